/** Whose colour and emblem a seat has. */
import type { Owner } from '../art/emblems';
import type { SeatState } from '../api/types';

/** A seat that the game itself plays has the colour of no person. */
export function ownerOf(seat: SeatState | undefined): Owner {
  return seat?.holder === 'game' ? 'li-si' : (seat?.seat ?? 0);
}
