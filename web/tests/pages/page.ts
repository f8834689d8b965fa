/** Shows a page as the app would: words read, nothing left over from the page before. */
import { cleanup, render } from '@testing-library/svelte';
import axe from 'axe-core';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { words } from '../../src/words/words.svelte';
import { FakeServer } from './server';

export let server: FakeServer;

/** Gives every test of a file a server and an empty browser. */
export function freshPages(): void {
  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    vi.stubGlobal('scrollTo', () => undefined);
    Element.prototype.scrollIntoView = () => undefined;
    await words.start();
  });

  beforeEach(() => {
    server = new FakeServer();
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });

  afterEach(() => cleanup());
}

export function show<P extends object>(page: Component<P>, props: NoInfer<P>): HTMLElement {
  return render(page as Component<object>, { props }).container;
}

export async function expectNoBarriers(container: HTMLElement): Promise<void> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect(told).toEqual([]);
}
