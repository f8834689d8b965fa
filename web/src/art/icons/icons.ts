/** Every icon by its name. Names of actions and of Scoring tiles are the words the game uses. */
import type { Drawing } from '../drawing';
import { SILHOUETTES } from '../figures';
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
};
/** Names that share a drawing with another. */
const ALIASES = {
  coins: 'coin',
  points: 'point',
  star: 'point',
  'tile-coins': 'coin',
  'tile-clay': 'clay',
} as const;

export type IconName =
  | keyof typeof DRAWN
  | keyof typeof FIGURES
  | keyof typeof ALIASES
  | `tile-${'officer' | 'guard' | 'crossbowman' | 'soldier'}`;

/** What an icon is drawn of, and how wide its box is. */
export interface IconDrawing {
  marks: Drawing;
  box: 24 | 48;
}

function found(name: string): IconDrawing | null {
  if (name in DRAWN) return { marks: DRAWN[name as keyof typeof DRAWN], box: 24 };
  if (name in FIGURES) return { marks: FIGURES[name as keyof typeof FIGURES], box: 48 };
  return null;
}

/** The drawing of an icon, or null if nothing is called so. */
export function iconDrawing(name: string): IconDrawing | null {
  const alias = ALIASES[name as keyof typeof ALIASES] as string | undefined;
  return found(alias ?? name) ?? found(name.replace(/^tile-/, ''));
}

export const ICON_NAMES = [
  ...Object.keys(DRAWN),
  ...Object.keys(FIGURES),
  ...Object.keys(ALIASES),
] as IconName[];
