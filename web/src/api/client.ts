/** What the server is asked over HTTP: one function for each path, typed as on the wire. */
import type {
  ChapterScores,
  ChatLine,
  Command,
  CommandResult,
  Fork,
  GameInfo,
  HandOver,
  LoadedTable,
  Me,
  Message,
  Moment,
  NewTable,
  OpenedTable,
  Problem,
  Say,
  SeatLink,
  Sit,
  TableLists,
  TableState,
  Trial,
  TrialResult,
  Webhook,
} from './types';

/** The server said no, and in which words. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }

  /** Whether asking the same thing a little later may help. */
  get passing(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

/** There was no answer: the network or the server is away. */
export class UnreachableError extends Error {}

/** What went wrong, as a message that can be said. */
export function reasonOf(error: unknown): Message {
  if (error instanceof RefusedError) return error.problem.message;
  if (error instanceof UnreachableError) return { id: 'shell-unreachable', arguments: {} };
  return { id: 'shell-broken', arguments: {} };
}

/**
 * From where the log is wanted: the last entry and the version that are already here; and the chat,
 * if it is wanted: the last line.
 */
export interface From {
  seat: number | null;
  after: number;
  version: number;
  said?: number;
}

type Query = Record<string, string | number | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `/api/${path}?${search}` : `/api/${path}`;
}

export const tablePath = (table: string, rest = ''): string =>
  `tables/${encodeURIComponent(table)}${rest}`;

async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new UnreachableError(url);
  }
}

/** The server's own words for a refusal, or ours where something in between has answered. */
async function refusal(response: Response, text: string): Promise<RefusedError> {
  const fallback: Message = { id: 'shell-status', arguments: { status: response.status } };
  let problem: Problem = { code: `status-${response.status}`, message: fallback, clause: '' };
  try {
    const body = JSON.parse(text) as Partial<Problem>;
    if (body.message?.id) problem = { ...problem, ...body };
  } catch {
    // Not the server's words: a proxy's page, say.
  }
  return new RefusedError(response.status, problem);
}

async function answer<T>(response: Response, also: Also): Promise<T> {
  const text = await response.text().catch(() => {
    throw new UnreachableError(response.url);
  });
  if (!response.ok && !isAnswer(text, also)) throw await refusal(response, text);
  return (text ? JSON.parse(text) : null) as T;
}

function isAnswer(text: string, also: Also): boolean {
  try {
    return also(JSON.parse(text));
  } catch {
    return false;
  }
}

type Also = (body: unknown) => boolean;
const never: Also = () => false;
const hasOutcome: Also = (body) => typeof body === 'object' && body !== null && 'outcome' in body;

async function get<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> {
  return answer<T>(await request(address(path, query), signal ? { signal } : {}), never);
}

async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Query = {},
  also = never,
): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return answer<T>(await request(address(path, query), { method, headers, ...init }), also);
}

export const api = {
  me: () => get<Me>('me'),
  rename: (name: string) => send<Me>('PUT', 'me', { name }),
  games: () => get<GameInfo[]>('games'),
  tables: () => get<TableLists>('tables'),
  open: (table: NewTable) => send<OpenedTable>('POST', 'tables', table),
  load: (table: LoadedTable) => send<OpenedTable>('POST', 'records', table),
  openApi: () => get<unknown>('openapi.json'),

  state: (table: string, from: From) => get<TableState>(tablePath(table), { ...from }),
  /** Waits up to so many seconds for something newer; null if nothing came. */
  events: (table: string, from: From, wait: number, signal?: AbortSignal) =>
    get<TableState | null>(tablePath(table, '/events'), { ...from, wait }, signal),
  command: (table: string, command: Command, after: number) =>
    send<CommandResult>('POST', tablePath(table, '/commands'), command, { after }, hasOutcome),
  trial: (table: string, trial: Trial) =>
    send<TrialResult>('POST', tablePath(table, '/trials'), trial),
  moment: (table: string, move: number, seat: number | null) =>
    get<Moment>(tablePath(table, `/moments/${move}`), { seat }),
  scores: (table: string) => get<ChapterScores[]>(tablePath(table, '/scores')),
  /** What was said after this line. */
  chat: (table: string, after: number) => get<ChatLine[]>(tablePath(table, '/chat'), { after }),
  say: (table: string, say: Say) => send<ChatLine>('POST', tablePath(table, '/chat'), say),
  record: async (table: string): Promise<string> => {
    const response = await request(address(tablePath(table, '/record')));
    const text = await response.text();
    if (!response.ok) throw await refusal(response, text);
    return text;
  },
  fork: (table: string, fork: Fork) => send<OpenedTable>('POST', tablePath(table, '/forks'), fork),

  sit: (table: string, seat: number, sit: Sit) =>
    send<unknown>('POST', tablePath(table, `/seats/${seat}/sit`), sit),
  /** A new link for a seat; the old one ends. */
  link: (table: string, seat: number) =>
    send<SeatLink>('POST', tablePath(table, `/seats/${seat}/link`)),
  revoke: (table: string, seat: number) =>
    send<unknown>('DELETE', tablePath(table, `/seats/${seat}/link`)),
  handOver: (table: string, seat: number, to: HandOver) =>
    send<unknown>('POST', tablePath(table, `/seats/${seat}/bot`), to),
  webhook: (table: string, seat: number, webhook: Webhook) =>
    send<unknown>('PUT', tablePath(table, `/seats/${seat}/webhook`), webhook),
};

export type Api = typeof api;
