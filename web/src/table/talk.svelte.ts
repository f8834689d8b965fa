/**
 * Talk at a table: what was said, what of it is new, and whom one does not care to hear. What was
 * read and who is muted is kept in this browser.
 */
import type { ChatLine, SeatState } from '../api/types';
import { keep, kept } from '../state/keeping';
import type { TableStore } from '../state/table.svelte';

const NAME = 'talk';
const TABLES_KEPT = 50;

interface Kept {
  /** The last line that was read. */
  read: number;
  /** The seats whose people are muted. */
  muted: number[];
}

type EveryTable = Record<string, Kept>;

export class Talk {
  /** What is being typed. */
  draft = $state('');
  #kept = $state.raw<Kept>({ read: 0, muted: [] });
  #told = 0;

  constructor(private readonly store: TableStore) {
    this.#kept = { ...this.#kept, ...kept<EveryTable>(NAME)?.[store.table] };
  }

  /** The others who talk here, or may. */
  readonly people = $derived.by((): SeatState[] => {
    const speakers = new Set(this.store.chat.map(({ seat }) => seat));
    const seats = this.store.state?.seats ?? [];
    return seats.filter(
      ({ seat, mine, holder }) => !mine && (holder === 'person' || speakers.has(seat)),
    );
  });

  /** Whether there is anybody to talk to, or anything to read. */
  readonly open = $derived.by((): boolean => {
    const { chat, viewer } = this.store;
    return chat.length > 0 || (viewer !== null && this.people.length > 0);
  });

  /** What one cares to hear. */
  readonly lines = $derived.by((): ChatLine[] =>
    this.store.chat.filter(({ seat }) => !this.isMuted(seat)),
  );

  /** How much of it, said by others, has not been read. */
  readonly unread = $derived.by(
    (): number => this.#byOthers().filter(({ seq }) => seq > this.#kept.read).length,
  );

  isMuted(seat: number): boolean {
    return this.#kept.muted.includes(seat) && !this.store.mine.includes(seat);
  }

  mute(seat: number, muted: boolean): void {
    const others = this.#kept.muted.filter((one) => one !== seat);
    this.#keep({ muted: muted ? [...others, seat] : others });
  }

  /** Everything that is here has been read. */
  see(): void {
    const last = this.store.chat.at(-1)?.seq ?? 0;
    if (last > this.#kept.read) this.#keep({ read: last });
  }

  /** What others have said since this was asked last, or since one came. */
  news(): ChatLine[] {
    const { chatFrom, chat } = this.store;
    if (chatFrom === null) return [];
    const told = Math.max(this.#told, chatFrom);
    this.#told = chat.at(-1)?.seq ?? 0;
    return this.#byOthers().filter(({ seq }) => seq > told);
  }

  async say(text: string): Promise<void> {
    await this.store.say(text);
  }

  #byOthers(): ChatLine[] {
    return this.lines.filter(({ seat }) => !this.store.mine.includes(seat));
  }

  #keep(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    const { [this.store.table]: _, ...others } = kept<EveryTable>(NAME) ?? {};
    const latest = Object.entries(others).slice(1 - TABLES_KEPT);
    keep(NAME, { ...Object.fromEntries(latest), [this.store.table]: this.#kept });
  }
}
