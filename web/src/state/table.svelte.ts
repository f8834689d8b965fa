/**
 * A table as it is seen here: the newest state, the whole log, the connection, and what is on its
 * way. It never guesses: what was picked shows as being sent until the server has answered.
 */
import { api as server, reasonOf, RefusedError, UnreachableError, type Api } from '../api/client';
import { Live, type Connection, type News } from '../api/live';
import type {
  Chat,
  ChatLine,
  Choice,
  Command,
  CommandResult,
  LogEntry,
  Message,
  Moment,
  Presence,
  TableState,
  TrialResult,
} from '../api/types';
import { words } from '../words/words.svelte';
import { attention } from './attention.svelte';
import { newKey } from './keys';

/** Something to be said about what was just tried, until it is dismissed or something is done. */
export interface Notice {
  kind: 'stale' | 'refused' | 'problem';
  message: Message;
  clause: string;
}

type Act = Pick<Command, 'kind' | 'token'>;

const RESEND_AFTER = 500;
const CHAT_MAX = 500;

export class TableStore {
  state = $state.raw<TableState | null>(null);
  /** Every entry there is: entry k belongs to move k. */
  log = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>('connecting');
  /** Why there is no table (any more) for this visitor. */
  gone = $state.raw<Message | null>(null);
  watchers = $state(0);
  /** What was said here, as far as it is kept. */
  chat = $state.raw<ChatLine[]>([]);
  /** The last line that had been said when the chat was first read; null until then. */
  chatFrom = $state<number | null>(null);
  /** What is on its way to the server. */
  sending = $state.raw<Act | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** When the state was taken, as `performance.now()` tells it; clocks run from then. */
  takenAt = $state(0);

  /** The seat that looks, if any. */
  readonly viewer = $derived(this.state?.viewer ?? null);
  /** The seats that are mine, several around one device. */
  readonly mine = $derived(
    (this.state?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );
  /** The seats that must decide. */
  readonly deciders = $derived(
    this.state?.status === 'playing' ? (this.state.observation?.deciders ?? []) : [],
  );
  /** Whether one of my seats must decide, and no bot does it for me. */
  readonly myTurn = $derived(
    this.deciders.some(
      (seat) => this.mine.includes(seat) && this.state?.seats[seat]?.holder === 'person',
    ),
  );

  #seat: number | null;
  #stopped = false;
  /** Whether the log at hand is another seat's, to be replaced as a whole. */
  #wholeLog = false;
  readonly #live: Live;
  readonly #trials = new Map<string, Promise<TrialResult>>();
  readonly #moments = new Map<string, Promise<Moment>>();

  constructor(
    readonly table: string,
    seat: number | null = null,
    readonly api: Api = server,
  ) {
    this.#seat = seat;
    this.#live = new Live(table, this.#listener(), api);
  }

  /** Begins to listen. */
  start(): void {
    this.#stopped = false;
    this.#live.start();
  }

  /** Ends listening, and sending what has not arrived. */
  stop(): void {
    this.#stopped = true;
    this.#live.stop();
    attention.leave(this.table);
  }

  /** Looks from another seat of mine. */
  look(seat: number | null): void {
    if (seat === this.#seat && seat === this.viewer) return;
    this.#seat = seat;
    this.#wholeLog = true;
    this.#trials.clear();
    this.#moments.clear();
    this.#live.again();
  }

  pick(choice: Choice | string): Promise<CommandResult | null> {
    return this.#send({ kind: 'pick', token: typeof choice === 'string' ? choice : choice.token });
  }

  undo(): Promise<CommandResult | null> {
    return this.#send({ kind: 'undo' });
  }

  undoTurn(): Promise<CommandResult | null> {
    return this.#send({ kind: 'undo-turn' });
  }

  redo(): Promise<CommandResult | null> {
    return this.#send({ kind: 'redo' });
  }

  concede(): Promise<CommandResult | null> {
    return this.#send({ kind: 'concede' });
  }

  /** Says something for the seat that looks; it shows once the server has told it to everybody. */
  async say(text: string): Promise<void> {
    await this.api.say(this.table, { seat: this.viewer ?? 0, text });
  }

  dismiss(): void {
    this.notice = null;
  }

  /** Where picks would lead, remembered for as long as the table stays as it is. */
  try(tokens: string[]): Promise<TrialResult> {
    const seat = this.viewer ?? 0;
    const version = this.state?.version;
    return remembered(this.#trials, [version, seat, ...tokens].join(' '), () =>
      this.api.trial(this.table, { seat, tokens }),
    );
  }

  /** The table after so many moves, as this seat saw it. */
  moment(move: number): Promise<Moment> {
    const seat = this.viewer;
    return remembered(this.#moments, `${move} ${seat}`, () =>
      this.api.moment(this.table, move, seat),
    );
  }

  /** Takes a state in, from wherever it comes; an older one is of no use. */
  take(state: TableState): void {
    const known = this.state;
    if (known && known.viewer === state.viewer && state.version < known.version) return;
    const kept = this.#wholeLog ? [] : this.log.slice(0, state.log_from);
    if (state.log_from > kept.length) return this.#live.again();
    this.#pinSeat(state);
    this.#forget(state);
    this.#wholeLog = false;
    this.log = [...kept, ...state.log];
    this.state = state;
    this.takenAt = performance.now();
    words.nameSeats(state.seats);
    attention.atTable(this.table, state.game, this.myTurn);
  }

  /** Several of mine sit here: the view changes seats when it is told to, not by itself. */
  #pinSeat(state: TableState): void {
    const mine = state.seats.filter((seat) => seat.mine).length;
    this.#seat = mine > 1 ? state.viewer : null;
  }

  /** Forgets what was remembered of a table that is another now; an undo changes the past too. */
  #forget(state: TableState): void {
    if (state.version !== this.state?.version) this.#trials.clear();
    if (state.log_from < this.log.length) this.#moments.clear();
  }

