import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import AtTable from '../../src/table/AtTable.svelte';
import { Preferences } from '../../src/table/preferences.svelte';
import { words } from '../../src/words/words.svelte';
import { expectNoBarriers } from '../pages/page';
import {
  fixture,
  FIXTURES,
  freshTables,
  onPhone,
  settle,
  show,
  sitDown,
  unspoken,
  type Seated,
} from './kit';

freshTables();

async function open(name: string, preferences = new Preferences()): Promise<Seated> {
  const seated = sitDown(fixture(name), preferences);
  show(AtTable, { sitting: seated.sitting });
  await settle();
  return seated;
}

const choices = (): HTMLElement => screen.getByRole('region', { name: words.say('play-choices') });
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

describe.each(Object.keys(FIXTURES))('the table “%s”', (name) => {
  it('is whole on a wide screen', async () => {
    await open(name);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(unspoken(document.body)).toEqual([]);
  });

  it('is whole on a phone', async () => {
    onPhone();
    await open(name);
    expect(screen.getAllByRole('tab').length).toBeGreaterThan(5);
    expect(unspoken(document.body)).toEqual([]);
  });

  it('offers in its list just what may be picked, and says why of the rest', async () => {
    const { sitting } = await open(name);
    const offered = [...choices().querySelectorAll('.choice .label')].map((one) => one.textContent);
    const labels = sitting.choices.map(({ label }) => words.message(label));
    expect(offered.sort()).toEqual(labels.sort());
    const reasons = [...choices().querySelectorAll('.reason')].map((one) => one.textContent);
    const why = sitting.refused.map(({ reason }) => words.message(reason));
    expect(reasons.sort()).toEqual(why.sort());
  });
});

describe('nobody is shut out', () => {
  it.each(['guard', 'over'])('of a wide table: %s', { timeout: 30_000 }, async (name) => {
    await open(name);
    await expectNoBarriers(document.body);
  });

  it.each(['solo', 'over'])('of a table on a phone: %s', { timeout: 30_000 }, async (name) => {
    onPhone();
    await open(name);
    await expectNoBarriers(document.body);
  });
});

describe('the keyboard', () => {
  it('picks the choice of the number typed', async () => {
    const { behind } = await open('build');
    await press('2');
    await settle();
    expect(behind.commands.map(({ token }) => token)).toEqual(['guard']);
  });

  it('waits for a second digit where there may be one; Enter ends the number', async () => {
    const { behind } = await open('late');
    await press('1');
    expect(behind.commands).toEqual([]);
    await press('3');
    await settle();
    expect(behind.commands.map(({ token }) => token)).toEqual(['rotate-inner']);
    await press('1');
    await press('Enter');
    await settle();
    expect(behind.commands.map(({ token }) => token)).toEqual(['rotate-inner', 's1']);
  });

  it('undoes, redoes, plans, and steps through time', async () => {
    const { sitting, behind } = await open('build');
    await press('u');
    await settle();
    await press('U');
    await settle();
    await press('r');
    await settle();
    expect(behind.commands.map(({ kind }) => kind)).toEqual(['undo', 'undo-turn', 'redo']);
    await press('[');
    await settle();
    expect(sitting.mode).toBe('past');
    await press('n');
    await press('p');
    await settle();
    expect(sitting.mode).toBe('plan');
  });

  it('shows the text board, the score and all keys', async () => {
    await open('build');
    await press('t');
    await settle();
    expect(screen.getByRole('region', { name: words.say('play-text-board') })).toBeTruthy();
    await press('s');
    await settle();
    expect(screen.getByRole('tab', { name: /Score/ }).getAttribute('aria-selected')).toBe('true');
    await press('?');
    await settle();
    expect(screen.getByRole('dialog', { name: words.say('play-keys') })).toBeTruthy();
  });

  it('leaves letters alone where that is liked better, and while one types', async () => {
    const preferences = new Preferences();
    preferences.change({ letters: false });
    const { behind } = await open('build', preferences);
    await press('2');
    await press('u');
    await settle();
    expect(behind.commands).toEqual([]);
  });

  it('stays in the list from one question to the next', async () => {
    const { behind, sitting } = await open('build');
    const next = fixture('place').observation!;
    behind.next = (_, now) => ({ state: { ...now, version: now.version + 1, observation: next } });
    await press('d');
    expect(document.activeElement?.textContent).toContain('Officer');
    await fireEvent.click(document.activeElement!);
    await settle();
    expect(document.activeElement?.textContent?.trim()).toBe('f1');
    expect(sitting.pointing?.token).toBe(next.choices[0]!.token);
  });

  it('comes with one Tab stop to the list, and the arrows go on', async () => {
    await open('build');
    const buttons = within(choices()).getAllByRole('button');
    expect(
      buttons.filter((button) => button.tabIndex === 0 && button.matches('.choice')),
    ).toHaveLength(1);
  });
});

