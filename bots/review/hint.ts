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
import { soundEnds } from '../sound.ts';
import { isOffered, isPlanned, movesTo, reachingEnds, type TurnEnd, WatchedDealer } from '../turn.ts';
import { Arm, measure, nameOf, ranking } from './arms.ts';
import { companyOf } from './company.ts';
import { distinct } from './decisions.ts';
import type { ReviewSetup } from './future.ts';
import { isBeyondDoubt } from './points.ts';
import { studyOf } from './review.ts';
import { type Estimate, estimate, type Futures, minus, type Unit } from './worth.ts';

/** A position in which a player asks for advice. */
export interface HintProblem<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  /** The asking player's view. */
  readonly view: View<T>;
  readonly seat: Seat;
  /** Seats whose moves a plan may use: the whole team where everything is public. */
  readonly seats: readonly Seat[];
  readonly seed: number;
}

/** A proposed move, and its intended continuation in this turn. */
export interface HintMove<T extends GameTypes = GameTypes> {
  readonly moves: readonly Move<T['Action']>[];
  readonly worth: Estimate;
  /** The seat's expected points or progress: it breaks ties between equal chances. */
  readonly comesTo?: Estimate;
  /** The positions before the first move and after each move, until chance decides. */
  readonly along: readonly T['State'][];
}

/** The best moves found, best first; a first guess while the search runs. */
export interface Hint<T extends GameTypes = GameTypes> {
  readonly unit: Unit;
  readonly best: readonly HintMove<T>[];
  /** The only move, where there is no choice. */
  readonly only?: Move<T['Action']>;
  readonly compared: number;
  /** Games sampled so far, and their approximate total. */
  readonly tried: number;
  readonly of: number;
}

/** Number of proposed moves. */
const PROPOSED = 3;
/** Futures between two guesses. */
const TOLD_EVERY = 60;

/** The weight of a point in winning chances: small enough that it only breaks ties. */
const TIE = 0.0005;

/** Compares a seat's moves. Yields first guesses; returns the hint, empty without a choice. */
export function* hinting<T extends GameTypes>(problem: HintProblem<T>): Generator<Hint<T>, Hint<T>> {
  const { game, botProfile, view, seat } = problem;
  const study = tallying(studyOf(game, botProfile, view.state.seats), seat);
  const { arms, favourite, mistakes = [] } = candidatesFor(study, problem);
  const side = study.scales.sideOf(seat);
  const { unit, tally } = study.scales;
  const values = (futures: Futures, n: number): number =>
    futures.bySide[side]![n]! + (tally === undefined ? 0 : TIE * futures.bySide[tally]![n]!);
  const of = study.widths.choice + PROPOSED * study.widths.sure;
  const before = imagine(game, view, new SampleDealer(problem.seed));
  const compared = new Set(arms.map(({ moves }) => nameOf(moves.slice(0, 1)))).size;
  const offered = (ranked: readonly Arm<T>[]) =>
    proposed(
      ranked.filter((arm) => !mistakes.includes(arm)),
      favourite,
    );
  const hint = (ranked: readonly Arm<T>[]): Hint<T> => ({
    unit,
    compared,
    best: offered(ranked).map((arm) => ({
      moves: arm.moves,
      along: leadAlong(study, before, arm.moves, problem.seed),
      ...weighed(arm.sure.count > 0 ? arm.sure : arm.found, side, tally),
    })),
    tried: study.spent.futures,
    of: Math.max(of, study.spent.futures),
  });
  // A single move is no choice, and needs no futures.
  if (arms.length <= 1) {
    const only = arms[0]?.moves[0];
    return { ...hint([]), ...(only && { only }) };
  }
  const steps = ranking(study, arms, seat, values);
  let told = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const found = offered(step.value);
      for (const arm of found) {
        measure(study, arm);
        yield hint(step.value);
      }
      const last = hint(step.value);
      return { ...last, best: bestFirst(last.best, unit, favourite === undefined ? -1 : found.indexOf(favourite)) };
    }
    if (study.spent.futures < told + TOLD_EVERY) continue;
    told = study.spent.futures;
    const mean = ({ found }: Arm<T>) => (found.count === 0 ? 0 : found.mean(side, 0, found.count));
    yield hint(arms.toSorted((one, other) => mean(other) - mean(one)));
  }
}

