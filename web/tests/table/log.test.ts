import { describe, expect, it } from 'vitest';
import type { LogEntry, Told } from '../../src/api/types';
import { about, chaptersOf, sinceLastMoveOf, turnsOf } from '../../src/table/turns';
import { runs, stepped, stops, stretches } from '../../src/table/timeline';

const told = (id: string, seat?: number): Told => ({
  id,
  arguments: seat === undefined ? {} : { seat },
  clause: '',
});

/** Two rounds: Ada (0) moves twice in a turn, then Ben (1) once, then Ada ends the round. */
const LOG: LogEntry[] = [
  { move: 0, seat: null, turn: 0, chapter: 1, token: null, at: 0, told: [] },
  { move: 1, seat: 0, turn: 1, chapter: 1, token: 'a', at: 0, told: [told('one', 0)] },
  { move: 2, seat: 0, turn: 1, chapter: 1, token: 'b', at: 0, told: [told('two', 0)] },
  { move: 3, seat: 1, turn: 2, chapter: 1, token: 'c', at: 0, told: [told('three', 1)] },
  {
    move: 4,
    seat: 0,
    turn: 3,
    chapter: 1,
    token: 'd',
    at: 0,
    told: [told('four', 0), told('scored', 1), told('wheel')],
  },
  { move: 5, seat: 1, turn: 4, chapter: 2, token: 'e', at: 0, told: [told('five', 1)] },
];

describe('the log', () => {
  it('stands in rounds and turns', () => {
    expect(turnsOf(LOG).map(({ turn, lines }) => [turn, lines.length])).toEqual([
      [0, 0],
      [1, 2],
      [2, 1],
      [3, 3],
      [4, 1],
    ]);
    expect(chaptersOf(LOG).map(({ chapter, turns }) => [chapter, turns.length])).toEqual([
      [1, 4],
      [2, 1],
    ]);
  });

  it('keeps the turns that are over as they are, so that only the last one is drawn anew', () => {
    const before = turnsOf(LOG);
    const more = { ...LOG[5]!, move: 6, told: [told('six', 1)] };
    const after = turnsOf([...LOG, more]);
    expect(after.slice(0, -1).every((turn, index) => turn === before[index])).toBe(true);
    expect(after.at(-1)!.lines.map((line) => line.told.id)).toEqual(['five', 'six']);
  });

  it('can be read for one seat: what it did, and what came to it', () => {
    const lines = about(chaptersOf(LOG), 1).flatMap(({ turns }) =>
      turns.flatMap((turn) => turn.lines.map((line) => line.told.id)),
    );
    expect(lines).toEqual(['three', 'scored', 'five']);
  });

  it('says what happened since my last move, and what my move set off', () => {
    expect(sinceLastMoveOf(LOG, 0).map((line) => line.told.id)).toEqual(['scored', 'five']);
    expect(sinceLastMoveOf(LOG, 1).map((line) => line.told.id)).toEqual([]);
  });
});

describe('the time line', () => {
  it('stops after every move, turn and round', () => {
    expect(stops(LOG, 'move')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stops(LOG, 'turn')).toEqual([0, 2, 3, 4, 5]);
    expect(stops(LOG, 'chapter')).toEqual([4, 5]);
  });

  it('steps from any moment to the next stop, and stays at its ends', () => {
    expect(stepped(LOG, 'move', 3, false)).toBe(2);
    expect(stepped(LOG, 'turn', 1, true)).toBe(2);
    expect(stepped(LOG, 'turn', 3, false)).toBe(2);
    expect(stepped(LOG, 'chapter', 2, false)).toBe(0);
    expect(stepped(LOG, 'chapter', 5, true)).toBe(5);
  });

  it('is drawn by rounds and by whose moves they are', () => {
    expect(stretches(LOG)).toEqual([
      { chapter: 1, from: 0, to: 4 },
      { chapter: 2, from: 4, to: 5 },
    ]);
    expect(runs(LOG)).toEqual([
      { seat: 0, from: 0, to: 2 },
      { seat: 1, from: 2, to: 3 },
      { seat: 0, from: 3, to: 4 },
      { seat: 1, from: 4, to: 5 },
    ]);
  });
});