  #listener() {
    return {
      from: () => ({
        seat: this.#seat,
        after: this.#wholeLog ? -1 : this.log.length - 1,
        version: this.#wholeLog ? 0 : (this.state?.version ?? 0),
        said: this.#said,
      }),
      news: (news: News) => this.#hear(news),
      connection: (connection: Connection) => {
        this.connection = connection;
      },
    };
  }

  #hear(news: News): void {
    if (news.type === 'gone') this.gone = news.message;
    else if (news.type === 'presence') this.#meet(news);
    else if (news.type === 'chat') this.#listen(news);
    else this.take(news);
  }

  /** The last line of the chat that is here. */
  get #said(): number {
    return this.chat.at(-1)?.seq ?? 0;
  }

  #listen({ lines }: Chat): void {
    const fresh = lines.filter(({ seq }) => seq > this.#said);
    if (fresh.length) this.chat = [...this.chat, ...fresh].slice(-CHAT_MAX);
    this.chatFrom ??= this.#said;
  }

  #meet(presence: Presence): void {
    this.watchers = presence.watchers;
    if (!this.state) return;
    const seats = this.state.seats.map((seat) => {
      return { ...seat, connected: presence.connected.includes(seat.seat) };
    });
    this.state = { ...this.state, seats };
  }

  async #send(act: Act): Promise<CommandResult | null> {
    const state = this.state;
    if (!state || state.viewer === null || this.sending) return null;
    this.sending = act;
    this.notice = null;
    const command = { key: newKey(), version: state.version, seat: state.viewer, ...act };
    try {
      return this.#answered(await this.#insist(command));
    } catch (error) {
      const clause = error instanceof RefusedError ? error.problem.clause : '';
      if (!this.#stopped) this.notice = { kind: 'problem', message: reasonOf(error), clause };
      return null;
    } finally {
      this.sending = null;
    }
  }

  /** Sends until there is an answer; the key keeps it from being carried out twice. */
  async #insist(command: Command): Promise<CommandResult> {
    for (;;) {
      try {
        return await this.api.command(this.table, command, this.log.length - 1);
      } catch (error) {
        const passing =
          error instanceof UnreachableError || (error instanceof RefusedError && error.passing);
        if (!passing || this.#stopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, RESEND_AFTER));
      }
    }
  }

  #answered(result: CommandResult): CommandResult {
    if (this.#stopped) return result;
    if (this.#seat === null || result.state.viewer === this.#seat) this.take(result.state);
    if (result.outcome === 'stale') {
      this.notice = { kind: 'stale', message: { id: 'shell-stale', arguments: {} }, clause: '' };
    } else if (result.outcome === 'refused' && result.refusal) {
      this.notice = { kind: 'refused', ...result.refusal };
    }
    return result;
  }
}

/** What was asked before under this key; a failure is not remembered. */
function remembered<T>(
  memory: Map<string, Promise<T>>,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = memory.get(key);
  if (known) return known;
  const asked = ask();
  memory.set(key, asked);
  asked.catch(() => memory.delete(key));
  return asked;
}
