/** The one sentence above everything: what is asked, awaited, looked at or won. */
import { words } from '../words/words.svelte';
import type { Sitting } from './sitting.svelte';

export interface Headline {
  kind: 'asked' | 'waits' | 'plan' | 'past' | 'over';
  text: string;
  seat: number | null;
  icon: string;
}

/** `slow`: what was picked has been on its way for longer than one would notice. */
export function headline(sitting: Sitting, slow: boolean): Headline {
  const { state, mode } = sitting;
  if (mode === 'past') return past(sitting);
  if (mode === 'plan') return plan(sitting);
  if (sitting.story.open) return plain('over', words.say('play-story'), 'star');
  if (state.status === 'over') return over(state.winners);
  if (slow) return plain('waits', words.say('play-sending'), 'more');
  if (sitting.prompt) {
    return { kind: 'asked', text: words.message(sitting.prompt), seat: state.viewer, icon: '' };
  }
  const { deciders } = sitting.store;
  const waiting = state.behind ? 'behind-waiting' : 'play-waiting';
  const text = words.say(waiting, { names: names(deciders), moves: state.behind });
  return { kind: 'waits', text, seat: deciders[0] ?? null, icon: '' };
}

/** The names of seats as one enumeration. */
export function names(seats: number[]): string {
  const all = seats.map((seat) => words.seat(seat));
  const last = all.at(-1) ?? '';
  if (all.length < 2) return last;
  return words.say('list-and', { first: all.slice(0, -1).join(', '), last });
}

function plain(kind: Headline['kind'], text: string, icon: string): Headline {
  return { kind, text, seat: null, icon };
}

function past(sitting: Sitting): Headline {
  const entry = sitting.store.log[sitting.travel.shown];
  if (!entry || entry.seat === null)
    return plain('past', words.say('play-looking-at-start'), 'eye');
  const { seat, chapter, turn, move } = entry;
  const args = { seat, round: chapter, turn, move };
  return plain('past', words.say('play-looking-back', args), 'eye');
}

function plan(sitting: Sitting): Headline {
  const prompt = sitting.prompt;
  const text = prompt
    ? words.say('play-plan-prompt', { prompt: words.message(prompt) })
    : words.say('play-planning');
  return plain('plan', text, 'plan');
}

function over(winners: number[]): Headline {
  const won = words.say(winners.length === 1 ? 'play-won' : 'play-won-together', {
    names: names(winners),
  });
  return {
    kind: 'over',
    text: winners.length ? won : words.say('play-over'),
    seat: winners[0] ?? null,
    icon: 'star',
  };
}