describe('a choice pointed at', () => {
  it('shows what it costs and brings, and what it does to scorings', async () => {
    vi.useFakeTimers();
    const { behind, sitting } = await openNow('build');
    behind.trial = (_, now) => ({
      ends_turn: true,
      outlooks: now.outlooks.map((outlook, index) =>
        index
          ? outlook
          : { ...outlook, points: outlook.points.map((one) => ({ ...one, tiles: 50 })) },
      ),
    });
    sitting.point(sitting.choices[0]!);
    await vi.advanceTimersByTimeAsync(300);
    const about = screen.getByRole('region', { name: words.say('play-about') });
    expect(about.textContent).toContain(words.say('play-ends-turn'));
    expect(about.textContent).toContain(words.thing('round-scoring'));
    vi.useRealTimers();
  });

  it('that may not be picked says why, with its rule and the way to it', async () => {
    const { sitting } = await open('guard');
    const refused = sitting.refused[0]!;
    sitting.why(refused);
    await settle();
    const about = screen.getByRole('region', { name: words.say('play-about') });
    expect(about.textContent).toContain(words.message(refused.reason));
    expect(about.textContent).toContain(words.clause(refused.clause));
    const link = within(about).getByRole('link');
    expect(link.getAttribute('href')).toBe(`/rules/terracotta#${refused.clause}`);
  });
});

async function openNow(name: string): Promise<Seated> {
  const seated = sitDown(fixture(name));
  show(AtTable, { sitting: seated.sitting });
  await vi.advanceTimersByTimeAsync(50);
  return seated;
}

describe('the curtain', () => {
  it('leaves nothing of the table on the page until the next person is there', async () => {
    const seated = await open('build');
    seated.sitting.handover.draw();
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pass the screen to Ada');
    expect(screen.queryByRole('region', { name: words.say('play-choices') })).toBeNull();
    expect(document.querySelectorAll('[data-place]')).toHaveLength(0);
    await expectNoBarriers(document.body);
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ada' }));
    await settle();
    expect(choices()).toBeTruthy();
  });
});

describe('for ears', () => {
  it('what happens and what is asked is said', async () => {
    const { store } = await open('build');
    const now = store.state!;
    const told = [
      { id: 'event-coins-taken', arguments: { seat: 2, coins: 3 }, clause: 'TA-RING-1' },
    ];
    const move = now.move + 1;
    const entry = { move, seat: 2, turn: 99, chapter: 3, token: 'do', at: 0, told };
    store.take({ ...now, version: now.version + 1, move, log_from: move, log: [entry] });
    await settle();
    const live = document.querySelector('[aria-live="polite"]')!;
    expect(live.textContent).toContain('Zofia takes 3 Coins.');
    expect(live.textContent).toContain('7 choices.');
  });
});

describe('the connection', () => {
  it('says that it is being made again, and that somebody was faster', async () => {
    const { store } = await open('build');
    store.connection = 'lost';
    store.notice = { kind: 'stale', message: { id: 'shell-stale', arguments: {} }, clause: '' };
    await settle();
    const status = document.querySelector('.notices')!;
    expect(status.textContent).toContain(words.say('play-connecting'));
    expect(status.textContent).toContain(words.say('shell-stale'));
  });
});
