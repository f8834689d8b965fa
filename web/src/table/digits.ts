/** Numbers typed on the keyboard, one digit after the other. */

export interface Typed {
  /** What has been typed of a number that may still grow. */
  pending: string;
  /** The number meant, once no longer one begins like it. */
  picked: number | null;
}

/** One more digit, among numbers from 1 to `count`. A digit that leads nowhere begins anew. */
export function typed(pending: string, digit: string, count: number): Typed {
  const grown = Number(pending + digit);
  const number = grown >= 1 && grown <= count ? grown : Number(digit);
  if (number < 1 || number > count) return { pending: '', picked: null };
  if (number * 10 > count) return { pending: '', picked: number };
  return { pending: String(number), picked: null };
}
