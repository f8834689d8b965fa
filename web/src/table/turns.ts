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

function isSame(turn: Turn, entry: LogEntry): boolean {
  return turn.turn === entry.turn && turn.chapter === entry.chapter;
}

/** The turns; the set-up stands before them, with nobody's name. */
export function turnsOf(log: LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (last && last.seat !== null && isSame(last, entry)) {
      last.lastMove = entry.move;
      last.lines.push(...linesOf(entry));
      continue;
    }
    turns.push({
      turn: entry.turn,
      chapter: entry.chapter,
      seat: entry.seat,
      firstMove: entry.move,
      lastMove: entry.move,
      lines: linesOf(entry),
    });
  }
  return turns;
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
