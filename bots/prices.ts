import {
  type Game,
  type GameTypes,
  isAsked,
  project,
  Random,
  readOptions,
  SampleDealer,
  type Seat,
  scramble,
  settle,
  take,
} from '@skerry/engine';
import { plan } from './plan.ts';
import type { Appraisal, BotProfile, Planning, Prices } from './profile/bot-profile.ts';
import { follow, isPlanned } from './turn.ts';

/** Self-play games for learning prices. */
export interface PriceGames {
  /** Game numbers: from the first, inclusive, to the second, exclusive. */
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}

/**
 * Statistics for prices. For every two seats, the difference of their possessions is followed from turn to turn: its
 * price should equal that of the difference a turn later, and in the end the lead in points. This is the
 * least-squares form of temporal differences (LSTD); the sums of several threads are added.
 */
export interface PriceSums {
  /** A row per quantity, early and late. */
  readonly matrix: Float64Array;
  readonly results: Float64Array;
  /** Sum of squares per quantity, and the number of terms. */
  readonly squares: Float64Array;
  weight: number;
}

/** The trace decay per turn. */
const LAMBDA = 0.8;
/** Per thousand turns, those in which a random one of the better ends is tried, and the number of these ends. */
const EXPLORING = 80;
const TRIED = 12;
/** Ridge regularisation against small samples; nearly none for the first quantity. */
const CAUTION = 0.1;
const CAUTION_OF_GUESS = 0.0001;
/** Prices are in thousandths. */
export const PRICE = 1000;

/** The parts of a game's bot profile that learning prices needs. */
interface Pricer<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly planning: Planning<T>;
  readonly appraisal: Appraisal<T>;
}

/** A game's bots with given prices. */
export function pricerOf<T extends GameTypes>(game: Game<T>, { appraisal }: BotProfile<T>, prices: Prices): Pricer<T> {
  const botProfile = appraisal?.pricedBy(prices);
  if (appraisal === undefined || botProfile?.planning === undefined)
    throw new Error(`${game.name} has no prices to learn.`);
  return { game, botProfile, planning: { ...botProfile.planning, narrow: appraisal.narrow }, appraisal };
}

/** The first quantity alone, without corrections. */
export const firstPrices = ({ quantities }: Pick<Appraisal, 'quantities'>): Prices =>
  Object.fromEntries(quantities.map((name, n) => [name, { end: n === 0 ? PRICE : 0, ahead: 0 }]));

export function noPriceSums({ quantities }: Pick<Appraisal, 'quantities'>): PriceSums {
  const size = 2 * quantities.length;
  return {
    matrix: new Float64Array(size * size),
    results: new Float64Array(size),
    squares: new Float64Array(size),
    weight: 0,
  };
}

export function addPriceSums(all: PriceSums, some: PriceSums): void {
  for (const what of ['matrix', 'results', 'squares'] as const)
    for (let n = 0; n < all[what].length; n++) all[what][n]! += some[what][n]!;
  all.weight += some.weight;
}

/** Plays games and sums their statistics. A game depends only on its number, the seed and the prices. */
export function sumPriceGames<T extends GameTypes>(pricer: Pricer<T>, { from, to, seed }: PriceGames): PriceSums {
  const sums = noPriceSums(pricer.appraisal);
  for (let n = from; n < to; n++) {
    const { holdings, points } = playGame(pricer, n, scramble(seed, n));
    const seats = points.length;
    for (let one = 0; one < seats; one++)
      for (let other = one + 1; other < seats; other++)
        enter(
          sums,
          holdings.map((held) => held[one]!.map((n, at) => n - held[other]![at]!)),
          points[one]! - points[other]!,
          1 / (seats - 1),
        );
  }
  return sums;
}

/** Every seat's possessions at the start of each turn, and its points at the end. */
interface HistorySlice {
  readonly holdings: readonly (readonly Float64Array[])[];
  readonly points: readonly number[];
}

