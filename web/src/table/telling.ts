/** The log as text, to be copied or said aloud. */
import { words } from '../words/words.svelte';
import type { Chapter, Line } from './turns';

export function logAsText(chapters: Chapter[], rounds: number): string {
  return chapters
    .flatMap(({ chapter, turns }) => [
      words.say('play-round', { round: chapter, rounds }),
      ...turns.flatMap((turn) => [
        turn.seat === null
          ? words.say('play-set-up')
          : words.say('play-turn-of', { seat: turn.seat, turn: turn.turn }),
        ...turn.lines.map(({ told }) => `  ${words.message(told)}`),
      ]),
    ])
    .join('\n');
}

const SAID_MAX = 8;

/** The newest sentences, one after the other; what came before them is only counted. */
export function said(lines: Line[]): string {
  const left = lines.length - SAID_MAX;
  const before = left > 0 ? [words.say('play-and-before', { count: left })] : [];
  return [...before, ...lines.slice(-SAID_MAX).map(({ told }) => words.message(told))].join(' ');
}
