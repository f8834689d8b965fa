/** A table while its form is filled in. */
import type { GameInfo, NewSeat, NewTable, Terms } from '../../api/types';
import { aboutGame } from '../../games/about';
import { usualBot } from '../../state/opening';

const MINUTE = 60;
const DAY = 86_400;

export type Pace = NonNullable<Terms['pace']>;

export class Draft {
  seats = $state<Required<NewSeat>[]>([]);
  /** By option: the value, or the values where there may be several. */
  chosen = $state<Record<string, string[]>>({});
  pace = $state<Pace>('untimed');
  minutes = $state(30);
  increment = $state(30);
  days = $state(3);
  atZero = $state<NonNullable<Terms['at_zero']>>('bot');
  watching = $state<NonNullable<Terms['watching']>>('anyone');
  edition = $state<string | null>(null);
  seed = $state('');

  constructor(readonly game: GameInfo) {
    this.seatPeople(Math.min(game.people_max, Math.max(2, game.people_min)));
    for (const { name, values, several } of game.options) {
      this.chosen[name] = several ? [] : values.slice(0, 1);
    }
  }

  get people(): number {
    return this.seats.length;
  }

  /** What the game calls each seat at a table of so many. */
  get seatWords(): string[] {
    return this.game.seat_words[String(this.people)] ?? [];
  }

  /** The options that make sense for so many people. */
  get options(): GameInfo['options'] {
    const alone = aboutGame(this.game.name)?.alone ?? [];
    return this.game.options.filter((option) => this.people === 1 || !alone.includes(option.name));
  }

  /** Whether anybody but me is to decide here: clocks are for those. */
  get withOthers(): boolean {
    return this.seats.some((seat) => seat.who === 'here' || seat.who === 'link');
  }

  get withLinks(): boolean {
    return this.seats.some((seat) => seat.who === 'link');
  }

  /** Sets so many seats; who sat there stays. */
  seatPeople(people: number): void {
    const who = this.seats[1]?.who ?? 'link';
    this.seats = Array.from({ length: people }, (_, index) => {
      return this.seats[index] ?? this.#seat(index === 0 ? 'me' : who);
    });
  }

  /** All seats but mine are for people of this sort. */
  seatOthers(who: NewSeat['who']): void {
    this.seats = this.seats.map((seat) => (seat.who === 'me' ? seat : { ...seat, who }));
  }

  /** Changes one seat. I sit on one only: who takes it for me gives its sort to the other. */
  change(number: number, some: Partial<NewSeat>): void {
    const before = this.seats[number]?.who ?? 'link';
    const takesMine = some.who === 'me' && before !== 'me';
    this.seats = this.seats.map((seat, index) => {
      if (index === number) return { ...seat, ...some };
      return takesMine && seat.who === 'me' ? { ...seat, who: before } : seat;
    });
  }

  toTable(): NewTable {
    const { pace, watching, atZero: at_zero } = this;
    const timed = this.withOthers ? pace : 'untimed';
    const live = timed === 'live';
    const bank = { untimed: 0, live: this.minutes * MINUTE, days: this.days * DAY }[timed];
    const increment = live ? this.increment : 0;
    return {
      game: this.game.name,
      seats: this.seats.map(({ who, name, bot }) => this.#asked(who, name.trim(), bot)),
      options: this.#options(),
      terms: { pace: timed, bank, increment, at_zero, watching },
      edition: this.edition,
      seed: this.seed.trim(),
    };
  }

  #seat(who: NewSeat['who']): Required<NewSeat> {
    return { who, name: '', bot: usualBot(this.game.bots) };
  }

  #asked(who: NewSeat['who'], name: string, bot: string): NewSeat {
    if (who === 'bot') return { who, bot };
    return name && who !== 'me' ? { who, name } : { who };
  }

  /** The options that differ from the usual ones. */
  #options(): Record<string, string> {
    const differing = this.options
      .map(({ name, values, several }) => ({
        name,
        value: (this.chosen[name] ?? []).join(','),
        usual: several ? '' : (values[0] ?? ''),
      }))
      .filter(({ value, usual }) => value !== usual);
    return Object.fromEntries(differing.map(({ name, value }) => [name, value]));
  }
}