function playGame<T extends GameTypes>(pricer: Pricer<T>, n: number, seed: number): HistorySlice {
  const { game, botProfile, planning, appraisal } = pricer;
  const dealer = new SampleDealer(seed);
  const random = new Random(seed);
  const { seats, options } = appraisal.table(n);
  const state = game.setUp(seats, readOptions(game, seats, options), dealer);
  settle(game, state, dealer);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const holdings: Float64Array[][] = [];
  let turn = -1;
  let plans = 0;
  while (game.outcome(state) === undefined) {
    const seat = everybody.find((each) => isAsked(game, state, each))!;
    if (!isPlanned(pricer, state, [seat])) {
      const move = botProfile.policy(state, random);
      take(game, state, move.seat, move.action, dealer);
      continue;
    }
    const { number } = game.turn(state);
    if (number !== turn) holdings.push(everybody.map((each) => holdingsOf(appraisal, state, each)));
    turn = number;
    const isTrial = random.below(1000) < EXPLORING;
    const widths = isTrial ? { ...appraisal.widths, ends: TRIED } : appraisal.widths;
    const view = project<T>(state, seat);
    const problem = { game, botProfile, planning, view, seats: [seat], seat, seed: scramble(seed, plans++), widths };
    const { weighed } = plan(problem);
    const { moves } = weighed[isTrial ? random.below(weighed.length) : 0]!;
    follow(pricer, state, moves, dealer);
  }
  return { holdings, points: everybody.map((seat) => appraisal.points(state, seat)) };
}

/** A seat's quantities, and the same weighted by the share of the game to come. */
function holdingsOf<T extends GameTypes>(appraisal: Appraisal<T>, state: T['State'], seat: Seat): Float64Array {
  const size = appraisal.quantities.length;
  const held = new Float64Array(2 * size);
  appraisal.count(state, seat, held);
  const ahead = appraisal.ahead(state);
  for (let n = 0; n < size; n++) held[size + n] = held[n]! * ahead;
  return held;
}

/** Adds one seat's advantage over another, from the first turn to the last, and its final lead. */
function enter(sums: PriceSums, leads: readonly Float64Array[], lead: number, weight: number): void {
  const { matrix, results, squares } = sums;
  const size = results.length;
  const trace = new Float64Array(size);
  for (const [turn, now] of leads.entries()) {
    const next = leads[turn + 1];
    for (let n = 0; n < size; n++) {
      trace[n] = trace[n]! * LAMBDA + now[n]!;
      squares[n]! += weight * now[n]! * now[n]!;
    }
    for (let row = 0; row < size; row++) {
      const reach = weight * trace[row]!;
      if (reach === 0) continue;
      for (let n = 0; n < size; n++) matrix[row * size + n]! += reach * (now[n]! - (next?.[n] ?? 0));
      if (next === undefined) results[row]! += reach * lead;
    }
    sums.weight += weight;
  }
}

/** Solves the sums for the prices. */
export function pricesFrom({ matrix, results, squares, weight }: PriceSums, quantities: readonly string[]): Prices {
  const size = results.length;
  const rows = Array.from({ length: size }, (_, row) => {
    const caution = row % quantities.length === 0 ? CAUTION_OF_GUESS : CAUTION;
    const equation = [...matrix.subarray(row * size, (row + 1) * size), results[row]!];
    // A quantity that never occurred has no price.
    equation[row]! += squares[row] === 0 ? weight : caution * squares[row]!;
    return equation;
  });
  const solved = solve(rows);
  const price = (at: number): number => Math.round(solved[at]! * PRICE);
  return Object.fromEntries(
    quantities.map((name, n) => [name, { end: price(n), ahead: price(quantities.length + n) }]),
  );
}

/** Solves linear equations by elimination; each holds its factors and its result. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let row = at + 1; row < size; row++) if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row;
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    const pivot = rows[at]!;
    for (let row = at + 1; row < size; row++) {
      const times = rows[row]![at]! / pivot[at]!;
      if (times === 0) continue;
      for (let n = at; n <= size; n++) rows[row]![n]! -= times * pivot[n]!;
    }
  }
  const solved = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at--) {
    let sum = rows[at]![size]!;
    for (let n = at + 1; n < size; n++) sum -= rows[at]![n]! * solved[n]!;
    solved[at] = sum / rows[at]![at]!;
  }
  return solved;
}
