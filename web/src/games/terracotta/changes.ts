/** What differs between two views of the table, and what is read off one. */
import type { Change } from '../game';
import type { PlayerView, TerracottaView } from './view';

const WEAPONS = ['sword', 'halberd', 'crossbow', 'spear'];

/** A player's numbers, in the order in which people look at them. */
function numbersOf(player: PlayerView): [string, number][] {
  return [
    ['point', player.total],
    ['coin', player.coins],
    ['wet-clay', player.wet_clay],
    ['dry-clay', player.dry_clay],
    ...WEAPONS.map((weapon): [string, number] => [
      weapon,
      player.active_weapons.includes(weapon) ? 1 : 0,
    ]),
    ['craftsman', player.craftsmen],
    ['artisan', player.artisans],
    ['master-token', player.master_tokens.length],
    ['priority-token', player.priority ?? 0],
  ];
}

export function changes(before: TerracottaView, after: TerracottaView): Change[] {
  return before.players.flatMap((player) => {
    const later = after.players.find(({ seat }) => seat === player.seat);
    if (!later) return [];
    const numbers = new Map(numbersOf(later));
    return numbersOf(player)
      .map(([what, was]) => ({
        seat: player.seat,
        what,
        before: was,
        after: numbers.get(what) ?? 0,
      }))
      .filter((change) => change.before !== change.after);
  });
}

export function points(view: TerracottaView): { total: number; sources: Record<string, number> }[] {
  return view.players.map(({ total, points: sources }) => ({ total, sources }));
}

export const order = (view: TerracottaView): number[] => view.order;

export const active = (view: TerracottaView): number => view.active;
