/**
 * Keeps a table's news coming: over a WebSocket, else by asking again and again, and by itself
 * after any cut, sleep or restart of the server. Who listens says each time what it has already.
 */
import { address, RefusedError, tablePath, type Api, type From } from './client';
import type { Chat, Gone, Presence, TableState } from './types';

export type News = TableState | Presence | Chat | Gone;
export type Connection = 'connecting' | 'live' | 'lost' | 'ended';

export interface Listener {
  /** What is here already. */
  from(): From;
  news(news: News): void;
  connection(connection: Connection): void;
}

const BACKOFF_MIN = 200;
const BACKOFF_MAX = 1000;
/** A socket that says nothing for so long after it was asked to open is given up. */
const OPENING_MAX = 4000;
/**
 * After so many sockets in a row that failed, the news is asked for instead; after the very first
 * one too if nothing has come yet, for it may be that there is no such table.
 */
const SOCKETS_TRIED = 3;
const CHECK_EVERY = 15_000;
const SOCKET_AGAIN = 30_000;
const POLL_SECONDS = 20;
/** How long an answer may take: to a check, which must be quick to be of use, and to a request. */
const CHECK_MAX = 1500;
const POLL_MAX = 10_000;

export class Live {
  #socket: WebSocket | null = null;
  #asking: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  #waited = 0;
  #stopped = true;
  #pollingSince = 0;
  #heard = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly api: Api,
  ) {}

  start(): void {
    this.#stopped = false;
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#lose);
    window.addEventListener('pageshow', this.#wake);
    this.listener.connection('connecting');
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#lose);
    window.removeEventListener('pageshow', this.#wake);
    this.#drop();
  }

  /** Begins anew at once, with what is here now: after a change of seat, or when news is missing. */
  again(): void {
    if (this.#stopped) return;
    this.#drop();
    this.#open();
  }

  readonly #wake = (): void => {
    if (this.#stopped || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) void this.#check();
    else this.again();
  };

  /** The system knows of a cut long before a socket does. A server on this machine is still there. */
  readonly #lose = (): void => {
    if (this.#stopped) return;
    this.#drop();
    this.#later();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #open(): void {
    const url = new URL(
      address(tablePath(this.table, '/live'), { ...this.listener.from() }),
      location.href,
    );
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#cut(socket), OPENING_MAX);
    socket.onopen = () => {
      if (socket === this.#socket) this.#opened();
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as News);
    };
    socket.onclose = () => this.#cut(socket);
    socket.onerror = () => this.#cut(socket);
  }

  #opened(): void {
    this.#heard = true;
    this.#failed = 0;
    this.#waited = 0;
    this.#pollingSince = 0;
    this.listener.connection('live');
    this.#checkLater();
  }

  #hear(news: News): void {
    this.#checkLater();
    this.#tell(news);
    if (news.type === 'gone') this.#end();
  }

  #tell(news: News): void {
    this.#heard = true;
    this.listener.news(news);
  }

  #end(): void {
    this.stop();
    this.listener.connection('ended');
  }

  #cut(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.#failed += 1;
    this.#later();
  }

  /** Tries again, soon at first and then less soon. */
  #later(): void {
    if (this.#stopped) return;
    this.listener.connection('lost');
    this.#waited = Math.min(BACKOFF_MAX, this.#waited ? this.#waited * 2 : BACKOFF_MIN);
    clearTimeout(this.#timer);
    const enough = this.#heard ? SOCKETS_TRIED : 1;
    const next = this.#failed >= enough ? () => void this.#poll() : () => this.#open();
    this.#timer = setTimeout(next, this.#waited);
  }

  /** A socket can be dead without knowing it: what is silent is asked over HTTP as well. */
  #checkLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), CHECK_EVERY);
  }

  async #check(): Promise<void> {
    const socket = this.#socket;
    const asked = await this.#ask(0, CHECK_MAX);
    if (this.#stopped || socket !== this.#socket || asked === 'dropped') return;
    if (asked) this.again();
    else this.#checkLater();
  }

  /** News by long requests, as long as sockets fail; now and then a socket is tried again. */
  async #poll(): Promise<void> {
    const asked = await this.#ask(this.#pollingSince ? POLL_SECONDS : 0, POLL_MAX);
    if (this.#stopped || asked === 'dropped') return;
    if (asked === 'failed' || !(await this.#readChat())) {
      this.#failed = this.#pollingSince ? 0 : this.#failed - 1;
      this.#pollingSince = 0;
      return this.#later();
    }
    this.#waited = 0;
    this.#pollingSince ||= Date.now();
    this.listener.connection('live');
    if (Date.now() - this.#pollingSince < SOCKET_AGAIN) return this.#poll();
    this.#pollingSince = 0;
    this.#failed = SOCKETS_TRIED - 1;
    this.#open();
  }

  /** What was said, which a state does not tell. Whether it could be read. */
  async #readChat(): Promise<boolean> {
    const { said } = this.listener.from();
    if (said === undefined) return true;
    try {
      this.#tell({ type: 'chat', lines: await this.api.chat(this.table, said) });
      return true;
    } catch {
      return false;
    }
  }

  async #ask(wait: number, patience: number): Promise<TableState | null | 'failed' | 'dropped'> {
    const asking = new AbortController();
    this.#asking = asking;
    const limit = setTimeout(() => asking.abort(), wait * 1000 + patience);
    try {
      const from = this.listener.from();
      const state = await this.api.events(this.table, from, wait, asking.signal);
      if (asking !== this.#asking) return 'dropped';
      if (state) this.#tell(state);
      return state;
    } catch (error) {
      if (asking !== this.#asking) return 'dropped';
      if (error instanceof RefusedError && !error.passing) {
        this.#tell({ type: 'gone', message: error.problem.message });
        this.#end();
      }
      return 'failed';
    } finally {
      clearTimeout(limit);
    }
  }
}
