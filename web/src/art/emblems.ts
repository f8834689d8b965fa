/** The owners' emblems in a box of 24 by 24: shapes that no two owners share. */
import { disc } from './drawing';

/** An owner: a seat, or Li Si, who sits at none. */
export type Owner = number | 'li-si';

const EMBLEMS: Record<string, string> = {
  0: disc(12, 12, 11) + disc(12, 12, 6.8) + disc(12, 12, 3.2),
  1: 'M12 .8 22.4 12 12 23.2 1.6 12z',
  2: 'M12 1.8 23 21.4H1z',
  3: 'M1 7.2C5.5-.2 9.5 2.6 12 5.4s6.5 5 11-2v6.4c-4.5 7-8.5 4.6-11 1.8S5.5 6.4 1 13.6zM1 17.4C5.5 10 9.5 12.8 12 15.6s6.5 5 11-2V20c-4.5 7-8.5 4.6-11 1.8S5.5 16.6 1 23.8z',
  'li-si': 'M2 2h20v20H2zM8.5 8.5v7h7v-7z',
};

export function emblem(owner: Owner): string {
  return EMBLEMS[owner] ?? EMBLEMS[Number(owner) % 4]!;
}

/**
 * The custom property that holds an owner's colour; what is nobody's is of slate. `part` is `fill`,
 * `ink`, `soft` or `text`.
 */
export function ownerColour(owner: Owner | null, part = ''): string {
  if (owner === null) return part === 'soft' ? 'var(--slate-soft)' : 'var(--slate)';
  const name = typeof owner === 'number' ? `seat-${owner % 4}` : `seat-${owner}`;
  return `var(--${part ? `${name}-${part}` : name})`;
}
