import {
  type Game,
  type GameTypes,
  imagine,
  type Move,
  offersTo,
  SampleDealer,
  type Seat,
  same,
  take,
  type View,
} from '@skerry/engine';
import { finish } from '../halving.ts';
import type { BotProfile } from '../profile/bot-profile.ts';
import { isOffered, isPlanned, movesTo, reachingEnds, WatchedDealer } from '../turn.ts';
import { Arm, measure, nameOf, ranking } from './arms.ts';
import { companyOf } from './company.ts';
import { skips } from './decisions.ts';
import type { Study } from './future.ts';
import { studyOf } from './review.ts';
import { type Estimate, estimate, minus, type Unit, WHISKER } from './worth.ts';

/** A position in which somebody asks for advice. */
export interface HintProblem<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  /** What the one who asks may know. */
  readonly view: View<T>;
  readonly seat: Seat;
  /** Whose moves a plan may use: the whole team where everybody knows everything. */
  readonly seats: readonly Seat[];
  readonly seed: number;
}

/** A move that is proposed, and what is meant to follow it in this turn. */
export interface HintMove<T extends GameTypes = GameTypes> {
  readonly moves: readonly Move<T['Action']>[];
  readonly worth: Estimate;
  /** The position before the first move and after each of them, until chance has its say. */
  readonly along: readonly T['State'][];
}

/** The best moves that were found, the best first. While it is thought about, a first guess. */
export interface Hint<T extends GameTypes = GameTypes> {
  readonly unit: Unit;
  readonly best: readonly HintMove<T>[];
  /** How many first moves were compared. */
  readonly compared: number;
  /** Games imagined so far, and about how many there will be. */
  readonly tried: number;
  readonly of: number;
}

/** How many moves are proposed. */
const PROPOSED = 3;
/** How many more futures are imagined between two guesses. */
const TOLD_EVERY = 60;

/** Compares what a seat can do now. Yields first guesses; returns the hint, with nothing in it where nothing is to choose. */
export function* hinting<T extends GameTypes>(problem: HintProblem<T>): Generator<Hint<T>, Hint<T>> {
  const { game, botProfile, view, seat } = problem;
  const study = studyOf(game, botProfile, view.state.seats);
  const { arms, favourite } = candidatesFor(study, problem);
  const side = study.scales.sideOf(seat);
  const { unit } = study.scales;
  const of = study.widths.choice + PROPOSED * study.widths.sure;
  const before = imagine(game, view, new SampleDealer(problem.seed));
  const compared = new Set(arms.map(({ moves }) => nameOf(moves.slice(0, 1)))).size;
  const hint = (ranked: readonly Arm<T>[]): Hint<T> => ({
    unit,
    compared,
    best: proposed(ranked, favourite).map((arm) => ({
      moves: arm.moves,
      along: leadAlong(game, before, arm.moves, problem.seed),
      worth: estimate((arm.sure.count > 0 ? arm.sure : arm.found).bySide[side]!),
    })),
    tried: study.spent.futures,
    of: Math.max(of, study.spent.futures),
  });
  // One move alone is no choice, and nothing was imagined for it.
  if (arms.length <= 1) return hint([]);
  const steps = ranking(study, arms, seat);
  let told = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const found = proposed(step.value, favourite);
      for (const arm of found) {
        measure(study, arm);
        yield hint(step.value);
      }
      const last = hint(step.value);
      return { ...last, best: bestFirst(last.best, favourite === undefined ? -1 : found.indexOf(favourite)) };
    }
    if (study.spent.futures < told + TOLD_EVERY) continue;
    told = study.spent.futures;
    const mean = ({ found }: Arm<T>) => (found.count === 0 ? 0 : found.mean(side, 0, found.count));
    yield hint(arms.toSorted((one, other) => mean(other) - mean(one)));
  }
}

/** The positions that moves lead along, as long as chance has no say in it. What the seat cannot know is imagined. */
function leadAlong<T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  moves: readonly Move<T['Action']>[],
  seed: number,
): readonly T['State'][] {
  const dealer = new WatchedDealer(seed);
  const along = [before];
  for (const { seat, action } of moves) {
    const state = along.at(-1)!;
    if (!isOffered(game, state, seat, action)) break;
    const next = game.clone(state);
    take(game, next, seat, action, dealer);
    if (dealer.asked) break;
    along.push(next);
  }
  return along;
}

/** The best of each first move; what the bot would do is among them. */
function proposed<T extends GameTypes>(ranked: readonly Arm<T>[], favourite: Arm<T> | undefined): Arm<T>[] {
  const found = new Map<string, Arm<T>>();
  for (const arm of ranked) {
    const first = nameOf(arm.moves.slice(0, 1));
    if (!found.has(first)) found.set(first, arm);
  }
  const best = [...found.values()].slice(0, PROPOSED);
  if (favourite === undefined || !ranked.includes(favourite) || best.includes(favourite)) return best;
  return [...best.slice(0, PROPOSED - 1), favourite];
}

/** By their worth; but what the bot would do comes first as long as nothing is surely better. */
function bestFirst<T extends GameTypes>(moves: readonly HintMove<T>[], favourite: number): readonly HintMove<T>[] {
  const byWorth = moves.toSorted((one, other) => other.worth.mean - one.worth.mean);
  const liked = moves[favourite];
  if (liked === undefined) return byWorth;
  const { mean, error } = minus(byWorth[0]!.worth, liked.worth);
  return mean > WHISKER * error ? byWorth : [liked, ...byWorth.filter((move) => move !== liked)];
}

/** What is compared, and what the bot would do without comparing. */
interface Candidates<T extends GameTypes> {
  readonly arms: readonly Arm<T>[];
  readonly favourite?: Arm<T> | undefined;
}

/** What a seat can do; to skip a prompt for now and to skip it for longer is one thing. */
function offersOf<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): T['Action'][] {
  const offers: T['Action'][] = [];
  offersTo(game, state, seat, offers);
  const isSkip = skips(game, state, seat);
  const first = offers.find(isSkip);
  return offers.filter((each) => each === first || !isSkip(each));
}

/** Plans where turns are planned, single moves elsewhere. */
function candidatesFor<T extends GameTypes>(
  study: Study<T>,
  { game, botProfile, view, seat, seats, seed }: HintProblem<T>,
): Candidates<T> {
  const state = imagine(game, view, new SampleDealer(seed));
  const outset = { view, seed, others: companyOf(study, () => view, seed)?.around(seat) };
  const { planning } = botProfile;
  if (planning !== undefined && isPlanned({ game, planning }, state, [seat])) {
    const ends = finish(reachingEnds({ game, botProfile, planning, seats, seat }, state, study.widths.beam, seed));
    const lines = ends.slice(0, study.widths.ends).map((end) => movesTo(end).map(({ move }) => move));
    return { arms: lines.map((moves) => new Arm(study, outset, moves)) };
  }
  const offers = offersOf(game, state, seat);
  const sensible =
    botProfile.seasoned?.(state, seat, offers, 'fierce') ?? botProfile.sensible?.(state, seat, offers) ?? offers;
  const armsOf = (actions: readonly T['Action'][]) =>
    actions.map((action) => new Arm(study, outset, [{ seat, action }]));
  if (sensible.length > 1) return { arms: armsOf(sensible) };
  // Whoever asks sees several things to do: they are compared, though a bot would think of one only.
  const arms = armsOf(offers);
  const [only] = sensible;
  return { arms, favourite: arms.find(({ moves: [move] }) => only !== undefined && same(move?.action, only)) };
}
