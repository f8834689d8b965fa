/** The Scoring tiles: a small plan of the Mausoleum with what counts filled in, or a figure. */
import { box, type Drawing } from '../drawing';

type Corner = 'nw' | 'ne' | 'sw' | 'se';
const CORNERS: Record<Corner, [x: number, y: number]> = {
  nw: [1.5, 3.5],
  ne: [13.5, 3.5],
  sw: [1.5, 13.5],
  se: [13.5, 13.5],
};

/** The four quarters, between which the middle row and column belong to none. */
function quarter(counted: Corner): Drawing {
  return (Object.keys(CORNERS) as Corner[]).map((corner) => {
    const [x, y] = CORNERS[corner];
    return corner === counted
      ? ['ink', box(x, y, 9, 7)]
      : ['ink', box(x + 0.7, y + 0.7, 7.6, 5.6), 1.4];
  });
}

const WALLS: Drawing[number] = ['ink', box(1.7, 3.7, 20.6, 16.6), 1.4];

export const TILES = {
  'tile-quarter-nw': quarter('nw'),
  'tile-quarter-ne': quarter('ne'),
  'tile-quarter-sw': quarter('sw'),
  'tile-quarter-se': quarter('se'),
  'tile-middle-row': [WALLS, ['ink', box(1.5, 9.5, 21, 5)]],
  'tile-middle-column': [WALLS, ['ink', box(9.5, 3.5, 5, 17)]],
} satisfies Record<string, Drawing>;
