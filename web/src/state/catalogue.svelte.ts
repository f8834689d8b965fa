/** The games that can be played here, asked for once. */
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { words } from '../words/words.svelte';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  #loaded: Promise<void> | null = null;

  /** The games and their words. */
  load(): Promise<void> {
    this.#loaded ??= this.#ask();
    return this.#loaded;
  }

  find(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  async #ask(): Promise<void> {
    try {
      const games = await api.games();
      await words.loadGames(games.map((game) => game.name));
      this.games = games;
    } catch (error) {
      this.#loaded = null;
      throw error;
    }
  }
}

export const catalogue = new Catalogue();
