import type { Seat } from '@skerry/engine';
import type { SpaceNumber } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { top } from '../rules/current-step.ts';
import { isOnLand, isVoyaging } from '../rules/spaces.ts';
import { playerOf, type State } from '../rules/state.ts';
import { fallCost, fightGain, SEA, spaceGain, townGain } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { bestTarget, captainGain, type Distances } from './travel.ts';
import { AHEAD, FIGHTING, WEIGHTS as W } from './weights.ts';
import { worth } from './worth.ts';

/** Evaluates the seats' positions. */
export class Valuer {
  private readonly world: World;
  private readonly outlook: Outlook;
  private readonly distances: Distances;

  constructor(world: World, outlook: Outlook, distances: Distances) {
    this.world = world;
    this.outlook = outlook;
    this.distances = distances;
  }

  /** A seat's chance of winning, given `more` worth than it has. */
  judge(state: State, seat: Seat, more: number): number {
    if (state.outcome !== null) return state.outcome.ranks[seat] === 1 ? 1 : 0;
    // A seat that began its turn without landing on the Island has to wait for the next one.
    const first = state.active + (top(state).do === 'course' ? 0 : 1);
    let own = 0;
    let open = 1;
    let lost = 0;
    for (let n = 0; n < state.seats; n++) {
      const each = (first + n) % state.seats;
      const player = playerOf(state, each);
      const chance = this.outlook.landing(player);
      if (chance < FIGHTING.seasonedLanding) continue;
      if (each === seat) {
        own = open * chance;
        lost = fallCost(this.world, player, false);
      }
      // The first victory ends the game.
      open *= 1 - chance;
    }
    return own + open * this.ahead(state, seat, more - lost);
  }

  /** A seat's lead over the best rival, given `more` worth. */
  private ahead(state: State, seat: Seat, more: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, worth(this.world, this.outlook, state, other));
    const ahead = (worth(this.world, this.outlook, state, seat) + more - best) / AHEAD;
    return 0.5 + (0.5 * ahead) / (1 + Math.abs(ahead));
  }

  /** The same at the start of a turn, with the Hero's next goals. */
  foresee(state: State, seat: Seat): number {
    return this.judge(state, seat, state.outcome === null ? this.next(state, seat, playerOf(state, seat).at) : 0);
  }

  /** A seat's expected gain where it stops: the fight or town there, and what is near. */
  hope(state: State, seat: Seat, at: number): number {
    const { world, outlook } = this;
    const player = playerOf(state, seat);
    const there = { ...player, at };
    if (isVoyaging(there)) return fightGain(world, outlook, state, player, SEA) + this.next(state, seat, at);
    if (!isOnLand(there)) return 0;
    const sailing = captainGain(world, outlook, state, player, at);
    const here = spaceGain(world, outlook, state, player, at) + townGain(world, state, player, at);
    return here + sailing + this.next(state, seat, at);
  }

  /** A Hero's next goals from a space, or encounters at sea. */
  private next(state: State, seat: Seat, at: number): number {
    const { world, outlook } = this;
    const there = { ...playerOf(state, seat), at };
    if (isVoyaging(there)) return W.near * fightGain(world, outlook, state, there, SEA);
    if (!isOnLand(there)) return 0;
    const away = this.distances.from(state, at);
    const sailing = (cell: SpaceNumber): number => captainGain(world, outlook, state, there, cell);
    const near = bestTarget(world, outlook, state, there, away, sailing);
    return W.near * (near?.gain ?? 0);
  }
}
