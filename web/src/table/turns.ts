/** The log as people read it: rounds, the turns in them, and the sentences of each turn. */
import type { LogEntry, Told } from '../api/types';

/** A sentence of the log, and the moment right after it. */
export interface Line {
  move: number;
  seat: number | null;
  told: Told;
}

/** What happened in one turn: the first seat that moved has it. */
export interface Turn {
  turn: number;
  chapter: number;
  seat: number | null;
  firstMove: number;
  lastMove: number;
  lines: Line[];
}

export interface Chapter {
  chapter: number;
  turns: Turn[];
}

/** Whom a sentence is about: the seat that it names, else the seat that moved. */
export function seatOf(told: Told, mover: number | null): number | null {
  const { seat } = told.arguments as { seat?: unknown };
  return typeof seat === 'number' ? seat : mover;
}

export function linesOf(entry: LogEntry): Line[] {
  return entry.told.map((told) => ({ move: entry.move, seat: seatOf(told, entry.seat), told }));
}

/** Turns that were made of their entries before, by the first of them. */
const known = new WeakMap<LogEntry, { last: LogEntry; turn: Turn }>();

/** The same turn as the last time, unless entries have come to it: what stays is not drawn anew. */
function turnOf(entries: LogEntry[], first: LogEntry): Turn {
  const last = entries.at(-1) ?? first;
  const before = known.get(first);
  if (before?.last === last) return before.turn;
  const { turn, chapter, seat } = first;
  const made: Turn = {
    turn,
    chapter,
    seat,
    firstMove: first.move,
    lastMove: last.move,
    lines: entries.flatMap(linesOf),
  };
  known.set(first, { last, turn: made });
  return made;
}

/** Whether an entry goes on with the turn of another; the set-up is nobody's turn. */
function goesOn(entry: LogEntry, before: LogEntry | undefined): boolean {
  if (!before || before.move === 0) return false;
  return entry.turn === before.turn && entry.chapter === before.chapter;
}

export function turnsOf(log: LogEntry[]): Turn[] {
  const turns: [LogEntry, LogEntry[]][] = [];
  log.forEach((entry, index) => {
    const last = turns.at(-1);
    if (last && goesOn(entry, log[index - 1])) last[1].push(entry);
    else turns.push([entry, [entry]]);
  });
  return turns.map(([first, entries]) => turnOf(entries, first));
}

export function chaptersOf(log: LogEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const turn of turnsOf(log)) {
    const last = chapters.at(-1);
    if (last?.chapter === turn.chapter) last.turns.push(turn);
    else chapters.push({ chapter: turn.chapter, turns: [turn] });
  }
  return chapters;
}

/** The lines about one seat, or all of them; turns that then say nothing are left out. */
export function about(chapters: Chapter[], seat: number | null): Chapter[] {
  if (seat === null) return chapters;
  return chapters
    .map(({ chapter, turns }) => ({
      chapter,
      turns: turns
        .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.seat === seat) }))
        .filter((turn) => turn.lines.length > 0),
    }))
    .filter(({ turns }) => turns.length > 0);
}

/** What has happened since this seat last moved. */
export function sinceLastMoveOf(log: LogEntry[], seat: number): Line[] {
  const last = log.findLast((entry) => entry.seat === seat);
  const own = (line: Line): boolean => line.move === last?.move && line.seat === seat;
  return log
    .filter((entry) => entry.move >= (last?.move ?? 0))
    .flatMap(linesOf)
    .filter((line) => !own(line));
}
