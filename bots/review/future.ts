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

/** What a review works with. */
export interface Study<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly scales: Scales<T>;
  readonly widths: ReviewWidths;
  /** Games imagined so far. */
  readonly spent: { futures: number };
}

/** How a future begins. */
interface Beginning<T extends GameTypes> {
  readonly view: View<T>;
  readonly seed: number;
  readonly moves: readonly Move<T['Action']>[];
  /** Outcomes of chance that come first. */
  readonly known?: readonly Json[] | undefined;
  /** Whom the futures are about; everybody if not given. */
  readonly seat?: Seat | undefined;
}

const dealer = new HalfKnownDealer(0);
const random = new Random(0);

/** The position that future n leads to. */
export function imagineFuture<T extends GameTypes>(
  { game, botProfile, spent }: Study<T>,
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
