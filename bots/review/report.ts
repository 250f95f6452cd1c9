/** A review in sentences, for the page and the terminal. */
import {
  type Game,
  type GameText,
  type GameTypes,
  type Move,
  type Outcome,
  type Seat,
  sayFact,
  type TextContext,
  type Turn,
} from '@skerry/engine';
import { sum } from './conclusion.ts';
import { isBeyondDoubt } from './points.ts';
import { sayMove } from './say-move.ts';
import type { Review, TurningPoint } from './types.ts';
import { type Extreme, REVIEW_WORDS, type ReviewWords } from './words.ts';
import { type Estimate, minus, type Unit, WHISKER } from './worth.ts';

export { isBeyondDoubt } from './points.ts';
export { REVIEW_WORDS, type ReviewWords } from './words.ts';

/** The context of sentences about a review. */
export interface ReviewContext<T extends GameTypes = GameTypes> {
  readonly game: Pick<Game<T>, 'team' | 'turn'>;
  readonly text: GameText<T>;
  readonly review: Review<T>;
  /** The outcome of a finished game. */
  readonly outcome: Outcome | undefined;
  /** The viewer's seats, which come first. */
  readonly whose?: readonly Seat[];
  /** The gist of a turn in a sentence, if known. */
  gistOf?(point: TurningPoint<T>): string | undefined;
  /** Whether a fact is worth a line, if known. */
  tells?(fact: T['Fact']): boolean;
  /** The public view of the table at a page. */
  telling(page: number): TextContext<T>;
}

const wordsOf = ({ text }: Pick<ReviewContext, 'text'>): ReviewWords => REVIEW_WORDS[text.language];

/** A turning point takes a sentence or two; the log has the rest. */
const MOST_FACTS = 2;

/** A turning point in a sentence or two; in short, its cost or gain. */
export function sayPoint<T extends GameTypes>(told: ReviewContext<T>, point: TurningPoint<T>, isShort = false): string {
  const words = REVIEW_WORDS[told.text.language];
  const { review } = told;
  const amount = words.difference(review.unit, Math.abs(point.swing.mean));
  if (point.kind === 'choice') {
    const best = review.entries.find(({ n }) => n === point.entry)?.choice?.best.moves[0];
    return best === undefined ? words.betterWait(amount) : words.better(sayMoveAt(told, point.page, best), amount);
  }
  const telling = told.telling(point.page);
  const whom = telling.names[point.side] ?? '';
  if (point.kind === 'fall') {
    const [from, to] = [point.from ?? point.page, point.page].map((page) =>
      words.amount(review.unit, review.course[page]?.[point.side]?.mean ?? 0),
    );
    const gist = isShort ? undefined : told.gistOf?.(point);
    const fell = words.fell(whom, from!, to!);
    return gist === undefined ? fell : `${gist} ${fell}`;
  }
  const heard = (point.facts ?? []).filter((fact) => told.tells?.(fact) ?? true);
  const facts = heard.slice(0, MOST_FACTS).map((fact) => sayFact(told.text, fact, telling));
  const isLoss = point.swing.mean < 0;
  const isOnesOwn = told.game.team || review.sides === 1;
  const swing = isOnesOwn
    ? (isLoss ? words.cost : words.brought)(amount)
    : (isLoss ? words.costTo : words.broughtTo)(amount, whom);
  if (isShort) return swing;
  if (facts.length > 0) return [...facts, swing].join(' ');
  // Where the outcome was not public, name at least the move before it.
  const entry = review.entries.find(({ n }) => n === point.entry);
  return entry === undefined ? swing : `${sayMoveAt(told, point.entry, entry)}. ${swing}`;
}

/**
 * A move on a page, or the omission of one; a seat other than `before`, the one mentioned last, is named. No seat is
 * "you".
 */
export function sayMoveAt<T extends GameTypes>(
  { text, telling }: Pick<ReviewContext<T>, 'text' | 'telling'>,
  page: number,
  move: Move<T['Action']> | undefined,
  before = move?.seat,
): string {
  const words = REVIEW_WORDS[text.language];
  return move === undefined ? words.wait : sayMove(words, text, move, telling(page), before);
}

/** A turning point's seat and turn. */
export function sayWhere<T extends GameTypes>(told: ReviewContext<T>, point: TurningPoint): string {
  const words = REVIEW_WORDS[told.text.language];
  const turn = turnOf(told.review, point);
  if (point.kind === 'chance') return words.chanceIn(turn);
  return words.where(told.telling(point.page).names[point.seat] ?? '', turn);
}

/** The seat and turn of an entry. */
export function sayTurnOf<T extends GameTypes>({ review, telling, text }: ReviewContext<T>, entry: number): string {
  const found = review.entries.find(({ n }) => n === entry)!;
  return REVIEW_WORDS[text.language].where(telling(entry).names[found.seat] ?? '', found.turn);
}

/** The turn in which a turning point is reported. */
export function turnOf({ entries }: Pick<Review, 'entries'>, { entry, chance, from }: TurningPoint): Turn {
  const found = entries.find(({ n }) => n === (from ?? entry))!;
  return found.chances[chance]?.turn ?? found.turn;
}

/** Three sentences: the course, the luck, and the costliest choice. */
export function summaryOf<T extends GameTypes>(told: ReviewContext<T>): readonly string[] {
  return [sayCourse(told), sayLuck(told), sayDearest(told)];
}

