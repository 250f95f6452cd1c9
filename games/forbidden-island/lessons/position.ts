import { type Game, type Pile, prepare, type Table } from '@skerry/engine';
import type { Adventurer } from '../content/adventurers.ts';
import { type Card, COPIES, PILE_CARDS, type PileCard } from '../content/cards.ts';
import { DRY, FLOODED, type Tile, TREASURES, type Treasure, type Water } from '../content/tiles.ts';
import type { State } from '../rules/state.ts';
import type { ForbiddenIsland } from '../rules/types.ts';

/** The island of all lessons, in reading order, so that a learner soon knows it. */
const ISLAND: readonly Tile[] = [
  ...(['observatory', 'crimson-forest'] as const),
  ...(['howling-garden', 'bronze-gate', 'lost-lagoon', 'temple-of-the-sun'] as const),
  ...(['phantom-rock', 'cave-of-embers', 'fools-landing', 'whispering-garden', 'gold-gate'] as const),
  ...(['dunes-of-deception', 'watchtower', 'copper-gate', 'coral-palace', 'misty-marsh', 'silver-gate'] as const),
  ...(['cave-of-shadows', 'twilight-hollow', 'temple-of-the-moon', 'iron-gate', 'breakers-bridge'] as const),
  ...(['cliffs-of-abandon', 'tidal-palace'] as const),
];

/** Anything a lesson omits is dry, empty-handed and still on the island. */
export interface Wanted {
  /** One per seat; the learner's first. */
  readonly adventurers: readonly Adventurer[];
  /** Each seat's pawn. */
  readonly at: readonly Tile[];
  readonly flooded?: readonly Tile[];
  readonly hands?: readonly (readonly Card[])[];
  /** Treasures of the learner. */
  readonly captured?: readonly Treasure[];
  /** The next treasure cards, in order. */
  readonly draws?: readonly PileCard[];
  /** The next flood cards, in order. */
  readonly floods?: readonly Tile[];
  readonly mark?: number;
  /** The learner's actions left. */
  readonly left?: number;
}

/** A position in the learner's turn. */
export const position =
  (wanted: Wanted) =>
  (game: Game<ForbiddenIsland>): Table<ForbiddenIsland> => {
    const { adventurers } = wanted;
    const options = { adventurers, layout: 'diamond', difficulty: 'novice', firstSeat: 0 } as const;
    return prepare(game, { seats: adventurers.length, options, seed: 'lesson' }, (state) => change(state, wanted));
  };

function change(state: State, wanted: Wanted): void {
  const { at, flooded = [], hands = [], captured = [], draws = [], floods = [], mark = 1, left = 3 } = wanted;
  Object.assign(state, {
    island: { layout: 'diamond', tiles: ISLAND },
    water: ISLAND.map((tile): Water => (flooded.includes(tile) ? FLOODED : DRY)),
    pawns: at.map((tile) => ISLAND.indexOf(tile)),
    hands: state.hands.map((_, seat) => [...(hands[seat] ?? [])]),
    captured: TREASURES.map((treasure) => (captured.includes(treasure) ? 0 : -1)),
    mark,
    // FI-47: flooded tiles' cards are among the discards, unless they come again.
    floodDiscards: flooded.filter((tile) => !floods.includes(tile)),
    treasureDiscards: [],
  });
  state.treasurePile = pile(without(CARDS_OF_THE_BOX, [...hands.flat(), ...draws]), draws);
  state.floodPile = pile(without(ISLAND, [...state.floodDiscards, ...floods]), floods);
  state.agenda[state.agenda.length - 1] = { do: 'actions', left, flown: false };
}

const CARDS_OF_THE_BOX: readonly PileCard[] = PILE_CARDS.flatMap((card) =>
  Array.from({ length: COPIES[card] }, () => card),
);

function without<C>(box: readonly C[], gone: readonly C[]): C[] {
  const rest = [...box];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** The next cards are certain: one layer each, above the rest. */
const pile = <C>(rest: readonly C[], next: readonly C[]): Pile<C> => [
  [...rest],
  ...next.map((card) => [card]).reverse(),
];
