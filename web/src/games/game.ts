/**
 * What each game gives the table page. A module draws and points; it contains no rule: whatever may
 * or may not be done comes with the observation.
 */
import type { Component } from 'svelte';
import type { Choice, Message, OutlookState, Refused, SeatState, Told } from '../api/types';

/**
 * A place on a game's table that can glow, be pointed at and be picked, as text: `cell:e4`,
 * `segment:4`, `ring:inner`. Places are what choices, log lines and drawings have in common.
 */
export type Place = string;

/** What a board draws and what it tells the page. `V` is the game's view. */
export interface BoardProps<V> {
  view: V;
  seats: SeatState[];
  /** The seat looked from, if any. */
  viewer: number | null;
  /** What is asked, if anything: it may say where (an Archer's cell, the ring at hand). */
  prompt?: Message | null;
  /** What may be picked now, by place. Only these glow. */
  choices: Map<Place, Choice>;
  /** What may not be picked, by place: pointing at one asks why. */
  refused: Map<Place, Refused>;
  /** Places to point out: the choice under the pointer, or what a log line is about. */
  pointed: Set<Place>;
  /** The view after the choice pointed at, to draw what it would change; null if there is none. */
  preview: V | null;
  /** The place where the choices begin for the keyboard; arrow keys go on from it. */
  onpick: (choice: Choice) => void;
  onpoint: (about: Choice | Refused | null) => void;
  onwhy: (refused: Refused) => void;
}

/** One thing that differs between two views: "3 coins, not 5". */
export interface Change {
  seat: number | null;
  /** The id of a word (`thing-ID`) or of an amount (`amount-ID`). */
  what: string;
  before: number;
  after: number;
}

export interface GameModule<V = unknown> {
  name: string;
  /** Whether seats are shown different things, so that people at one screen hide theirs. */
  hides?: boolean;
  /** The board, in parts that a phone shows as tabs. `id` is also the message `part-ID`. */
  parts: { id: string; component: Component<BoardProps<V>> }[];
  /** All parts on one screen. */
  Board: Component<BoardProps<V>>;
  /** What lies before one player, with every resource. */
  Player: Component<{
    view: V;
    seat: SeatState;
    outlooks: OutlookState[];
    preview: V | null;
    compact: boolean;
  }>;
  /** The whole table as headings, tables and lists, for ears and for search. */
  TextBoard: Component<{ view: V; seats: SeatState[] }>;
  /** The cover drawn for the home page. */
  Cover: Component<Record<string, never>>;
  /** Where on the table a choice lies, or null if it is only in the list. */
  placeOf: (question: string, token: string, prompt?: Message | null) => Place | null;
  /** What an event is about. */
  placesOf: (told: Told) => Place[];
  /** What differs between two views, in the order people care about. */
  changes: (before: V, after: V) => Change[];
  /** Each seat's total and its points by source. */
  points: (view: V) => { total: number; sources: Record<string, number> }[];
  /** The seats in the order in which they play, and whose turn it is. */
  order: (view: V) => number[];
  active: (view: V) => number;
}
