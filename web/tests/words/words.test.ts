import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/words/languages';
import { ago } from '../../src/words/times';
import { words } from '../../src/words/words.svelte';

beforeEach(() => words.start());
afterEach(async () => {
  await words.setLanguage('en');
  localStorage.clear();
});

describe('the language', () => {
  it('is the one chosen before, else one of the browser’s, else English', () => {
    expect(chooseLanguage('pl', ['fr-CA'])).toBe('pl');
    expect(chooseLanguage(null, ['de', 'fr-CA', 'pl'])).toBe('fr');
    expect(chooseLanguage('xx', ['de'])).toBe('en');
  });

  it('is that of the page, and remembered', async () => {
    await words.setLanguage('pl');
    expect(document.documentElement.lang).toBe('pl');
    await words.start();
    expect(words.language).toBe('pl');
  });

  it('is the last one asked for', async () => {
    await Promise.all([words.setLanguage('fr'), words.setLanguage('pl')]);
    expect(words.language).toBe('pl');
    expect(words.say('shell-close')).toBe('Zamknij');
  });
});

describe('the words of a game', () => {
  it('are spoken with the common ones, in each language', async () => {
    await words.loadGame('terracotta');
    expect(words.thing('guard')).toBe('Guard');
    await words.setLanguage('fr');
    expect(words.thing('guard')).toBe('Garde');
    expect(words.amount('coin', 2)).toMatch(/^2/);
    expect(words.clause('TA-SET-1')).not.toMatch(/^\[/);
    expect(words.say('shell-close')).toBe('Fermer');
  });

  it('name seats without a name of their own, in any language', async () => {
    await words.loadGame('terracotta');
    words.nameSeats([
      { word: 'purple', name: '' },
      { word: 'yellow', name: 'Zofia' },
    ]);
    expect(words.seats).toEqual(['Purple', 'Zofia']);
    await words.setLanguage('pl');
    expect(words.seat(0)).toBe('Fioletowy');
    expect(words.seat(2)).toBe('Gracz 3');
  });

  it('can be spoken beside the game at hand', async () => {
    await words.loadGames(['terracotta']);
    expect(words.of('terracotta').say('game-terracotta')).toBe('Terracotta Army');
  });
});

describe('when something was', () => {
  const now = Date.UTC(2030, 0, 10);
  it.each([
    [3, 'now'],
    [65, '1 minute ago'],
    [7200, '2 hours ago'],
    [90_000, 'yesterday'],
    [-5, 'now'],
  ])('%d seconds', (seconds, said) => {
    expect(ago(now - seconds * 1000, now, 'en')).toBe(said);
  });
});
