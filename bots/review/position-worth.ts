import { type Game, type GameTypes, imagine, type Json, type Move, SampleDealer, type View } from '@skerry/engine';
import type { BotProfile } from '../profile/bot-profile.ts';
import { imagineFuture } from './future.ts';
import { studyOf } from './review.ts';
import { type Estimate, Futures, type Unit, WHISKER } from './worth.ts';

/** A position that is judged by sampled games. */
export interface WorthProblem<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  /** What is known: the rest is sampled. */
  readonly view: View<T>;
  /** Positions with the same seed are judged by the same luck. */
  readonly seed: number;
  /** Judged after this move, whose first outcomes of chance are known. */
  readonly after?: { readonly move: Move<T['Action']>; readonly known: readonly Json[] } | undefined;
}

/** What a position is worth so far, for the team or for each seat. */
export interface PositionWorth {
  readonly worth: readonly Estimate[];
  /** Games sampled so far, and about how many it takes. */
  readonly tried: number;
  readonly of: number;
  readonly isFine: boolean;
}

/** The margin of error of a fine value. */
const FINE: { readonly [U in Unit]: number } = { chance: 0.01, points: 0.5 };
const FEWEST = 96;
const MOST = 2400;

/** A step for each sampled game. Returns the fine value; of a game that is over at once. */
export function* weighingPosition<T extends GameTypes>({
  game,
  botProfile,
  view,
  seed,
  after,
}: WorthProblem<T>): Generator<PositionWorth, PositionWorth> {
  const setup = studyOf(game, botProfile, view.state.seats);
  const { unit, sides, read } = setup.scales;
  const state = imagine(game, view, new SampleDealer(seed));
  if (game.outcome(state) !== undefined) {
    const worth = read(state).map((mean) => ({ mean, error: 0 }));
    return { worth, tried: 0, of: 0, isFine: true };
  }
  const futures = new Futures(sides);
  const beginning = { view, seed, moves: after === undefined ? [] : [after.move], known: after?.known };
  for (;;) {
    const { count } = futures;
    futures.add(read(imagineFuture(setup, beginning, count)));
    const worth = futures.estimates();
    const tried = count + 1;
    const error = Math.max(...worth.map((each) => each.error));
    // The error falls with the root of the number of games.
    const needed = tried < 2 ? MOST : Math.ceil(tried * ((WHISKER * error) / FINE[unit]) ** 2);
    const of = Math.max(tried, Math.min(MOST, Math.max(FEWEST, needed)));
    const isFine = tried >= of;
    if (isFine) return { worth, tried, of, isFine };
    yield { worth, tried, of, isFine };
  }
}