/** The positions along the moves, until chance would end a plan. What the seat cannot know is sampled. */
function leadAlong<T extends GameTypes>(
  { game, botProfile }: ReviewSetup<T>,
  before: T['State'],
  moves: readonly Move<T['Action']>[],
  seed: number,
): readonly T['State'][] {
  const dealer = new WatchedDealer(seed);
  dealer.passesOver = botProfile.planning?.passesOver;
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

/** The best arm per first move; the bot's choice is among them. */
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

/**
 * By value, then by expected points where the shown figures are equal; the bot's choice comes first unless another is
 * clearly better.
 */
function bestFirst<T extends GameTypes>(
  moves: readonly HintMove<T>[],
  unit: Unit,
  favourite: number,
): readonly HintMove<T>[] {
  const byWorth = moves.toSorted((one, other) => {
    const isEven = isSameFigure(unit, one.worth.mean, other.worth.mean);
    const [first, second] =
      isEven && one.comesTo && other.comesTo ? [one.comesTo, other.comesTo] : [one.worth, other.worth];
    return second.mean - first.mean;
  });
  const liked = moves[favourite];
  if (liked === undefined || isSurelyBetter(unit, byWorth[0]!, liked)) return byWorth;
  return [liked, ...byWorth.filter((move) => move !== liked)];
}

/** The parts of a move that are compared. */
type Weighed = Pick<HintMove, 'worth' | 'comesTo'>;

/** Whether one move is better than another beyond doubt, by figures that differ as shown. */
export const isSurelyBetter = (unit: Unit, one: Weighed, other: Weighed): boolean =>
  isSameFigure(unit, one.worth.mean, other.worth.mean) ? comesToMore(one, other) : isMore(one.worth, other.worth);

/** Whether a seat's expected points are higher with one move beyond the margin of error, whatever its chances. */
export const comesToMore = ({ comesTo: one }: Weighed, { comesTo: other }: Weighed): boolean =>
  one !== undefined && other !== undefined && isMore(one, other);

function isMore(one: Estimate, other: Estimate): boolean {
  const more = minus(one, other);
  return more.mean > 0 && isBeyondDoubt(more);
}

/** Chances are shown in hundredths. */
export const isSameFigure = (unit: Unit, one: number, other: number): boolean =>
  unit === 'chance' && Math.round(100 * one) === Math.round(100 * other);

function weighed(futures: Futures, side: number, tally: number | undefined): Weighed {
  const worth = estimate(futures.bySide[side]!);
  return tally === undefined ? { worth } : { worth, comesTo: estimate(futures.bySide[tally]!) };
}

/** Scales that also measure the seat's expected points, at an index of their own. */
interface Tallying<T extends GameTypes> extends ReviewSetup<T> {
  readonly scales: ReviewSetup<T>['scales'] & { readonly tally?: number };
  /** The same without. */
  readonly plain: ReviewSetup<T>;
  count(state: T['State']): number;
}

function tallying<T extends GameTypes>(plain: ReviewSetup<T>, seat: Seat): Tallying<T> {
  const { botProfile, scales } = plain;
  const found = botProfile.progressOf ?? botProfile.prospects?.points;
  const count = (state: T['State']): number => found?.(state, seat) ?? 0;
  if (found === undefined || scales.unit === 'points') return { ...plain, plain, count };
  const read = (state: T['State']) => [...scales.read(state), count(state)];
  return { ...plain, plain, count, scales: { ...scales, sides: scales.sides + 1, tally: scales.sides, read } };
}

/** The compared moves, and the bot's own choice. */
interface Candidates<T extends GameTypes> {
  readonly arms: readonly Arm<T>[];
  readonly favourite?: Arm<T> | undefined;
  /** Compared, but never proposed: plain mistakes, where all but one plan makes one. */
  readonly mistakes?: readonly Arm<T>[];
}

/** Plans where turns are planned, single moves elsewhere. */
function candidatesFor<T extends GameTypes>(
  study: Tallying<T>,
  { game, botProfile, view, seat, seats, seed }: HintProblem<T>,
): Candidates<T> {
  const state = imagine(game, view, new SampleDealer(seed));
  const others = companyOf(study.plain, () => view, seed)?.around(seat);
  const read = (after: T['State'], n: number) => [...others!.read(after, n), study.count(after)];
  const outset = { view, seed, others: others && { ...others, read } };
  const offers: T['Action'][] = [];
  offersTo(game, state, seat, offers);
  const choices = distinct(game, state, seat, offers);
  const { planning } = botProfile;
  if (planning !== undefined && isPlanned({ game, planning }, state, [seat])) {
    const planner = { game, botProfile, planning, seats, seat };
    const { beam, ends } = study.widths;
    const armsTo = (found: readonly TurnEnd<T>[]) =>
      found.slice(0, ends).map(
        (end) =>
          new Arm(
            study,
            outset,
            movesTo(end).map(({ move }) => move),
          ),
      );
    const sound = armsTo(finish(soundEnds(planner, state, study.widths, seed)));
    if (sound.length > 1 || choices.length <= 1) return { arms: sound };
    const others = armsTo(finish(reachingEnds(planner, state, beam, seed)));
    const mistakes = others.filter((arm) => sound.every((only) => nameOf(arm.moves) !== nameOf(only.moves)));
    if (sound.length === 1 && mistakes.length > 0) return { arms: [...sound, ...mistakes], mistakes };
  }
  const sensible =
    botProfile.seasoned?.(state, seat, choices, 'fierce') ?? botProfile.sensible?.(state, seat, choices) ?? choices;
  const armsOf = (actions: readonly T['Action'][]) =>
    actions.map((action) => new Arm(study, outset, [{ seat, action }]));
  if (sensible.length > 1) return { arms: armsOf(sensible) };
  // A player sees several options: they are compared, though a bot would consider only one.
  const arms = armsOf(choices);
  const [only] = sensible;
  return { arms, favourite: arms.find(({ moves: [move] }) => only !== undefined && same(move?.action, only)) };
}
