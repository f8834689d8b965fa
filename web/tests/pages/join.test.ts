import { fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../../fixtures/terracotta-two.json';
import Join from '../../src/pages/Join.svelte';
import { expectNoBarriers, freshPages, server, show } from './page';
import { Refusing, seatState } from './server';

freshPages();

const LINK = { table: 'abc', seat: 1, token: 'key' };
const mine = (held: boolean) => [seatState(0, { name: 'Ada' }), seatState(1, { mine: held })];

beforeEach(() => {
  server.answers['GET /api/tables/abc'] = { ...fixture, seats: mine(false) };
});

describe('a seat link', () => {
  it('tells which seat at which game, and who else sits there', async () => {
    const page = show(Join, LINK);
    expect(await screen.findByText('You are invited to a game of Terracotta Army.')).toBeTruthy();
    expect(screen.getByText('Your colour: Yellow')).toBeTruthy();
    expect(screen.getByRole('list').textContent).toMatch(/Ada/);
    await expectNoBarriers(page);
  });

  it('gives the seat under a name', async () => {
    server.answers['POST /api/tables/abc/seats/1/sit'] = fixture;
    show(Join, LINK);
    await fireEvent.input(await screen.findByLabelText('Your name'), {
      target: { value: ' Zofia ' },
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/abc'));
    expect(server.sent('POST /api/tables/abc/seats/1/sit')).toEqual([
      { token: 'key', name: 'Zofia' },
    ]);
  });

  it('that was revoked says so, and whom to ask', async () => {
    server.answers['POST /api/tables/abc/seats/1/sit'] = () =>
      new Refusing(403, { id: 'link-dead', arguments: {} });
    show(Join, LINK);
    await fireEvent.click(await screen.findByRole('button', { name: 'Take the seat' }));
    expect(await screen.findByText(/Ask the host of the table/)).toBeTruthy();
  });

  it('of my own seat leads to the table at once', async () => {
    server.answers['GET /api/tables/abc'] = { ...fixture, seats: mine(true) };
    show(Join, LINK);
    await vi.waitFor(() => expect(location.pathname).toBe('/table/abc'));
  });

  it('to a table that is not there says so at once', async () => {
    server.answers['GET /api/tables/abc'] = () =>
      new Refusing(404, { id: 'table-unknown', arguments: { table: 'abc' } });
    show(Join, LINK);
    expect(await screen.findByText('There is no table “abc”.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('to a table that visitors may not see gives its seat all the same', async () => {
    server.answers['GET /api/tables/abc'] = () =>
      new Refusing(403, { id: 'table-private', arguments: {} });
    show(Join, LINK);
    expect(await screen.findByText('This link gives you a seat at a table.')).toBeTruthy();
  });
});
