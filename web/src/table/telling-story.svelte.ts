/** Telling the last scoring: step after step by itself, or by hand; it can be left at any time. */
import type { Moment } from '../api/types';
import type { GameModule } from '../games/game';
import type { TableStore } from '../state/table.svelte';
import { storyOf, type Step } from './story';

const PAUSE = 1900;

export class StoryTelling {
  steps = $state.raw<Step[]>([]);
  /** What everybody had before; what they have now would give the end away. */
  before = $state.raw<unknown>(null);
  at = $state(0);
  open = $state(false);
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: TableStore,
    private readonly module: GameModule,
  ) {}

  get step(): Step | undefined {
    return this.steps[this.at];
  }

  /** Whether there was a last scoring: where one is still to come, the game was given up. */
  get isThere(): boolean {
    const { state } = this.store;
    return state?.status === 'over' && state.outlooks.length === 0;
  }

  /** Begins with the points that everybody had before the last move. */
  async start(): Promise<void> {
    const { state, log } = this.store;
    const last = log.at(-1);
    if (!this.isThere || !state?.observation || !last || last.move < 1) return;
    const before = await this.#momentBefore(last.move);
    if (!before) return;
    this.before = before.observation.view;
    this.steps = storyOf(
      last.told,
      this.module.points(before.observation.view).map(({ total }) => total),
      this.module.points(state.observation.view).map(({ total }) => total),
    );
    this.at = 0;
    this.open = this.steps.length > 0;
    this.play();
  }

  go(step: number): void {
    this.at = Math.min(Math.max(step, 0), this.steps.length - 1);
  }

  play(): void {
    this.playing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), PAUSE);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.pause();
    this.open = false;
    this.before = null;
  }

  /** Asked twice: the server may be busy with the end of the game. */
  async #momentBefore(move: number): Promise<Moment | null> {
    const ask = (): Promise<Moment> => this.store.moment(move - 1);
    const later = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, PAUSE));
    return ask()
      .catch(() => later().then(ask))
      .catch(() => null);
  }

  #next(): void {
    if (!this.playing) return;
    if (this.at >= this.steps.length - 1) return this.pause();
    this.go(this.at + 1);
    this.play();
  }
}
