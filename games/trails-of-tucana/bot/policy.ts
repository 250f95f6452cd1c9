import type { Move, Random, Seat } from '@skerry/engine';
import type { Island } from '../content/islands.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { allowedNow, seatsLeft } from '../rules/draw.ts';
import type { IslandMap, World } from '../rules/map.ts';
import type { State } from '../rules/state.ts';
import { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

const DONE: ActionOf<'done'> = { act: 'done' };

/** Draws the most promising segment. */
export class QuickPlayer {
  readonly outlook: Outlook;
  private readonly move: Move<Action> = { seat: 0, action: DONE };

  constructor(world: World, weights: { readonly [I in Island]: Weights }) {
    this.outlook = new Outlook(world, weights);
  }

  /** In a rollout about one seat the others draw anywhere: it matters only in a race for a bonus card. */
  pick(state: State, random: Random, about?: Seat): Move<Action> {
    const seat = seatsLeft(state)[0]!;
    this.move.seat = seat;
    this.move.action = this.choose(state, seat, random, about === undefined || about === seat);
    return this.move;
  }

  private choose(state: State, seat: Seat, random: Random, withCare: boolean): Action {
    const { drawn, owed } = state.secrets[seat]!;
    if (drawn.length > 0 && owed.length === 0) return DONE;
    const map = this.outlook.world[state.island];
    const segments = drawn.length === 0 ? allowedNow(map, state) : map.everySegment;
    const segment = withCare ? this.best(map, state, seat, segments, random) : any(state, seat, segments, random);
    return map.draws[segment]!;
  }

  private best(map: IslandMap, state: State, seat: Seat, segments: readonly number[], random: Random): number {
    const { drawn } = state.secrets[seat]!;
    const { segments: before } = state.sheets[seat]!;
    const { outlook } = this;
    outlook.look(state, seat);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let n = 0; n < segments.length; n++) {
      const segment = segments[n]!;
      const worth = outlook.worth(map.from[segment]!, map.to[segment]!);
      if (worth < most || isDrawn(before, drawn, segment)) continue;
      if (worth === most && random.below(++ties) > 0) continue;
      if (worth > most) ties = 1;
      most = worth;
      best = segment;
    }
    return best;
  }
}

/** The first undrawn one from an index on. */
function any(state: State, seat: Seat, segments: readonly number[], random: Random): number {
  const { drawn } = state.secrets[seat]!;
  const { segments: before } = state.sheets[seat]!;
  let at = random.below(segments.length);
  while (isDrawn(before, drawn, segments[at]!)) at = (at + 1) % segments.length;
  return segments[at]!;
}

function isDrawn(before: readonly number[], drawn: readonly number[], segment: number): boolean {
  for (let n = 0; n < before.length; n++) if (before[n] === segment) return true;
  for (let n = 0; n < drawn.length; n++) if (drawn[n] === segment) return true;
  return false;
}