/** The lowest or highest point of a side's line before the end. */
function extreme<T extends GameTypes>(
  { game, review, telling, text }: ReviewContext<T>,
  side: number,
  isBetter: (one: number, other: number) => boolean,
): Extreme & { readonly value: number } {
  const values = review.course.slice(0, -1).map((page) => page[side]?.mean ?? 0);
  const at = values.reduce((best, value, page) => (isBetter(value, values[best]!) ? page : best), 0);
  const value = values[at] ?? 0;
  return { turn: game.turn(telling(at).state), value, amount: REVIEW_WORDS[text.language].amount(review.unit, value) };
}

/** Above this a game counts as nearly won, below as nearly lost. */
const HALF = 0.5;
/** Multiple of an even share that counts as good reason for hope. */
const AHEAD = 1.25;

function sayCourse<T extends GameTypes>(told: ReviewContext<T>): string {
  const { review, outcome, game } = told;
  const { amount, summary } = REVIEW_WORDS[told.text.language];
  const first = review.course[0]?.[0]?.mean ?? 0;
  const last = review.course.at(-1)?.[0]?.mean ?? 0;
  if (outcome === undefined) return summary.unfinished(amount(review.unit, last));
  if (review.unit === 'points') return summary.points(amount('points', last), amount('points', first, 'short'));
  const lowest = (side: number) => extreme(told, side, (one, other) => one < other);
  if (game.team) {
    if (outcome.ranks[0] === 1) {
      const low = lowest(0);
      return low.value < HALF ? summary.wonFrom(low) : summary.wonAhead(low);
    }
    const high = extreme(told, 0, (one, other) => one > other);
    return high.value > HALF ? summary.lostFrom(high) : summary.lostBehind(high);
  }
  const { names } = told.telling(0);
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [only, ...more] = winners;
  const low = only === undefined || more.length > 0 ? undefined : lowest(only);
  const isFar = low !== undefined && low.value < HALF / review.sides;
  const won = summary.first(
    winners.map((seat) => names[seat] ?? ''),
    isFar ? low : undefined,
  );
  const [own, ...others] = told.whose ?? [];
  if (own === undefined || others.length > 0 || winners.includes(own)) return won;
  const high = extreme(told, own, (one, other) => one > other);
  return high.value < AHEAD / review.sides ? won : `${won} ${summary.stood(names[own] ?? '', high)}`;
}

/** Less than this is usual. */
const USUAL: { readonly [U in Unit]: number } = { chance: 0.05, points: 2 };

/** Luck by its size: unusual if that is beyond doubt; usual only if that is certain. */
function sayIfSure(
  luck: Estimate,
  unit: Unit,
  { usual, unclear }: ReviewWords['summary'],
  unusual: () => string,
): string {
  if (Math.abs(luck.mean) >= USUAL[unit] && isBeyondDoubt(luck)) return unusual();
  return doubtOf(luck) <= USUAL[unit] ? usual : unclear;
}

function sayLuck<T extends GameTypes>({ game, review, text, telling }: ReviewContext<T>): string {
  const { change, difference, summary } = REVIEW_WORDS[text.language];
  const { unit, seated } = review;
  if (game.team || seated.length === 1) {
    const luck = sum(seated.map((each) => each.luck));
    const { mean } = luck;
    return sayIfSure(luck, unit, summary, () =>
      mean < 0 ? summary.harsh(difference(unit, -mean)) : summary.kind(difference(unit, mean)),
    );
  }
  const { names } = telling(0);
  const byLuck = seated.map(({ luck }, seat) => ({ luck, seat })).toSorted((a, b) => b.luck.mean - a.luck.mean);
  const [best, worst] = [byLuck[0], byLuck.at(-1)];
  if (best === undefined || worst === undefined) return summary.usual;
  const tell = ({ luck }: { readonly luck: Estimate }) => change(unit, luck.mean);
  const nameOf = ({ seat }: { readonly seat: number }) => names[seat] ?? '';
  return sayIfSure(minus(best.luck, worst.luck), unit, summary, () =>
    summary.luckOf(nameOf(best), tell(best), nameOf(worst), tell(worst)),
  );
}

function sayDearest<T extends GameTypes>(told: ReviewContext<T>): string {
  const { review } = told;
  const { change, summary } = REVIEW_WORDS[told.text.language];
  const all = review.points.filter(({ kind }) => kind === 'choice');
  if (all.length === 0) return summary.noneDear;
  const own = all.filter(({ seat }) => told.whose?.includes(seat));
  const choices = own.length === 0 ? all : own;
  const dearest = choices.reduce((worst, point) => (point.swing.mean < worst.swing.mean ? point : worst));
  const entry = review.entries.find(({ n }) => n === dearest.entry)!;
  // Where another seat could have made the best move, it waited.
  const move = entry.seat === dearest.seat ? entry : undefined;
  const amount = change(review.unit, dearest.swing.mean);
  return summary.dearest(sayWhere(told, dearest), sayMoveAt(told, dearest.page, move), amount);
}

/** The uncertainty of an amount: half the width of its whisker. */
export const doubtOf = ({ error }: Estimate): number => WHISKER * error;

/** "58%, between 55 and 61". */
export function sayEstimate(told: Pick<ReviewContext, 'text' | 'review'>, { mean, error }: Estimate): string {
  const words = wordsOf(told);
  const { unit } = told.review;
  const most = unit === 'chance' ? 1 : Number.POSITIVE_INFINITY;
  const [low, high] = [Math.max(0, mean - WHISKER * error), Math.min(most, mean + WHISKER * error)];
  const amount = words.amount(unit, mean);
  return error === 0 ? amount : `${amount}, ${words.between(unit, low, high)}`;
}
