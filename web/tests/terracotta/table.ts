/** Saved moments and made-up questions, set before the drawings of Terracotta Army. */
import { cleanup, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from 'svelte';
import { afterEach, beforeAll, vi } from 'vitest';
import type { Choice, Message, Refused, TableState } from '../../src/api/types';
import type { BoardProps, Place } from '../../src/games/game';
import { terracotta } from '../../src/games/terracotta';
import type { TerracottaView } from '../../src/games/terracotta/view';
import { words } from '../../src/words/words.svelte';

const FOLDER = join(import.meta.dirname, '../../fixtures');

export const MOMENTS = readdirSync(FOLDER)
  .filter((name) => name.startsWith('terracotta-'))
  .map((name) => name.replace('.json', ''));

export function moment(name: string): TableState {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as TableState;
}

export function viewOf(state: TableState): TerracottaView {
  return structuredClone(state.observation?.view) as unknown as TerracottaView;
}

/** The words of the game, and nothing left over from the test before. */
export function atTheTable(): void {
  beforeAll(async () => {
    await words.start();
    await words.loadGame('terracotta');
  });
  afterEach(() => cleanup());
}

export const choice = (
  token: string,
  id = 'option-cell',
  args: Message['arguments'] = {},
): Choice => ({
  option: 0,
  token,
  label: { id, arguments: { cell: token, ...args } },
});

export const refused = (token: string): Refused => ({
  token,
  label: { id: 'option-cell', arguments: { cell: token } },
  reason: { id: 'refused-cell-occupied', arguments: { cell: token } },
  clause: 'TA-WAR-6',
});

/** Choices or refusals by where they lie. */
export function byPlace<T extends { token: string }>(
  question: string,
  all: T[],
  prompt: Message | null,
): Map<Place, T> {
  const placed = all.map((one): [Place | null, T] => [
    terracotta.placeOf(question, one.token, prompt),
    one,
  ]);
  return new Map(placed.filter((row): row is [Place, T] => row[0] !== null));
}

type Props = BoardProps<TerracottaView>;

/** What a board is given at a moment; handlers remember what they were told. */
export function propsOf(state: TableState, changed: Partial<Props> = {}): Props {
  const { question, prompt, choices, refused } = state.observation!;
  words.nameSeats(state.seats);
  return {
    view: viewOf(state),
    seats: state.seats,
    viewer: state.viewer,
    prompt,
    choices: byPlace(question, choices, prompt),
    refused: byPlace(question, refused, prompt),
    pointed: new Set(),
    preview: null,
    onpick: vi.fn(),
    onpoint: vi.fn(),
    onwhy: vi.fn(),
    ...changed,
  };
}

export function draw(props: Props, part: Component<Props> = terracotta.Board) {
  const drawn = render(part as Component<object>, { props });
  const spot = (place: Place) => {
    const found = drawn.container.querySelector<SVGElement>(`[data-place="${place}"]`);
    if (!found) throw new Error(`Nothing is drawn at ${place}.`);
    return found;
  };
  const buttons = () => [
    ...drawn.container.querySelectorAll<SVGElement>('[data-place][role="button"]'),
  ];
  return { ...drawn, spot, buttons };
}
