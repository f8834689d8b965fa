/** When something was, as people say it: "5 minutes ago". */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, 'second');
}

/** When something was said: the time of day, and the day too if it was not today. */
export function clockTime(then: number, language: string, now = Date.now()): string {
  const today = new Date(then).toDateString() === new Date(now).toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  const time = { hour: 'numeric', minute: '2-digit', ...day } as const;
  return new Intl.DateTimeFormat(regional(language), time).format(then);
}

/** The language as it is written where the visitor lives, if the browser tells. */
function regional(language: string): string {
  return navigator.languages.find((one) => one.split('-')[0] === language) ?? language;
}
