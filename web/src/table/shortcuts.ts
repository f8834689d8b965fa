/** The keyboard at the table: numbers pick, letters do the rest. */
import { typed } from './digits';
import type { Sitting } from './sitting.svelte';

const PAUSE_AFTER_DIGIT = 700;

/** Every shortcut with the message that says what it does, as the help lists them. */
export const SHORTCUTS: [keys: string[], message: string][] = [
  [['1', '…', '9'], 'play-key-pick'],
  [['↑', '↓', '←', '→'], 'play-key-move'],
  [['Enter'], 'play-key-do'],
  [['Esc'], 'play-key-back'],
  [['u'], 'play-key-undo'],
  [['U'], 'play-key-undo-turn'],
  [['r'], 'play-key-redo'],
  [['d'], 'play-key-choices'],
  [['b'], 'play-key-board'],
  [['l'], 'play-key-log'],
  [['s'], 'play-key-score'],
  [['c'], 'chat-key'],
  [['p'], 'play-key-plan'],
  [['t'], 'play-key-text'],
  [['[', ']'], 'play-key-moves'],
  [['{', '}'], 'play-key-turns'],
  [['n'], 'play-key-now'],
  [['?'], 'play-key-help'],
];

export class Shortcuts {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sitting: Sitting) {}

  /** An attachment for the page: it listens as long as the page is there. */
  readonly listen = (): (() => void) => {
    const press = (event: KeyboardEvent): void => this.press(event);
    const goOn = (event: KeyboardEvent): void => this.goOn(event);
    document.addEventListener('keydown', press);
    document.addEventListener('keydown', goOn, { capture: true });
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keydown', goOn, { capture: true });
      clearTimeout(this.#timer);
    };
  };

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (this.sitting.handover.waitsFor !== null) return;
    if (this.#act(event.key)) event.preventDefault();
  }

  /** A number that was begun goes on, whatever its next digit means where the focus is. */
  goOn(event: KeyboardEvent): void {
    if (!this.sitting.typed || !/^[0-9]$/.test(event.key) || isTyping(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#digit(event.key);
  }

  #act(key: string): boolean {
    if (key === 'Escape') {
      this.#escape();
      return true;
    }
    if (!this.sitting.preferences.letters) return false;
    if (/^[0-9]$/.test(key)) return this.#digit(key);
    if (key === 'Enter') return this.#enter();
    const act = this.#letters[key];
    act?.();
    return act !== undefined;
  }

  readonly #letters: Record<string, () => void> = {
    u: () => void this.sitting.undo(),
    U: () => void this.sitting.undoTurn(),
    r: () => void this.sitting.redo(),
    d: () => focusOn('#choices button'),
    b: () => focusOn('#board [tabindex="0"]'),
    l: () => this.#show('log'),
    s: () => this.#show('score'),
    c: () => this.#talk(),
    p: () => void this.sitting.togglePlan(),
    t: () => (this.sitting.textBoard = !this.sitting.textBoard),
    '[': () => void this.sitting.travel.step('move', false),
    ']': () => void this.sitting.travel.step('move', true),
    '{': () => void this.sitting.travel.step('turn', false),
    '}': () => void this.sitting.travel.step('turn', true),
    n: () => this.sitting.travel.leave(),
    '?': () => (this.sitting.help = true),
  };

  #show(panel: 'log' | 'score'): void {
    this.sitting.panel = panel;
    requestAnimationFrame(() => focusOn(`#${panel}-tab`));
  }

  #talk(): void {
    if (!this.sitting.talk.open) return;
    this.sitting.panel = 'chat';
    const watches = this.sitting.state.viewer === null;
    requestAnimationFrame(() => focusOn(watches ? '#chat-tab' : '#chat-input'));
  }

  #digit(digit: string): boolean {
    const { choices } = this.sitting;
    if (!choices.length) return false;
    clearTimeout(this.#timer);
    const { pending, picked } = typed(this.sitting.typed, digit, choices.length);
    this.sitting.typed = pending;
    if (picked !== null) this.#pick(picked);
    else if (pending) this.#timer = setTimeout(() => this.#enter(), PAUSE_AFTER_DIGIT);
    return true;
  }

  #enter(): boolean {
    const { typed: number } = this.sitting;
    clearTimeout(this.#timer);
    this.sitting.typed = '';
    if (!number) return false;
    this.#pick(Number(number));
    return true;
  }

  #pick(number: number): void {
    const choice = this.sitting.choices[number - 1];
    this.sitting.touch = false;
    if (choice) void this.sitting.pick(choice);
  }

  #escape(): void {
    this.sitting.typed = '';
    this.sitting.goBack();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.matches('textarea, select, [contenteditable]');
}
