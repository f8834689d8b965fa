/**
 * The statues as silhouettes in a box of 48 by 48. Warriors are busts that rise from a plinth whose
 * top is at 34; what each carries tells it apart even where only one colour is left.
 */
import { box, disc, type Drawing } from './drawing';

export const WARRIORS = ['officer', 'guard', 'crossbowman', 'soldier'] as const;
export const SPECIALISTS = ['horse', 'footman', 'archer', 'musician'] as const;
export type Warrior = (typeof WARRIORS)[number];
export type Specialist = (typeof SPECIALISTS)[number];
export type Statue = Warrior | Specialist;
export type Facing = 'up' | 'right' | 'down' | 'left';

const ROBE = 'M5 34v-3c0-6 4.5-8.8 10-10l5 2.6 5-2.6c5.5 1.2 10 4 10 10v3z';
const COLLAR = 'm14.6 21 5.4 7 5.4-7';

export const SILHOUETTES: Record<Exclude<Statue, 'horse' | 'archer'>, Drawing> = {
  officer: [
    ['ink', ROBE],
    ['field', COLLAR, 1.6],
    ['ink', 'M14.5 11h11v4a5.5 5.5 0 0 1-11 0z'],
    [
      'ink',
      'M5 6.5c2 3 4 3 8 2.5C14 4.5 16.5 3 20 3s6 1.5 7 6c4 .5 6 .5 8-2.5.6 5-3.5 7-15 7s-15.6-2-15-7z',
    ],
    ['ink', 'm29 29 7.5 1', 5],
    [
      'ink',
      'm35.8 20.5 6.7-18.3 3 1.1-.4 3.3-5.5 15.1 3.6 1.3-1 2.8-3.7-1.3-2.3 6.3-3-1.1 2.3-6.3-3.6-1.3 1-2.8z',
    ],
  ],
  guard: [
    ['ink', 'M3 34v-3c0-7 4-8.8 6-9.5L20 23l11-1.5c2 .7 6 2.5 6 9.5v3z'],
    ['field', 'M10 34v-5M30 34v-5M10 27.5h20', 1.5],
    [
      'ink',
      'M20 3.5c5.5 0 7.5 3 7.5 8.5l2.5 9H10l2.5-9c0-5.5 2-8.5 7.5-8.5z',
    ],
    ['ink', 'M20 1.5v4', 3],
    ['field', 'M16.2 12.5h7.6v4c0 2-1.8 3-3.8 3s-3.8-1-3.8-3z'],
    ['ink', 'M38.5 9v25', 3.2],
    [
      'ink',
      'M38.5 0 41 7c4.5-1 6.5 2.5 6.5 6s-2 6.5-6.5 6l-2.5-.5-2.5-1.5-6 1.5 4.5-5-4.5-4 6 .5z',
    ],
  ],
  crossbowman: [
    ['ink', 'M1 34v-3c0-6 4-8.8 9-10l4 2 8-1c2.5 2 4 5 4 9v3z'],
    ['ink', disc(15, 13.5, 6) + disc(9.8, 7, 3.6)],
    ['field', 'M8 8.5c3.5-1.2 8-.8 12 1.5', 1.4],
    ['ink', 'M14 24h32', 4.4],
    ['ink', 'M32.5 6.5c9.5 5.5 12 11 12 17.5 0 4-.8 7-2.5 10', 3.6],
    ['ink', 'M32.5 6.5 22 23', 1.4],
  ],
  soldier: [
    ['ink', ROBE],
    ['field', 'm27 21.5-12.5 12', 1.8],
    ['ink', disc(20, 14, 6) + disc(20, 5, 3.4)],
    ['field', 'M14.5 11.2c3.5-1.3 7.5-1.3 11 0', 1.4],
    ['ink', 'M29 30h8', 4.6],
    ['ink', 'M39.5 12v22', 3],
    ['ink', 'M39.5 0c4 4.5 4.7 8.5 0 15.5-4.7-7-4-11 0-15.5z'],
    ['ink', 'M36 17.5h7', 2.4],
  ],
  footman: [
    ['ink', disc(24, 9, 5.5) + disc(27.5, 2.8, 2.5)],
    ['ink', 'M11 17c3-2 8-3 13-3s10 1 13 3v17c0 4-6 6-13 7-7-1-13-3-13-7z'],
    [
      'field',
      'M14.5 19c3-1.3 6-1.8 9.5-1.8s6.5.5 9.5 1.8v14.5c0 2.3-4.5 3.5-9.5 4.3-5-.8-9.5-2-9.5-4.3z',
      1.4,
    ],
    ['field', 'M24 22v11M18.5 27.5h11', 2.4],
    ['ink', 'M16 38h6l-1 8h-8zM26 38h6l3 8h-8z'],
  ],
  musician: [
    ['ink', disc(24, 10, 5.5) + disc(24, 2.6, 2.6)],
    ['ink', 'M14 40V25c0-5 4-8 10-8s10 3 10 8v15z'],
    ['ink', 'M15.5 22 7.5 16.5M32.5 22l8-5.5', 5],
    ['ink', 'M7.5 16.5 12 6M40.5 16.5 36 6', 2],
    ['field', disc(24, 33, 14)],
    ['ink', disc(24, 33, 12.6) + disc(24, 33, 9.6)],
    ['ink', disc(24, 33, 4)],
  ],
};

/** The Archer kneels towards the right; the bow stands apart, so that it can point anywhere. */
export const KNEELING: Drawing = [
  ['ink', disc(17, 9, 5.5) + disc(12.5, 3.5, 2.8)],
  [
    'ink',
    'M9 18c3-3 9-3.5 13-2l9 5-2 4.5-8-3v6.5h10c2 0 3 1.2 3 3v9h-6v-6.5h-9c-3 4-7 6.5-12 6.5H2v-5.5h4c3-2 4-5 3.5-9z',
  ],
];
export const BOW: Drawing = [
  ['ink', 'M35 6c10 6 10 30 0 36', 3.2],
  ['ink', 'M35 6 30 24l5 18', 1.2],
  ['ink', 'M26 24h15', 2.6],
  ['ink', 'm48 24-8.5-5.5v11z'],
];

/** A Horse that goes to the right, over two cells (96 by 48). */
export const HORSE_ACROSS: Drawing = [
  [
    'ink',
    'M6 20c-3 4-4 9-4 15l3-1c0-5 1.5-8 4-10 0 3 1 5 3 7l-3 14h7l3-12c6 1 14 1 20 0l2 12h7l-2-15c4-2 7-6 9-11 2 2 5 3 7 5l4 6 6-2-1-6-9-13 1-5-5 3c-6-1-11 2-15 8-3 4-8 5-14 5-8 0-17-3-20-0.000z',
  ],
];
/** The same, seen upright over two cells (48 by 96). */
export const HORSE_UPRIGHT: Drawing = [
  [
    'ink',
    'M14 90 18 62c-6-8-7-20-3-30 1-10 5-18 12-22l1-6 5 4c5 2 9 8 12 16l-4 5-9-5c-1 4 0 8 2 12 4 8 3 18-1 26l1 28h-7l-3-24h-2l-2 24z',
  ],
];

export const PLATES = {
  footman: 'M15 2h18l13 13v18L33 46H15L2 33V15z',
  archer: disc(24, 24, 21),
  musician: 'M14 2h20v12h12v20H34v12H14V34H2V14h12z',
  square: box(2, 2, 44, 44),
};
