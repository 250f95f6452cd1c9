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

/** How imagined games are played on. */
export interface Rollout<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  /** By what turns are planned; without it the quick player plays them. */
  readonly planning?: Planning<T> | undefined;
  /** Whom the imagined game is about; without one it is about everybody. */
  readonly seat?: Seat | undefined;
  readonly seed: number;
}

/** The turn with which a future from here is judged: where it begins. Without a horizon futures are played to their end. */
export const horizonOf = <T extends GameTypes>({ horizon }: BotProfile<T>, state: T['State']): number =>
  horizon === undefined ? Number.POSITIVE_INFINITY : horizon.begun(state) + horizon.turns;

/** Plays an imagined game on, to its end or to where the given turn begins. */
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

/** A narrow plan of whoever is to move where moves are planned, if the game has such; the quick player's answer elsewhere. */
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
