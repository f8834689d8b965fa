/** What things on the board are called: labels for eyes that rest on them, and for ears. */
import type { Choice, Refused } from '../../api/types';
import { words } from '../../words/words.svelte';
import type { CardView, FigureView, SegmentView, SpaceView, TerracottaView } from './view';

/** A cell and what stands there. */
export function cellText(cell: string, figures: FigureView[]): string {
  const figure = figures.find(({ cells }) => cells.includes(cell));
  if (!figure) return words.say('board-cell-empty', { cell });
  return words.say('board-cell', { cell, figure: figureText(figure, cell) });
}

/** A figure, as it is met on one of its cells. */
export function figureText(figure: FigureView, cell = figure.cells[0]): string {
  const { what, owner, facing, cells } = figure;
  if (owner === null) {
    return facing ? words.say('board-archer', { facing }) : words.thing(what);
  }
  const args = { warrior: what, seat: owner, rider_cell: cells[0] };
  if (cells.length === 1) return words.say('board-warrior', args);
  return words.say(cell === cells[0] ? 'board-rider' : 'board-horse', args);
}

/** What is printed on a space of a ring or on a card. */
export function spaceText({ action, amount, thing }: SpaceView): string {
  return words.say(`space-${action}`, { amount, master: thing, weapon: thing });
}

/** A segment of the wheel: its three actions and who is there. */
export function segmentText(segment: SegmentView): string {
  const [inner = '', middle = '', outer = ''] = segment.spaces.map(spaceText);
  const actions = words.say('option-segment', { segment: segment.number, inner, middle, outer });
  const there = workersText(segment);
  return there ? words.say('board-segment', { actions, workers: there }) : actions;
}

/** Who is at a segment, or an empty text. */
export function workersText({ craftsman, artisan }: SegmentView): string {
  if (craftsman !== null && artisan !== null) {
    return words.say('board-both-workers', { seat: craftsman, other_seat: artisan });
  }
  if (craftsman !== null)
    return words.say('board-worker', { worker: 'craftsman', seat: craftsman });
  if (artisan !== null) return words.say('board-worker', { worker: 'artisan', seat: artisan });
  return '';
}

/** The names of seats, one after the other. */
export function namesOf(seats: number[]): string {
  return seats.map((seat) => words.seat(seat)).join(', ');
}

/** A Scoring tile with its round and what it pays. */
export function tileText(tile: TerracottaView['tiles'][number]): string {
  return words.say('board-tile', { ...tile });
}

/** An active Action card of Li Si's. */
export function cardText({ number, space, rotates }: CardView): string {
  const args = { card: number, action: spaceText(space), rings: rotates };
  return words.say(rotates.length > 0 ? 'board-card-turning' : 'board-card', args);
}

/** What lies in Li Si's discard pile: everybody has seen it. */
export function discardText(discarded: string[]): string {
  const cards = discarded.map((card) => card.replace(/^card-/, ''));
  const numbers = cards.filter((card) => card !== 'reshuffle').join(', ');
  const reshuffle = cards.includes('reshuffle') ? 1 : 0;
  return words.say('board-discard', { count: discarded.length, numbers, reshuffle });
}

/** Labels of choices that only name the place: what is known about it says more. */
const PLAIN = ['option-cell', 'option-segment', 'option-thing'];

/** A place by what may be picked there, or by what it is and why it may not be picked. */
export function spotText(about: string, choice?: Choice, refused?: Refused): string {
  if (choice) return PLAIN.includes(choice.label.id) ? about : words.message(choice.label);
  if (!refused) return about;
  return words.say('board-refused', { about, reason: words.message(refused.reason) });
}
