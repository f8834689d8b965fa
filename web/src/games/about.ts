/** What the pages around a table tell of each game before it is loaded, and of those to come. */
import type { Component } from 'svelte';
import ArchitectsCover from '../art/ArchitectsCover.svelte';
import TerracottaCover from '../art/TerracottaCover.svelte';
import XianCover from '../art/XianCover.svelte';

type Cover = Component<Record<string, never>>;

export interface About {
  cover: Cover;
  /** How long a game takes among people who know it, in minutes. */
  minutes: [least: number, most: number];
  /** Table options that are for one person alone. */
  alone: string[];
  /** The clause that says what a value of an option does, where its name does not. */
  clauses: Record<string, string>;
}

const ABOUT: Record<string, About> = {
  terracotta: {
    cover: TerracottaCover,
    minutes: [90, 120],
    alone: ['challenges'],
    clauses: {
      'rich-treasury': 'TA-SOLO-CHA-1',
      'full-stores': 'TA-SOLO-CHA-2',
      'armed-workshop': 'TA-SOLO-CHA-3',
      'imperial-favour': 'TA-SOLO-CHA-4',
      'head-start': 'TA-SOLO-CHA-5',
      'trained-hand': 'TA-SOLO-CHA-6',
      'no-idle-hands': 'TA-SOLO-CHA-7',
      overtime: 'TA-SOLO-CHA-8',
    },
  },
};

export const aboutGame = (name: string): About | undefined => ABOUT[name];

/** Games that are not here yet, in the order in which they come. */
export const TO_COME: { name: string; cover: Cover }[] = [
  { name: 'xian', cover: XianCover },
  { name: 'architects', cover: ArchitectsCover },
];
