import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import ZoomPan from '../../src/table/ZoomPan.svelte';
import { held, moved, MOST, showing, WHOLE, zoomedAt } from '../../src/table/zooming';
import { atTheTable } from './table';

const WINDOW = { width: 400, height: 200 };

atTheTable();

describe('a zoomed board', () => {
  it('keeps the point under the pointer where it is', () => {
    const zoom = zoomedAt(WHOLE, 2, { x: 100, y: 50 }, WINDOW);
    expect(zoom).toEqual({ scale: 2, x: -100, y: -50 });
  });

  it('is never smaller than its window nor larger than the most', () => {
    expect(zoomedAt(WHOLE, 0.2, { x: 0, y: 0 }, WINDOW)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 99, { x: 0, y: 0 }, WINDOW).scale).toBe(MOST);
  });

  it('never leaves a part of its window empty', () => {
    expect(held({ scale: 2, x: 50, y: -999 }, WINDOW)).toEqual({ scale: 2, x: 0, y: -200 });
    expect(moved({ scale: 2, x: -10, y: 0 }, 40, 0, WINDOW).x).toBe(0);
  });

  it('moves as little as brings the focus into sight', () => {
    const zoom = { scale: 2, x: 0, y: 0 };
    expect(showing(zoom, { x: 20, y: 20, width: 40, height: 40 }, WINDOW, 10)).toEqual(zoom);
    const far = showing(zoom, { x: 500, y: 20, width: 40, height: 40 }, WINDOW, 10);
    expect(far.x).toBe(-150);
  });
});

describe('the window on a board', () => {
  const children = createRawSnippet(() => ({ render: () => '<a href="#x" role="button">x</a>' }));

  function window() {
    const { container } = render(ZoomPan, { props: { label: 'Board', children } });
    const root = container.querySelector<HTMLElement>('[role="group"]')!;
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(WINDOW.width);
    vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(WINDOW.height);
    const board = container.querySelector<HTMLElement>('.board')!;
    const scale = () => Number(/scale\((.+)\)/.exec(board.style.transform)?.[1]);
    return { container, root, scale };
  }

  it('zooms by key, and shows the whole board again', async () => {
    const { container, root, scale } = window();
    await fireEvent.keyDown(root, { key: '+' });
    expect(scale()).toBeCloseTo(1.4);
    await fireEvent.keyDown(root, { key: '-' });
    expect(scale()).toBe(1);
    await fireEvent.keyDown(root, { key: '+' });
    await fireEvent.click(container.querySelector('button')!);
    expect(scale()).toBe(1);
  });

  it('leaves 0 and the arrows to the page while it is whole', async () => {
    const { root } = window();
    expect(await fireEvent.keyDown(root, { key: '0' })).toBe(true);
    expect(await fireEvent.keyDown(root, { key: 'ArrowLeft' })).toBe(true);
    await fireEvent.keyDown(root, { key: '+' });
    expect(await fireEvent.keyDown(root, { key: 'ArrowLeft' })).toBe(false);
  });

  it('zooms by wheel, but lets the page scroll where there is nothing to zoom out of', async () => {
    const { root, scale } = window();
    expect(await fireEvent.wheel(root, { deltaY: 100 })).toBe(true);
    expect(await fireEvent.wheel(root, { deltaY: -400 })).toBe(false);
    expect(scale()).toBeCloseTo(Math.E);
  });

  it('picks nothing at the end of a drag', async () => {
    const { container, root } = window();
    const link = container.querySelector('a')!;
    await fireEvent.keyDown(root, { key: '+' });
    await drag(root, 1, [50, 50], [90, 50]);
    expect(await fireEvent.click(link)).toBe(false);
    await drag(root, 1, [50, 50], [52, 50]);
    const clicked = vi.fn();
    link.addEventListener('click', clicked);
    await fireEvent.click(link);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('zooms by two fingers', async () => {
    const { root, scale } = window();
    await pointer(root, 'pointerdown', 1, [100, 100]);
    await pointer(root, 'pointerdown', 2, [200, 100]);
    await pointer(root, 'pointermove', 2, [300, 100]);
    expect(scale()).toBeCloseTo(2);
  });

  async function drag(root: HTMLElement, id: number, from: number[], to: number[]): Promise<void> {
    await pointer(root, 'pointerdown', id, from);
    await pointer(root, 'pointermove', id, to);
    await pointer(root, 'pointerup', id, to);
  }

  async function pointer(root: HTMLElement, type: string, id: number, at: number[]): Promise<void> {
    const event = new MouseEvent(type, { bubbles: true, clientX: at[0]!, clientY: at[1]! });
    Object.assign(event, { pointerId: id, pointerType: 'mouse' });
    await fireEvent(root, event);
  }
});
