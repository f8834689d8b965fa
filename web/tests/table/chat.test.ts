import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError, type Api } from '../../src/api/client';
import { Live, type News } from '../../src/api/live';
import type { ChatLine, Say, TableState } from '../../src/api/types';
import { TableStore } from '../../src/state/table.svelte';
import AtTable from '../../src/table/AtTable.svelte';
import { Talk } from '../../src/table/talk.svelte';
import { LANGUAGES } from '../../src/words/languages';
import { words } from '../../src/words/words.svelte';
import { expectNoBarriers } from '../pages/page';
import { FakeApi, FakeSocket, state as stateAt } from '../state/fakes';
import { fixture, freshTables, onPhone, settle, show, sitDown, unspoken, type Seated } from './kit';

freshTables();

const ADA = 0;
const ZOFIA = 2;
let seqs = 0;

function line(text: string, seat = ZOFIA, name = 'Zofia', seq = ++seqs): ChatLine {
  return { seq, seat, name, text, at: 1_800_000_000_000 + seq * 1000 };
}

/** A table where Ada looks, and what the server was told to say. */
interface Talking extends Seated {
  said: Say[];
  hear: (...lines: ChatLine[]) => Promise<void>;
}

function talking(state: TableState, answer: () => void = () => undefined): Talking {
  FakeSocket.all = [];
  FakeSocket.fate = 'open';
  const said: Say[] = [];
  const seated = sitDown(state);
  seated.behind.store = seated.store;
  Object.assign(seated.store.api, {
    say: async (_: string, say: Say) => {
      said.push(say);
      answer();
    },
  });
  seated.store.start();
  stores.push(seated.store);
  const hear = async (...lines: ChatLine[]): Promise<void> => {
    FakeSocket.last.say({ type: 'chat', lines });
    await settle();
  };
  return { ...seated, said, hear };
}

async function open(state = fixture('build'), ...history: ChatLine[]): Promise<Talking> {
  const table = talking(state);
  await settle();
  await table.hear(...history);
  show(AtTable, { sitting: table.sitting });
  await settle();
  return table;
}

const { WebSocket } = globalThis;
const stores: TableStore[] = [];

beforeEach(() => {
  seqs = 0;
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
});

afterEach(() => {
  stores.splice(0).forEach((store) => store.stop());
  globalThis.WebSocket = WebSocket;
});

const tab = (): HTMLElement | null => screen.queryByRole('tab', { name: /^Chat/ });
const panel = (): HTMLElement => screen.getByRole('region', { name: 'Chat' });
const input = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Say something' });
const spoken = (): string => document.querySelector('[aria-live="polite"]')!.textContent ?? '';
const texts = (): (string | null)[] =>
  [...panel().querySelectorAll('.text')].map((one) => one.textContent);

async function openTab(): Promise<void> {
  await fireEvent.click(tab()!);
  await settle();
}

async function type(text: string): Promise<void> {
  await fireEvent.input(input(), { target: { value: text } });
  await fireEvent.submit(input().form!);
  await settle();
}

/** The same table, at which only bots sit besides me. */
function alone(): TableState {
  const state = fixture('build');
  state.seats = state.seats.map((seat) =>
    seat.mine ? seat : { ...seat, holder: 'bot', bot: 'greedy' },
  );
  return state;
}

/** The same table for who has no seat there. */
function watched(behind = 0): TableState {
  const state = fixture('build');
  state.seats = state.seats.map((seat) => ({ ...seat, mine: false }));
  const observation = { ...state.observation!, seat: null, prompt: null, choices: [], refused: [] };
  return { ...state, viewer: null, behind, observation };
}

