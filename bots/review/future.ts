import {
  type Game,
  type GameTypes,
  imagine,
  type Json,
  type Move,
  Random,
  type Seat,
  scramble,
  type View,
} from '@skerry/engine';
import type { BotProfile, ReviewWidths } from '../profile/bot-profile.ts';
import { horizonOf, playOn } from '../rollout.ts';
import { follow } from '../turn.ts';
import { HalfKnownDealer } from './half-known-dealer.ts';
import type { Scales } from './worth.ts';

/** The setup of a review. */
export interface ReviewSetup<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly scales: Scales<T>;
  readonly widths: ReviewWidths;
  /** Games sampled so far. */
  readonly spent: { futures: number };
}

/** The start of a future. */
interface Beginning<T extends GameTypes> {
  readonly view: View<T>;
  readonly seed: number;
  readonly moves: readonly Move<T['Action']>[];
  /** Known first outcomes of chance. */
  readonly known?: readonly Json[] | undefined;
  /** The seat the futures are about; all seats by default. */
  readonly seat?: Seat | undefined;
}

const dealer = new HalfKnownDealer(0);
const random = new Random(0);

/** The position at the end of future n. */
export function imagineFuture<T extends GameTypes>(
  { game, botProfile, spent }: ReviewSetup<T>,
  { view, seed, moves, known = [], seat }: Beginning<T>,
  n: number,
): T['State'] {
  spent.futures++;
  dealer.begin(scramble(seed, n), []);
  random.restart(scramble(seed, ~n));
  const state = imagine(game, view, dealer);
  const until = horizonOf(botProfile, state);
  if (known.length > 0) dealer.begin(scramble(seed, n), known);
  const onward = { game, botProfile, planning: botProfile.planning, seat, seed };
  follow(onward, state, moves, dealer);
  playOn(onward, state, until, dealer, random);
  return state;
}
