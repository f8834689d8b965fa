import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/api/types';
import { CONTROLS } from '../../src/decisions/controls';
import Choices from '../../src/table/Choices.svelte';
import { words } from '../../src/words/words.svelte';
import { fixture, freshTables, settle, show, sitDown, type Seated } from './kit';

freshTables();

/** The table of `build`, but with a question of another kind and these words to choose from. */
function asked(kind: string, tokens: string[]): Seated {
  const state = fixture('build');
  const label = (token: string): Choice['label'] => ({
    id: 'option-cell',
    arguments: { cell: token },
  });
  state.observation!.kind = kind;
  state.observation!.choices = tokens.map((token, option) => ({
    option,
    token,
    label: label(token),
  }));
  state.observation!.refused = [];
  const seated = sitDown(state);
  show(Choices, { sitting: seated.sitting });
  return seated;
}

const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });

describe.each(Object.keys(CONTROLS))('the control for “%s”', (kind) => {
  it('offers every choice once, and picks it', async () => {
    const { behind } = asked(kind, ['x-1', 'x-2', 'x-3', 'x-4', 'x-5']);
    const offered = [...document.querySelectorAll('.choice .label')].map((one) => one.textContent);
    expect(offered.sort()).toEqual(['x-1', 'x-2', 'x-3', 'x-4', 'x-5']);
    await fireEvent.click(button(/x-4/));
    await settle();
    expect(behind.commands.map(({ token }) => token)).toEqual(['x-4']);
  });

  it('shows what a choice would do when it has the focus', async () => {
    const { sitting } = asked(kind, ['x-1', 'x-2']);
    await fireEvent.focus(button(/x-2/));
    expect(sitting.pointing?.token).toBe('x-2');
    await fireEvent.blur(button(/x-2/));
    expect(sitting.pointing).toBeNull();
  });
});

describe('directions', () => {
  it('lie where they point, and those that are closed say why', async () => {
    const state = fixture('archer');
    const [up, ...open] = state.observation!.choices;
    state.observation!.choices = open;
    const reason = { id: 'refused-cell-occupied', arguments: { cell: 'a1' } };
    state.observation!.refused = [
      { token: up!.token, label: up!.label, reason, clause: 'TA-WAR-6' },
    ];
    const { sitting } = sitDown(state);
    show(Choices, { sitting });
    expect(document.querySelector('.left .choice')?.textContent).toContain('Left');
    await fireEvent.click(document.querySelector('.closed')!);
    expect(sitting.asked?.token).toBe('up');
  });
});

describe('several things', () => {
  it('are marked one by one: the choices that have them all stay', async () => {
    const { sitting } = asked('pick-several', ['w-1-2', 'w-1-3', 'w-2-3']);
    await fireEvent.click(button('1'));
    expect(document.querySelectorAll('.choice')).toHaveLength(2);
    await fireEvent.click(button('3'));
    expect(document.querySelectorAll('.choice')).toHaveLength(1);
    expect(sitting.pointing?.token).toBe('w-1-3');
  });
});

describe('an amount', () => {
  it('can be slid to', async () => {
    const { sitting } = asked('amount', ['1', '2', '3', '4']);
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '2' } });
    expect(sitting.pointing?.token).toBe('3');
  });
});

describe('spaces', () => {
  it('with short names are a field, with long ones rows', () => {
    const field = sitDown(fixture('place'));
    show(Choices, { sitting: field.sitting });
    expect(document.querySelectorAll('.chip')).toHaveLength(field.sitting.choices.length);
    expect(words.message(field.sitting.choices[0]!.label)).toBe('f1');
  });
});
