import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Connection, type News } from '../../src/api/live';
import { FakeApi, FakeSocket, refusedWith, SAID, state, unreachable } from './fakes';

let server: FakeApi;
let live: Live;
let heard: News[];
let connections: Connection[];
let version: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  FakeSocket.fate = null;
  server = new FakeApi();
  heard = [];
  connections = [];
  version = 0;
  live = new Live(
    'abc',
    {
      from: () => ({ seat: null, after: version - 1, version }),
      news: (news) => heard.push(news),
      connection: (connection) => connections.push(connection),
    },
    server.api,
  );
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function fail(times: number): Promise<void> {
  return Array.from({ length: times }).reduce<Promise<void>>(async (before) => {
    await before;
    FakeSocket.last.close();
    await wait(1000);
  }, Promise.resolve());
}

describe('news comes over a socket', () => {
  it('that says what is here already', () => {
    version = 7;
    live.start();
    expect(FakeSocket.last.url.pathname).toBe('/api/tables/abc/live');
    expect(FakeSocket.last.url.protocol).toBe('ws:');
    expect(FakeSocket.last.asked('after')).toBe('6');
    expect(FakeSocket.last.asked('version')).toBe('7');
    expect(FakeSocket.last.asked('seat')).toBeNull();
  });

  it('as it happens', () => {
    live.start();
    FakeSocket.last.open();
    FakeSocket.last.say(state(1, 0));
    expect(heard).toEqual([state(1, 0)]);
    expect(connections).toEqual(['connecting', 'live']);
  });

  it('again after a cut, from where it was, within a second', async () => {
    live.start();
    FakeSocket.last.open();
    version = 4;
    FakeSocket.last.close();
    expect(connections.at(-1)).toBe('lost');
    await wait(200);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.asked('version')).toBe('4');
    FakeSocket.last.open();
    expect(connections.at(-1)).toBe('live');
  });

  it('and a socket that never opens is given up', async () => {
    live.start();
    FakeSocket.last.open();
    FakeSocket.last.close();
    await wait(200 + 4000 + 400);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('and if not even the first opens, it is asked at once whether there is such a table', async () => {
    server.events = [refusedWith(404)];
    live.start();
    FakeSocket.last.close();
    await wait(200);
    expect(connections.at(-1)).toBe('ended');
  });

  it('no more once the table is gone', async () => {
    live.start();
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'gone', message: SAID });
    expect(connections.at(-1)).toBe('ended');
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a socket that is dead without knowing it', () => {
  beforeEach(async () => {
    live.start();
    FakeSocket.last.open();
  });

  it('is replaced when the server knows more than it said', async () => {
    server.events = [state(3, 2)];
    await wait(15_000);
    expect(heard).toEqual([state(3, 2)]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is replaced when the server does not answer', async () => {
    server.events = [unreachable];
    await wait(15_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is kept when there is nothing new', async () => {
    server.events = [null];
    await wait(15_000);
    expect(server.polls).toHaveLength(1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('is looked after as soon as the page is seen again', async () => {
    server.events = [unreachable];
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(0);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('waking up', () => {
  it('tries at once instead of waiting', async () => {
    live.start();
    FakeSocket.last.close();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('where sockets do not get through', () => {
  it('news is asked for, each time from what is here', async () => {
    server.events = [state(1, 0), null, state(2, 1)];
    live.start();
    await fail(3);
    expect(heard).toEqual([state(1, 0), state(2, 1)]);
    expect(server.polls.map((poll) => poll.wait)).toEqual([0, 20, 20, 20]);
    expect(connections.at(-1)).toBe('live');
  });

  it('a socket is tried again after a while', async () => {
    live.start();
    await fail(3);
    const sockets = FakeSocket.all.length;
    await wait(45_000);
    expect(FakeSocket.all).toHaveLength(sockets + 1);
  });

  it('a table that is not for this visitor is said to be gone', async () => {
    server.events = [refusedWith(404)];
    live.start();
    await fail(3);
    expect(heard).toEqual([{ type: 'gone', message: SAID }]);
    expect(connections.at(-1)).toBe('ended');
  });

  it('a server that was away is caught up with within two seconds of its return', async () => {
    FakeSocket.fate = 'fail';
    server.away = true;
    live.start();
    for (let away = 0; away < 30; away += 1) {
      await wait(700);
      expect(connections.at(-1)).toBe('lost');
    }
    FakeSocket.fate = 'open';
    server.away = false;
    await wait(2000);
    expect(connections.at(-1)).toBe('live');
  });
});
