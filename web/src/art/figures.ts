/**
 * The statues as silhouettes in a box of 48 by 48. Warriors are busts that rise from a plinth whose
 * top is at 33; what each carries tells it apart even where only one colour is left.
 */
import { box, disc, type Drawing } from './drawing';

export const WARRIORS = ['officer', 'guard', 'crossbowman', 'soldier'] as const;
export const SPECIALISTS = ['horse', 'footman', 'archer', 'musician'] as const;
export type Warrior = (typeof WARRIORS)[number];
export type Specialist = (typeof SPECIALISTS)[number];
export type Statue = Warrior | Specialist;
export type Facing = 'up' | 'right' | 'down' | 'left';

const ROBE = 'M5 33v-2.5c0-5.8 4.5-8.6 10-9.8l5 2.6 5-2.6c5.5 1.2 10 4 10 9.8V33z';

export const SILHOUETTES: Record<Exclude<Statue, 'horse' | 'archer'>, Drawing> = {
  officer: [
    ['ink', 'M2.5 33v-2.5c0-5.8 4.3-8.6 9.5-9.8l6 2.8 6-2.8c5.2 1.2 9.5 4 9.5 9.8V33z'],
    ['field', 'm12.4 20.6 5.6 7.4 5.6-7.4', 1.6],
    ['ink', 'M12.3 10.5h11.4V15a5.7 5.7 0 0 1-11.4 0z'],
    ['ink', 'M12 11.2c-.8-3.2-.6-6.7 1.8-7.2.5-2 2-3 4.2-3s3.7 1 4.2 3c2.4.5 2.6 4 1.8 7.2z'],
    ['ink', 'M4 7.6h28a1.9 1.9 0 0 1 0 3.8H4a1.9 1.9 0 0 1 0-3.8z'],
    ['field', 'M13.8 4.8c2.6-.9 5.8-.9 8.4 0', 1.1],
    ['ink', 'm28 29 9 1', 5],
    [
      'ink',
      'm36.6 20.8 5.9-16.2 2.3-2.4.2 3.3-5.9 16.2 3.6 1.3-1 2.8-3.7-1.3-2.3 6.3-3-1.1 2.3-6.3-3.6-1.3 1-2.8z',
    ],
  ],
  guard: [
    ['ink', 'M2 33v-3c0-6 3-8.3 6.5-9.3L19 24.5l10.5-3.8c3.5 1 6.5 3.3 6.5 9.3v3z'],
    ['field', 'M8.5 28.6h21M15.5 28.6V33M22.5 28.6V33', 1.3],
    ['field', 'M12 14h14l4 7.5-11 5-11-5z'],
    ['ink', 'M14.3 15h9.4v3.5a4.7 4.7 0 0 1-9.4 0z'],
    ['ink', 'M19 3.5c5.5 0 8 3.5 8 8.5v2.3H11V12c0-5 2.5-8.5 8-8.5zM17.5 4 19 .5 20.5 4z'],
    [
      'ink',
      'M11 14h2.3v6c-1 1-3 1.7-5.8 1.5 2-2 3-4.5 3.5-7.5zM27 14h-2.3v6c1 1 3 1.7 5.8 1.5-2-2-3-4.5-3.5-7.5z',
    ],
    ['ink', 'M38.5 5v28', 3],
    [
      'ink',
      'm38.5 0 2.6 7.5h-5.2zM38.5 9.5l3 .5c.5-2.8 1.5-5 3.5-6.5 2.3 5.7 2.3 12.3 0 18-2-1.5-3-3.7-3.5-6.5l-3 .5zM38.5 9l-7 3.5 7 3.5z',
    ],
  ],
  crossbowman: [
    ['ink', 'M1.5 33v-3.5c0-6 3-8.8 7.5-10l6 2 5 2.5v9z'],
    ['ink', disc(12.5, 12, 5.8) + disc(7.5, 5.8, 3.4)],
    ['field', 'M6.5 8.6c3.5-2 7.5-2 11.6.2', 1.3],
    ['ink', 'm14 27 13-1', 5],
    ['ink', 'M17 17.4h25.5l4 2.4-4 2.4H27l-1.5 5H22l.8-5H17z'],
    ['ink', 'M34.5 4c5.5 4 8 9.5 8 15.8 0 5-1.5 9.5-4.5 13', 3.2],
    ['ink', 'M34.5 4 27 19.8l8 13', 1.3],
  ],
  soldier: [
    ['ink', ROBE],
    ['field', 'M27.5 21 14 34', 1.8],
    ['ink', disc(20, 14, 6) + disc(20, 5, 3.4)],
    ['field', 'M14.5 11.2c3.5-1.3 7.5-1.3 11 0', 1.3],
    ['ink', 'm29 29 8 .5', 4.6],
    ['ink', 'M39.5 12v21', 3],
    ['ink', 'M39.5 .5c4.2 4.5 4.9 8.5 0 15.5-4.9-7-4.2-11 0-15.5z'],
    ['ink', 'M36 18.5h7', 2.4],
  ],
  footman: [
    ['ink', disc(24, 9, 4.9) + disc(27.5, 3.6, 2.4)],
    ['ink', 'M15.5 40h7v6.2H13zM25.5 40h7l2.5 6.2h-9.5z'],
    [
      'ink',
      'M18.5 14.5h11c5 .5 7.5 3.5 8.5 8l1.5 6c.5 2.2-.6 3.5-2.6 3.5h-3.4L36 42H12l2.5-10h-3.4c-2 0-3.1-1.3-2.6-3.5l1.5-6c1-4.5 3.5-7.5 8.5-8z',
    ],
    [
      'field',
      'm19.3 14 4.7 6.5 4.7-6.5M14 24c2 4.5 5.5 6 10 6s8-1.5 10-6M17 33h14M24 33.5V42',
      1.4,
    ],
  ],
  musician: [
    ['ink', disc(24, 11.5, 5.2) + disc(24, 4.7, 2.6)],
    ['ink', 'M14 40V26c0-5 4-8 10-8s10 3 10 8v14z'],
    ['ink', 'm15.5 23-8.5-4.5M32.5 23l8.5-4.5', 5],
    ['ink', 'M7 18.5 11.5 8M41 18.5 36.5 8', 2.2],
    ['field', disc(24, 33, 13.6)],
    ['ink', disc(24, 33, 12.2) + disc(24, 33, 9.3)],
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
  ['ink', 'm48 24-9-6v12z'],
];

/** A Horse that goes to the right, over two cells (96 by 48). */
export const HORSE_ACROSS: Drawing = [
  [
    'ink',
    'M13 19c1-3.5 5-5.5 11-5 8 .5 14 3.5 22 2 7-1.5 11-7 16-10.5 2-1.5 4.5-2.5 6.5-2.7L70.5-.5l2 4.3c2.5 1.7 5.5 5.2 10 9.4 2 2 1.5 4.6-1 5.3-2 .5-3.5-.3-5-1.5-2-1.2-4-1.2-5.5-.5-1.5 3.5-2.5 7.5-5.5 12l-.5 4.5L64.5 45h-5l-.5-9.5h-1.5L56 45h-5l1-11.5c-5 .7-11 0-16-1.5l-2.5 5 1 8H29l-1.5-7.5-1-3.5-2 4-1.5 7h-5.5l2-8-4-7c-2.5-3-3-7-2.5-11z',
  ],
  ['ink', 'M13.5 18c-5.5 1-7.5 7-7 13 .2 3.5-.5 7-2.5 9.5 5-.5 7.5-4.5 7.5-9.5 0-4 .5-8 3-10z'],
  ['field', 'M66.5 7c-6 2.5-8.5 7-12 11.5M76 7l-3.5 8.5M30 15v7.5h12.5V17', 1.3],
];
/** The same, seen upright over two cells (48 by 96). */
export const HORSE_UPRIGHT = [
  [
    'ink',
    'M26 9l2-5.5 2.8 6c3.7 3.5 7.2 8.5 11.7 13.5 2 2.5 1 5.5-2 6-2.5.3-4-1.5-6-2.5s-3.5-.5-4 .5c1 7 5 11 6.5 19 1 5 0 10-1.5 14L35 91h-6l-.5-24c-2.5-.5-5-1-6.5-1.5l-.5 8.5L23 91h-6.5L15 75l-1.5 16H8l1.5-17C7.5 68 6 62 6.5 55c.5-8 5-13 6.5-21 1.2-8.5 4-21 13-25z',
  ],
  ['ink', 'M7.5 56c-4.5 4-5 12-3.5 20 .5 3 0 6-1.5 8.5 5-.5 6.5-5.5 6-10.5-.5-5-.5-9 1-13z'],
  ['field', 'M24.5 13c-6 5.5-7 15-8 23M37 17.5l-4.5 7M7 51c4.5 5 11 6.5 17 5l2-9', 1.3],
] as const satisfies Drawing;

export const PLATES = {
  footman: 'M15 2h18l13 13v18L33 46H15L2 33V15z',
  archer: disc(24, 24, 21),
  musician: 'M14 2h20v12h12v20H34v12H14V34H2V14h12z',
  square: box(2, 2, 44, 44),
};
