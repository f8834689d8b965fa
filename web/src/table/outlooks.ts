/** Points that scorings to come would bring, added up and compared; none is worked out here. */
import type { OutlookState } from '../api/types';

export function sum(points: Record<string, number>): number {
  return Object.values(points).reduce((total, part) => total + part, 0);
}

/** What a scoring would bring each seat. */
export function totals(outlook: OutlookState | undefined): number[] {
  return (outlook?.points ?? []).map(sum);
}

/** How much more or less each scoring to come would bring each seat; those that stay are left out. */
export function differences(
  before: OutlookState[],
  after: OutlookState[],
): { name: string; seat: number; before: number; after: number }[] {
  return after.flatMap((outlook) => {
    const were = totals(before.find((other) => other.name === outlook.name));
    return totals(outlook)
      .map((points, seat) => ({
        name: outlook.name,
        seat,
        before: were[seat] ?? 0,
        after: points,
      }))
      .filter((row) => row.before !== row.after);
  });
}

/** Sources that bring anybody anything, in the game's order. */
export function sourcesOf(rows: Record<string, number>[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  return names.filter((name) => rows.some((row) => (row[name] ?? 0) !== 0));
}

/** Points by source with what scorings to come would add. */
export function added(
  points: Record<string, number>,
  ...more: (Record<string, number> | undefined)[]
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(points).map(([source, part]) => [
      source,
      more.reduce((total, one) => total + (one?.[source] ?? 0), part),
    ]),
  );
}
