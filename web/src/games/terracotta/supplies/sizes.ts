/** How large the trays of the supplies are; they share their rows, so that they can stand in line. */
export const ROUNDS = { width: 322, height: 48 };
export const ORGANIZER = { width: 284, height: 132 };
export const SPECIALISTS = { width: 138, height: 132 };
export const MASTERS = { width: 184, height: 132 };
export const ORDER = { width: 140, height: 132 };
export const ORDER_FLAT = 66;
export const ROW = { first: 23, height: 26.5 };

export const rowY = (index: number): number => ROW.first + index * ROW.height;
