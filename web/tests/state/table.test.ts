import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableStore } from '../../src/state/table.svelte';
import { FakeApi, FakeSocket, refusedWith, SAID, state, unreachable } from './fakes';

let server: FakeApi;
let table: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  FakeSocket.fate = null;
  server = new FakeApi();
  open();
});

afterEach(() => {
  table.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(seat: number | null = null): void {
  table?.stop();
  table = new TableStore('abc', seat, server.api);
  table.start();
  FakeSocket.last.open();
}

const say = (...args: Parameters<typeof state>): void => FakeSocket.last.say(state(...args));
const tokens = (): (string | null)[] => table.log.map((entry) => entry.token);
const seatsOfMine = (...mine: number[]) => ({
  seats: state(0, 0).seats.map((seat) => ({ ...seat, mine: mine.includes(seat.seat) })),
});

describe('the log', () => {
  it('grows by what is new', () => {
    say(1, 1);
    say(2, 3, 2);
    expect(tokens()).toEqual(['t0', 't1', 't2', 't3']);
  });

  it('is cut where an undo has cut it', () => {
    say(1, 3);
    say(2, 2, 3);
    expect(tokens()).toEqual(['t0', 't1', 't2']);
  });

  it('is replaced from where another pick was made', () => {
    say(1, 2);
    say(3, 2, 2, { log: [{ ...state(1, 2).log[2]!, token: 'other' }] });
    expect(tokens()).toEqual(['t0', 't1', 'other']);
  });

  it('is asked for again when a piece is missing', () => {
    say(1, 1);
    say(5, 6, 4);
    expect(tokens()).toEqual(['t0', 't1']);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.asked('after')).toBe('1');
  });

  it('does not go back to an older state', () => {
    say(3, 3);
    say(2, 2, 3);
    expect(tokens()).toHaveLength(4);
  });
});

describe('a pick', () => {
  beforeEach(() => say(1, 0));

  it('is sent with the version it was decided on, and shows as being sent', async () => {
    server.answers = [{ state: state(2, 1, 1) }];
    const picked = table.pick('s4');
    expect(table.sending).toEqual({ kind: 'pick', token: 's4' });
    await picked;
    expect(table.sending).toBeNull();
    expect(table.state?.version).toBe(2);
    expect(server.commands[0]).toMatchObject({ version: 1, kind: 'pick', token: 's4' });
  });

  it('is not sent twice by a double click', async () => {
    const first = table.pick('s4');
    await table.pick('s4');
    await first;
    expect(server.commands).toHaveLength(1);
  });

  it('is sent again under the same key until there is an answer', async () => {
    server.answers = [
      unreachable,
      refusedWith(503),
      { outcome: 'repeated', state: state(2, 1, 1) },
    ];
    const picked = table.pick('s4');
    await vi.advanceTimersByTimeAsync(2000);
    await picked;
    expect(server.commands).toHaveLength(3);
    expect(new Set(server.commands.map((command) => command.key)).size).toBe(1);
    expect(table.notice).toBeNull();
  });

  it('that came too late brings the present state, and says so', async () => {
    server.answers = [{ outcome: 'stale', state: state(3, 2, 1) }];
    await table.pick('s4');
    expect(table.state?.version).toBe(3);
    expect(table.notice?.kind).toBe('stale');
  });

  it('that is refused says why and by which clause', async () => {
    server.answers = [
      { outcome: 'refused', state: state(1, 0), refusal: { message: SAID, clause: 'TA-1' } },
    ];
    await table.pick('s4');
    expect(table.notice).toEqual({ kind: 'refused', message: SAID, clause: 'TA-1' });
    table.dismiss();
    expect(table.notice).toBeNull();
  });

  it('that the server will not have at all says why', async () => {
    server.answers = [refusedWith(403)];
    expect(await table.pick('s4')).toBeNull();
    expect(table.notice).toEqual({ kind: 'problem', message: SAID, clause: '' });
  });
});

describe('around one device', () => {
  it('the view stays with its seat until it is told to look from another', () => {
    say(1, 0, 0, { viewer: 1, ...seatsOfMine(0, 1) });
    FakeSocket.last.close();
    vi.advanceTimersByTime(200);
    expect(FakeSocket.last.asked('seat')).toBe('1');
    table.look(0);
    expect(FakeSocket.last.asked('seat')).toBe('0');
    expect(FakeSocket.last.asked('after')).toBe('-1');
  });

  it('what another seat sees replaces the whole log', () => {
    say(4, 3, 0, { viewer: 1, ...seatsOfMine(0, 1) });
    table.look(0);
    say(4, 2, 0, { viewer: 0, ...seatsOfMine(0, 1) });
    expect(table.viewer).toBe(0);
    expect(tokens()).toEqual(['t0', 't1', 't2']);
  });

  it('a seat that is not mine is looked from as the server says', () => {
    open(1);
    say(1, 0, 0, { viewer: 0, ...seatsOfMine(0) });
    expect(table.viewer).toBe(0);
    expect(table.mine).toEqual([0]);
  });
});

describe('what is remembered', () => {
  it('is a trial, until the table changes', async () => {
    say(1, 0);
    await table.try(['s4']);
    await table.try(['s4']);
    expect(server.trials).toBe(1);
    say(2, 1, 1);
    await table.try(['s4']);
    expect(server.trials).toBe(2);
  });

  it('is who is here', () => {
    say(1, 0);
    FakeSocket.last.say({ type: 'presence', connected: [1], watchers: 3 });
    expect(table.state?.seats.map((seat) => seat.connected)).toEqual([false, true]);
    expect(table.watchers).toBe(3);
  });
});

describe('a table that is gone', () => {
  it('says why', () => {
    FakeSocket.last.say({ type: 'gone', message: SAID });
    expect(table.gone).toEqual(SAID);
  });
});
