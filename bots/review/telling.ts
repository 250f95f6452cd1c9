/** A review in sentences, for the page and the terminal. */
import {
  type Game,
  type GameText,
  type GameTypes,
  type Outcome,
  sayAction,
  sayFact,
  type TextContext,
  type Turn,
} from '@skerry/engine';
import { sum } from './conclusion.ts';
import type { Review, TurningPoint } from './types.ts';
import { type Extreme, REVIEW_WORDS, type ReviewWords } from './words.ts';
import { type Estimate, type Unit, WHISKER } from './worth.ts';

export { REVIEW_WORDS, type ReviewWords } from './words.ts';

/** What sentences about a review need to know. */
export interface ReviewTelling<T extends GameTypes = GameTypes> {
  readonly game: Pick<Game<T>, 'team' | 'turn'>;
  readonly text: GameText<T>;
  readonly review: Review<T>;
  /** How it ended, if it did. */
  readonly outcome: Outcome | undefined;
  /** Whether a fact is worth a line, where somebody knows that. */
  tells?(fact: T['Fact']): boolean;
  /** The table at a page, as everybody sees it. */
  telling(page: number): TextContext<T>;
}

const wordsOf = ({ text }: Pick<ReviewTelling, 'text'>): ReviewWords => REVIEW_WORDS[text.language];

/** A turning point is told in a sentence or two; the log has the rest. */
const MOST_FACTS = 2;

/** What is to say of a turning point, in a sentence or two. */
export function sayPoint<T extends GameTypes>(told: ReviewTelling<T>, point: TurningPoint<T>): string {
  const words = REVIEW_WORDS[told.text.language];
  const { review } = told;
  const amount = words.difference(review.unit, Math.abs(point.swing.mean));
  if (point.kind === 'choice') {
    const best = review.entries.find(({ n }) => n === point.entry)?.choice?.best.moves[0];
    return best === undefined ? words.betterWait(amount) : words.better(sayMove(told, point.page, best), amount);
  }
  const telling = told.telling(point.page);
  const heard = (point.facts ?? []).filter((fact) => told.tells?.(fact) ?? true).slice(0, MOST_FACTS);
  const facts = heard.map((fact) => sayFact(told.text, fact, telling));
  const isLoss = point.swing.mean < 0;
  const isOnesOwn = told.game.team || review.sides === 1;
  const whom = telling.names[point.side] ?? '';
  const swing = isOnesOwn
    ? (isLoss ? words.cost : words.brought)(amount)
    : (isLoss ? words.costTo : words.broughtTo)(amount, whom);
  if (facts.length > 0) return [...facts, swing].join(' ');
  // Where nobody was told what chance did, one reads at least after which move it was.
  const entry = review.entries.find(({ n }) => n === point.entry);
  return entry === undefined ? swing : `${sayMove(told, point.entry, entry)}. ${swing}`;
}

/** A move as anybody reads it: nobody is "you", and another person than the one who acted is named. */
export function sayMove<T extends GameTypes>(
  { text, telling }: Pick<ReviewTelling<T>, 'text' | 'telling'>,
  page: number,
  move: { readonly seat: number; readonly action: T['Action'] } | undefined,
  mover = move?.seat,
): string {
  const words = REVIEW_WORDS[text.language];
  if (move === undefined) return words.wait;
  const context = telling(page);
  const said = sayAction(text, move.action, context);
  return move.seat === mover ? said : words.by(context.names[move.seat] ?? '', said);
}

/** Whose a turning point is, and when. */
export function sayWhere<T extends GameTypes>(told: ReviewTelling<T>, point: TurningPoint): string {
  const words = REVIEW_WORDS[told.text.language];
  const turn = turnOf(told.review, point);
  if (point.kind === 'chance') return words.chanceIn(turn);
  return words.where(told.telling(point.page).names[point.seat] ?? '', turn);
}

/** The turn that a turning point is told of. */
export function turnOf({ entries }: Pick<Review, 'entries'>, { entry, chance }: TurningPoint): Turn {
  const found = entries.find(({ n }) => n === entry)!;
  return found.chances[chance]?.turn ?? found.turn;
}

