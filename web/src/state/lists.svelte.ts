/** The tables I sit at and those I may watch, kept fresh while pages are open. */
import { api } from '../api/client';
import type { TableSummary } from '../api/types';
import { words } from '../words/words.svelte';
import { attention } from './attention.svelte';

const OFTEN = 5_000;
const SELDOM = 60_000;

class Lists {
  mine = $state.raw<TableSummary[]>([]);
  watchable = $state.raw<TableSummary[]>([]);
  loaded = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking = 0;

  /** Asks now and then: seldom, but often while somebody looks at the lists. */
  start(): () => void {
    void this.#refresh();
    const seen = (): void => {
      if (document.visibilityState === 'visible') void this.#refresh();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** Somebody looks at the lists, until what this returns is called. */
  look(): () => void {
    this.#looking += 1;
    void this.#refresh();
    return () => {
      this.#looking -= 1;
    };
  }

  async #refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const { mine, watchable } = await api.tables();
      const games = [...mine, ...watchable].map((table) => table.game);
      await words.loadGames([...new Set(games)]);
      this.mine = mine;
      this.watchable = watchable;
      this.loaded = true;
      attention.waiting(mine.filter((table) => table.my_turn));
    } catch {
      // The server is away; the next time will do.
    }
    clearTimeout(this.#timer);
    const often = this.#looking > 0 && document.visibilityState === 'visible';
    this.#timer = setTimeout(() => void this.#refresh(), often ? OFTEN : SELDOM);
  }
}

export const lists = new Lists();
