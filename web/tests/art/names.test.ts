import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emblem, type Owner } from '../../src/art/emblems';
import { SILHOUETTES, SPECIALISTS, WARRIORS } from '../../src/art/figures';
import { ICON_NAMES, iconDrawing } from '../../src/art/icons/icons';
import type { TableState } from '../../src/api/types';
import type { TerracottaView } from '../../src/games/terracotta/view';

const web = join(import.meta.dirname, '../..');
const fixtures = readdirSync(join(web, 'fixtures')).filter((name) =>
  name.startsWith('terracotta-'),
);

function view(name: string): TerracottaView {
  const state = JSON.parse(readFileSync(join(web, 'fixtures', name), 'utf8')) as TableState;
  return state.observation!.view as unknown as TerracottaView;
}

/** Everything a view names that is drawn. */
function named({ tiles, segments, organizer, specialists, masters, players }: TerracottaView) {
  const spaces = segments.flatMap((segment) => segment.spaces);
  return new Set([
    ...tiles.map(({ tile }) => tile),
    ...spaces.flatMap(({ action, thing }) => (thing === null ? [action] : [action, thing])),
    ...organizer.map(({ warrior }) => warrior),
    ...specialists.flatMap(({ specialist, weapon }) => [specialist, weapon]),
    ...masters.map(({ master }) => master),
    ...players.flatMap(({ active_weapons }) => active_weapons),
  ]);
}

/** Where an element is used in a file of ours, with a name that is written out. */
function iconsAskedFor(): [string, string][] {
  const files = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => {
      const text = readFileSync(join(web, 'src', file), 'utf8');
      const uses = text.matchAll(/<Icon\b[^>]*?\bname="([^"{}]+)"/g);
      return [...uses].map(([, name]): [string, string] => [file, name!]);
    });
}

describe('what is drawn', () => {
  it.each(fixtures)('everything named in %s has an icon', (fixture) => {
    const missing = [...named(view(fixture))].filter((name) => iconDrawing(name) === null);
    expect(missing).toEqual([]);
  });

  it.each(fixtures)('every statue of %s has a figure', (fixture) => {
    const known: readonly string[] = [...WARRIORS, ...SPECIALISTS];
    expect(view(fixture).figures.filter(({ what }) => !known.includes(what))).toEqual([]);
  });

  it('every Scoring tile has an icon', () => {
    const places = ['quarter-nw', 'quarter-ne', 'quarter-sw', 'quarter-se', 'middle-row'];
    const tiles = [...places, 'middle-column', ...WARRIORS, 'coins', 'clay'];
    expect(tiles.filter((tile) => iconDrawing(`tile-${tile}`) === null)).toEqual([]);
  });

  it('every icon of the list can be drawn, and nothing else', () => {
    expect(ICON_NAMES.filter((name) => iconDrawing(name) === null)).toEqual([]);
    expect(iconDrawing('unheard-of')).toBeNull();
    expect(iconDrawing('toString')).toBeNull();
  });

  it.each(iconsAskedFor())('%s asks for an icon that there is: %s', (_, name) => {
    expect(iconDrawing(name)).not.toBeNull();
  });

  it('no two owners share an emblem, and no two statues a silhouette', () => {
    const owners: Owner[] = [0, 1, 2, 3, 'li-si'];
    expect(new Set(owners.map(emblem)).size).toBe(owners.length);
    const statues = Object.values(SILHOUETTES).map((marks) => JSON.stringify(marks));
    expect(new Set(statues).size).toBe(statues.length);
  });
});
