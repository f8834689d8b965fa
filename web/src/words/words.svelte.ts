/**
 * The words of the page, in the visitor's language. Reading them in a component makes it follow a
 * change of language, of the game at hand, and of the names of the seats.
 */
import loaders from 'virtual:words';
import type { FluentResource } from '@fluent/bundle';
import { chooseLanguage, LANGUAGES, type Language } from './languages';
import { keep, kept } from '../state/keeping';
import { fluent, Speaker, type Arguments, type Sayable } from './speaking';

const COMMON = 'common';
const SAVED = 'language';

/** Somebody to be named: by the name a person gave, else by the game's word. */
interface Named {
  word: string;
  name: string;
}

class PageWords {
  readonly languages = LANGUAGES;
  #language = $state<Language>('en');
  #game = $state('');
  #named = $state.raw<Named[]>([]);
  #speakers = $state.raw<Record<string, Speaker>>({});
  readonly #names = $derived(this.#named.map(({ word, name }) => name || this.thing(word)));
  #changing: Promise<void> = Promise.resolve();
  readonly #texts = new Map<string, Promise<FluentResource>>();

  /** The language spoken. */
  get language(): Language {
    return this.#language;
  }

  /** What the seats are called, in their order. */
  get seats(): string[] {
    return this.#names;
  }

  set seats(names: string[]) {
    this.#named = names.map((name) => ({ word: '', name }));
  }

  /** Names the seats after their people, or by the game's words in whatever language is spoken. */
  nameSeats(named: readonly Named[]): void {
    const same = ({ word, name }: Named, seat: number): boolean =>
      word === this.#named[seat]?.word && name === this.#named[seat].name;
    if (named.length !== this.#named.length || !named.every(same)) {
      this.#named = named.map(({ word, name }) => ({ word, name }));
    }
  }

  /** Begins in the language chosen before, else the browser's, else English. */
  async start(): Promise<void> {
    const language = chooseLanguage(kept<string>(SAVED), navigator.languages);
    await this.#inTurn(() => this.#speak(language, [COMMON]));
  }

  /** Speaks another language from now on, and remembers it. */
  async setLanguage(language: Language): Promise<void> {
    keep(SAVED, language);
    await this.#inTurn(() => this.#speak(language, Object.keys(this.#speakers)));
  }

  /** Speaks the words of this game too; the game at hand from now on. */
  async loadGame(name: string): Promise<void> {
    await this.loadGames([name]);
    this.#game = name;
  }

  /** Makes ready the words of games, to be spoken by `of`. */
  async loadGames(names: readonly string[]): Promise<void> {
    await this.#inTurn(async () => {
      const known = Object.keys(this.#speakers);
      const every = [...new Set([COMMON, ...known, ...names])];
      if (every.length > known.length) await this.#speak(this.#language, every);
    });
  }

  /** The words of one game, or the common ones until they are there. */
  of(game: string): Speaker {
    return this.#speakers[game] ?? this.#speakers[COMMON] ?? UNREAD;
  }

  /** Whether there is a message of this id. */
  knows(id: string): boolean {
    return this.#speaker.knows(id);
  }

  say(id: string, args: Arguments = {}): string {
    return this.#speaker.say(id, args, this.seats);
  }

  message(message: Sayable): string {
    return this.#speaker.message(message, this.seats);
  }

  thing(id: string, form = ''): string {
    return this.#speaker.thing(id, form);
  }

  amount(id: string, count: number, form = ''): string {
    return this.#speaker.amount(id, count, form);
  }

  clause(id: string): string {
    return this.#speaker.clause(id);
  }

  seat(seat: number): string {
    return this.#speaker.seat(seat, this.seats);
  }

  get #speaker(): Speaker {
    return this.of(this.#game);
  }

  /** One change after the other, so that the last one asked for is the one that stays. */
  #inTurn(change: () => Promise<void>): Promise<void> {
    const changed = this.#changing.then(change);
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  async #speak(language: Language, packages: string[]): Promise<void> {
    const speakers = await Promise.all(
      packages.map(async (name) => [name, await this.#learn(language, name)] as const),
    );
    this.#speakers = Object.fromEntries(speakers);
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** The common words, and those of a game with them. */
  async #learn(language: Language, name: string): Promise<Speaker> {
    const names = name === COMMON ? [COMMON] : [COMMON, name];
    return new Speaker(language, await Promise.all(names.map((one) => this.#text(language, one))));
  }

  #text(language: Language, name: string): Promise<FluentResource> {
    const key = `${language}/${name}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const load = loaders[language]?.[name];
    const text = load ? load().then((read) => fluent(read.default)) : Promise.resolve(fluent(''));
    this.#texts.set(key, text);
    text.catch(() => this.#texts.delete(key));
    return text;
  }
}

const UNREAD = new Speaker('en', []);

export const words = new PageWords();
