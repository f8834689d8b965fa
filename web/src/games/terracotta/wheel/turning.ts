/** How far a ring has turned between two views, told from what stands where. */
import type { SegmentView, SpaceView } from '../view';

export const INNER = 0;
export const MIDDLE = 1;
export const OUTER = 2;

const signOf = ({ action, amount, thing }: SpaceView): string => `${action} ${amount} ${thing}`;

export function ring(segments: SegmentView[], index: number): SpaceView[] {
  return segments.flatMap(({ spaces }) => spaces[index] ?? []);
}

/** The number of steps clockwise from one state of a ring to another, the shorter way round. */
export function stepsBetween(before: SpaceView[], after: SpaceView[]): number {
  const { length } = before;
  const one = before.map(signOf);
  const two = after.map(signOf);
  if (length === 0 || length !== two.length) return 0;
  const near = Array.from({ length }, (_, n) => (n % 2 ? (n + 1) / 2 : 0 - n / 2));
  const fits = (steps: number) =>
    one.every((sign, index) => two[(index + steps + length) % length] === sign);
  return near.find(fits) ?? 0;
}

/** A ring as it was first drawn, and how many steps clockwise it has turned since. */
export interface Turned {
  spaces: SpaceView[];
  steps: number;
}

/** What stands at each segment, from the first one on. */
export function standing({ spaces, steps }: Turned): SpaceView[] {
  const { length } = spaces;
  return spaces.map((_, at) => spaces[(((at - steps) % length) + length) % length]!);
}

/** The ring turned on to what stands there now; drawn anew if it is another ring altogether. */
export function turnedOn(before: Turned | null, now: SpaceView[]): Turned {
  if (before === null) return { spaces: now, steps: 0 };
  const steps = before.steps + stepsBetween(standing(before), now);
  const there = standing({ spaces: before.spaces, steps });
  const fits = there.every((space, at) => signOf(space) === (now[at] ? signOf(now[at]) : ''));
  return fits ? { spaces: before.spaces, steps } : { spaces: now, steps: 0 };
}
