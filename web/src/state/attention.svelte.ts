/**
 * Calls when it is my turn somewhere: by the tab's title and sign, by a sound if sounds are on, and
 * by a notification if those are allowed and nobody looks at the page.
 */
import { words } from '../words/words.svelte';
import { chime } from './sounds';
import { settings } from './settings.svelte';

interface Turn {
  table: string;
  game: string;
}

class Attention {
  /** What the page at hand is called. */
  page = $state('');
  #turns = $state.raw<Turn[]>([]);
  /** The table at hand tells of itself, sooner than any list. */
  #atHand: string | null = null;

  readonly count = $derived(this.#turns.length);

  /** The title of the tab. */
  readonly title = $derived.by(() => {
    const name = words.say('app-name');
    const page = this.page ? words.say('shell-title', { page: this.page, name }) : name;
    return this.count ? words.say('shell-title-turn', { page }) : page;
  });

  /** The tables that wait for me, as a list tells them. */
  waiting(turns: readonly Turn[]): void {
    const here = this.#turns.filter((turn) => turn.table === this.#atHand);
    const elsewhere = turns.filter((turn) => turn.table !== this.#atHand);
    this.#set([...here, ...elsewhere]);
  }

  /** Whether the table at hand waits for me. */
  atTable(table: string, game: string, waits: boolean): void {
    this.#atHand = table;
    const others = this.#turns.filter((turn) => turn.table !== table);
    this.#set(waits ? [{ table, game }, ...others] : others);
  }

  /** Nobody is at this table any more; lists tell of it from now on. */
  leave(table: string): void {
    if (this.#atHand === table) this.#atHand = null;
  }

  #set(turns: Turn[]): void {
    const known = new Set(this.#turns.map((turn) => turn.table));
    const fresh = turns.filter((turn) => !known.has(turn.table));
    if (fresh.length || turns.length !== this.#turns.length) this.#turns = turns;
    if (fresh.length) this.#call(fresh[0]!);
  }

  #call({ table, game }: Turn): void {
    if (settings.sounds) chime();
    if (document.visibilityState === 'visible' || !settings.notify) return;
    const body = words.of(game).say(`game-${game}`);
    try {
      const note = new Notification(words.say('shell-your-turn'), { body, tag: table });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Not allowed after all, or not from a page (as on phones): title and sound must do.
    }
  }
}

export const attention = new Attention();
