import type { Seat } from '@skerry/engine';
import type { World } from '../content/world.ts';
import { isOnLand, isVoyaging } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import { fightGain, SEA, spaceGain, townGain } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { bestTarget, type Distances } from './travel.ts';
import { AHEAD, WEIGHTS as W } from './weights.ts';
import { worth } from './worth.ts';

/** Judges how well seats stand. */
export class Valuer {
  private readonly world: World;
  private readonly outlook: Outlook;
  private readonly distances: Distances;

  constructor(world: World, outlook: Outlook, distances: Distances) {
    this.world = world;
    this.outlook = outlook;
    this.distances = distances;
  }

  /** How likely a seat wins, with so much more than it has: by how far it is ahead of the best rival. */
  judge(state: State, seat: Seat, more: number): number {
    if (state.outcome !== null) return state.outcome.ranks[seat] === 1 ? 1 : 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, worth(this.world, this.outlook, state, other));
    const ahead = (worth(this.world, this.outlook, state, seat) + more - best) / AHEAD;
    return 0.5 + (0.5 * ahead) / (1 + Math.abs(ahead));
  }

  /** What a seat may expect where it stops: the fight or the town there, and what is near. */
  hope(state: State, seat: Seat, at: number): number {
    const { world, outlook } = this;
    const player = state.players[seat]!;
    const there = { ...player, at };
    if (isVoyaging(there)) return fightGain(world, outlook, player, SEA);
    if (!isOnLand(there)) return 0;
    const here = spaceGain(world, outlook, state, player, at) + townGain(world, state, player, at);
    const near = bestTarget(world, outlook, state, there, this.distances.from(state, at), false);
    return here + W.near * (near?.gain ?? 0);
  }
}
