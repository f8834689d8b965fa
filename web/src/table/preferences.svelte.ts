/** How one likes to sit: kept in this browser, for every table. */
import { keep, kept } from '../state/keeping';

const NAME = 'table';

/** When to ask once more: with a finger only, always, or never. */
export type When = 'touch' | 'always' | 'never';
/** When the curtain falls: if the game hides something, always, or never. */
export type CurtainWhen = 'hidden' | 'always' | 'never';

interface Kept {
  confirm: When;
  tapFirst: boolean;
  curtain: CurtainWhen;
  letters: boolean;
}

const USUAL: Kept = { confirm: 'touch', tapFirst: true, curtain: 'hidden', letters: true };

export class Preferences {
  #kept = $state.raw<Kept>({ ...USUAL, ...kept<Partial<Kept>>(NAME) });
  /** Whether fingers are what points on this screen. */
  coarse = $state(false);

  constructor() {
    this.coarse = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  }

  get kept(): Readonly<Kept> {
    return this.#kept;
  }

  change(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    keep(NAME, this.#kept);
  }

  /** Whether to ask before a pick that ends the turn. */
  get confirmEnd(): boolean {
    const { confirm } = this.#kept;
    return confirm === 'always' || (confirm === 'touch' && this.coarse);
  }

  /** Whether a first tap shows what a second tap would do. */
  get tapTwice(): boolean {
    return this.#kept.tapFirst;
  }

  get curtain(): CurtainWhen {
    return this.#kept.curtain;
  }

  /** Whether single letters are shortcuts. */
  get letters(): boolean {
    return this.#kept.letters;
  }
}
