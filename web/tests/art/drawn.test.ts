import axe from 'axe-core';
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Emblem from '../../src/art/Emblem.svelte';
import { ownerColour } from '../../src/art/emblems';
import Figure from '../../src/art/Figure.svelte';
import type { Facing, Statue } from '../../src/art/figures';
import { SPECIALISTS, WARRIORS } from '../../src/art/figures';
import Icon from '../../src/art/Icon.svelte';
import Figures from '../../src/pages/Figures.svelte';
import { words } from '../../src/words/words.svelte';

const FACINGS: Facing[] = ['up', 'right', 'down', 'left'];

function drawn(what: Statue, more: Record<string, unknown> = {}): string {
  return render(Figure, { what, ...more }).container.innerHTML;
}

describe('a statue', () => {
  it.each([...WARRIORS, ...SPECIALISTS])('the %s is drawn where it is put', (what) => {
    const { container } = render(Figure, { what, x: 96, y: 48, size: 24 });
    const figure = container.querySelector('g');
    expect(figure?.getAttribute('transform')).toBe('translate(96 48) scale(0.5)');
    expect(figure?.querySelectorAll('path').length).toBeGreaterThan(1);
  });

  it.each(WARRIORS)('the %s shows its owner by colour and by emblem', (what) => {
    const owners = [0, 1, 2, 3].map((owner) => drawn(what, { owner }));
    expect(new Set(owners).size).toBe(4);
    owners.forEach((figure, owner) => expect(figure).toContain(ownerColour(owner, 'fill')));
  });

  it.each(['archer', 'horse'] as const)('the %s looks different in each direction', (what) => {
    const ways = FACINGS.map((facing) => drawn(what, { facing, rider: 'soldier', owner: 0 }));
    expect(new Set(ways).size).toBe(4);
  });

  it('a Horse covers three cells, along its way', () => {
    expect(drawn('horse', { facing: 'right' })).toContain('width="140"');
    expect(drawn('horse', { facing: 'down' })).toContain('height="140"');
  });
});

describe('icons and emblems', () => {
  it('are silent beside words, and speak when they stand alone', () => {
    const silent = render(Icon, { name: 'undo' }).container.querySelector('svg')!;
    expect(silent.getAttribute('aria-hidden')).toBe('true');
    const spoken = render(Icon, { name: 'undo', label: 'Undo' }).container.querySelector('svg')!;
    expect(spoken.getAttribute('role')).toBe('img');
    expect(spoken.getAttribute('aria-label')).toBe('Undo');
    const owner = render(Emblem, { seat: 2, label: 'Green' }).container.querySelector('svg')!;
    expect(owner.getAttribute('aria-label')).toBe('Green');
  });

  it('use no colour but that of the text when plain', () => {
    const icon = render(Icon, { name: 'dry-clay', plain: true }).container.innerHTML;
    expect(icon).toContain('currentColor');
    expect(icon).not.toMatch(/var\(--(clay|bronze)/);
  });

  it('show a question mark for a name nobody knows', () => {
    const unknown = render(Icon, { name: 'unheard-of' }).container.querySelector('svg')!.innerHTML;
    const help = render(Icon, { name: 'help' }).container.querySelector('svg')!.innerHTML;
    expect(unknown).toBe(help);
  });
});

describe('the gallery', () => {
  beforeAll(async () => {
    await words.start();
    await words.loadGame('terracotta');
  });

  it('says everything in words, and offends against no rule of accessibility', async () => {
    const { container, findByText } = render(Figures);
    await findByText('By night');
    expect(container.textContent).not.toMatch(/figures-|thing-|\{|undefined/);
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }, 30_000);
});
