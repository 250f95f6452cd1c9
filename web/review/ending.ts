import { REVIEW_WORDS, type ReviewContext } from '@skerry/bots/report';
import { reviewWords } from './words.ts';

/** The result in a word or two: "Won", "Ada wins", "66 points". */
export function endingOf({ game, outcome, review, telling, text }: ReviewContext, last: number): string {
  const words = reviewWords();
  if (outcome === undefined) return words.summary;
  if (review.unit === 'points') return REVIEW_WORDS[text.language].amount('points', last);
  if (game.team) return outcome.ranks[0] === 1 ? words.ending.won : words.ending.lost;
  const { names } = telling(0);
  return words.ending.wins(outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [names[seat] ?? ''] : [])));
}

/** The result with the chance it started from: "Won from 25%". */
export function endingFrom(told: ReviewContext, last: number): string {
  const ending = endingOf(told, last);
  const { game, outcome, review, text } = told;
  if (!game.team || outcome === undefined || review.unit !== 'chance') return ending;
  const values = review.course.slice(0, -1).map(([page]) => page?.mean ?? 0);
  const far = outcome.ranks[0] === 1 ? Math.min(...values) : Math.max(...values);
  return values.length === 0
    ? ending
    : reviewWords().ending.from(ending, REVIEW_WORDS[text.language].amount('chance', far));
}
