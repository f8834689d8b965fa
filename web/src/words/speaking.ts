/**
 * Messages made into sentences by Fluent files: what src/kilnyard/words/speaking.py does for the
 * server, done alike for the browser. tests/words/spoken.json holds both to the same sentences.
 *
 * Besides numbers and texts a sentence can ask for words: THING($warrior, form: "a") is the message
 * `thing-ID` in one of its forms (attributes), AMOUNT($coins, "coin") the message `amount-ID` that
 * counts by `$count`, COUNT($warehouses) how many things a list has, and ID($option) the id itself.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { Message } from '../api/types';
import { choosingById } from './choosing';

const NOTHING = 'none';

/** What can be said: a message of the server's, or an event told in the log. */
export interface Sayable {
  id: string;
  arguments: object;
}

/** Arguments by name; a value may be a number, a text, an id of a word, a list or a message. */
export type Arguments = Record<string, unknown>;

/** An id of a word: a sentence may choose by the id, and what is spoken is the word. */
export class Thing extends FluentType<string> {
  constructor(
    word: string,
    readonly spoken: string,
  ) {
    super(word);
  }

  override toString(): string {
    return this.spoken;
  }
}

/** A list of things, spoken as an enumeration. */
class Several extends FluentType<number> {
  constructor(
    count: number,
    readonly spoken: string,
  ) {
    super(count);
  }

  override toString(): string {
    return this.spoken;
  }
}

/** Fluent text made ready to be spoken; parsing is done once for each file. */
export function fluent(text: string): FluentResource {
  return choosingById(new FluentResource(text));
}

/** The words of one language. What is missing is its id in brackets, or an error if `strict`. */
export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    resources: FluentResource[],
    readonly strict = false,
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        THING: ([word], { form }) => this.thing(idOf(word), textOf(form)),
        AMOUNT: ([count, word], { form }) =>
          this.#say(`amount-${idOf(word)}`, textOf(form), { count: count ?? 0 }),
        COUNT: ([several]) => new FluentNumber(Number(several?.valueOf())),
        ID: ([word]) => (word instanceof Thing ? word.value : (word ?? '')),
        KEY: ([value]) => (value instanceof Thing ? value.value || NOTHING : (value ?? '')),
      },
    });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  /** Whether there is a message of this id. */
  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of an id and its arguments; `seats` are the names of the seats in their order. */
  say(id: string, args: Arguments = {}, seats: readonly string[] = []): string {
    return this.#say(id, '', this.#arguments(args, seats));
  }

  /** The sentence of a message of the server's. */
  message(message: Sayable, seats: readonly string[] = []): string {
    return this.say(message.id, message.arguments as Arguments, seats);
  }

  /** What a thing is called. */
  thing(word: string, form = ''): string {
    return this.#say(`thing-${word}`, form, {});
  }

  /** A number of things, as the language counts them. */
  amount(word: string, count: number, form = ''): string {
    return this.#say(`amount-${word}`, form, { count });
  }

  /** A rule in one sentence; Fluent ids have no dots. */
  clause(clause: string): string {
    return this.#say(clause.replaceAll('.', '_'), '', {});
  }

  /** A seat's name, or its number where it has none. */
  seat(seat: number, seats: readonly string[]): string {
    return seats[seat] ?? this.#say('seat-without-name', '', { number: seat + 1 });
  }

  #say(id: string, form: string, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(id);
    const pattern = message && (message.attributes[form] ?? message.value);
    if (pattern === null || pattern === undefined) return this.#unspoken(id);
    const errors: Error[] = [];
    const spoken = this.#bundle.formatPattern(pattern, args, errors);
    if (this.strict && errors[0]) throw new Error(`${id}: ${errors[0].message}`);
    return spoken;
  }

  #unspoken(id: string): string {
    if (this.strict) throw new Error(`There are no words for ${id}.`);
    return `[${id}]`;
  }

  #arguments(values: Arguments, seats: readonly string[]): Record<string, FluentVariable> {
    const spoken = Object.entries(values).map(([name, value]): [string, FluentVariable] => [
      name,
      this.#argument(name, value, seats),
    ]);
    return Object.fromEntries(spoken);
  }

  /** What Fluent is given for one value of a message. */
  #argument(name: string, value: unknown, seats: readonly string[]): FluentVariable {
    if (isMessage(value)) return this.message(value, seats);
    if (typeof value === 'boolean') return Number(value);
    if (typeof value === 'number') return isSeat(name) ? this.seat(value, seats) : value;
    if (Array.isArray(value)) return this.#several(value);
    const text = String(value ?? '');
    if (this.knows(`thing-${text}`)) return new Thing(text, this.thing(text));
    return text === '' ? new Thing('', '') : text;
  }

  #several(values: unknown[]): Several {
    const items = values.map((item) =>
      typeof item === 'string' ? this.thing(item) : String(item),
    );
    return new Several(items.length, this.#enumeration(items));
  }

  #enumeration(items: string[]): string {
    const last = items.at(-1) ?? '';
    if (items.length < 2) return last;
    return this.#say('list-and', '', { first: items.slice(0, -1).join(', '), last });
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && 'arguments' in value;
}

function isSeat(name: string): boolean {
  return name === 'seat' || name.endsWith('_seat');
}

function idOf(word: FluentValue | undefined): string {
  return word instanceof Thing ? word.value : textOf(word);
}

function textOf(value: FluentValue | undefined): string {
  return value === undefined ? '' : String(value);
}
