import { isAsked, type Move, type Random, SampleDealer, type Seat, same, take } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import { top } from '../rules/current-step.ts';
import type { State, Step } from '../rules/state.ts';
import { offersIn } from './offers.ts';
import { LONGEST_RACE } from './race.ts';
import type { SpendingEvaluator } from './spending-evaluator.ts';
import { VeteranPlayer } from './veteran-player.ts';

/** Steps that spend gold or points. */
export const SPENDING: ReadonlySet<Step['do']> = new Set<Step['do']>([
  'market',
  'shelf',
  'makeRoom',
  'captains',
  'experience',
]);

/** Steps that spend points. Enough for imagined turns: judging every purchase in them takes too long. */
export const TRAINING: ReadonlySet<Step['do']> = new Set<Step['do']>(['experience']);

/** Steps that a purchase may pass through before it is complete. */
const UNDER_WAY: ReadonlySet<Step['do']> = new Set<Step['do']>(['shelf', 'makeRoom', 'captains']);

/** Actions that spend gold or points, or decline to. */
const PURCHASES: ReadonlySet<Action['act']> = new Set<Action['act']>([
  'buy',
  'shelf',
  'captains',
  'hire',
  'giveUp',
  'train',
  'leave',
]);

/** Turns another choice must save to replace the veteran's: evaluators are never exact. */
const SURELY = 0.15;

/** The most moves of a purchase: a shelf, a card, the card given up for it. */
const MOVES = 3;

/** A veteran that spends by an evaluator trained on thousands of games, at the given steps. */
export class MasterPlayer extends VeteranPlayer {
  private readonly judge: SpendingEvaluator;
  private readonly judged: ReadonlySet<Step['do']>;
  private readonly chance = new SampleDealer(1);

  constructor(
    judge: SpendingEvaluator,
    judged: ReadonlySet<Step['do']>,
    ...veteran: ConstructorParameters<typeof VeteranPlayer>
  ) {
    super(...veteran);
    this.judge = judge;
    this.judged = judged;
  }

  override pick(state: State, random: Random): Move<Action> {
    const { seat, action } = super.pick(state, random);
    return { seat, action: this.better(state, seat, action) };
  }

  /** A choice that saves turns over the veteran's. A choice that is no purchase, such as healing, is kept. */
  private better(state: State, seat: Seat, usual: Action): Action {
    const step = top(state).do;
    const isOn = PURCHASES.has(usual.act) || (step === 'shelf' && usual.act === 'back');
    if (!isOn || !this.judged.has(step)) return usual;
    const choices = this.purchases(state, seat).filter((offer) => isComparable(offer, usual));
    let best = usual;
    // Having entered a shelf to save turns, do not turn back.
    let least = this.turnsAfter(state, seat, usual, MOVES) - (usual.act === 'back' ? 0 : SURELY);
    for (const choice of choices) {
      if (same(choice, usual)) continue;
      const turns = this.turnsAfter(state, seat, choice, MOVES);
      if (turns >= least) continue;
      least = turns;
      best = choice;
    }
    return best;
  }

  private purchases(state: State, seat: Seat): Action[] {
    return offersIn(this.game, state, seat).filter(({ act }) => PURCHASES.has(act));
  }

  /** Turns the Hero needs after a purchase made in the best way. */
  private turnsAfter(state: State, seat: Seat, action: Action, moves: number): number {
    const next = this.game.clone(state);
    this.chance.restart(1);
    take(this.game, next, seat, action, this.chance);
    if (next.outcome !== null) return next.outcome.ranks[seat] === 1 ? 0 : LONGEST_RACE;
    if (moves > 1 && UNDER_WAY.has(top(next).do) && isAsked(this.game, next, seat)) {
      const choices = this.purchases(next, seat);
      if (choices.length > 0)
        return Math.min(...choices.map((choice) => this.turnsAfter(next, seat, choice, moves - 1)));
    }
    return this.judge.turnsLeft(next, next.players[seat]!);
  }
}

/** Captains are looked at, and hired, only where the veteran would do so. */
function isComparable(offer: Action, usual: Action): boolean {
  if (usual.act === 'hire' || usual.act === 'train' || usual.act === 'giveUp') return offer.act === usual.act;
  return offer.act !== 'captains' || usual.act === 'captains';
}
