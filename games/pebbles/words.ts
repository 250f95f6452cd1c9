import type { Outcome, Pile, Seat } from '@skerry/engine';

export const COLOURS = ['white', 'grey', 'green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const ANIMALS = ['heron', 'gull', 'crab', 'seal'] as const;
export type Animal = (typeof ANIMALS)[number];

export interface State {
  readonly seats: number;
  /** Who walks the shore for each seat. */
  readonly animals: readonly Animal[];
  sack: Pile<Colour>;
  shore: Colour[];
  sea: Colour[];
  /** What each seat has found. */
  finds: Colour[][];
  /** Shells each seat has left. */
  shells: number[];
  /** Turns begun. */
  turn: number;
  agenda: Step[];
  secrets: Wish[];
  /** The wish cards that nobody was dealt. */
  hidden: { readonly unused: readonly Colour[] };
  outcome: Outcome | null;
}

/** What only its own seat knows. */
export interface Wish {
  readonly cards: readonly Colour[];
  readonly wish: Colour | null;
}

export type Step =
  | { do: 'wish'; left: readonly Seat[] }
  | { do: 'turn'; seat: Seat }
  | { do: 'stroll'; seat: Seat; left: number }
  | { do: 'wave' }
  | { do: 'evening' };

export type Action =
  | { act: 'keep'; card: Colour }
  | { act: 'gather'; pebble: Colour }
  | { act: 'rest' }
  | { act: 'throwShell'; pebble: Colour };

export type Fact =
  | { fact: 'dealt'; cards: readonly Colour[] }
  | { fact: 'wished'; seat: Seat }
  | { fact: 'turnBegan'; seat: Seat }
  | { fact: 'gathered'; seat: Seat; pebble: Colour }
  | { fact: 'shellThrown'; seat: Seat; pebble: Colour }
  | { fact: 'waveCame'; roll: number }
  | { fact: 'washedOut'; pebble: Colour }
  | { fact: 'seaGaveBack'; count: number }
  | { fact: 'surfaced'; pebble: Colour }
  | { fact: 'wishShown'; seat: Seat; wish: Colour | null };

export type Reason =
  | { why: 'wishesFirst' }
  | { why: 'alreadyWished' }
  | { why: 'cardNotYours'; card: Colour }
  | { why: 'notYourTurn'; whose: Seat }
  | { why: 'handsFull' }
  | { why: 'notOnShore'; pebble: Colour }
  | { why: 'noShell' };

export interface Options {
  days: 1 | 2 | 3;
  shells: 0 | 1 | 2;
  animals: 'random' | readonly Animal[];
  firstSeat: 'random' | Seat;
}

export interface Pebbles {
  State: State;
  Step: Step;
  Asks: 'wish' | 'stroll';
  Action: Action;
  Fact: Fact;
  Why: Reason;
  Options: Options;
  Refusal: never;
  Content: null;
}
