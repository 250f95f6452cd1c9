import { Net, type NetWeights } from '@skerry/bots/profile';
import type { Player, State } from '../rules/state.ts';
import type { Describer } from './description.ts';
import { LONGEST_RACE } from './race.ts';

/** Judges what a Hero has bought and trained by how many turns the Hero still needs to win the game alone. */
export class SpendingJudge {
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
    return LONGEST_RACE * this.net.judge(this.features);
  }
}
