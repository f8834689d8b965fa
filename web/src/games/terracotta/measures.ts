/** How large things are drawn, in units that are pixels where the board is 770 wide. */
import { at } from './grid';

export const BOARD = { width: 770, height: 490 };

export const CELL = 44;
export const MAUSOLEUM = { left: 36, top: 6, width: 440, height: 352 };

/** The top left corner of a cell. */
export function corner(cell: string): { x: number; y: number } {
  const { x, y } = at(cell);
  return { x: MAUSOLEUM.left + x * CELL, y: MAUSOLEUM.top + y * CELL };
}

export const WHEEL = { width: 322, height: 298, centre: { x: 161, y: 149 } };
/** Where each ring begins and ends, counted from the middle of the wheel. */
export const RINGS = [
  { name: 'inner', from: 31, to: 67 },
  { name: 'middle', from: 67, to: 98 },
  { name: 'outer', from: 98, to: 125 },
] as const;
export const WORKERS = { from: 125, to: 148 };
export const SEGMENT_TURN = 30;

/** The direction of a segment's middle, in degrees clockwise from the top. */
export function turnOf(segment: number): number {
  return (segment - 1) * SEGMENT_TURN + SEGMENT_TURN / 2;
}

/** A point of the wheel by its direction and its distance from the middle. */
export function polar(turn: number, distance: number): { x: number; y: number } {
  const angle = ((turn - 90) * Math.PI) / 180;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

/** A piece of a ring as a path, between two directions. */
export function wedge(first: number, last: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(first, to), polar(last, to), polar(last, from), polar(first, from)];
  const point = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${point(a)}A${to} ${to} 0 0 1 ${point(b)}L${point(c)}A${from} ${from} 0 0 0 ${point(d)}z`;
}
