/* Written by `make types` from the types of the server; do not edit. */

/**
 * Why something asked for was not done, and the clause that says so.
 */
export interface Refusal {
  message: Message;
  clause: string;
}
/**
 * Something to be said to a person: a message id of the Fluent files and its arguments.
 *
 * Argument values are numbers, ids of words, or messages said in their place; an argument called
 * `seat` (or ending in `_seat`) is a seat's number and is spoken as that seat's name.
 */
export interface Message {
  id: string;
  arguments: {
    [k: string]: number | string | Message;
  };
}
/**
 * The body of every answer that is an error: a code for programs, a message for people.
 */
export interface Problem {
  code: string;
  message: Message;
  clause: string;
}
/**
 * The person behind a cookie; `name` is empty until one is given.
 */
export interface Me {
  player: string;
  name: string;
}
export interface NewName {
  name: string;
}
/**
 * A table option of a game; the first value is usual.
 */
export interface OptionInfo {
  name: string;
  values: string[];
  several: boolean;
}
/**
 * A rule: its sentence is the message of its id, with _ for a full stop.
 */
export interface ClauseInfo {
  id: string;
  cites: string[];
  decisions: string[];
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  people_min: number;
  people_max: number;
  options: OptionInfo[];
  bots: string[];
  seat_words: {
    [k: string]: string[];
  };
  clauses: ClauseInfo[];
}
/**
 * What the people at a table agree on besides the game's own options.
 *
 * Times are in seconds: a live seat has `bank` and gains `increment` with each of its turns; a
 * seat at a table of days has `bank` for each turn. At zero a bot plays on, or the seat concedes.
 * Where one may watch `later`, who has no seat sees the table as it was some moves ago.
 */
export interface Terms {
  pace?: 'days' | 'live' | 'untimed';
  bank?: number;
  increment?: number;
  at_zero?: 'bot' | 'concede';
  watching?: 'anyone' | 'later' | 'nobody';
}
/**
 * Who is to sit: `me`, somebody at this device (`here`), by `link`, or a `bot` by its name.
 */
export interface NewSeat {
  who: 'bot' | 'here' | 'link' | 'me';
  name?: string;
  bot?: string;
}
/**
 * A table to open. An empty seed means one nobody knows.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: {
    [k: string]: string;
  };
  terms?: Terms;
  edition?: string | null;
  seed?: string;
}
/**
 * A game record to look at and play on. Without `seats` everybody sits at this device.
 */
export interface LoadedTable {
  record: string;
  seats?: NewSeat[];
}
/**
 * A new table that goes on from a moment of this one.
 */
export interface Fork {
  move: number;
  seats?: NewSeat[];
}
/**
 * A link that gives its holder a seat; it is told once. `token` is also a bot's key.
 */
export interface SeatLink {
  seat: number;
  path: string;
  token: string;
}
/**
 * A table that was opened, with the links of its open seats.
 */
export interface OpenedTable {
  table: string;
  links: SeatLink[];
}
/**
 * Milliseconds left as the state was made; `running` if they go down now.
 */
export interface ClockState {
  left: number;
  running: boolean;
}
/**
 * A seat as everybody sees it: `word` is the game's name for it, `name` its person's own.
 */
export interface SeatState {
  seat: number;
  word: string;
  name: string;
  holder: 'bot' | 'game' | 'open' | 'person';
  bot: string;
  mine: boolean;
  here: boolean;
  connected: boolean;
  conceded: boolean;
  clock: ClockState | null;
}
/**
 * A table in a list. Times are milliseconds since 1970.
 */
export interface TableSummary {
  table: string;
  game: string;
  status: 'gathering' | 'over' | 'playing';
  seats: SeatState[];
  deciders: number[];
  chapter: number;
  chapters: number;
  my_turn: boolean;
  opened: number;
  changed: number;
}
/**
 * Tables I sit at, the longest waiting for me first; and those anybody may watch.
 */
export interface TableLists {
  mine: TableSummary[];
  watchable: TableSummary[];
}
/**
 * Something that happened, as a message to be said, and the clause that made it happen.
 */
export interface Told {
  id: string;
  arguments: {};
  clause: string;
}
/**
 * One move and what came of it; move 0 is the set-up. `token` is null where it is hidden.
 */
export interface LogEntry {
  move: number;
  seat: number | null;
  turn: number;
  chapter: number;
  token: string | null;
  at: number;
  told: Told[];
}
/**
 * What a coming scoring would bring each seat if it came now, by source, and how.
 */
