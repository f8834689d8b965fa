/** Coming back to a table: what has happened since one's own last move. */
import type { TableStore } from '../state/table.svelte';
import { sinceLastMoveOf, type Line } from './turns';

export class Returning {
  lines = $state.raw<Line[]>([]);
  #seen = 0;

  constructor(private readonly store: TableStore) {}

  /** Watches for coming back; ends with what it returns. */
  start(): () => void {
    this.#tell();
    const turned = (): void => {
      if (document.visibilityState === 'hidden') this.#seen = this.store.log.length;
      else if (this.store.log.length > this.#seen) this.#tell();
    };
    document.addEventListener('visibilitychange', turned);
    return () => document.removeEventListener('visibilitychange', turned);
  }

  dismiss(): void {
    this.lines = [];
  }

  #tell(): void {
    const { viewer, state, log } = this.store;
    const moved = log.some((entry) => entry.seat === viewer);
    if (viewer === null || !moved || state?.status !== 'playing') return;
    this.lines = sinceLastMoveOf(log, viewer);
  }
}
