import {
  type Game,
  type GameTypes,
  isAsked,
  type Move,
  type Random,
  type SampleDealer,
  type Seat,
} from '@skerry/engine';
import { finish } from './halving.ts';
import type { BotProfile, Planning } from './profile/bot-profile.ts';
import { follow, isPlanned, movesTo, reachingEnds } from './turn.ts';

/** How sampled games continue. */
export interface Rollout<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  /** For planned turns; without it the quick player plays them. */
  readonly planning?: Planning<T> | undefined;
  /** The seat the game is about; all seats by default. */
  readonly seat?: Seat | undefined;
  readonly seed: number;
}

/** The turn at whose start a future from here is scored. Without a horizon futures are played to the end. */
export const horizonOf = <T extends GameTypes>({ horizon }: BotProfile<T>, state: T['State']): number =>
  horizon === undefined ? Number.POSITIVE_INFINITY : horizon.begun(state) + horizon.turns;

/** Plays a sampled game to its end, or to the start of the given turn. */
export function playOn<T extends GameTypes>(
  onward: Rollout<T>,
  state: T['State'],
  until: number,
  dealer: SampleDealer,
  random: Random,
): void {
  const { game, botProfile } = onward;
  const { horizon } = botProfile;
  while (game.outcome(state) === undefined && (horizon === undefined || horizon.begun(state) < until)) {
    follow(onward, state, nextMoves(onward, state, random), dealer);
  }
}

/** A narrow plan at planned steps, if the game has one; the quick player's answer elsewhere. */
function nextMoves<T extends GameTypes>(
  { game, botProfile, planning, seat, seed }: Rollout<T>,
  state: T['State'],
  random: Random,
): readonly Move<T['Action']>[] {
  const asked = planning === undefined || planning.narrow === 0 ? undefined : askedIn(game, state);
  if (planning === undefined || asked === undefined || !isPlanned({ game, planning }, state, [asked]))
    return [botProfile.policy(state, random, seat)];
  const planner = { game, botProfile, planning, seats: [asked], seat: asked };
  const [best] = finish(reachingEnds(planner, state, planning.narrow, seed));
  return best === undefined ? [botProfile.policy(state, random, seat)] : movesTo(best).map(({ move }) => move);
}

function askedIn<T extends GameTypes>(game: Game<T>, state: T['State']): Seat | undefined {
  for (let seat = 0; seat < state.seats; seat++) if (isAsked(game, state, seat)) return seat;
  return undefined;
}
