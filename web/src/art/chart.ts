/** The arithmetic of charts: which values to rule lines at, and labels that do not overlap. */

export interface Scale {
  least: number;
  most: number;
  steps: number[];
}

/** A scale from 0 (or below) in three to six round steps over all the values. */
export function chartScale(values: number[]): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(lowest + 1, ...values);
  const step = roundStep((highest - lowest) / 4);
  const least = Math.floor(lowest / step) * step;
  const most = Math.ceil(highest / step) * step;
  const count = Math.round((most - least) / step);
  return { least, most, steps: Array.from({ length: count + 1 }, (_, at) => least + at * step) };
}

/** The next of 1, 2, 5, 10, 20, 50, ... that is not below. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= size) ?? 10 * power;
}

/** Places at least `gap` apart, as near as may be to those wished for, between two ends. */
export function spreadApart(wished: number[], gap: number, top: number, bottom: number): number[] {
  const order = wished.map((_, at) => at).sort((a, b) => wished[a]! - wished[b]!);
  const places = [...wished];
  let next = top;
  for (const at of order) {
    places[at] = Math.max(wished[at]!, next);
    next = places[at] + gap;
  }
  let last = bottom;
  for (const at of order.reverse()) {
    places[at] = Math.min(places[at]!, last);
    last = places[at] - gap;
  }
  return places;
}
