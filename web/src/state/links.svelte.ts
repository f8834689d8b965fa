/**
 * Seat links that were told to this browser. The server tells a link once, so it is remembered here
 * until the tab is closed; after that a new one can be asked for.
 */
import type { SeatLink } from '../api/types';
import { keep, kept } from './keeping';

const session = (): Storage => sessionStorage;

class Links {
  #known = $state.raw<Record<string, SeatLink[]>>({});

  /** The links of a table's seats. */
  of(table: string): SeatLink[] {
    return this.#known[table] ?? kept<SeatLink[]>(`links.${table}`, session) ?? [];
  }

  /** The whole address of a seat's link, or null if it was never told here. */
  address(table: string, seat: number): string | null {
    const link = this.of(table).find((one) => one.seat === seat);
    return link ? new URL(link.path, location.origin).href : null;
  }

  /** Remembers links; a seat's new one replaces its old one. */
  add(table: string, links: readonly SeatLink[]): void {
    const seats = links.map((link) => link.seat);
    const others = this.of(table).filter((link) => !seats.includes(link.seat));
    this.#keep(table, [...others, ...links]);
  }

  /** Forgets a link that is dead. */
  remove(table: string, seat: number): void {
    this.#keep(
      table,
      this.of(table).filter((link) => link.seat !== seat),
    );
  }

  #keep(table: string, links: SeatLink[]): void {
    this.#known = { ...this.#known, [table]: links };
    keep(`links.${table}`, links, session);
  }
}

export const links = new Links();
