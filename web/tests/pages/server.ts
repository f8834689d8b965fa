/** A server for pages under test: what it answers by method and path, and what it was asked. */
import { vi } from 'vitest';
import type { GameInfo, SeatState, TableSummary } from '../../src/api/types';

type Answer = unknown | ((body: unknown) => unknown);

/** Thrown by an answer: a refusal in the server's words. */
export class Refusing {
  constructor(
    readonly status: number,
    readonly message: { id: string; arguments: Record<string, string | number> },
  ) {}
}

export const TERRACOTTA: GameInfo = {
  name: 'terracotta',
  people_min: 1,
  people_max: 4,
  options: [
    { name: 'crossbow', values: ['any', 'nearest'], several: false },
    { name: 'challenges', values: ['head-start', 'overtime', 'random'], several: true },
  ],
  bots: ['random', 'greedy'],
  seat_words: {
    '1': ['purple', 'li-si'],
    '2': ['purple', 'yellow'],
    '3': ['purple', 'yellow', 'green'],
    '4': ['purple', 'yellow', 'green', 'blue'],
  },
  clauses: [
    { id: 'TA-SET-1', cites: ['002:172'], decisions: [] },
    { id: 'TA-GUA-2', cites: ['002:468', '002:57', '001:9'], decisions: ['guard-line'] },
  ],
};

export function seatState(seat: number, some: Partial<SeatState> = {}): SeatState {
  return {
    seat,
    word: ['purple', 'yellow', 'green', 'blue'][seat]!,
    name: '',
    holder: 'person',
    bot: '',
    mine: false,
    here: false,
    connected: true,
    conceded: false,
    clock: null,
    ...some,
  };
}

export function summary(table: string, some: Partial<TableSummary> = {}): TableSummary {
  return {
    table,
    game: 'terracotta',
    status: 'playing',
    seats: [seatState(0, { name: 'Ada', mine: true }), seatState(1)],
    deciders: [0],
    chapter: 2,
    chapters: 5,
    my_turn: false,
    opened: 0,
    changed: Date.now(),
    ...some,
  };
}

export class FakeServer {
  readonly asked: { what: string; body: unknown }[] = [];
  readonly answers: Record<string, Answer> = {
    'GET /api/me': { player: 'p', name: '' },
    'GET /api/games': [TERRACOTTA],
    'GET /api/tables': { mine: [], watchable: [] },
  };

  constructor() {
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => this.#answer(url, init));
  }

  /** What was sent to one path. */
  sent(what: string): unknown[] {
    return this.asked.filter((one) => one.what === what).map((one) => one.body);
  }

  async #answer(url: string, init: RequestInit): Promise<Response> {
    const what = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    this.asked.push({ what, body });
    const answer = this.answers[what];
    if (answer === undefined) return new Response('', { status: 404 });
    const given: unknown = typeof answer === 'function' ? answer(body) : answer;
    if (given instanceof Refusing) {
      const problem = { code: given.message.id, message: given.message, clause: '' };
      return new Response(JSON.stringify(problem), { status: given.status });
    }
    return new Response(JSON.stringify(given));
  }
}
