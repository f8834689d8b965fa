/**
 * Sitting at a table: what is shown (now, a moment past, or a plan), what is pointed at, and what
 * picking does. The board, the list and the keyboard all pick through here.
 */
import type { Choice, Message, Observation, OutlookState, Refused, TableState } from '../api/types';
import type { GameModule, Place } from '../games/game';
import type { TableStore } from '../state/table.svelte';
import { placed } from './choosing';
import { Handover } from './handover.svelte';
import { Plan } from './plan.svelte';
import type { Preferences } from './preferences.svelte';
import { Returning } from './returning.svelte';
import { Talk } from './talk.svelte';
import { StoryTelling } from './telling-story.svelte';
import { Travel } from './travel.svelte';
import { Trials } from './trials.svelte';

export type Panel = 'log' | 'score' | 'chat' | 'result';

export function isRefused(about: Choice | Refused): about is Refused {
  return 'reason' in about;
}

/** A pick that waits for a second word, because it ends the turn. */
interface Waiting {
  choice: Choice;
}

export class Sitting {
  readonly trials: Trials;
  readonly travel: Travel;
  readonly plan: Plan;
  readonly handover: Handover;
  readonly returning: Returning;
  readonly story: StoryTelling;
  readonly talk: Talk;
  /** What the pointer or the focus is on. */
  pointing = $state.raw<Choice | Refused | null>(null);
  /** The refusal that was asked about, shown until something else is. */
  asked = $state.raw<Refused | null>(null);
  /** What a line of the log is about. */
  mentioned = $state.raw<Place[]>([]);
  /** The rule being read. */
  rule = $state<string | null>(null);
  confirming = $state.raw<Waiting | null>(null);
  /** A choice tapped once, on a screen where the second tap picks. */
  tapped = $state.raw<Choice | null>(null);
  /** What has been typed of a choice's number. */
  typed = $state('');
  /** What stands beside the board. */
  panel = $state<Panel>('log');
  /** Whether the board is shown as text. */
  textBoard = $state(false);
  /** Whether the keys are being explained. */
  help = $state(false);
  /** Whether the last thing that pressed on the page was a finger. */
  touch = false;
  /** Whether the last thing pressed was a key: then the focus goes where the next choices are. */
  keys = false;

  constructor(
    readonly store: TableStore,
    readonly module: GameModule,
    readonly preferences: Preferences,
  ) {
    this.trials = new Trials((tokens) => store.try(tokens));
    this.travel = new Travel(
      (move) => store.moment(move),
      () => store.log,
    );
    this.plan = new Plan((tokens) => store.try(tokens));
    this.handover = new Handover(store, module, preferences);
    this.returning = new Returning(store);
    this.story = new StoryTelling(store, module);
    this.talk = new Talk(store);
  }

  get state(): TableState {
    const { state } = this.store;
    if (!state) throw new Error('There is no table yet.');
    return state;
  }

  /** Whether the plan is one of the seat that looks. */
  get planned(): boolean {
    return this.plan.seat === this.state.viewer && (this.plan.open || this.plan.kept);
  }

  get planning(): boolean {
    return this.planned && this.plan.open;
  }

  readonly mode = $derived.by((): 'now' | 'past' | 'plan' => {
    if (this.travel.at !== null) return 'past';
    return this.planning ? 'plan' : 'now';
  });

  readonly observation = $derived.by((): Observation | null => {
    if (this.mode === 'past' && this.travel.moment) return this.travel.moment.observation;
    if (this.mode === 'plan' && this.plan.result) return this.plan.result.observation;
    return this.state.observation;
  });

  readonly outlooks = $derived.by((): OutlookState[] => {
    if (this.mode === 'past' && this.travel.moment) return this.travel.moment.outlooks;
    if (this.mode === 'plan' && this.plan.result) return this.plan.result.outlooks;
    return this.state.outlooks;
  });

  /** Whether something may be picked here: not in the past, nor in a plan that has come to its end. */
  readonly open = $derived.by((): boolean => {
    if (this.mode === 'past') return false;
    const result = this.plan.result;
    if (this.mode === 'plan') return !!result && !result.ends_turn && !result.reveals;
    return !this.plan.sending;
  });

