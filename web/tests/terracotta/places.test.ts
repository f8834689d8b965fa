import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { terracotta } from '../../src/games/terracotta';
import { cellsOf } from '../../src/games/terracotta/regions';
import { atTheTable, draw, moment, MOMENTS, propsOf, byPlace, choice, viewOf } from './table';
import { QUESTIONS } from './questions';

const RULES = join(import.meta.dirname, '../../../src/kilnyard/games/terracotta');

atTheTable();

/** What the rules' own files ask, by name. */
function askedByTheRules(): string[] {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.py') && file !== 'game.py')
    .map((file) => readFileSync(join(RULES, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/^ {4}name: ClassVar\[str\] = "([\w-]+)"/gm)].map(([, name]) => name!),
  );
}

describe('where answers lie', () => {
  it('is known for every question of the rules', () => {
    const known = new Set(QUESTIONS.map(({ question }) => question));
    expect(askedByTheRules().filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(QUESTIONS)('$question', ({ question, arguments: args, answers }) => {
    const prompt = { id: `ask-${question}`, arguments: args };
    for (const [token, place] of Object.entries(answers)) {
      expect(terracotta.placeOf(question, token, prompt)).toBe(place);
    }
  });

  it('is only the list where nobody says which cell or segment is meant', () => {
    expect(terracotta.placeOf('face-archer', 'up')).toBeNull();
    expect(terracotta.placeOf('choose-worker', 'artisan', null)).toBeNull();
  });
});

describe('the board', () => {
  it.each(QUESTIONS)('lets $question be answered', ({ question, arguments: args, answers }) => {
    const prompt = { id: `ask-${question}`, arguments: args };
    const choices = byPlace(
      question,
      Object.keys(answers).map((token) => choice(token)),
      prompt,
    );
    const props = propsOf(moment('terracotta-place'), { prompt, choices, refused: new Map() });
    const { buttons } = draw(props);
    const drawn = buttons().map((button) => button.dataset['place']!);
    const wanted = [...choices.keys()].flatMap((place) =>
      /^warehouse:/.test(place)
        ? place
            .slice(10)
            .split('-')
            .map((n) => `warehouse:${n}`)
        : [place],
    );
    expect(drawn.sort()).toEqual([...new Set(wanted)].sort());
  });

  it.each(MOMENTS)('shows all that may be picked, and only that, at %s', (name) => {
    const props = propsOf(moment(name));
    const { buttons } = draw(props);
    const places = buttons().map((button) => button.dataset['place']!);
    expect(places.sort()).toEqual([...props.choices.keys(), ...props.refused.keys()].sort());
  });
});

describe('what events are about', () => {
  const told = (id: string, args: object) => ({ id, arguments: args, clause: '' });

  it.each<[string, object, string[]]>([
    ['event-warrior-placed', { seat: 0, warrior: 'guard', cell: 'e4', points: 7 }, ['cell:e4']],
    [
      'event-warrior-moved',
      { seat: 0, warrior: 'guard', from_cell: 'a1', cell: 'a3' },
      ['cell:a1', 'cell:a3'],
    ],
    [
      'event-warrior-mounted',
      { warrior: 'guard', cell: 'c4', last_cell: 'a4' },
      ['cell:a4', 'cell:b4', 'cell:c4'],
    ],
    ['event-worker-placed', { seat: 0, worker: 'craftsman', segment: 4 }, ['segment:4']],
    ['event-ring-rotated', { seat: 0, ring: 'inner', coins: 2 }, ['ring:inner']],
    ['event-middle-ring-turned', {}, ['ring:middle']],
    [
      'event-inspector-moved',
      { inspector: 'row', way: 'forward', steps: 1, place: '3' },
      ['inspector:row', 'row:3'],
    ],
    [
      'event-inspector-domination-scored',
      { inspector: 'column', place: 'e', warriors: 2, points: 7 },
      ['inspector:column', 'column:e'],
    ],
    ['event-warehouses-emptied', { warehouses: [1, 3], clay: 4 }, ['warehouse:1', 'warehouse:3']],
    [
      'event-warrior-paid',
      { warrior: 'guard', clay: 3, warehouse: 2 },
      ['warrior:guard', 'warehouse:2'],
    ],
    [
      'event-specialist-paid',
      { specialist: 'horse', coins: 1, weapon: 'sword' },
      ['specialist:horse'],
    ],
    ['event-master-bought', { master: 'builder', coins: 1 }, ['master:builder']],
    ['event-musician-scored', { cell: 'd4', warriors: 2, points: 2 }, ['lines:d4']],
    ['event-footman-domination-scored', { cell: 'b2', warriors: 2 }, ['around:b2']],
    ['event-group-warriors-scored', { cell: 'a1', warrior: 'guard', warriors: 2 }, ['group:a1']],
    ['event-archer-scored', { cell: 'a1', faced_cell: 'a2' }, ['cell:a1', 'cell:a2']],
    ['event-tile-presence-scored', { tile: 'tile-officer', amount: 1 }, ['tile:tile-officer']],
    ['event-card-revealed', { card: 3, action: 'soak', thing: '' }, ['card:3']],
    ['event-coins-taken', { seat: 0, coins: 2 }, []],
  ])('%s', (id, args, places) => {
    expect(terracotta.placesOf(told(id, args)).sort()).toEqual([...places].sort());
  });

  it('is somewhere on the board for every line that names a place', () => {
    for (const name of MOMENTS) {
      const state = moment(name);
      const places = new Set(
        state.log.flatMap((entry) => entry.told.flatMap((line) => terracotta.placesOf(line))),
      );
      const kinds = new Set([...places].map((place) => place.split(':')[0]));
      for (const kind of kinds) expect(KINDS).toContain(kind);
    }
  });
});

const KINDS = [
  'cell',
  'row',
  'column',
  'around',
  'lines',
  'group',
  'tile',
  'round',
  'segment',
  'ring',
  'warehouse',
  'warrior',
  'specialist',
  'master',
  'inspector',
  'priority',
  'order',
  'card',
];

describe('the cells of a place', () => {
  const view = viewOf(moment('terracotta-late'));
  const figure = (
    what: string,
    cells: string[],
    owner: number | null = 0,
    facing: string | null = null,
  ) => ({
    what,
    cells,
    owner,
    facing,
  });

  it('are a row, a column, both, or those around', () => {
    expect(cellsOf('row:3', view)).toHaveLength(9);
    expect(cellsOf('column:e', view)).toHaveLength(7);
    expect(cellsOf('lines:e4', view)).toHaveLength(15);
    expect(cellsOf('around:a1', view)).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('are the part of the Mausoleum that a tile looks at', () => {
    expect(cellsOf('tile:tile-quarter-ne', view)).toContain('i1');
    expect(cellsOf('tile:tile-quarter-ne', view)).toHaveLength(12);
    expect(cellsOf('tile:tile-middle-row', view)).toHaveLength(9);
    expect(cellsOf('tile:tile-coins', view)).toEqual([]);
    const guards = view.figures.filter(({ what }) => what === 'guard');
    expect(cellsOf('tile:tile-guard', view)).toEqual(guards.flatMap(({ cells }) => cells));
  });

  it('are all of a group: Warriors alike, a Horse under one, an Archer that faces one', () => {
    const figures = [
      figure('guard', ['a1']),
      figure('guard', ['b1', 'c1', 'd1'], 1),
      figure('archer', ['d2'], null, 'up'),
      figure('archer', ['b2'], null, 'down'),
      figure('soldier', ['a2']),
      figure('guard', ['f1']),
    ];
    const group = cellsOf('group:a1', { ...view, figures });
    expect(group.sort()).toEqual(['a1', 'b1', 'c1', 'd1', 'd2']);
  });
});
