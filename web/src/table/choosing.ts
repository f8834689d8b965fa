/** How choices are set out in a list: their numbers, their groups, and which belong together. */
import type { Choice } from '../api/types';
import type { Place } from '../games/game';

/** A choice and its number in the list, from 1: the number that picks it on the keyboard. */
export interface Numbered {
  number: number;
  choice: Choice;
}

export function numbered(choices: Choice[]): Numbered[] {
  return choices.map((choice, index) => ({ number: index + 1, choice }));
}

/**
 * Runs of choices called alike (all segments, all Warriors) stand together; what is called
 * otherwise, one by one, shares a group.
 */
export function grouped(choices: Choice[]): Numbered[][] {
  const groups: Numbered[][] = [];
  let loose = false;
  for (const row of numbered(choices)) {
    const next = choices[row.number];
    const before = choices[row.number - 2];
    const single = ![next, before].some((other) => other?.label.id === row.choice.label.id);
    const joins = single ? loose : before?.label.id === row.choice.label.id;
    const last = groups.at(-1);
    if (last && joins) last.push(row);
    else groups.push([row]);
    loose = single;
  }
  return groups;
}

/** Where on the board each of these lies; those that lie nowhere are only in the list. */
export function placed<T extends { token: string }>(
  all: T[],
  placeOf: (token: string) => Place | null,
): Map<Place, T> {
  const places = new Map<Place, T>();
  for (const one of all) {
    const place = placeOf(one.token);
    if (place !== null) places.set(place, one);
  }
  return places;
}

const SHORT = 4;

/** Whether a label is so short that many of them make a field rather than a list. */
export function isShort(label: string): boolean {
  return label.length <= SHORT;
}

/** What shares a key, together, in the order in which the keys first come. */
export function together<T>(all: T[], key: (one: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return [...found];
}
