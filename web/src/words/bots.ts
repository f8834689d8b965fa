/** What bots are called, and how they play. A bot without words goes by its own name. */
import { words } from './words.svelte';

export function botName(bot: string): string {
  return words.knows(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

export function aboutBot(bot: string): string {
  return words.knows(`bot-${bot}-about`) ? words.say(`bot-${bot}-about`) : '';
}
