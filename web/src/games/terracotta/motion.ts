/** Movements that say where a thing came from; none where the page asks for none. */

/** How long a movement takes, in milliseconds, by the token --motion. */
function duration(): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue('--motion').trim();
  const number = parseFloat(time) || 0;
  return time.endsWith('ms') ? number : number * 1000;
}

/** A figure or a Worker is put down. */
export function putDown(_node: Element): {
  duration: number;
  css: (t: number, u: number) => string;
} {
  return {
    duration: duration(),
    css: (t, u) => `opacity: ${t}; transform: translateY(${-10 * u}px)`,
  };
}
