import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/art/tokens.css'), 'utf8');
const written = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
const colours = new Map([...written].map(([, name, day, night]) => [name!, [day!, night!]]));

const SURFACES = ['paper', 'bench', 'raised'];
const OWNERS = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-li-si'];
const MATERIALS = ['clay', 'slate', 'bronze'];

function colour(name: string, theme: number): string {
  const found = colours.get(name)?.[theme];
  if (!found) throw new Error(`no colour --${name}`);
  return found;
}

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** How much light a colour gives back, by the formula of WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: number): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colour(name, theme)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const on = (names: string[], fields: string[]) =>
  names.flatMap((name) => fields.map((field): [string, string] => [name, field]));

const texts = [
  ...on(
    ['ink', 'ink-soft', 'ink-faint', 'warn', 'good', 'bad', 'focus'].concat(
      MATERIALS.map((name) => `${name}-strong`),
      OWNERS.map((name) => `${name}-text`),
    ),
    SURFACES,
  ),
  ...on(
    ['ink', 'ink-soft'],
    ['glow', 'warn', 'good', 'bad', ...MATERIALS, ...OWNERS].map((name) => `${name}-soft`),
  ),
  ...['glow', ...MATERIALS, ...OWNERS].map((name): [string, string] => [`${name}-ink`, name]),
  ...OWNERS.map((name): [string, string] => [`${name}-ink`, `${name}-fill`]),
  ...OWNERS.map((name): [string, string] => [`${name}-text`, `${name}-soft`]),
  ...['warn', 'good', 'bad'].map((name): [string, string] => [name, `${name}-soft`]),
];

const graphics = [
  ...on([...OWNERS, ...MATERIALS, 'line-strong', 'glow', 'focus'], SURFACES),
  ...on(
    ['clay-strong'],
    OWNERS.map((name) => `${name}-soft`),
  ),
  ...OWNERS.map((name): [string, string] => [name, `${name}-soft`]),
  ...on(['bronze-strong', 'glow'], ['slate-soft']),
];

describe.each([
  ['by day', 0],
  ['at night', 1],
])('%s', (_, theme) => {
  it.each(texts)('%s can be read on %s', (text, field) => {
    expect(contrast(text, field, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphics)('%s can be seen on %s', (drawn, field) => {
    expect(contrast(drawn, field, theme)).toBeGreaterThanOrEqual(3);
  });
});
