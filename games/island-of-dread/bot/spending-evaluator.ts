import { Net, type NetWeights } from '@skerry/bots/profile';
import type { Player, State } from '../rules/state.ts';
import type { Describer } from './description.ts';
import { LONGEST_RACE } from './race.ts';

/** Estimates, from purchases and training, the turns a Hero still needs to win alone. */
export class SpendingEvaluator {
  private readonly describer: Describer;
  private readonly net: Net;
  private readonly features: Float64Array;

  constructor(describer: Describer, learned: NetWeights) {
    this.describer = describer;
    this.net = new Net(learned);
    this.features = new Float64Array(learned.inputs);
  }

  turnsLeft(state: State, player: Player): number {
    this.features.set(this.describer.describe(state, player));
    return LONGEST_RACE * this.net.evaluate(this.features);
  }
}
