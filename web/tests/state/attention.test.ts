import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attention } from '../../src/state/attention.svelte';
import { settings } from '../../src/state/settings.svelte';
import { words } from '../../src/words/words.svelte';
import { summary } from '../pages/server';

const called: string[] = [];

class FakeNotification {
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    called.push(`${title}: ${body}`);
  }
}

beforeAll(async () => {
  await words.start();
  await words.loadGames(['terracotta']);
});

beforeEach(() => {
  called.length = 0;
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  settings.change({ notify: true });
});

afterEach(() => {
  attention.leave('t1');
  attention.waiting([]);
  attention.page = '';
  settings.change({ notify: false });
  vi.restoreAllMocks();
});

describe('my turn', () => {
  it('is in the title of the tab', () => {
    attention.page = 'Rules';
    expect(attention.title).toBe('Rules · Kilnyard');
    attention.atTable('t1', 'terracotta', true);
    expect(attention.title).toBe('● Your turn – Rules · Kilnyard');
    attention.atTable('t1', 'terracotta', false);
    expect(attention.title).toBe('Rules · Kilnyard');
  });

  it('is called once', () => {
    attention.atTable('t1', 'terracotta', true);
    attention.atTable('t1', 'terracotta', true);
    attention.waiting([summary('t1')]);
    expect(called).toEqual(['Your turn: Terracotta Army']);
  });

  it('is not called while somebody looks, or where it is not wished', () => {
    settings.change({ notify: false });
    attention.atTable('t1', 'terracotta', true);
    attention.atTable('t1', 'terracotta', false);
    settings.change({ notify: true });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    attention.atTable('t1', 'terracotta', true);
    expect(called).toEqual([]);
  });

  it('at the table at hand is what the table says, not an older list', () => {
    attention.atTable('t1', 'terracotta', false);
    attention.waiting([summary('t1'), summary('t2')]);
    expect(attention.count).toBe(1);
    attention.leave('t1');
    attention.waiting([summary('t1'), summary('t2')]);
    expect(attention.count).toBe(2);
  });
});
