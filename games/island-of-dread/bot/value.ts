import type { Seat } from '@skerry/engine';
import type { World } from '../content/world.ts';
import { top } from '../rules/current-step.ts';
import { isOnLand, isVoyaging } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import { fallCost, fightGain, SEA, spaceGain, townGain } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { bestTarget, captainGain, type Distances } from './travel.ts';
import { AHEAD, FIGHTING, WEIGHTS as W } from './weights.ts';
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

  /** How likely a seat wins, with `more` than it has. */
  judge(state: State, seat: Seat, more: number): number {
    if (state.outcome !== null) return state.outcome.ranks[seat] === 1 ? 1 : 0;
    // Whoever has begun a turn without landing on the Island has to wait for the next one.
    const first = state.active + (top(state).do === 'course' ? 0 : 1);
    let own = 0;
    let open = 1;
    let lost = 0;
    for (let n = 0; n < state.seats; n++) {
      const each = (first + n) % state.seats;
      const player = state.players[each]!;
      const chance = this.outlook.landing(player);
      if (chance < FIGHTING.seasonedLanding) continue;
      if (each === seat) {
        own = open * chance;
        lost = fallCost(this.world, player, false);
      }
      // The first victory ends it all.
      open *= 1 - chance;
    }
    return own + open * this.ahead(state, seat, more - lost);
  }

  /** By how far a seat is ahead of the best rival, with `more` than it has. */
  private ahead(state: State, seat: Seat, more: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, worth(this.world, this.outlook, state, other));
    const ahead = (worth(this.world, this.outlook, state, seat) + more - best) / AHEAD;
    return 0.5 + (0.5 * ahead) / (1 + Math.abs(ahead));
  }

  /** The same where a turn begins, with what the Hero may go for next. */
  foresee(state: State, seat: Seat): number {
    return this.judge(state, seat, state.outcome === null ? this.next(state, seat, state.players[seat]!.at) : 0);
  }

  /** What a seat may expect where it stops: the fight or the town there, and what is near. */
  hope(state: State, seat: Seat, at: number): number {
    const { world, outlook } = this;
    const player = state.players[seat]!;
    const there = { ...player, at };
    if (isVoyaging(there)) return fightGain(world, outlook, state, player, SEA) + this.next(state, seat, at);
    if (!isOnLand(there)) return 0;
    const sailing = captainGain(world, outlook, state, player, at);
    const here = spaceGain(world, outlook, state, player, at) + townGain(world, state, player, at);
    return here + sailing + this.next(state, seat, at);
  }

  /** What a Hero may go for from a space, or meet on the sea. */
  private next(state: State, seat: Seat, at: number): number {
    const { world, outlook } = this;
    const there = { ...state.players[seat]!, at };
    if (isVoyaging(there)) return W.near * fightGain(world, outlook, state, there, SEA);
    if (!isOnLand(there)) return 0;
    const away = this.distances.from(state, at);
    const sailing = (cell: number): number => captainGain(world, outlook, state, there, cell);
    const near = bestTarget(world, outlook, state, there, away, sailing);
    return W.near * (near?.gain ?? 0);
  }
}
