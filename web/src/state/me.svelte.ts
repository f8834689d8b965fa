/** Who sits before this browser. There is no account: a name, and a cookie of the server's. */
import { api } from '../api/client';

class Myself {
  name = $state('');
  #known: Promise<void> | null = null;

  /** Asks the server once; the answer brings the cookie that seats are held by. */
  load(): Promise<void> {
    this.#known ??= this.#ask();
    return this.#known;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  async #ask(): Promise<void> {
    try {
      this.name = (await api.me()).name;
    } catch (error) {
      this.#known = null;
      throw error;
    }
  }
}

export const me = new Myself();
