import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeOf, router } from '../../src/router.svelte';

const route = (path: string) => routeOf(new URL(path, 'http://here'));

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/terracotta', { page: 'new', game: 'terracotta' }],
    ['/table/abc', { page: 'table', table: 'abc', seat: null, move: null }],
    ['/table/abc?seat=2&move=31', { page: 'table', table: 'abc', seat: 2, move: 31 }],
    ['/table/abc?seat=x', { page: 'table', table: 'abc', seat: null, move: null }],
    ['/table/abc/seat/1#key', { page: 'join', table: 'abc', seat: 1, token: 'key' }],
    ['/join/abc/1/key', { page: 'join', table: 'abc', seat: 1, token: 'key' }],
    ['/rules/terracotta#TA-1.2', { page: 'rules', game: 'terracotta', clause: 'TA-1.2' }],
    ['/api', { page: 'api' }],
    ['/figures', { page: 'figures' }],
    ['/gallery', { page: 'gallery' }],
    ['/table/abc/seat/1', { page: 'missing' }],
    ['/api/more', { page: 'missing' }],
    ['/new', { page: 'missing' }],
    ['/%zz', { page: 'missing' }],
  ])('%s', (path, expected) => {
    expect(route(path)).toEqual(expected);
  });
});

describe('going about', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    router.go('/', { replace: true });
    stop = router.start();
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  function click(link: string, held: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = link;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...held });
    document.querySelector('a')!.dispatchEvent(event);
    return event;
  }

  it('follows links within the site without loading anew', () => {
    expect(click('<a href="/api">.</a>').defaultPrevented).toBe(true);
    expect(router.route).toEqual({ page: 'api' });
  });

  it.each([
    ['<a href="https://elsewhere.example/">.</a>', {}],
    ['<a href="/api/openapi.json">.</a>', {}],
    ['<a href="/rules/terracotta" target="_blank">.</a>', {}],
    ['<a href="/api">.</a>', { ctrlKey: true }],
  ])('leaves %s to the browser', (link, held) => {
    const quiet = (event: Event): void => event.preventDefault();
    window.addEventListener('click', quiet);
    click(link, held);
    window.removeEventListener('click', quiet);
    expect(router.route).toEqual({ page: 'home' });
  });

  it('changes a part of the query in place', () => {
    router.go('/table/abc');
    router.setQuery('move', 7);
    expect(location.search).toBe('?move=7');
    router.setQuery('move', null);
    expect(location.search).toBe('');
    expect(router.route).toMatchObject({ page: 'table', move: null });
  });
});
