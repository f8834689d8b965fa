/** How this browser likes its pages: kept here, for every table. */
import { kept, keep } from './keeping';

const NAME = 'settings';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  sounds: boolean;
  /** Nothing moves by itself, whatever the system says. */
  still: boolean;
  notify: boolean;
}

const USUAL: Kept = { theme: 'system', sounds: false, still: false, notify: false };

class Settings {
  #kept = $state.raw<Kept>({ ...USUAL, ...kept<Partial<Kept>>(NAME) });

  get theme(): Theme {
    return this.#kept.theme;
  }

  get sounds(): boolean {
    return this.#kept.sounds;
  }

  get still(): boolean {
    return this.#kept.still;
  }

  get notify(): boolean {
    return this.#kept.notify;
  }

  change(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    keep(NAME, this.#kept);
    this.apply();
  }

  /** Dresses the page as it is liked. */
  apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === 'system') delete dataset['theme'];
    else dataset['theme'] = this.theme;
    if (this.still) dataset['motion'] = 'none';
    else delete dataset['motion'];
  }
}

export const settings = new Settings();
