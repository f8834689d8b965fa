import { fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import NewTable from '../../src/pages/NewTable.svelte';
import { Draft } from '../../src/pages/opening/draft.svelte';
import { expectNoBarriers, freshPages, server, show } from './page';
import { Refusing, TERRACOTTA } from './server';

freshPages();

describe('a draft of a table', () => {
  let draft: Draft;
  beforeEach(() => {
    draft = new Draft(TERRACOTTA);
  });

  it('begins with me and somebody by link', () => {
    expect(draft.toTable()).toEqual({
      game: 'terracotta',
      seats: [{ who: 'me' }, { who: 'link' }],
      options: {},
      terms: { pace: 'untimed', bank: 0, increment: 0, at_zero: 'bot', watching: 'anyone' },
      edition: null,
      seed: '',
    });
  });

  it('keeps who sits when there are more seats', () => {
    draft.change(1, { who: 'here', name: ' Zofia ' });
    draft.seatPeople(3);
    expect(draft.toTable().seats).toEqual([
      { who: 'me' },
      { who: 'here', name: 'Zofia' },
      { who: 'here' },
    ]);
  });

  it('seats me once', () => {
    draft.change(1, { who: 'me' });
    expect(draft.seats.map((seat) => seat.who)).toEqual(['link', 'me']);
  });

  it('seats bots by name', () => {
    draft.seatOthers('bot');
    draft.change(1, { bot: 'random' });
    expect(draft.toTable().seats[1]).toEqual({ who: 'bot', bot: 'random' });
  });

  it('offers what is for one alone to one alone', () => {
    expect(draft.options.map((option) => option.name)).toEqual(['crossbow']);
    draft.seatPeople(1);
    expect(draft.options.map((option) => option.name)).toEqual(['crossbow', 'challenges']);
  });

  it('sends the options that are not the usual ones', () => {
    draft.seatPeople(1);
    draft.chosen['crossbow'] = ['nearest'];
    draft.chosen['challenges'] = ['head-start', 'overtime'];
    const options = { crossbow: 'nearest', challenges: 'head-start,overtime' };
    expect(draft.toTable().options).toEqual(options);
    draft.seatPeople(2);
    expect(draft.toTable().options).toEqual({ crossbow: 'nearest' });
  });

  it('counts live time in minutes and days in days', () => {
    draft.pace = 'live';
    expect(draft.toTable().terms).toMatchObject({ pace: 'live', bank: 1800, increment: 30 });
    draft.pace = 'days';
    expect(draft.toTable().terms).toMatchObject({ pace: 'days', bank: 259_200, increment: 0 });
  });

  it('has no clock where nobody else decides', () => {
    draft.pace = 'live';
    draft.seatOthers('bot');
    expect(draft.toTable().terms).toMatchObject({ pace: 'untimed', bank: 0 });
  });
});

describe('the page of a new table', () => {
  it('shows the links to send, and then the table', async () => {
    const path = '/table/abc/seat/1#key';
    server.answers['POST /api/tables'] = {
      table: 'abc',
      links: [{ seat: 1, path, token: 'key' }],
    };
    const page = show(NewTable, { game: 'terracotta' });
    await fireEvent.click(await screen.findByRole('button', { name: /get the links/ }));
    const link = (await screen.findByLabelText('Link for Yellow')) as HTMLInputElement;
    expect(link.value).toBe(`${location.origin}${path}`);
    await expectNoBarriers(page);
    await fireEvent.click(screen.getByRole('button', { name: 'Go to the table' }));
    expect(location.pathname).toBe('/table/abc');
  });

  it('goes straight to a table without links', async () => {
    server.answers['POST /api/tables'] = { table: 'abc', links: [] };
    show(NewTable, { game: 'terracotta' });
    await fireEvent.click(await screen.findByLabelText('Bots'));
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/abc'));
  });

  it('says what is wrong with an edition', async () => {
    const message = { id: 'edition-missing-value', arguments: { path: 'board.rows' } };
    server.answers['POST /api/tables'] = () => new Refusing(422, message);
    show(NewTable, { game: 'terracotta' });
    await fireEvent.click(await screen.findByRole('button', { name: /get the links/ }));
    expect(await screen.findByText('board.rows is missing.')).toBeTruthy();
  });

  it('tells what a challenge does', async () => {
    show(NewTable, { game: 'terracotta' });
    await fireEvent.click(await screen.findByLabelText('Alone'));
    expect(screen.getByLabelText(/Li Si starts with 10 Victory Points/)).toBeTruthy();
  });

  it('stands in nobody’s way', async () => {
    const page = show(NewTable, { game: 'terracotta' });
    await fireEvent.click(await screen.findByLabelText('Live'));
    await expectNoBarriers(page);
  });

  it('of a game that is not here is no page', async () => {
    show(NewTable, { game: 'chess' });
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
  });
});
