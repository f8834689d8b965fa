/** Every icon by its name. Names of actions and of Scoring tiles are the words the game uses. */
import type { Drawing } from '../drawing';
import { BOW, KNEELING, SILHOUETTES } from '../figures';
import { MATERIALS } from './materials';
import { PAGE } from './page';
import { TILES } from './tiles';

const DRAWN = { ...MATERIALS, ...PAGE, ...TILES };
const FIGURES = {
  officer: SILHOUETTES.officer,
  guard: SILHOUETTES.guard,
  crossbowman: SILHOUETTES.crossbowman,
  soldier: SILHOUETTES.soldier,
  footman: SILHOUETTES.footman,
  musician: SILHOUETTES.musician,
  archer: [...KNEELING, ...BOW],
};
/** Names that share a drawing with another. */
const ALIASES = {
  coins: 'coin',
  points: 'point',
  star: 'point',
  'tile-coins': 'coin',
  'tile-clay': 'clay',
  'tile-officer': 'officer',
  'tile-guard': 'guard',
  'tile-crossbowman': 'crossbowman',
  'tile-soldier': 'soldier',
} as const;

export type IconName = keyof typeof DRAWN | keyof typeof FIGURES | keyof typeof ALIASES;

/** What an icon is drawn of, and how wide its box is. */
export interface IconDrawing {
  marks: Drawing;
  box: 24 | 48;
}

const DRAWINGS = new Map<string, IconDrawing>([
  ...Object.entries(DRAWN).map(([name, marks]) => [name, { marks, box: 24 }] as const),
  ...Object.entries(FIGURES).map(([name, marks]) => [name, { marks, box: 48 }] as const),
]);
for (const [name, same] of Object.entries(ALIASES)) DRAWINGS.set(name, DRAWINGS.get(same)!);

/** The drawing of an icon, or null if nothing is called so. */
export function iconDrawing(name: string): IconDrawing | null {
  return DRAWINGS.get(name) ?? null;
}

export const ICON_NAMES = [...DRAWINGS.keys()] as IconName[];
