/** Where on the table choices lie, and what events are about. */
import type { Message, Told } from '../../api/types';
import type { Place } from '../game';
import { between, isCell } from './grid';

const WARRIORS = ['officer', 'guard', 'crossbowman', 'soldier'];
const SPECIALISTS = ['horse', 'footman', 'archer', 'musician'];
const DIRECTIONS = ['up', 'right', 'down', 'left'];

/** The place of a choice by its word in the notation; `decline` and the like lie nowhere. */
export function placeOf(question: string, token: string, prompt?: Message | null): Place | null {
  const about = prompt?.arguments ?? {};
  if (isCell(token)) return `cell:${token}`;
  if (DIRECTIONS.includes(token))
    return 'cell' in about ? `toward:${about['cell']}:${token}` : null;
  if (token === 'craftsman' || token === 'artisan') {
    return 'segment' in about ? `worker:${about['segment']}:${token}` : null;
  }
  if (question === 'ring-action') return placeOfAction(token);
  return placeOfThing(token);
}

/** What can be done with a ring's action: its space itself, or what comes in its place. */
function placeOfAction(token: string): Place | null {
  if (token === 'do') return 'action';
  if (['clay', 'coin', 'skip', 'favour-clay', 'favour-coin'].includes(token)) {
    return `instead:${token}`;
  }
  return placeOfThing(token);
}

function placeOfThing(token: string): Place | null {
  if (WARRIORS.includes(token)) return `warrior:${token}`;
  if (SPECIALISTS.includes(token)) return `specialist:${token}`;
  if (token === 'rotate-inner' || token === 'rotate-middle') return `ring:${token.slice(7)}`;
  const [, kind, rest] = /^(s|token-|row-|column-|warehouse-)(.+)$/.exec(token) ?? [];
  if (kind === 's') return /^\d+$/.test(rest ?? '') ? `segment:${rest}` : null;
  if (kind === 'row-' || kind === 'column-') return `inspector:${kind.slice(0, -1)}:${rest}`;
  return kind ? `${kind.slice(0, -1)}:${rest}` : null;
}

/** The places an event is about, by its fields; the game's words for groups and lines first. */
export function placesOf(told: Told): Place[] {
  const fields = told.arguments as Record<string, unknown>;
  const special = SPECIAL[told.id]?.(fields);
  if (special) return special;
  return Object.entries(fields).flatMap(([name, value]) => FIELDS[name]?.(value, fields) ?? []);
}

type Fields = Record<string, unknown>;

const group = (fields: Fields): Place[] => [`group:${fields['cell']}`];
const surroundings = (fields: Fields): Place[] => [`around:${fields['cell']}`];
const byBuilder = (fields: Fields): Place[] => ['master:builder', `warrior:${fields['warrior']}`];

const SPECIAL: Record<string, (fields: Fields) => Place[]> = {
  'event-group-warriors-scored': group,
  'event-group-domination-scored': group,
  'event-group-presence-scored': group,
  'event-footman-domination-scored': surroundings,
  'event-footman-presence-scored': surroundings,
  'event-musician-scored': ({ cell }) => [`lines:${cell}`],
  'event-inner-ring-turned': () => ['ring:inner'],
  'event-middle-ring-turned': () => ['ring:middle'],
  'event-builder-used': byBuilder,
  'event-administrator-used': () => ['master:administrator', 'ring:inner'],
  'event-clay-maker-used': () => ['master:clay-maker'],
  'event-all-weapons-readied': () => ['master:blacksmith'],
  'event-inspector-coins-received': () => ['master:inspector'],
  'event-priority-taken': () => ['priority'],
  'event-turn-order-place-taken': () => ['order'],
  'event-round-began': ({ round }) => [`round:${round}`],
  'event-warrior-mounted': ({ cell, last_cell }) =>
    between(String(cell), String(last_cell)).map((one) => `cell:${one}`),
};

const toCell = (value: unknown): Place[] => (value ? [`cell:${value}`] : []);

const FIELDS: Record<string, (value: unknown, fields: Fields) => Place[]> = {
  cell: toCell,
  from_cell: toCell,
  faced_cell: toCell,
  segment: (value) => [`segment:${value}`],
  ring: (value) => [`ring:${value}`],
  warehouse: (value) => [`warehouse:${value}`],
  warehouses: (value) => (value as number[]).map((one) => `warehouse:${one}`),
  master: (value) => [`master:${value}`],
  tile: (value) => [`tile:${value}`],
  card: (value) => [`card:${value}`],
  inspector: (value, { place }) => [`inspector:${value}`, `${value}:${place}`],
  specialist: (value, { cell }) => (cell ? [] : [`specialist:${value}`]),
  warrior: (value, { cell }) => (cell ? [] : [`warrior:${value}`]),
};
