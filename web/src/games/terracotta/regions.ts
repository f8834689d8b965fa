/** Which cells a place covers: a cell, a line, a group, the cells around one, a tile's part. */
import type { Place } from '../game';
import {
  around,
  at,
  cellsOfTile,
  columnOf,
  isBeside,
  rowOf,
  stepped,
  type Direction,
} from './grid';
import type { FigureView, TerracottaView } from './view';

export function cellsOf(place: Place, view: TerracottaView): string[] {
  const [kind = '', name = ''] = place.split(':');
  switch (kind) {
    case 'cell':
    case 'toward':
      return [name];
    case 'row':
      return rowOf(Number(name));
    case 'column':
      return columnOf(name);
    case 'around':
      return [name, ...around(name)];
    case 'lines':
      return [...new Set([...rowOf(at(name).y + 1), ...columnOf(name.charAt(0))])];
    case 'tile':
      return lookedAt(name, view);
    case 'group':
      return groupAt(view.figures, name);
    default:
      return [];
  }
}

/** What a thing on the board looks along, or the group it belongs to: shown under the pointer. */
export function reachOf(place: Place, view: TerracottaView): string[] {
  const [kind = '', name = ''] = place.split(':');
  if (kind === 'inspector') {
    return name === 'row' ? rowOf(view.row_inspector) : columnOf(view.column_inspector);
  }
  if (kind === 'round') {
    return lookedAt(view.tiles.find(({ round }) => round === Number(name))?.tile ?? '', view);
  }
  const figure = kind === 'cell' && view.figures.find(({ cells }) => cells.includes(name));
  if (!figure) return [];
  if (figure.what === 'musician') return cellsOf(`lines:${name}`, view);
  return figure.what === 'footman' ? cellsOf(`around:${name}`, view) : groupAt(view.figures, name);
}

/** The part of the Mausoleum that a Scoring tile compares, or the Warriors of its type. */
function lookedAt(tile: string, view: TerracottaView): string[] {
  const part = cellsOfTile(tile);
  if (part.length > 0) return part;
  return view.figures.flatMap(({ what, cells }) => (`tile-${what}` === tile ? cells : []));
}

/** What an Archer looks like: the Warrior that it faces. */
function likeness(figure: FigureView, figures: FigureView[]): string {
  if (figure.what !== 'archer') return figure.what;
  const faced = stepped(figure.cells[0] ?? '', figure.facing as Direction);
  return (
    figures.find(({ owner, cells }) => owner !== null && cells.includes(faced ?? ''))?.what ?? ''
  );
}

/** The figures alike that hang together with the one on a cell, drawn as one field. */
export function groupAt(figures: FigureView[], cell: string): string[] {
  const start = figures.find(({ cells }) => cells.includes(cell));
  if (!start) return [cell];
  const kind = likeness(start, figures);
  const alike = figures.filter((figure) => likeness(figure, figures) === kind);
  const found = [start];
  for (const figure of found) {
    const touches = (other: FigureView) =>
      other.cells.some((one) => figure.cells.some((two) => isBeside(one, two)));
    found.push(...alike.filter((other) => !found.includes(other) && touches(other)));
  }
  return found.flatMap(({ cells }) => cells);
}
