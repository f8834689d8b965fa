/** One stop for Tab in a group of buttons; the arrow keys go on from there, by where they lie. */

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An attachment for the element that holds the buttons. */
export function roving(holder: HTMLElement): () => void {
  const rove = (): void => settle(holder, current(holder));
  const watch = new MutationObserver(rove);
  const move = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    const from = document.activeElement;
    if (!way || !(from instanceof HTMLElement) || !buttonsOf(holder).includes(from)) return;
    event.preventDefault();
    const next = nearest(buttonsOf(holder), from, way);
    if (!next) return;
    settle(holder, next);
    next.focus();
  };
  const follow = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement) settle(holder, event.target);
  };
  rove();
  watch.observe(holder, { childList: true, subtree: true });
  holder.addEventListener('keydown', move);
  holder.addEventListener('focusin', follow);
  return () => {
    watch.disconnect();
    holder.removeEventListener('keydown', move);
    holder.removeEventListener('focusin', follow);
  };
}

function buttonsOf(holder: HTMLElement): HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>('button:not(:disabled)')];
}

function current(holder: HTMLElement): HTMLElement | undefined {
  const buttons = buttonsOf(holder);
  return buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
}

function settle(holder: HTMLElement, chosen: HTMLElement | undefined): void {
  const buttons = buttonsOf(holder);
  const stop = chosen && buttons.includes(chosen) ? chosen : buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

/** The nearest button that lies that way; across a line counts double. */
function nearest(
  buttons: HTMLElement[],
  from: HTMLElement,
  [right, down]: [number, number],
): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const there = middle(button);
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    if (button === from || ahead < 1) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [button, distance];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