/** Three sentences: how it went, what chance did, and which choice cost most. */
export function summaryOf<T extends GameTypes>(told: ReviewTelling<T>): readonly string[] {
  return [sayCourse(told), sayLuck(told), sayDearest(told)];
}

/** Where the line of a side was lowest or highest before the end. */
function extreme<T extends GameTypes>(
  { game, review, telling, text }: ReviewTelling<T>,
  side: number,
  isBetter: (one: number, other: number) => boolean,
): Extreme & { readonly value: number } {
  const values = review.course.slice(0, -1).map((page) => page[side]?.mean ?? 0);
  const at = values.reduce((best, value, page) => (isBetter(value, values[best]!) ? page : best), 0);
  const value = values[at] ?? 0;
  return { turn: game.turn(telling(at).state), value, amount: REVIEW_WORDS[text.language].amount(review.unit, value) };
}

/** From here on a game counts as nearly won, and below as nearly lost. */
const HALF = 0.5;

function sayCourse<T extends GameTypes>(told: ReviewTelling<T>): string {
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
  return summary.first(
    winners.map((seat) => names[seat] ?? ''),
    isFar ? low : undefined,
  );
}

/** Less than this is as usual. */
const USUAL: { readonly [U in Unit]: number } = { chance: 0.05, points: 2 };

function sayLuck<T extends GameTypes>({ game, review, text, telling }: ReviewTelling<T>): string {
  const { change, difference, summary } = REVIEW_WORDS[text.language];
  const { unit, seated } = review;
  if (game.team || seated.length === 1) {
    const { mean, error } = sum(seated.map(({ luck }) => luck));
    if (Math.abs(mean) < Math.max(USUAL[unit], WHISKER * error)) return summary.usual;
    return mean < 0 ? summary.harsh(difference(unit, -mean)) : summary.kind(difference(unit, mean));
  }
  const { names } = telling(0);
  const byLuck = seated.map(({ luck }, seat) => ({ luck, seat })).toSorted((a, b) => b.luck.mean - a.luck.mean);
  const [best, worst] = [byLuck[0], byLuck.at(-1)];
  if (best === undefined || worst === undefined) return summary.usual;
  const tell = ({ luck }: { readonly luck: Estimate }) => change(unit, luck.mean);
  const nameOf = ({ seat }: { readonly seat: number }) => names[seat] ?? '';
  if (best.luck.mean - worst.luck.mean < USUAL[unit]) return summary.usual;
  return summary.luckOf(nameOf(best), tell(best), nameOf(worst), tell(worst));
}

function sayDearest<T extends GameTypes>(told: ReviewTelling<T>): string {
  const { review } = told;
  const { change, summary } = REVIEW_WORDS[told.text.language];
  const choices = review.points.filter(({ kind }) => kind === 'choice');
  if (choices.length === 0) return summary.noneDear;
  const dearest = choices.reduce((worst, point) => (point.swing.mean < worst.swing.mean ? point : worst));
  const entry = review.entries.find(({ n }) => n === dearest.entry)!;
  // Where another seat could have made the best move, it waited.
  const move = entry.seat === dearest.seat ? entry : undefined;
  const amount = change(review.unit, dearest.swing.mean);
  return summary.dearest(sayWhere(told, dearest), sayMove(told, dearest.page, move), amount);
}

/** How sure an amount is: half the width of its whisker. */
export const doubtOf = ({ error }: Estimate): number => WHISKER * error;

/** "58%, between 55 and 61". */
export function sayEstimate(told: Pick<ReviewTelling, 'text' | 'review'>, { mean, error }: Estimate): string {
  const words = wordsOf(told);
  const { unit } = told.review;
  const most = unit === 'chance' ? 1 : Number.POSITIVE_INFINITY;
  const [low, high] = [Math.max(0, mean - WHISKER * error), Math.min(most, mean + WHISKER * error)];
  const amount = words.amount(unit, mean);
  return error === 0 ? amount : `${amount}, ${words.between(unit, low, high)}`;
}
