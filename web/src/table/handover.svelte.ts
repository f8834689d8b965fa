/** Around one device: whose turn at the screen it is, and the curtain between its people. */
import type { GameModule } from '../games/game';
import type { TableStore } from '../state/table.svelte';
import type { Preferences } from './preferences.svelte';

export class Handover {
  /** The seat whose person has said to be at the screen. */
  #seen = $state<number | null>(null);
  #drawn = $state(false);

  constructor(
    private readonly store: TableStore,
    private readonly module: GameModule,
    private readonly preferences: Preferences,
  ) {}

  /** Whether several seats of this table are decided at this screen. */
  get shared(): boolean {
    return this.store.mine.length > 1;
  }

  /** The seat of mine that is to decide next, if it is another than the one that looks. */
  get next(): number | null {
    const { viewer, mine, deciders } = this.store;
    if (viewer === null || deciders.includes(viewer)) return null;
    return mine.find((seat) => deciders.includes(seat)) ?? null;
  }

  /** The seat to pass the screen to; null while the table may be seen. */
  get waitsFor(): number | null {
    const { viewer, state } = this.store;
    if (viewer === null) return null;
    if (this.#drawn) return this.next ?? viewer;
    if (!this.shared || !this.#wanted || state?.status !== 'playing') return null;
    if (this.next !== null) return this.next;
    return viewer === this.#seen ? null : viewer;
  }

  /** Hides the table until somebody says to be there. */
  draw(): void {
    this.#drawn = true;
  }

  /** Whoever looks at the open table is there: no curtain falls before the screen is passed on. */
  see(): void {
    this.#seen = this.store.viewer;
  }

  /** The person to whom the screen was passed is there. */
  lift(): void {
    this.#seen = this.next ?? this.store.viewer;
    this.#drawn = false;
    this.follow();
  }

  /** Looks from the seat that decides next, unless the curtain waits for its person. */
  follow(): void {
    const { next } = this;
    if (next === null || (this.waitsFor === next && this.#seen !== next)) return;
    this.store.look(next);
  }

  get #wanted(): boolean {
    const { curtain } = this.preferences;
    return curtain === 'always' || (curtain === 'hidden' && this.module.hides === true);
  }
}
