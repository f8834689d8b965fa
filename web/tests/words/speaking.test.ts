import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import loaders from 'virtual:words';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/words/languages';
import { fluent, Speaker, type Arguments } from '../../src/words/speaking';
import sentences from './spoken.json';

async function speaker(language: string, ...games: string[]): Promise<Speaker> {
  const texts = await Promise.all(
    ['common', ...games].map((name) => loaders[language]![name]!().then((read) => read.default)),
  );
  return new Speaker(language, texts.map(fluent), true);
}

function made(text: string): Speaker {
  return new Speaker('pl', [fluent(text)], true);
}

describe.each(LANGUAGES)('the browser speaks as the server does: %s', (language) => {
  let words: Speaker;
  beforeAll(async () => {
    words = await speaker(language, 'terracotta');
  });

  it('in every sentence of the fixtures', () => {
    for (const { id, arguments: args, seats, spoken } of sentences) {
      expect(words.say(id, args as Arguments, seats)).toBe(spoken[language]);
    }
  });

  it('in everything a rule says', () => {
    expect(words.clause('TA-SET-4.1')).toBe(words.say('TA-SET-4_1'));
  });
});

describe('a sentence', () => {
  it('counts as its language does', () => {
    const words = made(`amount-coin = { $count ->
  [one] moneta
  [few] monety
 *[many] monet
}`);
    const counted = [1, 2, 5, 22, 25].map((count) => words.amount('coin', count));
    expect(counted).toEqual(['moneta', 'monety', 'monet', 'monety', 'monet']);
  });

  it('asks for a form of a thing, or its usual one where it has no such form', () => {
    const words = made(
      'thing-ring = koło\nthing-guard = strażnik\n    .acc = strażnika\n' +
        'sees = { THING($what, form: "acc") }',
    );
    expect(words.say('sees', { what: 'guard' })).toBe('strażnika');
    expect(words.say('sees', { what: 'ring' })).toBe('koło');
  });

  it('chooses by the id of a thing, and by none for an empty text', () => {
    const words = made(`thing-row = rząd
say = { $way ->
  [row] R
  [none] -
 *[other] { $way }
}`);
    expect(['row', '', 'x'].map((way) => words.say('say', { way }))).toEqual(['R', '-', 'x']);
  });

  it('names seats, and numbers those without a name', () => {
    const words = made('seat-without-name = Gracz { $number }\nturn = { $seat }, { $other_seat }');
    expect(words.say('turn', { seat: 0, other_seat: 1 }, ['Ada'])).toBe('Ada, Gracz 2');
  });

  it('enumerates and counts lists', () => {
    const words = made(
      `list-and = { $first } i { $last }
thing-a = A
thing-b = B
have = { COUNT($all) ->
  [one] jedno:
 *[other] wiele:
} { $all }`,
    );
    expect(words.say('have', { all: ['a', 'b', 'a'] })).toBe('wiele: A, B i A');
    expect(words.say('have', { all: [3] })).toBe('jedno: 3');
  });

  it('says messages within messages, and ids as they are typed', () => {
    const words = made('thing-a = A\ninner = ({ $what })\nouter = { $reason } { ID($what) }');
    const reason = { id: 'inner', arguments: { what: 'a' } };
    expect(words.say('outer', { reason, what: 'a' })).toBe('(A) a');
  });

  it('that is missing is its id, unless words are strict', () => {
    expect(new Speaker('en', []).say('nothing')).toBe('[nothing]');
    expect(() => made('').say('nothing')).toThrow('nothing');
  });
});

/** A message's id, and the arguments it mentions. */
function mentions(message: string): [string, Set<string>] {
  const every = message.startsWith('#') ? [] : [...message.matchAll(/\$(\w+)/g)];
  return [message.split(' ')[0]!, new Set(every.map(([, name]) => name!))];
}

describe('the Fluent files of the front end', () => {
  const texts = (language: string): [string, string][] => {
    const folder = join(import.meta.dirname, '../../src/words', language);
    return readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  };
  const ids = (text: string): string[] => fluent(text).body.map((entry) => entry.id);

  it.each(LANGUAGES.slice(1))('say in %s all they say in English', (language) => {
    const english = new Map(texts('en'));
    for (const [file, text] of texts(language)) {
      expect(ids(text).sort(), file).toEqual(ids(english.get(file) ?? '').sort());
    }
    expect(texts(language).map(([file]) => file)).toEqual([...english.keys()]);
  });

  it.each(LANGUAGES.slice(1))('mention in %s only what English mentions', (language) => {
    const mentioned = (text: string) => new Map(text.split(/\n(?=[\w#-])/).map(mentions));
    const english = mentioned(texts('en').join('\n'));
    for (const [id, arguments_] of mentioned(texts(language).join('\n'))) {
      expect([...(english.get(id) ?? [])], id).toEqual(expect.arrayContaining([...arguments_]));
    }
  });

  it.each(LANGUAGES)('have no message twice: %s', (language) => {
    const every = texts(language).flatMap(([, text]) => ids(text));
    expect(every.filter((id, index) => every.indexOf(id) !== index)).toEqual([]);
  });

  it('are readable to the last line: as many messages as lines that begin one', () => {
    for (const [file, text] of LANGUAGES.flatMap(texts)) {
      expect(ids(text).length, file).toBe(text.match(/^-?[a-zA-Z][\w-]* *=/gm)?.length ?? 0);
    }
  });

  it('have French spaces before high signs that do not break', () => {
    for (const [file, text] of texts('fr')) {
      const spoken = text.replace(/^#.*$/gm, '').replace(/\{[^{}]*\}/g, 'x');
      const wrong = spoken
        .split('\n')
        .filter((line) => /[^\u00a0\u202f\s]?[ ][;:!?»]|« /.test(line));
      expect(wrong, file).toEqual([]);
    }
  });
});
