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
}

const ABOUT: Record<string, About> = {
  terracotta: { cover: TerracottaCover, minutes: [90, 120], alone: ['challenges'] },
};

export const aboutGame = (name: string): About | undefined => ABOUT[name];

/** Games that are not here yet, in the order in which they come. */
export const TO_COME: { name: string; cover: Cover }[] = [
  { name: 'xian', cover: XianCover },
  { name: 'architects', cover: ArchitectsCover },
];
