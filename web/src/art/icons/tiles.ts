/** The Scoring tiles: a small plan of the Mausoleum with what counts filled in, or a figure. */
import { box, type Drawing } from '../drawing';

const WALLS: Drawing[number] = ['ink', 'M2 4h20v16H2z', 1.6];
const QUARTERS: Drawing[number] = ['ink', 'M2 12h20M12 4v16', 1.2];

const quarter = (x: number, y: number): Drawing => [WALLS, QUARTERS, ['ink', box(x, y, 8.5, 6.5)]];

export const TILES = {
  'tile-quarter-nw': quarter(2.5, 4.5),
  'tile-quarter-ne': quarter(13, 4.5),
  'tile-quarter-sw': quarter(2.5, 13),
  'tile-quarter-se': quarter(13, 13),
  'tile-middle-row': [WALLS, ['ink', box(2.5, 9.5, 19, 5)]],
  'tile-middle-column': [WALLS, ['ink', box(9.5, 4.5, 5, 15)]],
} satisfies Record<string, Drawing>;
