import { fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Home from '../../src/pages/Home.svelte';
import { lists } from '../../src/state/lists.svelte';
import { expectNoBarriers, freshPages, server, show } from './page';
import { Refusing, seatState, summary } from './server';

freshPages();

beforeEach(() => {
  server.answers['POST /api/tables'] = { table: 'abc', links: [] };
  lists.mine = [];
});

/** A file as far as pages read it. */
const file = (text: string) => ({ name: 'a.kgn', text: async () => text });

describe('the home page', () => {
  it('shows each game with its players and length', async () => {
    show(Home, {});
    expect(await screen.findByRole('heading', { name: 'Terracotta Army' })).toBeTruthy();
    expect(screen.getByText('1 to 4 players')).toBeTruthy();
    expect(screen.getByText('90 to 120 minutes')).toBeTruthy();
  });

  it('plays against bots with one press', async () => {
    show(Home, {});
    await fireEvent.click(await screen.findByRole('button', { name: 'Against 2 bots' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/abc'));
    const bot = { who: 'bot', bot: 'greedy' };
    expect(server.sent('POST /api/tables')).toEqual([
      { game: 'terracotta', seats: [{ who: 'me' }, bot, bot] },
    ]);
  });

  it('plays alone with one press', async () => {
    show(Home, {});
    await fireEvent.click(await screen.findByRole('button', { name: 'Alone against Li Si' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/abc'));
    expect(server.sent('POST /api/tables')).toEqual([
      { game: 'terracotta', seats: [{ who: 'me' }] },
    ]);
  });

  it('says why no table could be opened', async () => {
    const message = { id: 'table-too-many', arguments: { most: 50 } };
    server.answers['POST /api/tables'] = () => new Refusing(429, message);
    show(Home, {});
    await fireEvent.click(await screen.findByRole('button', { name: 'Against 1 bot' }));
    expect(await screen.findByText(/You have 50 tables/)).toBeTruthy();
  });

  it('marks the tables that wait for me, with names where people have them', async () => {
    server.answers['GET /api/tables'] = {
      mine: [summary('t1', { my_turn: true }), summary('t2', { status: 'over' })],
      watchable: [],
    };
    show(Home, {});
    const row = await screen.findByRole('link', { name: /Your turn/ });
    expect(row.getAttribute('href')).toBe('/table/t1');
    expect(row.textContent).toMatch(/round 2 of 5/);
    expect(row.textContent).toMatch(/Ada.*Yellow/s);
    expect(screen.getByRole('heading', { name: 'Finished games' })).toBeTruthy();
  });

  it('lists tables to watch', async () => {
    const seats = [
      seatState(0, { holder: 'open' }),
      seatState(1, { holder: 'bot', bot: 'greedy' }),
    ];
    server.answers['GET /api/tables'] = {
      mine: [],
      watchable: [summary('t3', { status: 'gathering', seats })],
    };
    show(Home, {});
    const row = await screen.findByRole('link', { name: /open seat/ });
    expect(row.textContent).toMatch(/waiting for players/);
    expect(screen.getByLabelText('Solid bot')).toBeTruthy();
  });

  it('shows where a game record is wrong', async () => {
    const reason = { id: 'notation-bad-tag', arguments: {} };
    const args = { line: 2, column: 3, reason } as unknown as Record<string, string>;
    server.answers['POST /api/records'] = () =>
      new Refusing(422, { id: 'record-bad', arguments: args });
    const page = show(Home, {});
    const input = await vi.waitFor(() => page.querySelector('input[type=file]')!);
    await fireEvent.change(input, {
      target: { files: [file('[Game "terracotta"]\n1 wrong here')] },
    });
    expect(await screen.findByText(/Line 2, column 3/)).toBeTruthy();
    expect(page.querySelector('mark')?.textContent).toBe('wrong');
  });

  it('opens a game record', async () => {
    server.answers['POST /api/records'] = { table: 'old', links: [] };
    const page = show(Home, {});
    const input = await vi.waitFor(() => page.querySelector('input[type=file]')!);
    await fireEvent.change(input, { target: { files: [file('text')] } });
    await vi.waitFor(() => expect(location.pathname).toBe('/table/old'));
    expect(server.sent('POST /api/records')).toEqual([{ record: 'text', seats: [] }]);
  });

  it('stands in nobody’s way', async () => {
    server.answers['GET /api/tables'] = { mine: [summary('t1', { my_turn: true })], watchable: [] };
    const page = show(Home, {});
    await screen.findByRole('link', { name: /Your turn/ });
    await expectNoBarriers(page);
  });
});
