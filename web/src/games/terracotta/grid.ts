/** The Mausoleum's cells by name: columns a to i, rows 1 to 7 from the top. */
export const COLUMNS = [...'abcdefghi'];
export const ROWS = [1, 2, 3, 4, 5, 6, 7];
export const MIDDLE_COLUMN = 'e';
export const MIDDLE_ROW = 4;
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Record<Direction, [number, number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** How far a cell lies to the right and down, in cells. */
export function at(cell: string): { x: number; y: number } {
  return { x: COLUMNS.indexOf(cell.charAt(0)), y: Number(cell.slice(1)) - 1 };
}

export function isCell(name: string): boolean {
  return /^[a-i][1-7]$/.test(name);
}

/** The cell so many steps away, or null outside the walls. */
export function stepped(cell: string, direction: Direction, steps = 1): string | null {
  const { x, y } = at(cell);
  const [right, down] = STEPS[direction];
  const column = COLUMNS[x + right * steps];
  const row = ROWS[y + down * steps];
  return column !== undefined && row !== undefined ? `${column}${row}` : null;
}

export function isBeside(cell: string, other: string): boolean {
  const a = at(cell);
  const b = at(other);
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

export function rowOf(row: number): string[] {
  return COLUMNS.map((column) => `${column}${row}`);
}

export function columnOf(column: string): string[] {
  return ROWS.map((row) => `${column}${row}`);
}

/** The up to eight cells around one. */
export function around(cell: string): string[] {
  const { x, y } = at(cell);
  return CELLS.filter((other) => {
    const { x: a, y: b } = at(other);
    return other !== cell && Math.abs(a - x) <= 1 && Math.abs(b - y) <= 1;
  });
}

/** The cells from one to another in line with it, both included. */
export function between(first: string, last: string): string[] {
  const a = at(first);
  const b = at(last);
  return CELLS.filter((cell) => {
    const { x, y } = at(cell);
    return (
      x >= Math.min(a.x, b.x) &&
      x <= Math.max(a.x, b.x) &&
      y >= Math.min(a.y, b.y) &&
      y <= Math.max(a.y, b.y)
    );
  });
}

/** The cells that a Scoring tile looks at, if it looks at a part of the Mausoleum. */
export function cellsOfTile(tile: string): string[] {
  if (tile === 'tile-middle-row') return rowOf(MIDDLE_ROW);
  if (tile === 'tile-middle-column') return columnOf(MIDDLE_COLUMN);
  const quarter = /^tile-quarter-([ns])([ew])$/.exec(tile);
  if (!quarter) return [];
  return CELLS.filter((cell) => {
    const { x, y } = at(cell);
    const isNorth = quarter[1] === 'n' ? y < 3 : y > 3;
    const isWest = quarter[2] === 'w' ? x < 4 : x > 4;
    return isNorth && isWest;
  });
}
