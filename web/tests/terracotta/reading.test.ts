import { render, within } from '@testing-library/svelte';
import axe from 'axe-core';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { terracotta } from '../../src/games/terracotta';
import { LANGUAGES } from '../../src/words/languages';
import { words } from '../../src/words/words.svelte';
import { atTheTable, draw, moment, MOMENTS, propsOf, viewOf } from './table';

atTheTable();

/** jsdom draws on no canvas; axe asks whether it does. */
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

async function barriers(container: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

function read(name: string): HTMLElement {
  const state = moment(name);
  words.nameSeats(state.seats);
  const props = { view: viewOf(state), seats: state.seats };
  return render(terracotta.TextBoard as Component<object>, { props }).container;
}

function player(name: string, seat: number, compact: boolean, preview = viewOf(moment(name))) {
  const state = moment(name);
  words.nameSeats(state.seats);
  const props = {
    view: viewOf(state),
    seat: state.seats[seat],
    outlooks: state.outlooks,
    preview,
    compact,
  };
  return render(terracotta.Player as Component<object>, { props }).container;
}

const PARTS = terracotta.parts.map(({ id }) => id);

/** axe looks at every shape of a drawing; a busy machine takes its time. */
const PATIENT = { timeout: 60_000 };

describe('no barrier', PATIENT, () => {
  it.each(['terracotta-guard', 'terracotta-solo', 'terracotta-over'])(
    'stands before the board at %s',
    async (name) => {
      const { container } = draw(propsOf(moment(name)));
      expect(await barriers(container)).toEqual([]);
    },
  );

  it.each(PARTS)('stands before the part %s', async (id) => {
    const part = terracotta.parts.find((one) => one.id === id)!;
    const { container } = draw(propsOf(moment('terracotta-build')), part.component);
    expect(await barriers(container)).toEqual([]);
  });

  it('stands before the text board', async () => {
    expect(await barriers(read('terracotta-solo'))).toEqual([]);
  });
});

describe.each(MOMENTS)('%s', PATIENT, (name) => {
  it('speaks every language', async () => {
    for (const language of LANGUAGES) {
      await words.setLanguage(language);
      const { container } = draw(propsOf(moment(name)));
      const labels = [...container.querySelectorAll('[aria-label]')].map((one) =>
        one.getAttribute('aria-label'),
      );
      const spoken = [read(name).textContent, container.textContent, ...labels].join(' ');
      expect(spoken.match(/\[[a-z-]+\]/g) ?? []).toEqual([]);
    }
    await words.setLanguage('en');
  });
});

describe('the text board', () => {
  it('has the Mausoleum as a table with its rows and columns', () => {
    const table = within(read('terracotta-late')).getByRole('table', { name: 'Mausoleum' });
    const row = within(table).getByRole('row', { name: /^2 Officer on a Horse \(Zofia\)/ });
    expect(row.textContent).toContain('Crossbowman (Gaston)');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual([...'abcdefghi']);
  });

  it('says who faces what and who rides', () => {
    const text = read('terracotta-late').textContent!;
    expect(text).toMatch(/Kneeling Archer, facing (up|down|left|right)/);
    expect(text).toContain('Horse, its rider on a2');
  });

  it('has the wheel, the supplies and the players', () => {
    const page = within(read('terracotta-late'));
    const wheel = page.getByRole('table', { name: 'Action Wheel' });
    expect(within(wheel).getAllByRole('row')).toHaveLength(13);
    for (const name of ['Warriors', 'Specialists', 'Masters', 'Players']) {
      expect(page.getByRole('table', { name })).toBeTruthy();
    }
    expect(page.getByRole('heading', { name: 'Round 5 of 5' })).toBeTruthy();
  });

  it('tells what is known of Li Si', () => {
    const section = within(read('terracotta-solo')).getByRole('region', { name: 'Li Si' });
    expect(section.textContent).toContain('Deck: 12 cards');
    expect(section.textContent).toContain('Discarded: 7, 2');
    expect(section.textContent).toContain('Head start');
  });
});

describe('a player', PATIENT, () => {
  it.each([true, false])('shows every resource (compact: %s)', async (compact) => {
    const container = player('terracotta-place', 0, compact);
    const { players } = viewOf(moment('terracotta-place'));
    const text = container.textContent!;
    for (const number of [players[0]!.coins, players[0]!.wet_clay, players[0]!.dry_clay]) {
      expect(text).toContain(String(number));
    }
    expect(text).toContain('Ada');
    expect(text).toContain('round +5');
    expect(container.querySelectorAll('[aria-label$=": ready"]')).toHaveLength(3);
    expect(container.querySelectorAll('[aria-label$=": not ready"]')).toHaveLength(1);
    expect(await barriers(container)).toEqual([]);
  });

  it('shows what the choice pointed at would change', () => {
    const preview = viewOf(moment('terracotta-place'));
    preview.players[0]!.coins += 3;
    preview.players[0]!.wet_clay -= 2;
    const container = player('terracotta-place', 0, true, preview);
    const shown = [...container.querySelectorAll('.change')].map((one) => one.textContent);
    expect(shown).toEqual(['+3', '−2']);
  });

  it('who is Li Si has his own colour', () => {
    const container = player('terracotta-solo', 1, true);
    expect(container.innerHTML).toContain('--seat-li-si');
  });
});
