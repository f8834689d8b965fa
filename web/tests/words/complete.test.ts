/** Whatever a page can say has its words, and no words are there in vain. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import loaders from 'virtual:words';
import { beforeAll, describe, expect, it } from 'vitest';
import { partOf } from '../../src/pages/rules/chapters';
import { fluent, Speaker } from '../../src/words/speaking';

const SOURCES = join(import.meta.dirname, '../../src');
const FLUENT = join(SOURCES, 'words/en');
const GAMES = join(import.meta.dirname, '../../../src/kilnyard/games');
const SAID = /\b(?:say|message)\(\s*'([^']+)'/g;
const TEXTS = /'([\w-]+)'|"([\w-]+)"|`([^`]*)`/g;

function sources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'));
}

/** The texts of the code as patterns, with holes where values go. */
function patterns(text: string): RegExp[] {
  return [...text.matchAll(TEXTS)]
    .map(([, one, other, template]) => one ?? other ?? template ?? '')
    .filter((found) => /^[\w-]+-/.test(found) || !found.includes('${'))
    .map((found) => found.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^\w-]/g, '.')))
    .map((parts) => new RegExp(`^${parts.join('[\\w-]+')}$`));
}

function ids(): string[] {
  const texts = readdirSync(FLUENT).map((file) => readFileSync(join(FLUENT, file), 'utf8'));
  return texts.flatMap((text) => fluent(text).body.map((entry) => entry.id));
}

describe('the words of the front end', () => {
  let words: Speaker;
  beforeAll(async () => {
    const read = await Promise.all(['common', 'terracotta'].map((name) => loaders['en']![name]!()));
    words = new Speaker(
      'en',
      read.map((one) => fluent(one.default)),
    );
  });

  it('are there for every message that code names', () => {
    const said = sources().flatMap((text) => [...text.matchAll(SAID)].map(([, id]) => id!));
    expect(said.filter((id) => !words.knows(id))).toEqual([]);
  });

  it('are there for every part of the rules', () => {
    const clauses = readFileSync(join(GAMES, 'terracotta/clauses.toml'), 'utf8');
    const parts = [...clauses.matchAll(/^id = "(.+)"$/gm)].map(([, id]) => partOf(id!));
    expect(parts.length).toBeGreaterThan(300);
    expect([...new Set(parts)].filter((part) => !words.knows(`rules-part-${part}`))).toEqual([]);
  });

  it('are each named by some code', () => {
    const spelled = sources().flatMap(patterns);
    expect(ids().filter((id) => !spelled.some((pattern) => pattern.test(id)))).toEqual([]);
  });
});