describe('the tab', () => {
  it('is there where somebody else sits', async () => {
    await open();
    expect(tab()).not.toBeNull();
  });

  it('is not there for who is alone with bots', async () => {
    await open(alone());
    expect(tab()).toBeNull();
  });

  it('stays when who talked has left the seat to a bot', async () => {
    await open(alone(), line('I have to go.'));
    expect(tab()).not.toBeNull();
  });

  it('is there for watchers once something was said, to read only', async () => {
    const { hear } = await open(watched());
    expect(tab()).toBeNull();
    await hear(line('Welcome!'));
    await openTab();
    expect(texts()).toEqual(['Welcome!']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(panel().textContent).toContain(words.say('chat-readers'));
  });
});

describe('what was said', () => {
  it('is shown as it was typed, and nothing in it is markup or a link', async () => {
    const text = '<img src=x onerror=alert(1)> <b>bold</b> https://example.org officer { $name }';
    await open(fixture('build'), line(text));
    await openTab();
    expect(texts()).toEqual([text]);
    expect(panel().querySelectorAll('.text *, a, img')).toHaveLength(0);
  });

  it('stands under the name of who said it, once for several in a row', async () => {
    const lines = [line('a'), line('b'), line('c', ADA, ''), line('d', ZOFIA, 'Sophie')];
    await open(fixture('build'), ...lines);
    await openTab();
    const heads = [...panel().querySelectorAll('li p:not(.text):not(.visually-hidden) b')];
    expect(heads.map((one) => one.textContent)).toEqual(['Zofia', 'Ada', 'Sophie']);
  });

  it('is joined without gaps or doubles, however it comes', async () => {
    const { store, hear } = await open(fixture('build'), line('one'), line('two'));
    await hear(line('two', ZOFIA, 'Zofia', 2), line('three', ZOFIA, 'Zofia', 3));
    await hear();
    expect(store.chat.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });
});

describe('the mark of what is unread', () => {
  it('counts what others say until it is seen', async () => {
    const { hear } = await open(fixture('build'), line('before you came'));
    await hear(line('and'), line('now'), line('mine', ADA, 'Ada'));
    expect(tab()!.textContent).toContain('3 new lines');
    await openTab();
    expect(tab()!.textContent).not.toContain('new');
    await hear(line('seen at once'));
    expect(tab()!.textContent).not.toContain('new');
    await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    await hear(line('unseen'));
    expect(tab()!.textContent).toContain('1 new line');
  });

  it('is not lifted by a page that nobody looks at', async () => {
    const { hear, sitting } = await open();
    await openTab();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await hear(line('anybody?'));
    expect(sitting.talk.unread).toBe(1);
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(sitting.talk.unread).toBe(0);
  });

  it('remembers in this browser what was read, table by table', async () => {
    const { store } = await open(fixture('build'), line('read'));
    await openTab();
    expect(new Talk(store).unread).toBe(0);
    const elsewhere = new TableStore('elsewhere', null, store.api);
    elsewhere.chat = store.chat;
    expect(new Talk(elsewhere).unread).toBe(1);
  });
});

describe('somebody muted', () => {
  it('is neither shown nor counted nor read out, until one listens again', async () => {
    const { hear, sitting } = await open(fixture('build'), line('one'));
    await openTab();
    const mute = within(panel()).getByRole('button', { name: 'Hide what Zofia says' });
    await fireEvent.click(mute);
    expect(texts()).toEqual([]);
    await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    await hear(line('two'));
    expect(sitting.talk.unread).toBe(0);
    expect(spoken()).not.toContain('two');
    await openTab();
    await fireEvent.click(within(panel()).getByRole('button', { pressed: true }));
    expect(texts()).toEqual(['one', 'two']);
  });

  it('stays so in this browser', async () => {
    const { store, sitting } = await open(fixture('build'), line('one'));
    sitting.talk.mute(ZOFIA, true);
    expect(new Talk(store).lines).toEqual([]);
  });

  it('is never oneself', async () => {
    const { sitting } = await open(fixture('build'), line('mine', ADA, 'Ada'));
    sitting.talk.mute(ADA, true);
    expect(sitting.talk.lines).toHaveLength(1);
    expect(sitting.talk.people.map(({ seat }) => seat)).toEqual([ZOFIA]);
  });
});

describe('saying something', () => {
  it('sends it for the seat that looks, and empties the line', async () => {
    const { said } = await open();
    await openTab();
    await type('  Good luck! ');
    expect(said).toEqual([{ seat: ADA, text: 'Good luck!' }]);
    expect(input().value).toBe('');
  });

  it('sends nothing where there is nothing to say', async () => {
    const { said } = await open();
    await openTab();
    await type('   ');
    expect(said).toEqual([]);
  });

  it('that is refused keeps the line and says why', async () => {
    const message = { id: 'chat-too-often', arguments: {} };
    const table = talking(fixture('build'), () => {
      throw new RefusedError(429, { code: 'chat-too-often', message, clause: '' });
    });
    show(AtTable, { sitting: table.sitting });
    await settle();
    await openTab();
    await type('again');
    expect(input().value).toBe('again');
    expect(within(panel()).getByRole('status').textContent).toContain(words.message(message));
  });

  it('is for lines of three hundred letters, and tells when it gets short', async () => {
    await open();
    await openTab();
    expect(input().maxLength).toBe(300);
    await fireEvent.input(input(), { target: { value: 'x'.repeat(290) } });
    expect(within(panel()).getByRole('status').textContent).toContain('10 letters left');
  });

  it('keeps what was begun while one looks at something else', async () => {
    await open();
    await openTab();
    await fireEvent.input(input(), { target: { value: 'I think' } });
    await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    await openTab();
    expect(input().value).toBe('I think');
  });
});

describe('the keyboard', () => {
  it('goes to the chat with c, and letters typed there are letters', async () => {
    const { behind } = await open();
    await fireEvent.keyDown(document.body, { key: 'c' });
    await vi.waitFor(() => expect(document.activeElement).toBe(input()));
    for (const key of ['u', '1', 'l']) await fireEvent.keyDown(input(), { key });
    await settle();
    expect(behind.commands).toEqual([]);
    expect(tab()!.getAttribute('aria-selected')).toBe('true');
    await fireEvent.keyDown(input(), { key: 'Escape' });
    expect(document.activeElement).not.toBe(input());
  });

  it('goes nowhere with c where nobody is to talk to', async () => {
    const { sitting } = await open(alone());
    await fireEvent.keyDown(document.body, { key: 'c' });
    expect(sitting.panel).toBe('log');
  });
});

describe('for ears', () => {
  it('what others say is read out, not what had been said before or what I say', async () => {
    const { hear } = await open(fixture('build'), line('old news'));
    await hear(line('mine', ADA, 'Ada'));
    expect(spoken()).not.toMatch(/old news|mine/);
    await hear(line('officer'), line('Yours, I think', ZOFIA, ''));
    expect(spoken()).toContain('Zofia: officer Zofia: Yours, I think');
    await hear(...['a', 'b', 'c', 'd'].map((text) => line(text)));
    expect(spoken()).toContain('4 new lines');
  });
});

describe('nobody is shut out', () => {
  const lines = [line('Good luck!'), line('Thanks', ADA, 'Ada'), line('x'.repeat(300))];

  it('of the chat on a wide table', { timeout: 30_000 }, async () => {
    await open(fixture('build'), ...lines);
    await openTab();
    await expectNoBarriers(document.body);
  });

  it('of the chat on a phone', { timeout: 30_000 }, async () => {
    onPhone();
    const { hear } = await open(fixture('build'), ...lines);
    expect(tab()!.textContent).toContain('2 new lines');
    await openTab();
    await hear(line('four'));
    expect(tab()!.textContent).not.toContain('new');
    await expectNoBarriers(document.body);
  });

  it.each(LANGUAGES)('who speaks another language: %s', async (language) => {
    await words.setLanguage(language);
    const { sitting } = await open(watched(12), line('Salut'));
    sitting.panel = 'chat';
    await settle();
    expect(unspoken(document.body)).toEqual([]);
    await words.setLanguage('en');
  });
});

describe('watching with a delay', () => {
  it('is said above the board and beside it', async () => {
    await open(watched(12));
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(title).toMatch(/^You watch 12 moves behind\. Waiting for /);
    const about = screen.getByRole('region', { name: words.say('play-choices') });
    expect(about.textContent).toContain(words.say('behind-about', { moves: 12 }));
  });

  it('is not said to who sees the present', async () => {
    await open(watched());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Waiting for /);
  });
});

describe('the news', () => {
  let heard: News[];
  let live: Live;
  let said: number;
  let server: FakeApi;
  let read: ((after: number) => ChatLine[]) | null;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    FakeSocket.fate = null;
    heard = [];
    said = 0;
    server = new FakeApi();
    read = () => [];
    const chat = async (_: string, after: number): Promise<ChatLine[]> => {
      if (!read) throw new Error('away');
      return read(after);
    };
    const listener = {
      from: () => ({ seat: null, after: 0, version: 1, said }),
      news: (news: News) => {
        heard.push(news);
        if (news.type === 'chat') said = news.lines.at(-1)?.seq ?? said;
      },
      connection: () => undefined,
    };
    live = new Live('abc', listener, { ...server.api, chat } as Api);
  });

  afterEach(() => {
    live.stop();
    vi.useRealTimers();
  });

  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('of a socket goes on after the last line that is here', async () => {
    said = 7;
    live.start();
    expect(FakeSocket.last.asked('said')).toBe('7');
  });

  it('is asked for line by line where sockets do not get through', async () => {
    read = (after) => (after < 2 ? [line('one'), line('two')].slice(after) : []);
    server.events = [stateAt(1, 0), null];
    live.start();
    FakeSocket.last.close();
    await wait(300);
    expect(heard.map(({ type }) => type)).toEqual(['state', 'chat', 'chat']);
    expect(said).toBe(2);
    expect(server.polls.map((poll) => poll.said)).toEqual([0, 2, 2]);
  });

  it('is not asked for without a pause where only the chat fails', async () => {
    read = null;
    server.events = Array.from({ length: 50 }, () => stateAt(1, 0));
    live.start();
    FakeSocket.last.close();
    await wait(2000);
    expect(server.polls.length).toBeLessThan(5);
  });

  it('of a silent socket is checked, the chat too', async () => {
    live.start();
    FakeSocket.last.open();
    server.events = [stateAt(1, 0)];
    await wait(15_000);
    expect(server.polls.at(-1)?.said).toBe(0);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