export interface OutlookState {
  name: string;
  points: {
    [k: string]: number;
  }[];
  told: Told[];
}
/**
 * All that one viewer is told of a table at one version.
 *
 * `version` counts everything that was ever written down about the table; `move` the moves that
 * stand. `log` replaces what the viewer has from entry `log_from` on. Who watches with a delay is
 * told of the table as it was, between two turns, at least `behind` moves ago or at its beginning.
 */
export interface TableState {
  type: 'state';
  table: string;
  game: string;
  version: number;
  move: number;
  status: 'gathering' | 'over' | 'playing';
  people: number;
  options: {
    [k: string]: string;
  };
  terms: Terms;
  edition: string;
  host: boolean;
  seats: SeatState[];
  viewer: number | null;
  observation: Observation | null;
  chapter: number;
  chapters: number;
  undo_refused: Message | null;
  redo_refused: Message | null;
  outlooks: OutlookState[];
  ranking: number[];
  winners: number[];
  log_from: number;
  log: LogEntry[];
  now: number;
  behind: number;
}
/**
 * All that a seat (None: a spectator) is told of a position.
 *
 * `prompt`, `choices` and `refused` are for a seat that must decide; `committed` is its own pick
 * while others still make theirs. `question` and `kind` are empty when there is none, and when it
 * is private and put to somebody else.
 */
export interface Observation {
  game: string;
  seat: number | null;
  view: unknown;
  deciders: number[];
  question: string;
  kind: string;
  prompt: Message | null;
  choices: Choice[];
  refused: Refused[];
  committed: Choice | null;
}
/**
 * Something a seat may pick: its number, its word in the notation, and what it is called.
 */
export interface Choice {
  option: number;
  token: string;
  label: Message;
}
/**
 * Something a seat might think of picking, why it may not, and the clause that says so.
 */
export interface Refused {
  token: string;
  label: Message;
  reason: Message;
  clause: string;
}
/**
 * Which seats have somebody looking at this moment, and how many watch.
 */
export interface Presence {
  type: 'presence';
  connected: number[];
  watchers: number;
}
/**
 * Something said at the table, by whom as they were called then. Lines count from 1.
 */
export interface ChatLine {
  seq: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * What was said since the last such message.
 */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
}
/**
 * The last word on a stream: why it ends for good.
 */
export interface Gone {
  type: 'gone';
  message: Message;
}
/**
 * Something a seat does, decided on a version. The same key is carried out once at most.
 *
 * `token` is the pick's word in the notation.
 */
export interface Command {
  key: string;
  version: number;
  seat: number;
  kind?: 'concede' | 'pick' | 'redo' | 'undo' | 'undo-turn';
  token?: string;
}
/**
 * What became of a command; the state is the present one either way.
 */
export interface CommandResult {
  outcome: 'done' | 'refused' | 'repeated' | 'stale';
  state: TableState;
  refusal: Refusal | null;
}
/**
 * Picks to try on a private fork: a preview of one, or a plan of many.
 *
 * A seat that is not asked now plans its next turn as if the others had passed.
 */
export interface Trial {
  seat: number;
  tokens: string[];
}
/**
 * Where a trial leads. It stops at what is refused or would turn up something hidden.
 */
export interface TrialResult {
  version: number;
  played: number;
  ends_turn: boolean;
  reveals: boolean;
  observation: Observation;
  outlooks: OutlookState[];
  told: Told[];
  refusal: Refusal | null;
}
/**
 * The table as this viewer saw it after so many moves.
 */
export interface Moment {
  move: number;
  observation: Observation;
  chapter: number;
  outlooks: OutlookState[];
  ranking: number[];
}
/**
 * Each seat's points by source when a round was over (or now, in the one being played).
 */
export interface ChapterScores {
  chapter: number;
  move: number;
  points: {
    [k: string]: number;
  }[];
}
/**
 * Something to be said at a table for a seat of mine, on one line.
 */
export interface Say {
  seat: number;
  text: string;
}
/**
 * Taking a seat by its link.
 */
export interface Sit {
  token: string;
  name?: string;
}
/**
 * A bot for a seat of mine, or none to take it back.
 */
export interface HandOver {
  bot: string | null;
}
/**
 * Where a seat's turn is announced; an empty url ends that. The secret signs what is sent.
 */
export interface Webhook {
  url: string;
  secret?: string;
}
