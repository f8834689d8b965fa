/** Looking back: the table as it was after some move, and playing the game again from there. */
import type { LogEntry, Moment } from '../api/types';
import { stepped, type Step } from './timeline';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Travel {
  /** The move looked back at; null while the table is shown as it is now. */
  at = $state<number | null>(null);
  /** The table as it was then; until it is there, as it was at the moment looked at before. */
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly look: (move: number) => Promise<Moment>,
    private readonly log: () => LogEntry[],
  ) {}

  /** The move after which the table is shown. */
  get shown(): number {
    return this.at ?? this.last;
  }

  get last(): number {
    return this.log().at(-1)?.move ?? 0;
  }

  /** Shows the table after this move. */
  async go(move: number): Promise<void> {
    const wanted = Math.min(Math.max(move, 0), this.last);
    this.at = wanted;
    const moment = await this.look(wanted).catch(() => null);
    if (this.at !== wanted) return;
    if (moment) this.moment = moment;
    else this.leave();
  }

  /** Back to now. */
  leave(): void {
    this.pause();
    this.at = null;
    this.moment = null;
  }

  async step(step: Step, ahead: boolean): Promise<void> {
    this.pause();
    await this.go(stepped(this.log(), step, this.shown, ahead));
  }

  /** Plays the game again from here, or from the beginning if this is its end. */
  play(): void {
    this.playing = true;
    if (this.shown >= this.last) void this.go(0);
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(), 1000 / this.speed);
  }

  async #advance(): Promise<void> {
    if (!this.playing) return;
    if (this.shown >= this.last) {
      this.pause();
      return;
    }
    await this.go(this.shown + 1);
    if (this.playing) this.#next();
  }
}
