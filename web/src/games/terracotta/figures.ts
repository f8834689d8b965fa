/** Which figures of two views are the same ones, so that a move can be seen as a move. */
import type { Direction } from './grid';
import { at } from './grid';
import type { FigureView } from './view';

export interface Known {
  id: number;
  figure: FigureView;
}

export const signOf = (figure: FigureView): string =>
  [figure.what, figure.owner, figure.facing, ...figure.cells].join(' ');

const kindOf = ({ what, owner }: FigureView): string => `${what} ${owner}`;

/** The figures of a new view with the ids they had; what is new has a new one. */
export function recognised(known: Known[], figures: FigureView[]): Known[] {
  let next = known.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const left = new Set(known);
  const found = new Map<FigureView, number>();
  const claim = (isSame: (old: FigureView, figure: FigureView) => boolean) => {
    for (const figure of figures) {
      if (found.has(figure)) continue;
      const old = [...left].find((one) => isSame(one.figure, figure));
      if (!old) continue;
      left.delete(old);
      found.set(figure, old.id);
    }
  };
  claim((old, figure) => kindOf(old) === kindOf(figure) && old.cells[0] === figure.cells[0]);
  claim((old, figure) => kindOf(old) === kindOf(figure));
  return figures.map((figure) => ({ id: found.get(figure) ?? next++, figure }));
}

/** Figures of one view that another does not have just so. */
export function differing(figures: FigureView[], other: FigureView[]): FigureView[] {
  const signs = new Set(other.map(signOf));
  return figures.filter((figure) => !signs.has(signOf(figure)));
}

/** Which way a Horse goes from its rider, whose cell is the first. */
export function headingOf(cells: string[]): Direction {
  const rider = at(cells[0] ?? '');
  const next = at(cells.find((cell) => cell !== cells[0]) ?? '');
  if (next.x !== rider.x) return next.x > rider.x ? 'right' : 'left';
  return next.y > rider.y ? 'down' : 'up';
}

/** The top left one of a figure's cells. */
export function firstCell(cells: string[]): string {
  return [...cells].sort((a, b) => at(a).y - at(b).y || at(a).x - at(b).x)[0] ?? '';
}
