import type { Outcome, Pile, Seat } from '@skerry/engine';
import { clonePile } from '@skerry/engine';
import type { Adventurer } from '../content/adventurers.ts';
import type { Card, PileCard } from '../content/cards.ts';
import type { Layout } from '../content/layouts.ts';
import type { Difficulty } from '../content/meter.ts';
import type { Island } from '../content/spaces.ts';
import type { Tile, Water } from '../content/tiles.ts';

export interface State {
  readonly seats: number;
  readonly island: Island;
  /** Adventurer of each seat. */
  readonly adventurers: readonly Adventurer[];
  /** Water of each space. */
  water: Water[];
  /** Space of each seat's pawn. */
  pawns: number[];
  hands: Card[][];
  /** The captor of each treasure, in the order of `TREASURES`; -1 while it is on the island. */
  captured: Seat[];
  treasurePile: Pile<PileCard>;
  treasureDiscards: PileCard[];
  floodPile: Pile<Tile>;
  floodDiscards: Tile[];
  /** The water marker: 1 to 9 while the game is on. */
  mark: number;
  /** Turns begun so far. */
  turn: number;
  /** The active seat. */
  active: Seat;
  /** FI-83: seats that pass for the rest of the turn. */
  passing: Seat[];
  agenda: Step[];
  outcome: Outcome | null;
}

/** The position in the rules. Most turns are: actions, draw, draw, floodPart, flood..., turn. */
export type Step =
  | { do: 'turn'; seat: Seat }
  | { do: 'actions'; left: number; flown: boolean }
  | { do: 'draw'; nth: 1 | 2 }
  | { do: 'floodPart' }
  | { do: 'flood'; nth: number; of: number }
  | { do: 'window'; passed: readonly Seat[] }
  | { do: 'discard'; seat: Seat }
  | { do: 'swim'; from: number }
  | { do: 'drowning'; seat: Seat; passed: readonly Seat[] };

export interface Options {
  difficulty: Difficulty;
  layout: Layout;
  adventurers: 'random' | readonly Adventurer[];
  firstSeat: 'random' | Seat;
}

export function clone(state: State): State {
  const hands: Card[][] = [];
  for (const hand of state.hands) hands.push(hand.slice());
  return {
    seats: state.seats,
    island: state.island,
    adventurers: state.adventurers,
    water: state.water.slice(),
    pawns: state.pawns.slice(),
    hands,
    captured: state.captured.slice(),
    treasurePile: clonePile(state.treasurePile),
    treasureDiscards: state.treasureDiscards.slice(),
    floodPile: clonePile(state.floodPile),
    floodDiscards: state.floodDiscards.slice(),
    mark: state.mark,
    turn: state.turn,
    active: state.active,
    passing: state.passing.slice(),
    agenda: state.agenda.slice(),
    outcome: state.outcome,
  };
}
