/** What would come of a pick, asked for once one has pointed at it a moment. */
import type { TrialResult } from '../api/types';

const REST_BEFORE_ASKING = 110;

export type Try = (tokens: string[]) => Promise<TrialResult>;

export class Trials {
  /** Where the picks pointed at lead; null until it is known. */
  result = $state.raw<TrialResult | null>(null);
  /** Whether it could not be found out. */
  failed = $state(false);
  #tokens: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly attempt: Try) {}

  /** Shows where these picks lead, once the pointer has come to rest on them. */
  point(tokens: string[]): void {
    this.forget();
    this.#tokens = tokens;
    this.#timer = setTimeout(() => void this.#show(tokens), REST_BEFORE_ASKING);
  }

  /** Nothing is pointed at any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#tokens = [];
    this.result = null;
    this.failed = false;
  }

  async #show(tokens: string[]): Promise<void> {
    const result = await this.attempt(tokens).catch(() => null);
    if (this.#tokens !== tokens) return;
    this.result = result;
    this.failed = result === null;
  }
}
