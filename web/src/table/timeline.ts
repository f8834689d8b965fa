/** The moments of a game that one steps through: after each move, at each turn, at each round. */
import type { LogEntry } from '../api/types';

export type Step = 'move' | 'turn' | 'chapter';

/** A stretch of a game as a share of its moves, to be drawn on the scrubber. */
export interface Stretch {
  chapter: number;
  from: number;
  to: number;
}

/** The moments, in order, at which a turn or a round has just ended; the last is now. */
export function stops(log: LogEntry[], step: Step): number[] {
  const moves = log.map((entry) => entry.move);
  if (step === 'move') return moves;
  return moves.filter((_, index) => {
    const entry = log[index];
    const next = log[index + 1];
    return next === undefined || entry === undefined || entry[step] !== next[step];
  });
}

/** The next stop before or after a moment; the moment itself where there is none. */
export function stepped(log: LogEntry[], step: Step, from: number, ahead: boolean): number {
  const all = stops(log, step);
  const found = ahead ? all.find((move) => move > from) : all.findLast((move) => move < from);
  const end = ahead ? all.at(-1) : 0;
  return found ?? end ?? from;
}

export function stretches(log: LogEntry[]): Stretch[] {
  const found: Stretch[] = [];
  for (const entry of log) {
    const last = found.at(-1);
    if (last?.chapter === entry.chapter) last.to = entry.move;
    else found.push({ chapter: entry.chapter, from: last ? last.to : entry.move, to: entry.move });
  }
  return found;
}

/** Whose moves they are, as runs of one seat's, to colour the scrubber. */
export function runs(log: LogEntry[]): { seat: number; from: number; to: number }[] {
  const found: { seat: number; from: number; to: number }[] = [];
  for (const { seat, move } of log) {
    if (seat === null) continue;
    const last = found.at(-1);
    if (last?.seat === seat && last.to === move - 1) last.to = move;
    else found.push({ seat, from: move - 1, to: move });
  }
  return found;
}
