import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SeatsDialog from '../../src/seats/SeatsDialog.svelte';
import { links } from '../../src/state/links.svelte';
import { TableStore } from '../../src/state/table.svelte';
import { words } from '../../src/words/words.svelte';
import { state } from '../state/fakes';
import { expectNoBarriers, freshPages, server, show } from './page';
import { Refusing, seatState } from './server';

freshPages();

let number = 0;
let store: TableStore;

beforeEach(async () => {
  await words.loadGame('terracotta');
  store = new TableStore(`table${(number += 1)}`);
});

function seats(host: boolean, ...all: ReturnType<typeof seatState>[]): HTMLElement {
  store.take(state(1, 0, 0, { seats: all, host, status: 'playing' }));
  return show(SeatsDialog, { store, onclose: () => undefined });
}

const card = (name: string) => {
  const heading = screen.getByRole('heading', { name: new RegExp(`^${name}`) });
  return within(heading.closest('li')!);
};
const path = (seat: number, rest: string): string =>
  `/api/tables/${store.table}/seats/${seat}/${rest}`;
const link = (token: string) => {
  return { seat: 1, path: `/table/${store.table}/seat/1#${token}`, token };
};

describe('the seats of a table', () => {
  it('have links that the host can send again and end', async () => {
    seats(true, seatState(0, { mine: true }), seatState(1, { holder: 'open' }));
    server.answers[`POST ${path(1, 'link')}`] = link('new');
    server.answers[`DELETE ${path(1, 'link')}`] = null;
    await fireEvent.click(card('Yellow').getByRole('button', { name: 'New link' }));
    const shown = (await screen.findByLabelText('Link for Yellow')) as HTMLInputElement;
    expect(shown.value).toMatch(/#new$/);
    await fireEvent.click(card('Yellow').getByRole('button', { name: 'End this link' }));
    await vi.waitFor(() => expect(links.of(store.table)).toEqual([]));
  });

  it('of others are nothing to a guest', () => {
    seats(false, seatState(0), seatState(1, { mine: true }));
    expect(card('Purple').queryAllByRole('button')).toEqual([]);
    expect(card('Yellow').getByRole('button', { name: 'Play on another device' })).toBeTruthy();
  });

  it('can be left to a bot and taken back', async () => {
    seats(false, seatState(0, { mine: true }), seatState(1));
    server.answers[`POST ${path(0, 'bot')}`] = null;
    await fireEvent.click(card('Purple').getByRole('button', { name: 'Let a bot play on' }));
    await vi.waitFor(() => {
      expect(server.sent(`POST ${path(0, 'bot')}`)).toEqual([{ bot: 'greedy' }]);
    });
    store.take(
      state(2, 0, 0, { seats: [seatState(0, { mine: true, holder: 'bot' }), seatState(1)] }),
    );
    await fireEvent.click(await screen.findByRole('button', { name: 'Take the seat back' }));
    await vi.waitFor(() => {
      expect(server.sent(`POST ${path(0, 'bot')}`)).toContainEqual({ bot: null });
    });
  });

  it('say what the server refuses', async () => {
    seats(true, seatState(0, { mine: true }), seatState(1));
    server.answers[`POST ${path(1, 'bot')}`] = () =>
      new Refusing(422, { id: 'seat-conceded', arguments: { seat: 1 } });
    await fireEvent.click(card('Yellow').getByRole('button', { name: 'Let a bot play on' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Yellow/));
  });

  it('announce their turns at an address', async () => {
    const page = seats(false, seatState(0, { mine: true }), seatState(1));
    server.answers[`PUT ${path(0, 'webhook')}`] = null;
    await fireEvent.input(screen.getByLabelText('Address'), {
      target: { value: 'https://there.example/turn' },
    });
    await fireEvent.submit(page.querySelector('form')!);
    expect(await screen.findByText('Your turns are announced there.')).toBeTruthy();
    const sent = server.sent(`PUT ${path(0, 'webhook')}`);
    expect(sent).toEqual([{ url: 'https://there.example/turn', secret: '' }]);
  });

  it('stand in nobody’s way', async () => {
    await expectNoBarriers(seats(true, seatState(0, { mine: true }), seatState(1)));
  });
});
