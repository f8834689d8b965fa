/**
 * Drawings as data: marks laid over each other, each a path that is filled, or drawn as a line when
 * it has a width. `ink` is the colour of the text around, `field` that of the ground, which cuts
 * details out of a silhouette; the others are materials.
 */
export type Paint = 'ink' | 'field' | 'clay' | 'clay-soft' | 'bronze' | 'slate' | 'bad';
export type Mark = readonly [paint: Paint, path: string, width?: number];
export type Drawing = readonly Mark[];

export const PAINTS: Record<Paint, string> = {
  ink: 'currentColor',
  field: 'var(--field, var(--raised))',
  clay: 'var(--clay)',
  'clay-soft': 'var(--clay-soft)',
  bronze: 'var(--bronze)',
  slate: 'var(--slate)',
  bad: 'var(--bad)',
};

/** A circle as a path. */
export function disc(x: number, y: number, radius: number): string {
  const across = radius * 2;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0z`;
}

/** An upright rectangle as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
