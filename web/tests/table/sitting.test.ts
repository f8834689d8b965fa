import { describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { Preferences } from '../../src/table/preferences.svelte';
import { fixture, freshTables, settle, sitDown, withPlayer, type Seated } from './kit';

freshTables();

const endsTurn = ({ behind }: Seated): void => {
  behind.trial = () => ({ ends_turn: true });
};

describe('picking', () => {
  it('sends the choice’s word, once', async () => {
    const { sitting, behind } = sitDown(fixture('build'));
    await sitting.pick(sitting.choices[0]!);
    expect(behind.commands.map(({ kind, token, seat }) => [kind, token, seat])).toEqual([
      ['pick', 'officer', 0],
    ]);
  });

  it('takes only what is on offer', async () => {
    const { sitting, behind } = sitDown(fixture('build'));
    await sitting.pick({
      option: 99,
      token: 'nowhere',
      label: { id: 'option-skip', arguments: {} },
    });
    expect(behind.commands).toEqual([]);
  });

  it('asks first, if that is wished, when it would end the turn', async () => {
    const preferences = new Preferences();
    preferences.change({ confirm: 'always' });
    const seated = sitDown(fixture('build'), preferences);
    const { sitting, behind } = seated;
    endsTurn(seated);
    await sitting.pick(sitting.choices[6]!);
    expect(behind.commands).toEqual([]);
    expect(sitting.confirming?.choice.token).toBe('skip');
    sitting.goBack();
    expect(sitting.confirming).toBeNull();
    await sitting.pick(sitting.choices[6]!);
    await sitting.confirm();
    expect(behind.commands.map(({ token }) => token)).toEqual(['skip']);
  });

  it('does not ask when the turn goes on, nor when nobody wishes it', async () => {
    const seated = sitDown(fixture('build'));
    endsTurn(seated);
    await seated.sitting.pick(seated.sitting.choices[0]!);
    expect(seated.behind.commands).toHaveLength(1);
  });

  it('takes two taps of a finger: the first one shows', async () => {
    const { sitting, behind } = sitDown(fixture('build'));
    sitting.touch = true;
    await sitting.pick(sitting.choices[1]!);
    expect(behind.commands).toEqual([]);
    expect(sitting.tapped?.token).toBe('guard');
    expect(sitting.pointing?.token).toBe('guard');
    await sitting.pick(sitting.choices[1]!);
    expect(behind.commands.map(({ token }) => token)).toEqual(['guard']);
  });

  it('takes one tap where that is liked better', async () => {
    const preferences = new Preferences();
    preferences.change({ tapFirst: false });
    const { sitting, behind } = sitDown(fixture('build'), preferences);
    sitting.touch = true;
    await sitting.pick(sitting.choices[1]!);
    expect(behind.commands).toHaveLength(1);
  });
});

describe('pointing', () => {
  it('asks what would come of a choice once the pointer rests, and shows the board after it', async () => {
    vi.useFakeTimers();
    const state = fixture('build');
    const { sitting, behind } = sitDown(state);
    const after = withPlayer(state, 0, { coins: 99 });
    behind.trial = () => ({ observation: { ...state.observation!, view: after } });
    sitting.point(sitting.choices[0]!);
    sitting.point(sitting.choices[5]!);
    await vi.advanceTimersByTimeAsync(200);
    expect(behind.trials.map(({ tokens }) => tokens)).toEqual([['coin']]);
    expect(sitting.preview).toBe(after);
    sitting.point(null);
    expect(sitting.preview).toBeNull();
    vi.useRealTimers();
  });

  it('marks the place of the choice, and the places of a line of the log', () => {
    const { sitting } = sitDown(fixture('place'));
    sitting.point(sitting.choices[0]!);
    expect([...sitting.pointed]).toEqual(['cell:f1']);
    sitting.mention(['segment:4']);
    expect([...sitting.pointed].sort()).toEqual(['cell:f1', 'segment:4']);
  });

  it('has every choice that lies on the board in its place, and every refusal', () => {
    const { sitting } = sitDown(fixture('place'));
    expect(sitting.boardChoices.size).toBe(sitting.choices.length);
    expect(sitting.boardRefused.size).toBe(sitting.refused.length);
  });
});

describe('looking back', () => {
  it('shows the moment, and nothing can be picked in it', async () => {
    const { sitting, behind } = sitDown(fixture('build'));
    await sitting.travel.go(40);
    expect(behind.looked).toEqual([40]);
    expect(sitting.mode).toBe('past');
    expect(sitting.choices).toEqual([]);
    sitting.travel.leave();
    expect(sitting.mode).toBe('now');
    expect(sitting.choices).not.toEqual([]);
  });

  it('steps by move, turn and round', async () => {
    const { sitting } = sitDown(fixture('build'));
    const { log } = sitting.store;
    await sitting.travel.step('move', false);
    expect(sitting.travel.shown).toBe(log.length - 2);
    await sitting.travel.step('turn', false);
    const shown = log[sitting.travel.shown]!;
    expect(log[shown.move + 1]!.turn).not.toBe(shown.turn);
    await sitting.travel.step('chapter', false);
    expect(log[sitting.travel.shown + 1]!.chapter).toBe(log[sitting.travel.shown]!.chapter + 1);
  });

  it('plays the game again, at its speed, to the end', async () => {
    vi.useFakeTimers();
    const { sitting } = sitDown(fixture('build'));
    const { travel } = sitting;
    await travel.go(travel.last - 2);
    travel.speed = 2;
    travel.play();
    await vi.advanceTimersByTimeAsync(600);
    expect(travel.shown).toBe(travel.last - 1);
    await vi.advanceTimersByTimeAsync(1200);
    expect(travel.shown).toBe(travel.last);
    expect(travel.playing).toBe(false);
    vi.useRealTimers();
  });
});

describe('a plan', () => {
  it('is tried on a private fork, pick after pick', async () => {
    const { sitting, behind } = sitDown(fixture('build'));
    await sitting.togglePlan();
    expect(sitting.mode).toBe('plan');
    await sitting.pick(sitting.choices[0]!);
    await sitting.pick(sitting.choices[4]!);
    expect(behind.trials.map(({ tokens }) => tokens)).toEqual([
      [],
      ['officer'],
      ['officer', 'clay'],
    ]);
    expect(behind.commands).toEqual([]);
    await sitting.undo();
    expect(sitting.plan.tokens).toEqual(['officer']);
  });

  it('is kept while the game goes on, and dropped when told to', async () => {
    const { sitting } = sitDown(fixture('build'));
    await sitting.togglePlan();
    await sitting.pick(sitting.choices[0]!);
    await sitting.togglePlan();
    expect(sitting.mode).toBe('now');
    expect(sitting.planned).toBe(true);
    sitting.plan.drop();
    expect(sitting.planned).toBe(false);
  });

  it('is sent pick by pick', async () => {
    const { sitting, behind } = sitDown(fixture('build'));
    await sitting.togglePlan();
    await sitting.pick(sitting.choices[0]!);
    await sitting.pick(sitting.choices[4]!);
    await sitting.playPlan();
    expect(behind.commands.map(({ token }) => token)).toEqual(['officer', 'clay']);
    expect(sitting.planned).toBe(false);
  });

  it('stops at the first pick that is refused, says why, and keeps the rest', async () => {
    const { sitting, behind } = sitDown(fixture('build'));
    await sitting.togglePlan();
    await sitting.pick(sitting.choices[0]!);
    await sitting.pick(sitting.choices[1]!);
    const placing = fixture('place');
    const label = { id: 'option-make-warrior', arguments: {} };
    const reason = { id: 'refused-organizer-column-empty', arguments: { warrior: 'guard' } };
    const refused = [{ token: 'guard', label, reason, clause: 'TA-WAR-4' }];
    behind.next = (_, now) => {
      const observation = { ...placing.observation!, refused };
      return { state: { ...now, version: now.version + 1, observation } };
    };
    await sitting.playPlan();
    expect(behind.commands.map(({ token }) => token)).toEqual(['officer']);
    expect(sitting.plan.stopped).toMatchObject({ why: reason, clause: 'TA-WAR-4' });
    expect(sitting.plan.tokens).toEqual(['guard']);
  });

  it('ends where the turn ends or something hidden would turn up', async () => {
    const seated = sitDown(fixture('build'));
    const { sitting } = seated;
    endsTurn(seated);
    await sitting.togglePlan();
    expect(sitting.choices).toEqual([]);
  });

  it('belongs to the seat that made it', async () => {
    const { sitting, store } = sitDown(fixture('build'));
    await sitting.togglePlan();
    await sitting.pick(sitting.choices[0]!);
    store.take({ ...store.state!, viewer: 2, version: store.state!.version + 1 });
    expect(sitting.planned).toBe(false);
    expect(sitting.mode).toBe('now');
  });
});

describe('around one device', () => {
  /** Ada and Zofia at one screen, and one of them is to decide. */
  function shared(decider: number, curtain: 'always' | 'hidden'): Seated {
    const state = fixture('build');
    state.seats[2] = { ...state.seats[2]!, mine: true };
    state.observation!.deciders = [decider];
    const preferences = new Preferences();
    preferences.change({ curtain });
    return sitDown(state, preferences);
  }

  it('nothing is covered where nothing is hidden; the view goes to who decides', () => {
    const { sitting, store } = shared(2, 'hidden');
    const look = vi.spyOn(store, 'look').mockReturnValue();
    expect(sitting.handover.waitsFor).toBeNull();
    sitting.handover.follow();
    expect(look).toHaveBeenCalledWith(2);
  });

  it('the curtain waits for the person who decides next', () => {
    const { sitting, store } = shared(2, 'always');
    const look = vi.spyOn(store, 'look').mockReturnValue();
    sitting.handover.follow();
    expect(look).not.toHaveBeenCalled();
    expect(sitting.handover.waitsFor).toBe(2);
    sitting.handover.lift();
    expect(look).toHaveBeenCalledWith(2);
    store.take({ ...store.state!, viewer: 2, version: store.state!.version + 1 });
    flushSync();
    expect(sitting.handover.waitsFor).toBeNull();
  });

  it('it can be drawn at any time', () => {
    const { sitting } = sitDown(fixture('build'));
    expect(sitting.handover.waitsFor).toBeNull();
    sitting.handover.draw();
    expect(sitting.handover.waitsFor).toBe(0);
    sitting.handover.lift();
    expect(sitting.handover.waitsFor).toBeNull();
  });
});

describe('coming back', () => {
  it('tells what the others did meanwhile, until it was seen or one picks', async () => {
    const { sitting } = sitDown(fixture('late'));
    const stop = sitting.returning.start();
    expect(sitting.returning.lines.length).toBeGreaterThan(0);
    expect(sitting.returning.lines.every(({ move }) => move > 0)).toBe(true);
    await sitting.pick(sitting.choices[0]!);
    await settle();
    expect(sitting.returning.lines).toEqual([]);
    stop();
  });
});
