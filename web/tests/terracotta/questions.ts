/** One of every question the game puts, as tokens, and where on the table each answer lies. */
import type { Message } from '../../src/api/types';

export interface Asked {
  question: string;
  arguments: Message['arguments'];
  /** Places by token; null is only in the list. */
  answers: Record<string, string | null>;
}

export const QUESTIONS: Asked[] = [
  {
    question: 'take-turn',
    arguments: {},
    answers: {
      s1: 'segment:1',
      s12: 'segment:12',
      'rotate-inner': 'ring:inner',
      'rotate-middle': 'ring:middle',
    },
  },
  {
    question: 'choose-worker',
    arguments: { segment: 4 },
    answers: { craftsman: 'worker:4:craftsman', artisan: 'worker:4:artisan' },
  },
  {
    question: 'ring-action',
    arguments: { ring: 'inner', action: 'build' },
    answers: {
      officer: 'warrior:officer',
      guard: 'warrior:guard',
      crossbowman: 'warrior:crossbowman',
      soldier: 'warrior:soldier',
      clay: 'instead:clay',
      coin: 'instead:coin',
      skip: 'instead:skip',
    },
  },
  {
    question: 'ring-action',
    arguments: { ring: 'outer', action: 'specialist' },
    answers: {
      horse: 'specialist:horse',
      footman: 'specialist:footman',
      archer: 'specialist:archer',
      musician: 'specialist:musician',
      skip: 'instead:skip',
    },
  },
  {
    question: 'ring-action',
    arguments: { ring: 'middle', action: 'master', master: 'builder' },
    answers: { 'token-1': 'token:1', 'token-6': 'token:6', clay: 'instead:clay' },
  },
  {
    question: 'ring-action',
    arguments: { ring: 'inner', action: 'soak' },
    answers: { do: 'action', skip: 'instead:skip' },
  },
  {
    question: 'ring-action',
    arguments: { ring: 'middle', action: 'priority' },
    answers: { 'favour-coin': 'instead:favour-coin', 'favour-clay': 'instead:favour-clay' },
  },
  { question: 'place-warrior', arguments: { cell: 'i7' }, answers: { f1: 'cell:f1' } },
  { question: 'place-specialist', arguments: { cell: 'i7' }, answers: { f1: 'cell:f1' } },
  {
    question: 'face-archer',
    arguments: { cell: 'c4' },
    answers: {
      up: 'toward:c4:up',
      right: 'toward:c4:right',
      down: 'toward:c4:down',
      left: 'toward:c4:left',
    },
  },
  { question: 'mount-horse', arguments: {}, answers: { a1: 'cell:a1' } },
  {
    question: 'lay-horse',
    arguments: { cell: 'a1' },
    answers: { right: 'toward:a1:right', down: 'toward:a1:down' },
  },
  {
    question: 'officer-sword',
    arguments: { points: 1, steps: 1 },
    answers: {
      'row-forward': 'inspector:row:forward',
      'row-backward': 'inspector:row:backward',
      'column-forward': 'inspector:column:forward',
      'column-backward': 'inspector:column:backward',
      use: null,
      decline: null,
    },
  },
  {
    question: 'guard-halberd',
    arguments: { points: 3 },
    answers: { a1: 'cell:a1', use: null, decline: null },
  },
  { question: 'guard-slide', arguments: { from_cell: 'a1' }, answers: { f1: 'cell:f1' } },
  {
    question: 'crossbowman-crossbow',
    arguments: { from_cell: 'e3' },
    answers: { e1: 'cell:e1', decline: null },
  },
  { question: 'soldier-spear', arguments: { points: 1 }, answers: { use: null, decline: null } },
  {
    question: 'builder-warrior',
    arguments: {},
    answers: { soldier: 'warrior:soldier', decline: null },
  },
  {
    question: 'move-inspector',
    arguments: {},
    answers: {
      'row-1': 'inspector:row:1',
      'row-2': 'inspector:row:2',
      'column-1': 'inspector:column:1',
      'column-2': 'inspector:column:2',
      decline: null,
    },
  },
  {
    question: 'empty-warehouses',
    arguments: { warehouses: 2 },
    answers: { 'warehouse-1-2': 'warehouse:1-2', 'warehouse-3-4': 'warehouse:3-4', decline: null },
  },
  { question: 'li-si-group', arguments: { cell: 'i7' }, answers: { a1: 'cell:a1' } },
  { question: 'li-si-space', arguments: { cell: 'i7' }, answers: { f1: 'cell:f1' } },
  { question: 'li-si-specialist-space', arguments: { cell: 'i7' }, answers: { f1: 'cell:f1' } },
  {
    question: 'li-si-archer-facing',
    arguments: { cell: 'c4' },
    answers: { up: 'toward:c4:up', left: 'toward:c4:left' },
  },
];
