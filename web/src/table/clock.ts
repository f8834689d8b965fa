/** What is left on a clock, in the two largest parts that matter. */

export interface Left {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function left(milliseconds: number): Left {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** `1:05:09` or `5:09`: hours only if there are any. */
export function digital({ hours, minutes, seconds }: Left): string {
  const parts = hours ? [hours, two(minutes), two(seconds)] : [minutes, two(seconds)];
  return parts.join(':');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
