import { isAsked, type Move, type Random, SampleDealer, type Seat, same, take } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import { top } from '../rules/current-step.ts';
import type { State, Step } from '../rules/state.ts';
import { offersIn } from './offers.ts';
import { LONGEST_RACE } from './race.ts';
import type { SpendingJudge } from './spending-judge.ts';
import { VeteranPlayer } from './veteran-player.ts';

/** Where gold and points are spent. */
export const SPENDING: ReadonlySet<Step['do']> = new Set<Step['do']>([
  'market',
  'shelf',
  'makeRoom',
  'captains',
  'experience',
]);

/** Where points are spent. In turns that are only imagined that is enough: to judge all that might be bought in them takes long. */
export const TRAINING: ReadonlySet<Step['do']> = new Set<Step['do']>(['experience']);

/** Where a purchase may go on before it is made. */
const UNDER_WAY: ReadonlySet<Step['do']> = new Set<Step['do']>(['shelf', 'makeRoom', 'captains']);

/** What to spend gold and points on, or not to. */
const PURCHASES: ReadonlySet<Action['act']> = new Set<Action['act']>([
  'buy',
  'shelf',
  'captains',
  'hire',
  'giveUp',
  'train',
  'leave',
]);

/** The veteran's choice stands unless another saves at least so many turns: judges are never quite right. */
const SURELY = 0.15;

/** A purchase takes no more than these moves: a shelf, a card, what is given up for it. */
const MOVES = 3;

/** The veteran who has learned from thousands of games what to spend gold and points on, and goes by it at the steps that are given. */
export class MasterPlayer extends VeteranPlayer {
  private readonly judge: SpendingJudge;
  private readonly judged: ReadonlySet<Step['do']>;
  private readonly chance = new SampleDealer(1);

  constructor(
    judge: SpendingJudge,
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

  /** What saves turns beside the veteran's choice. Where that is no purchase, such as healing, it stands. */
  private better(state: State, seat: Seat, usual: Action): Action {
    const step = top(state).do;
    const isOn = PURCHASES.has(usual.act) || (step === 'shelf' && usual.act === 'back');
    if (!isOn || !this.judged.has(step)) return usual;
    const choices = this.purchases(state, seat).filter((offer) => isComparable(offer, usual));
    let best = usual;
    // Whoever came to a shelf for something that saves turns does not turn back.
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

  /** How many turns the Hero needs after a purchase, made in the best way. */
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

/** Captains are looked at, and one is hired, only where the veteran would. */
function isComparable(offer: Action, usual: Action): boolean {
  if (usual.act === 'hire' || usual.act === 'train' || usual.act === 'giveUp') return offer.act === usual.act;
  return offer.act !== 'captains' || usual.act === 'captains';
}
