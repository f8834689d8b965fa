/**
 * What all parts of the board share: what is looked at, what may be picked, what is pointed at.
 */
import { getContext, setContext } from 'svelte';
import type { Owner } from '../../art/emblems';
import type { Choice, Refused } from '../../api/types';
import type { BoardProps, Place } from '../game';
import { cellsOf, reachOf } from './regions';
import type { TerracottaView } from './view';
import { setOf } from './wheel/emptying.svelte';

type Props = BoardProps<TerracottaView>;

/** A pick in several steps: what one does here, and the place of the choice it would make. */
export interface Step {
  act: () => void;
  place: Place | null;
  isChosen: boolean;
}

const KEY = Symbol('tabletop');

export class Tabletop {
  /** The place that the Tab key comes to; arrow keys go on from it. */
  stop = $state<Place | null>(null);
  /** What is explained beside the board: the thing under the pointer or with the focus. */
  explained = $state.raw<{ about: string; element: Element } | null>(null);

  #under = $state.raw<Place | null>(null);
  #found: Choice | Refused | null = null;
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
  }

  get view(): TerracottaView {
    return this.#props().view;
  }

  /** The table as it would be after the choice pointed at, or else as it is. */
  get shown(): TerracottaView {
    return this.preview ?? this.view;
  }

  get preview(): TerracottaView | null {
    return this.#props().preview;
  }

  get viewer(): number | null {
    return this.#props().viewer;
  }

  get choices(): Map<Place, Choice> {
    return this.#props().choices;
  }

  get refused(): Map<Place, Refused> {
    return this.#props().refused;
  }

  get pointed(): Set<Place> {
    return this.#props().pointed;
  }

  /** What the question at hand says of itself: a cell, a ring. */
  get asked(): Record<string, unknown> {
    return this.#props().prompt?.arguments ?? {};
  }

  /** The segment that a Worker is being chosen for. */
  readonly segmentAsked = $derived.by(() => {
    const place = [...this.open].find((one) => one.startsWith('worker:'));
    return place ? Number(place.split(':')[1]) : null;
  });

  /** Cells that are spoken of, or that what is under the pointer looks at. */
  readonly pointedCells = $derived.by(() => {
    const spoken = [...this.pointed].flatMap((place) => cellsOf(place, this.view));
    const reached = this.#under === null ? [] : reachOf(this.#under, this.view);
    return [...new Set([...spoken, ...reached])];
  });

  /** Places that answer: with a pick, or with why not. */
  readonly open = $derived.by(() => {
    const places = [...this.choices.keys(), ...this.refused.keys()];
    return new Set(places.flatMap(singly));
  });

  /** Where the Tab key comes to: where the focus was, else the first place that may be picked. */
  readonly entrance = $derived.by(() => {
    if (this.stop !== null && this.open.has(this.stop)) return this.stop;
    return this.open.values().next().value ?? null;
  });

  /** A seat as the drawings know it. */
  owner(seat: number): Owner {
    return ownerOf(seat, this.view);
  }

  pick(place: Place): void {
    const choice = this.choices.get(place);
    const refused = this.refused.get(place);
    if (choice) this.#props().onpick(choice);
    else if (refused) this.#props().onwhy(refused);
  }

  /** Says what is under the pointer, or with null that nothing is. */
  point(place: Place | null, about = '', element: EventTarget | null = null): void {
    this.#under = place;
    this.explained = about && element instanceof Element ? { about, element } : null;
    this.#found = this.#at(place);
    this.#props().onpoint(this.#found);
  }

  /** Whether what may be picked here was not there yet when this place was pointed at. */
  isNews(place: Place): boolean {
    const now = this.#at(place);
    return now !== null && now !== this.#found;
  }

  #at(place: Place | null): Choice | Refused | null {
    if (place === null) return null;
    return this.choices.get(place) ?? this.refused.get(place) ?? null;
  }
}

/** A choice of several Warehouses is made at each of them. */
function singly(place: Place): Place[] {
  const several = setOf(place);
  return several.length > 0 ? several.map((one) => `warehouse:${one}`) : [place];
}

/** A seat as the drawings know it: Li Si has a colour of his own. */
export function ownerOf(seat: number, view: TerracottaView): Owner {
  return view.li_si !== null && seat === 1 ? 'li-si' : seat;
}

export function setTabletop(props: () => Props): Tabletop {
  return setContext(KEY, new Tabletop(props));
}

export function tabletop(): Tabletop {
  return getContext<Tabletop>(KEY);
}
