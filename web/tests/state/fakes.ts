/** A table on a server that tests rule: its sockets, its answers, and whether it can be reached. */
import { vi } from 'vitest';
import { RefusedError, UnreachableError, type Api, type From } from '../../src/api/client';
import type { News } from '../../src/api/live';
import type { Command, CommandResult, LogEntry, TableState } from '../../src/api/types';
import fixture from '../../fixtures/terracotta-two.json';

export const SAID = { id: 'said', arguments: {} };

export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  /** What becomes of a new socket: nothing yet, or it opens or fails by itself. */
  static fate: 'open' | 'fail' | null = null;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor(readonly url: URL) {
    super();
    FakeSocket.all.push(this);
    const { fate } = FakeSocket;
    if (fate) queueMicrotask(() => (fate === 'open' ? this.open() : this.close()));
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  asked(name: string): string | null {
    return this.url.searchParams.get(name);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(news: News): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

export function entry(move: number, token = `t${move}`): LogEntry {
  return { move, seat: 0, turn: 1, chapter: 1, token, at: 0, told: [] };
}

/** A state at a version, whose log has so many moves and is sent from one of them on. */
export function state(version: number, moves: number, from = 0, also = {}): TableState {
  const whole = { ...(fixture as unknown as TableState), version, move: moves, log_from: from };
  const log = Array.from({ length: moves + 1 - from }, (_, index) => entry(from + index));
  return { ...whole, log, ...also };
}

/** A server's answers: each is a value, or an error to be thrown. */
export class FakeApi {
  commands: Command[] = [];
  answers: (Partial<CommandResult> | Error)[] = [];
  events: (TableState | Error | null)[] = [];
  polls: (From & { wait: number })[] = [];
  trials = 0;
  away = false;

  get api(): Api {
    return {
      command: vi.fn(async (_table: string, command: Command) => {
        this.commands.push(command);
        const next = this.answers.shift();
        if (next instanceof Error) throw next;
        return { outcome: 'done', refusal: null, state: state(1, 0), ...next };
      }),
      events: async (_table: string, from: From, wait: number, signal: AbortSignal) => {
        this.polls.push({ ...from, wait });
        if (this.away) throw unreachable;
        const next = this.events.shift();
        if (next instanceof Error) throw next;
        return next === undefined ? nothing(wait, signal) : next;
      },
      trial: async () => ({ played: ++this.trials }),
    } as unknown as Api;
  }
}

function nothing(seconds: number, signal: AbortSignal): Promise<null> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject);
    setTimeout(() => resolve(null), seconds * 1000);
  });
}

export const unreachable = new UnreachableError('');

export function refusedWith(status: number): RefusedError {
  return new RefusedError(status, { code: 'code', message: SAID, clause: '' });
}
