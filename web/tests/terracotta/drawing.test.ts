import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { terracotta } from '../../src/games/terracotta';
import { differing, headingOf, recognised } from '../../src/games/terracotta/figures';
import { nextSpot } from '../../src/games/terracotta/keys';
import { stepsBetween, turnedOn } from '../../src/games/terracotta/wheel/turning';
import { ring } from '../../src/games/terracotta/wheel/turning';
import { atTheTable, choice, draw, moment, propsOf, refused, viewOf } from './table';

atTheTable();

describe('picking on the board', () => {
  it('is a click on what glows', async () => {
    const props = propsOf(moment('terracotta-place'));
    const { spot } = draw(props);
    await fireEvent.click(spot('cell:f4'));
    expect(props.onpick).toHaveBeenCalledWith(expect.objectContaining({ token: 'f4' }));
  });

  it.each(['Enter', ' '])('is the key %j on what has the focus', async (key) => {
    const props = propsOf(moment('terracotta-late'));
    const { spot } = draw(props);
    await fireEvent.keyDown(spot('segment:4'), { key });
    expect(props.onpick).toHaveBeenCalledWith(expect.objectContaining({ token: 's4' }));
  });

  it('is refused with a reason elsewhere', async () => {
    const props = propsOf(moment('terracotta-place'));
    const { spot } = draw(props);
    await fireEvent.click(spot('cell:a1'));
    expect(props.onpick).not.toHaveBeenCalled();
    expect(props.onwhy).toHaveBeenCalledWith(expect.objectContaining({ token: 'a1' }));
    expect(spot('cell:a1').getAttribute('aria-disabled')).toBe('true');
    expect(spot('cell:a1').getAttribute('aria-label')).toContain('There is a Statue on a1 already');
  });

  it('of two Warehouses is picking one after the other', async () => {
    const prompt = { id: 'ask-empty-warehouses', arguments: { warehouses: 2 } };
    const choices = new Map([
      ['warehouse:1-3', choice('warehouse-1-3')],
      ['warehouse:2-3', choice('warehouse-2-3')],
    ]);
    const why = refused('warehouse-1-2');
    const props = propsOf(moment('terracotta-place'), {
      prompt,
      choices,
      refused: new Map([['warehouse:1-2', why]]),
    });
    const { spot } = draw(props);
    await fireEvent.click(spot('warehouse:1'));
    expect(spot('warehouse:1').getAttribute('aria-pressed')).toBe('true');
    expect(spot('warehouse:2').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(spot('warehouse:2'));
    expect(props.onwhy).toHaveBeenCalledWith(why);
    await fireEvent.click(spot('warehouse:1'));
    await fireEvent.click(spot('warehouse:3'));
    expect(props.onpick).toHaveBeenCalledWith(choices.get('warehouse:1-3'));
  });

  it('is impossible where nothing is asked', () => {
    const { buttons } = draw(propsOf(moment('terracotta-over')));
    expect(buttons()).toEqual([]);
  });
});

describe('pointing on the board', () => {
  it('tells the page what is pointed at, and when nothing is', async () => {
    const props = propsOf(moment('terracotta-place'));
    const { spot } = draw(props);
    await fireEvent.pointerEnter(spot('cell:f4'), { pointerType: 'mouse' });
    expect(props.onpoint).toHaveBeenLastCalledWith(expect.objectContaining({ token: 'f4' }));
    await fireEvent(spot('cell:f4'), pointer('pointerleave', 'mouse'));
    expect(props.onpoint).toHaveBeenLastCalledWith(null);
  });

  it('waits for a finger to be lifted, or to stay', async () => {
    const props = propsOf(moment('terracotta-place'));
    const { spot } = draw(props);
    await fireEvent(spot('cell:f4'), pointer('pointerenter', 'touch'));
    await fireEvent(spot('cell:f4'), pointer('pointerleave', 'touch'));
    expect(props.onpoint).not.toHaveBeenCalled();
    await fireEvent.contextMenu(spot('cell:f4'));
    expect(props.onpoint).toHaveBeenLastCalledWith(expect.objectContaining({ token: 'f4' }));
    expect(props.onpick).not.toHaveBeenCalled();
  });

  it('says what anything is, and nothing of an empty cell', async () => {
    const { spot, container } = draw(propsOf(moment('terracotta-late')));
    await fireEvent.pointerEnter(spot('cell:e4'));
    expect(container.querySelector('[popover]')?.textContent).toContain('e4: Crossbowman');
    await fireEvent.pointerEnter(spot('cell:i7'));
    expect(container.querySelector('[popover]')).toBeNull();
    await fireEvent.pointerEnter(spot('master:builder'));
    expect(container.querySelector('[popover]')?.textContent).toContain('Master Builder');
  });
});

describe('the keyboard', () => {
  it('comes to one place of the board, and goes on with the arrows', async () => {
    const { buttons, spot } = draw(propsOf(moment('terracotta-place')));
    layOut(buttons());
    const stops = () => buttons().filter((button) => button.getAttribute('tabindex') === '0');
    expect(stops()).toHaveLength(1);
    spot('cell:f3').focus();
    await fireEvent.keyDown(spot('cell:f3'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(spot('cell:f4'));
    await fireEvent.keyDown(spot('cell:f4'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(spot('cell:g4'));
    await tick();
    expect(stops()).toEqual([spot('cell:g4')]);
    await fireEvent.keyDown(spot('cell:g4'), { key: 'Escape' });
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the nearest in its direction, and to the first and the last', () => {
    const spots = [
      { place: 'a', x: 0, y: 0 },
      { place: 'b', x: 10, y: 0 },
      { place: 'c', x: 11, y: 9 },
      { place: 'd', x: 0, y: 40 },
    ];
    const [a, b, , d] = spots;
    expect(nextSpot(spots, a!, 'ArrowRight')).toBe('b');
    expect(nextSpot(spots, b!, 'ArrowDown')).toBe('c');
    expect(nextSpot(spots, d!, 'ArrowUp')).toBe('a');
    expect(nextSpot(spots, { x: 30, y: 0 }, 'ArrowLeft')).toBe('b');
    expect(nextSpot(spots, a!, 'ArrowLeft')).toBeNull();
    expect(nextSpot(spots, a!, 'End')).toBe('d');
    expect(nextSpot(spots, d!, 'Home')).toBe('a');
    expect(nextSpot(spots, a!, 'x')).toBeNull();
  });
});

describe('what a choice would change', () => {
  it('is drawn as a ghost of the figure it brings', () => {
    const state = moment('terracotta-place');
    const preview = viewOf(state);
    preview.figures.push({ what: 'soldier', cells: ['f4'], owner: 0, facing: null });
    const { container } = draw(propsOf(state, { preview }));
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
  });

  it('fades the figure that would leave its cell', () => {
    const state = moment('terracotta-late');
    const preview = viewOf(state);
    preview.figures[0]!.cells = ['i7'];
    const { container } = draw(propsOf(state, { preview }));
    expect(container.querySelectorAll('.leaving')).toHaveLength(1);
  });

  it('turns the ring, and turns it back', async () => {
    const state = moment('terracotta-first-turn');
    const preview = viewOf(state);
    const { length } = preview.segments;
    preview.segments = preview.segments.map((segment, index, all) => ({
      ...segment,
      spaces: [all[(index + length - 1) % length]!.spaces[0]!, ...segment.spaces.slice(1)],
    }));
    const { container, rerender } = draw(propsOf(state, { preview }));
    const inner = () => container.querySelectorAll<SVGElement>('.ring')[2]!.style.transform;
    await rerender(propsOf(state));
    const before = inner();
    await rerender(propsOf(state, { preview }));
    expect(degrees(inner()) - degrees(before)).toBe(30);
  });

  it('stands beside the player’s numbers', async () => {
    const state = moment('terracotta-build');
    const preview = viewOf(state);
    preview.players[0]!.wet_clay -= 2;
    preview.players[0]!.total += 6;
    const before = viewOf(state).players[0]!.wet_clay;
    const all = terracotta.changes(viewOf(state), preview);
    expect(all.map(({ what, seat }) => [what, seat])).toEqual([
      ['point', 0],
      ['wet-clay', 0],
    ]);
    expect(all[1]).toMatchObject({ before, after: before - 2 });
  });
});

describe('figures from one view to the next', () => {
  const guard = (...cells: string[]) => ({ what: 'guard', cells, owner: 0, facing: null });

  it('are the same ones, also after a move, and new ones are new', () => {
    const first = recognised([], [guard('a1'), guard('c3')]);
    const second = recognised(first, [guard('a1'), guard('c5'), guard('g7')]);
    expect(second[0]!.id).toBe(first[0]!.id);
    expect(second[1]!.id).toBe(first[1]!.id);
    expect(first.map(({ id }) => id)).not.toContain(second[2]!.id);
  });

  it('stay the same when they mount', () => {
    const first = recognised([], [guard('a1')]);
    expect(recognised(first, [guard('a1', 'b1', 'c1')])[0]!.id).toBe(first[0]!.id);
    expect(differing([guard('a1', 'b1', 'c1')], [guard('a1')])).toHaveLength(1);
  });

  it('ride away from their own cell', () => {
    expect(headingOf(['c4', 'a4', 'b4'])).toBe('left');
    expect(headingOf(['a1', 'a2', 'a3'])).toBe('down');
  });
});

describe('a ring', () => {
  const { segments } = viewOf(moment('terracotta-first-turn'));
  const inner = ring(segments, 0);
  const turned = (steps: number) => inner.map((_, at) => inner.at((at - steps) % inner.length)!);

  it.each([0, 1, -1, 2, 5])('is known to have turned %i steps', (steps) => {
    expect(stepsBetween(inner, turned(steps))).toBe(steps);
  });

  it('goes on turning the same way, and is drawn anew if it is another ring', () => {
    let now = turnedOn(null, inner);
    for (let steps = 1; steps < 15; steps++) now = turnedOn(now, turned(steps));
    expect(now).toEqual({ spaces: inner, steps: 14 });
    expect(turnedOn(now, ring(segments, 1))).toEqual({ spaces: ring(segments, 1), steps: 0 });
  });
});

function pointer(type: string, pointerType: string): Event {
  return Object.assign(new Event(type), { pointerType });
}

const degrees = (transform: string): number => Number(/-?\d+/.exec(transform)?.[0]);

/** Lays cells out as they are drawn, since jsdom lays out nothing. */
function layOut(buttons: SVGElement[]): void {
  for (const button of buttons) {
    const cell = button.dataset['place']!.split(':')[1]!;
    const [x, y] = [cell.charCodeAt(0) * 44, Number(cell.slice(1)) * 44];
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 40, 40));
  }
}