  readonly choices = $derived<Choice[]>(this.open ? (this.observation?.choices ?? []) : []);
  readonly refused = $derived<Refused[]>(this.open ? (this.observation?.refused ?? []) : []);
  readonly question = $derived(this.observation?.question ?? '');
  readonly prompt = $derived<Message | null>(this.open ? (this.observation?.prompt ?? null) : null);
  readonly boardChoices = $derived(placed(this.choices, (token) => this.#placeOf(token)));
  readonly boardRefused = $derived(placed(this.refused, (token) => this.#placeOf(token)));

  readonly pointed = $derived.by((): Set<Place> => {
    const about = this.pointing && this.#placeOf(this.pointing.token);
    return new Set([...this.mentioned, ...(about ? [about] : [])]);
  });

  /** The view after the choice pointed at. */
  readonly preview = $derived.by((): unknown => this.trials.result?.observation.view ?? null);

  /** The view in which people's things are shown. */
  readonly holdings = $derived.by((): unknown => {
    return this.story.open ? this.story.before : this.observation?.view;
  });

  /** My seat's turn to plan, or to play. */
  readonly mine = $derived.by((): boolean => {
    const { viewer, observation } = this.state;
    return viewer !== null && !!observation?.deciders.includes(viewer);
  });

  /** Whether there is somebody who could plan. */
  get canPlan(): boolean {
    const { viewer, status } = this.state;
    return viewer !== null && status === 'playing' && this.travel.at === null;
  }

  /** What waits for a second word stays, wherever the pointer or the focus goes for that. */
  point(about: Choice | Refused | null): void {
    if (this.confirming || (this.tapped && about === null)) return;
    this.pointing = about;
    if (about === null || isRefused(about)) this.trials.forget();
    else this.trials.point(this.#tokens(about));
    if (about !== null) this.asked = this.rule = null;
  }

  /** Explains why not, and goes on explaining. */
  why(refused: Refused): void {
    this.goBack();
    this.asked = refused;
  }

  /** Shows a rule. */
  read(clause: string): void {
    this.goBack();
    this.rule = clause;
  }

  mention(places: Place[]): void {
    this.mentioned = places;
  }

  /** The one way to pick, wherever it was asked for. */
  async pick(choice: Choice): Promise<void> {
    if (!this.choices.includes(choice)) return;
    if (this.touch && this.preferences.tapTwice && this.tapped?.token !== choice.token) {
      this.tapped = choice;
      this.point(choice);
      return;
    }
    await this.carryOut(choice);
  }

  /** Picks without a second tap; asks first if it would end the turn and that is wished. */
  async carryOut(choice: Choice): Promise<void> {
    this.tapped = null;
    if (this.mode === 'plan') {
      this.point(null);
      await this.plan.add(choice);
      return;
    }
    if (this.preferences.confirmEnd && (await this.#endsTurn(choice))) {
      this.point(choice);
      this.confirming = { choice };
      return;
    }
    await this.send(choice);
  }

  async confirm(): Promise<void> {
    if (this.confirming) await this.send(this.confirming.choice);
  }

  /** Not to do what was about to be done, nor to go on reading. */
  goBack(): void {
    this.confirming = null;
    this.asked = this.rule = null;
    this.tapped = null;
    this.point(null);
  }

  /** Makes a pick in earnest. */
  async send(choice: Choice): Promise<boolean> {
    this.goBack();
    this.returning.dismiss();
    const result = await this.store.pick(choice);
    return result?.outcome === 'done' || result?.outcome === 'repeated';
  }

  async undo(): Promise<void> {
    this.goBack();
    if (this.mode === 'plan') await this.plan.takeBack();
    else if (this.mode === 'now') await this.store.undo();
  }

  async undoTurn(): Promise<void> {
    this.goBack();
    if (this.mode === 'now') await this.store.undoTurn();
  }

  async redo(): Promise<void> {
    this.goBack();
    if (this.mode === 'now') await this.store.redo();
  }

  /** Begins a plan, or puts it aside; its picks stay. */
  async togglePlan(): Promise<void> {
    this.goBack();
    const { viewer } = this.state;
    if (this.planning) this.plan.keep();
    else if (this.canPlan && viewer !== null) await this.plan.start(viewer);
  }

  async playPlan(): Promise<void> {
    this.point(null);
    await this.plan.play(
      () => this.state.observation,
      (choice) => this.send(choice),
    );
  }

  #placeOf(token: string): Place | null {
    return this.module.placeOf(this.question, token, this.prompt);
  }

  #tokens(choice: Choice): string[] {
    return this.mode === 'plan' ? [...this.plan.tokens, choice.token] : [choice.token];
  }

  async #endsTurn(choice: Choice): Promise<boolean> {
    const trial = await this.store.try([choice.token]).catch(() => null);
    return trial?.ends_turn ?? false;
  }
}
