/** The last scoring told step by step: who gains what, and what everybody has after it. */
import type { Told } from '../api/types';

/** A sentence, what it brings to whom, and what everybody has then. */
export interface Step {
  told: Told;
  seat: number | null;
  points: number;
  totals: number[];
}

/**
 * The steps from one total to the other. A sentence that names more points than its seat is still to
 * get does not bring them: it tells of the total itself.
 */
export function storyOf(told: Told[], before: number[], after: number[]): Step[] {
  let totals = [...before];
  return told.map((one) => {
    const { seat, points } = one.arguments as { seat?: unknown; points?: unknown };
    const had = typeof seat === 'number' ? totals[seat] : undefined;
    if (typeof seat !== 'number' || typeof points !== 'number' || had === undefined) {
      return { told: one, seat: null, points: 0, totals };
    }
    if (had + points > (after[seat] ?? 0)) return { told: one, seat, points: 0, totals };
    totals = totals.with(seat, had + points);
    return { told: one, seat, points, totals };
  });
}
