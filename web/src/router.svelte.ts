/** Which page an address is, and going from one to another without loading anew. */

export type Route =
  | { page: 'home' | 'figures' | 'gallery' | 'api' | 'missing' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; seat: number | null; move: number | null }
  | { page: 'join'; table: string; seat: number; token: string }
  | { page: 'rules'; game: string; clause: string };

const PLAIN = ['figures', 'gallery', 'api'] as const;

export function routeOf(url: URL): Route {
  const [first = '', second = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  const fragment = decoded(url.hash.slice(1));
  if (!first) return { page: 'home' };
  if (first === 'new' && second && !rest.length) return { page: 'new', game: second };
  if (first === 'rules' && second && !rest.length) {
    return { page: 'rules', game: second, clause: fragment };
  }
  if (first === 'table' && second && !rest.length) {
    return { page: 'table', table: second, seat: count(url, 'seat'), move: count(url, 'move') };
  }
  const seatLink = first === 'table' && rest[0] === 'seat' && [second, rest[1], fragment];
  const [table, seat, token] = seatLink || (first === 'join' && [second, ...rest]) || [];
  if (table && token && seat && /^\d+$/.test(seat)) {
    return { page: 'join', table, seat: Number(seat), token };
  }
  const plain = PLAIN.find((page) => page === first);
  return { page: plain && !second ? plain : 'missing' };
}

function count(url: URL, name: string): number | null {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  #url = $state.raw(new URL(location.href));
  readonly route = $derived(routeOf(this.#url));

  /** Follows links within the site and the browser's own way back; ends with what it returns. */
  start(): () => void {
    const moved = (): void => {
      this.#url = new URL(location.href);
    };
    window.addEventListener('popstate', moved);
    document.addEventListener('click', this.#follow);
    return () => {
      window.removeEventListener('popstate', moved);
      document.removeEventListener('click', this.#follow);
    };
  }

  /** Goes to an address of this site. */
  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    const samePage = url.pathname === location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.#url = url;
    if (!samePage) window.scrollTo(0, 0);
  }

  /** Changes one part of the query in place: the moment looked at, say. */
  setQuery(name: string, value: string | number | null): void {
    const url = new URL(location.href);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
    this.go(url.href, { replace: true });
  }

  readonly #follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(url.href);
  };
}

function isPlainClick(event: MouseEvent): boolean {
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !held;
}

export const router = new Router();
