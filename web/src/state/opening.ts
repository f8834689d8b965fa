/** Opens tables and goes to them. */
import { api } from '../api/client';
import type { NewTable, OpenedTable } from '../api/types';
import { router } from '../router.svelte';
import { links } from './links.svelte';
import { me } from './me.svelte';

/** Opens a table; its links are remembered. The cookie that seats are held by comes first. */
export async function openTable(table: NewTable): Promise<OpenedTable> {
  await me.load();
  return remembered(await api.open(table));
}

/** Opens a game record. */
export async function openRecord(record: string): Promise<OpenedTable> {
  await me.load();
  return remembered(await api.load({ record, seats: [] }));
}

export function goToTable(table: string): void {
  router.go(`/table/${table}`);
}

function remembered(opened: OpenedTable): OpenedTable {
  if (opened.links.length) links.add(opened.table, opened.links);
  return opened;
}

/** The bot to sit down with when nothing is said: the best of those there are. */
export function usualBot(bots: readonly string[]): string {
  return bots.at(-1) ?? '';
}
