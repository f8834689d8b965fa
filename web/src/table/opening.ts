/** Tables that grow out of this one: the same again, or one that goes on from a moment of it. */
import type { NewSeat, NewTable, SeatState, TableState } from '../api/types';

/** The bot for seats of people who are not asked. */
const BOT = 'greedy';

/** The seats that are sat at, without those of the game itself. */
function sat(seats: SeatState[]): SeatState[] {
  return seats.filter((seat) => seat.holder !== 'game');
}

/** The same table once more, with the same people at it. */
export function rematch(state: TableState): NewTable {
  const mine = state.seats.find((seat) => seat.mine)?.seat;
  const seats = sat(state.seats).map((seat): NewSeat => {
    if (seat.seat === mine) return { who: 'me' };
    if (seat.mine) return { who: 'here', name: seat.name };
    return seat.holder === 'bot' ? { who: 'bot', bot: seat.bot } : { who: 'link', name: seat.name };
  });
  return { game: state.game, seats, options: state.options, terms: state.terms };
}

/** Whether the same table can be opened again: the values of another edition are not at hand here. */
export function canRematch(state: TableState): boolean {
  return state.edition === 'house' && state.seats.some((seat) => seat.mine);
}

/** The seats of a fork: me at one of them, bots at the others. */
export function alone(state: TableState, me: number): NewSeat[] {
  return sat(state.seats).map((seat): NewSeat =>
    seat.seat === me ? { who: 'me' } : { who: 'bot', bot: seat.bot || BOT },
  );
}

/** Whether a moment of this table may be gone on from: nobody else's hidden things would be shown. */
export function canFork(state: TableState): boolean {
  const others = sat(state.seats).some((seat) => seat.holder === 'person' && !seat.mine);
  return state.status === 'over' || (state.viewer !== null && !others);
}

/** The address of a moment of a table. */
export function linkTo(table: string, move: number): string {
  const url = new URL(`/table/${encodeURIComponent(table)}`, location.origin);
  url.searchParams.set('move', String(move));
  return url.href;
}
