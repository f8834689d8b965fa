import { describe, expect, it } from 'vitest';
import type { OutlookState, Told } from '../../src/api/types';
import { grouped, together } from '../../src/table/choosing';
import { digital, left } from '../../src/table/clock';
import { typed } from '../../src/table/digits';
import { added, differences, sourcesOf } from '../../src/table/outlooks';
import { storyOf } from '../../src/table/story';
import { fixture } from './kit';

describe('a number typed', () => {
  it('picks at once where no longer one begins like it', () => {
    expect(typed('', '4', 9)).toEqual({ pending: '', picked: 4 });
    expect(typed('', '2', 14)).toEqual({ pending: '', picked: 2 });
  });

  it('waits where one does, and goes on', () => {
    expect(typed('', '1', 14)).toEqual({ pending: '1', picked: null });
    expect(typed('1', '2', 14)).toEqual({ pending: '', picked: 12 });
  });

  it('begins anew where the number is too large, and knows no choice 0', () => {
    expect(typed('1', '7', 14)).toEqual({ pending: '', picked: 7 });
    expect(typed('', '0', 14)).toEqual({ pending: '', picked: null });
  });
});

describe('choices in a list', () => {
  it('stand together where they are called alike; the others share a group', () => {
    const groups = (name: string): string[][] =>
      grouped(fixture(name).observation!.choices).map((rows) =>
        rows.map(({ choice }) => choice.token),
      );
    expect(groups('build')).toEqual([
      ['officer', 'guard', 'crossbowman', 'soldier'],
      ['clay', 'coin', 'skip'],
    ]);
    expect(groups('late').map((group) => group.length)).toEqual([12, 2]);
  });

  it('keep their numbers in groups', () => {
    const rows = grouped(fixture('guard').observation!.choices).flat();
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('that are refused are together by their rule', () => {
    const refused = fixture('guard').observation!.refused;
    const rules = together(refused, ({ clause }) => clause);
    expect(rules.flatMap(([, all]) => all)).toHaveLength(refused.length);
    expect(new Set(rules.map(([clause]) => clause)).size).toBe(rules.length);
  });
});

describe('scorings to come', () => {
  const outlook = (name: string, ...seats: Record<string, number>[]): OutlookState => ({
    name,
    points: seats,
    told: [],
  });

  it('differ by seat, and what stays is not told', () => {
    const before = [outlook('round', { tiles: 3 }, { tiles: 1 }), outlook('game', { all: 5 }, {})];
    const after = [outlook('round', { tiles: 8 }, { tiles: 1 }), outlook('game', { all: 5 }, {})];
    expect(differences(before, after)).toEqual([{ name: 'round', seat: 0, before: 3, after: 8 }]);
  });

  it('are added source by source', () => {
    expect(added({ tiles: 2, groups: 0 }, { tiles: 3 }, undefined, { groups: 4 })).toEqual({
      tiles: 5,
      groups: 4,
    });
    expect(
      sourcesOf([
        { tiles: 2, groups: 0 },
        { tiles: 0, groups: 0 },
      ]),
    ).toEqual(['tiles']);
  });
});

describe('the story of the last scoring', () => {
  const scored = (seat: number, points: number): Told => ({
    id: 'scored',
    arguments: { seat, points },
    clause: '',
  });

  it('goes from everybody’s points before to those after', () => {
    const steps = storyOf([scored(0, 4), scored(1, 2), scored(0, 1)], [10, 20], [15, 22]);
    expect(steps.map(({ totals }) => totals)).toEqual([
      [14, 20],
      [14, 22],
      [15, 22],
    ]);
  });

  it('does not count what tells of the total itself', () => {
    const steps = storyOf([scored(0, 5), scored(0, 15)], [10], [15]);
    expect(steps.at(-1)).toMatchObject({ points: 0, totals: [15] });
  });

  it('ends, in a whole game, with the points that the game ended with', () => {
    const over = fixture('over');
    const { players } = over.observation!.view as { players: { total: number }[] };
    const after = players.map(({ total }) => total);
    const told = over.log.at(-1)!.told;
    const gained = after.map((_, seat) => {
      const won = told.filter(({ id }) => id.endsWith('-scored') || id.endsWith('-used'));
      return won
        .filter(({ arguments: fields }) => (fields as { seat?: number }).seat === seat)
        .reduce((sum, { arguments: fields }) => sum + (fields as { points: number }).points, 0);
    });
    const before = after.map((total, seat) => total - gained[seat]!);
    expect(storyOf(told, before, after).at(-1)!.totals).toEqual(after);
  });
});

describe('a clock', () => {
  it('shows hours only if there are any, and never less than nothing', () => {
    expect(digital(left(309_000))).toBe('5:09');
    expect(digital(left(3_909_000))).toBe('1:05:09');
    expect(digital(left(-5))).toBe('0:00');
    expect(left(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  });
});
