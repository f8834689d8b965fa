/** What a tab and a screen reader say of the chat. */
import type { ChatLine } from '../api/types';
import { words } from '../words/words.svelte';
import type { Talk } from './talk.svelte';

/** More lines at once than these are counted and not read out. */
const READ_OUT_MAX = 3;

interface ChatTab {
  id: 'chat';
  name: string;
  news: [count: number, what: string];
}

export function chatTab({ unread }: Talk): ChatTab {
  const what = words.say('chat-unread', { count: unread });
  return { id: 'chat', name: words.say('chat-title'), news: [unread, what] };
}

/** New lines as they are read out. */
export function saidInChat(lines: ChatLine[]): string {
  if (lines.length > READ_OUT_MAX) return words.say('chat-unread', { count: lines.length });
  const said = lines.map(({ seat, name, text }) =>
    words.say('chat-said', { name: name || words.seat(seat), text }),
  );
  return said.join(' ');
}
