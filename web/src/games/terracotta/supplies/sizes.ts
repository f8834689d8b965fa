/** How large the trays of the supplies are; they share their rows, so that they can stand in line. */
export const ROUNDS = { width: 292, height: 54 };
export const ORGANIZER = { width: 276, height: 142 };
export const SPECIALISTS = { width: 134, height: 142 };
export const MASTERS = { width: 178, height: 142 };
export const ORDER = { width: 128, height: 142 };
export const ROW = { first: 25, height: 28.5 };

export const rowY = (index: number): number => ROW.first + index * ROW.height;
