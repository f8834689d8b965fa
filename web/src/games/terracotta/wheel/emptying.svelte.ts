/**
 * Choosing a set of Warehouses on the board, one after the other. The choices are whole sets,
 * `warehouse:1-3`; the first Warehouse picked only waits for the rest.
 */
import type { Place } from '../../game';
import type { Tabletop } from '../tabletop.svelte';

const SET = /^warehouse:(\d+(?:-\d+)+)$/;

/** The Warehouses of a choice that is a set of them. */
export function setOf(place: Place): number[] {
  return SET.exec(place)?.[1]?.split('-').map(Number) ?? [];
}

export class Emptying {
  #chosen = $state.raw<number[]>([]);
  /** What was chosen counts only as long as the same is asked. */
  readonly chosen = $derived.by(() => {
    const fits = (place: Place) => this.#chosen.every((one) => setOf(place).includes(one));
    return this.#sets.some(fits) ? this.#chosen : [];
  });

  constructor(private readonly table: Tabletop) {}

  /** Whether this Warehouse could be the next of a set that may be picked. */
  isOpen(warehouse: number): boolean {
    const wanted = [...this.chosen, warehouse];
    return [...this.table.choices.keys()].some((place) =>
      wanted.every((one) => setOf(place).includes(one)),
    );
  }

  /** The set that would be whole with this Warehouse, or null. */
  wholeWith(warehouse: number): Place | null {
    const numbers = [...new Set([...this.chosen, warehouse])].sort((a, b) => a - b);
    const place = `warehouse:${numbers.join('-')}`;
    return this.#sets.includes(place) ? place : null;
  }

  choose(warehouse: number): void {
    const whole = this.wholeWith(warehouse);
    const isChosen = this.chosen.includes(warehouse);
    this.#chosen = isChosen
      ? this.chosen.filter((one) => one !== warehouse)
      : [...this.chosen, warehouse];
    if (whole === null || isChosen) return;
    this.#chosen = [];
    this.table.pick(whole);
  }

  get #sets(): Place[] {
    const { choices, refused } = this.table;
    return [...choices.keys(), ...refused.keys()].filter((place) => setOf(place).length > 0);
  }
}
