/** A table of the fixtures to sit at, with a server that answers what a test says. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Component } from 'svelte';
import type { Api } from '../../src/api/client';
import type {
  ChapterScores,
  Command,
  CommandResult,
  Moment,
  TableState,
  Trial,
  TrialResult,
} from '../../src/api/types';
import { terracotta } from '../../src/games/terracotta/index';
import type { TerracottaView } from '../../src/games/terracotta/view';
import type { GameModule } from '../../src/games/game';
import { TableStore } from '../../src/state/table.svelte';
import { Preferences } from '../../src/table/preferences.svelte';
import { Sitting } from '../../src/table/sitting.svelte';
import { words } from '../../src/words/words.svelte';

const FILES = import.meta.glob<TableState>('../../fixtures/*.json', {
  eager: true,
  import: 'default',
});

/** Every fixture by its short name: `place`, `guard`, `over`, ... */
export const FIXTURES: Record<string, TableState> = Object.fromEntries(
  Object.entries(FILES).map(([path, state]) => [
    /terracotta-([\w-]+)\.json/.exec(path)![1]!,
    state,
  ]),
);

export function fixture(name: string): TableState {
  return structuredClone(FIXTURES[name]!);
}

/** What browsers have and jsdom has not. */
export function freshTables(): void {
  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.scrollTo = () => undefined;
    HTMLCanvasElement.prototype.getContext = () => null;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width') && wide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await words.start();
    await words.loadGame('terracotta');
  });
  beforeEach(() => {
    wide = true;
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}

let wide = true;

/** From now on the screen of this test is a phone's. */
export function onPhone(): void {
  wide = false;
}

/** The server behind a table: it remembers what it was sent. */
export class Behind {
  commands: Command[] = [];
  trials: Trial[] = [];
  looked: number[] = [];
  /** What a pick leads to; the same state, one version on, unless a test says otherwise. */
  next: (command: Command, now: TableState) => Partial<CommandResult> = (_, now) => ({
    state: { ...now, version: now.version + 1 },
  });
  trial: (trial: Trial, now: TableState) => Partial<TrialResult> = () => ({});
  scores: ChapterScores[] = [];
  store: TableStore | null = null;

  get now(): TableState {
    return this.store!.state!;
  }

  get api(): Api {
    return {
      command: async (_: string, command: Command) => {
        this.commands.push(command);
        const answer = { outcome: 'done', refusal: null, state: this.now } as const;
        return { ...answer, ...this.next(command, this.now) };
      },
      trial: async (_: string, trial: Trial) => {
        this.trials.push(trial);
        return { ...untouched(this.now, trial), ...this.trial(trial, this.now) };
      },
      moment: async (_: string, move: number) => {
        this.looked.push(move);
        return momentOf(this.now, move);
      },
      scores: async () => this.scores,
      record: async () => '[Game "terracotta"]\n',
    } as unknown as Api;
  }
}

function untouched(now: TableState, { tokens }: Trial): TrialResult {
  return {
    version: now.version,
    played: tokens.length,
    ends_turn: false,
    reveals: false,
    observation: now.observation!,
    outlooks: now.outlooks,
    told: [],
    refusal: null,
  };
}

function momentOf(now: TableState, move: number): Moment {
  return {
    move,
    observation: { ...now.observation!, choices: [], refused: [], prompt: null },
    chapter: now.log[move]?.chapter ?? 1,
    outlooks: now.outlooks,
    ranking: now.ranking,
  };
}

/** The view with some of a player's numbers changed, as after a pick. */
export function withPlayer(
  state: TableState,
  seat: number,
  change: Partial<TerracottaView['players'][number]>,
): TerracottaView {
  const view = state.observation!.view as TerracottaView;
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...change } : player,
  );
  return { ...view, players };
}

export interface Seated {
  sitting: Sitting;
  store: TableStore;
  behind: Behind;
}

/** Somebody at the table of a state. */
export function sitDown(state: TableState, preferences = new Preferences()): Seated {
  const behind = new Behind();
  const store = new TableStore(state.table, null, behind.api);
  behind.store = store;
  store.take(state);
  words.nameSeats(state.seats);
  const sitting = new Sitting(store, terracotta as GameModule, preferences);
  return { sitting, store, behind };
}

export function show<P extends object>(part: Component<P>, props: NoInfer<P>): HTMLElement {
  const target = document.body.appendChild(document.createElement('main'));
  return render(part as Component<object>, { props, target }).container;
}

/** Sentences that lack a word or an argument show it. */
export function unspoken(container: HTMLElement): string[] {
  const spoken = [
    container.textContent ?? '',
    ...[...container.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
    ),
  ].join(' ');
  return spoken.match(/\{\$[\w-]+\}|\[[a-z]+-[\w-]+\]/g) ?? [];
}

export async function settle(times = 4): Promise<void> {
  for (let n = 0; n < times; n += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
