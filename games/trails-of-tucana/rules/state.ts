import { clonePile, type Outcome, type Pile, type Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import type { Island, Letter, Sight } from '../content/islands.ts';

export interface State {
  readonly seats: number;
  readonly island: Island;
  /** The letters of villages 1 to 10 on each seat's sheet. */
  readonly letters: readonly (readonly Letter[])[];
  /** TT-38: whether the table is told what is left in the pile. */
  readonly countsPile: boolean;
  pile: Pile<Card>;
  /** The cards shown in this round; the last two are those of this turn. */
  shown: Card[];
  /** 1 to 3. */
  round: number;
  /** 1 to 13. */
  turn: number;
  /** The number of the open blue card of each letter, A to E; 0 for none. */
  blue: BlueCard[];
  /** The red cards that lie open. */
  red: readonly Sight[];
  /** The sheets when the last turn was settled. */
  sheets: Sheet[];
  /** TT-33: what each seat draws in this turn. */
  secrets: Draft[];
  agenda: Step[];
  outcome: Outcome | null;
}

export type BlueCard = 0 | 1 | 2;

export interface Sheet {
  /** The segments drawn, in the order of drawing. */
  segments: number[];
  /**
   * TT-40: the trail of each hex; two hexes with the same number are connected. The number is the place of the trail's
   * first landmark in `IslandMap.landmarks`, so that it is below 10 where the trail leads to a village; a trail without
   * a landmark has a higher number.
   */
  trail: number[];
  /** How many values are circled for each kind of sight, in the order of `SIGHTS`. */
  circled: number[];
  /** The letters whose two villages are connected. */
  pairs: Letter[];
  bonuses: Bonus[];
  /** TT-70: the sum of the sights, written down after each round. */
  sums: number[];
}

/** The points of a blue card, by its letter, or of a red one, by its sight. Never changed, so clones share it. */
export interface Bonus {
  readonly card: Letter | Sight;
  readonly points: number;
}

/** What a seat has drawn in this turn. Never changed, only replaced, so clones share it. */
export interface Draft {
  readonly drawn: readonly number[];
  /** The kinds of sights whose completion still asks for a bonus trail. */
  readonly owed: readonly Sight[];
}

export const NOTHING_DRAWN: Draft = { drawn: [], owed: [] };

/** Where we are in the rules. A round goes: turn, draw, settle, turn, draw, settle, ..., endRound. */
export type Step =
  | { do: 'round' }
  | { do: 'turn' }
  /** `left`: the seats that draw and are not done yet. */
  | { do: 'draw'; left: readonly Seat[] }
  | { do: 'settle' }
  | { do: 'endRound' };

export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;

export interface Options {
  island: Island;
  specialBonus: boolean;
  randomStart: boolean;
  direction: (typeof DIRECTIONS)[number];
  symmetry: boolean;
  pileCount: boolean;
}

export function clone(state: State): State {
  const sheets: Sheet[] = [];
  for (const { segments, trail, circled, pairs, bonuses, sums } of state.sheets) {
    sheets.push({
      segments: segments.slice(),
      trail: trail.slice(),
      circled: circled.slice(),
      pairs: pairs.slice(),
      bonuses: bonuses.slice(),
      sums: sums.slice(),
    });
  }
  return {
    seats: state.seats,
    island: state.island,
    letters: state.letters,
    countsPile: state.countsPile,
    pile: clonePile(state.pile),
    shown: state.shown.slice(),
    round: state.round,
    turn: state.turn,
    blue: state.blue.slice(),
    red: state.red,
    sheets,
    secrets: state.secrets.slice(),
    agenda: state.agenda.slice(),
    outcome: state.outcome,
  };
}
