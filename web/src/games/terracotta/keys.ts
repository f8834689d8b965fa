/** Arrow keys go from one place to the nearest in their direction, as the eye does. */

export interface Spot {
  place: string;
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How much a step aside counts against a step ahead. */
const ASIDE = 2.5;
/** What is nearer than this lies level with the start, give or take a drawing's unevenness. */
const AHEAD = 2;

/** The place to go to by a key, or null if nothing lies there or the key is no way. */
export function nextSpot(
  spots: Spot[],
  start: { x: number; y: number } | null,
  key: string,
): string | null {
  const inOrder = [...spots].sort((a, b) => a.y - b.y || a.x - b.x);
  if (key === 'Home') return inOrder[0]?.place ?? null;
  if (key === 'End') return inOrder.at(-1)?.place ?? null;
  const way = WAYS[key];
  if (!way || !start) return null;
  const [right, down] = way;
  let best: { place: string; far: number } | null = null;
  for (const { place, x, y } of spots) {
    const ahead = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const far = ahead + aside * ASIDE;
    if (ahead > AHEAD && (best === null || far < best.far)) best = { place, far };
  }
  return best?.place ?? null;
}
