import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '../../src/words/languages';

const TEXTS = import.meta.glob<string>('../../src/words/*/table.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const SOURCES = import.meta.glob<string>('../../src/{table,decisions,pages}/**/*.{svelte,ts}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Each sentence of a language with the variables that it mentions. */
function sentences(language: string): Map<string, string> {
  const text = TEXTS[`../../src/words/${language}/table.ftl`]!;
  const mentioned = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]!);
  const body = new FluentResource(text).body;
  return new Map(
    body.map(({ id, value }) => [id, [...new Set(mentioned(value))].sort().join(' ')]),
  );
}

/** What the code says; an id that ends in a dash is made of its beginning and a setting. */
const said = new Set(
  Object.values(SOURCES).flatMap((source) => source.match(/(?<=['"`])play-[a-z-]*/g) ?? []),
);

describe.each(LANGUAGES)('the words at a table: %s', (language) => {
  it('are those of every language, with the same facts in them', () => {
    expect(sentences(language)).toEqual(sentences('en'));
  });

  it('are all that the page says, and none more', () => {
    const there = [...sentences(language).keys()];
    const begins = (id: string): boolean =>
      [...said].some((one) => one.endsWith('-') && id.startsWith(one));
    expect([...said].filter((id) => !id.endsWith('-') && !there.includes(id))).toEqual([]);
    expect(there.filter((id) => !said.has(id) && !begins(id))).toEqual([]);
  });
});

it('French signs are never parted from their words', () => {
  const french = TEXTS['../../src/words/fr/table.ftl']!;
  const spoken = french.split('\n').filter((line) => !line.startsWith('#'));
  expect(spoken.filter((line) => / [:;!?»]|« /.test(line))).toEqual([]);
});
