/**
 * A plan: picks tried on a private fork, kept until it is one's turn, then sent one by one or
 * dropped. Nobody else learns of it.
 */
import type { Choice, Message, Observation, Refused, TrialResult } from '../api/types';
import type { Try } from './trials.svelte';

/** One pick of a plan, as it was offered. */
export interface PlannedPick {
  token: string;
  label: Message;
}

/** Why a plan went no further: what was wrong with which of its picks. */
export interface Stopped {
  pick: PlannedPick;
  why: Message | null;
  clause: string;
}

export class Plan {
  /** Whether the board is for planning now. */
  open = $state(false);
  /** Whose plan it is; around one device another seat does not see it. */
  seat = $state<number | null>(null);
  picks = $state.raw<PlannedPick[]>([]);
  /** Where the plan leads so far. */
  result = $state.raw<TrialResult | null>(null);
  /** Why it could not be played to its end. */
  stopped = $state.raw<Stopped | null>(null);
  sending = $state(false);

  constructor(private readonly attempt: Try) {}

  get tokens(): string[] {
    return this.picks.map((pick) => pick.token);
  }

  /** Whether picks are waiting to be played. */
  get kept(): boolean {
    return this.picks.length > 0;
  }

  /** Plans for a seat, on from what it had planned before. */
  async start(seat: number): Promise<void> {
    if (seat !== this.seat) this.drop();
    this.seat = seat;
    this.open = true;
    this.stopped = null;
    await this.look();
  }

  async add(choice: Choice): Promise<void> {
    await this.#change([...this.picks, { token: choice.token, label: choice.label }]);
  }

  async takeBack(): Promise<void> {
    await this.#change(this.picks.slice(0, -1));
  }

  /** Leaves the board to the game; the picks stay. */
  keep(): void {
    this.open = false;
  }

  drop(): void {
    this.open = false;
    this.picks = [];
    this.result = null;
    this.stopped = null;
  }

  /** Tries the whole plan anew, as when others have moved meanwhile. */
  async look(): Promise<void> {
    const picks = this.picks;
    const result = await this.attempt(this.tokens).catch(() => null);
    if (result && picks === this.picks) this.result = result;
  }

  /**
   * Sends the picks one by one, and stops at the first that may not be made. `offered` is what the
   * seat is asked; `send` tells whether the pick was made.
   */
  async play(
    offered: () => Observation | null,
    send: (choice: Choice) => Promise<boolean>,
  ): Promise<void> {
    this.sending = true;
    this.open = false;
    try {
      while (this.picks[0]) {
        const observation = offered();
        const choice = observation?.choices.find((one) => one.token === this.picks[0]?.token);
        if (!choice || !(await send(choice))) {
          this.stopped = stopping(this.picks[0], observation?.refused ?? []);
          return;
        }
        this.picks = this.picks.slice(1);
      }
      this.drop();
    } finally {
      this.sending = false;
    }
  }

  async #change(picks: PlannedPick[]): Promise<void> {
    this.picks = picks;
    await this.look();
  }
}

function stopping(pick: PlannedPick, refused: Refused[]): Stopped {
  const refusal = refused.find((one) => one.token === pick.token);
  return { pick, why: refusal?.reason ?? null, clause: refusal?.clause ?? '' };
}
