import type { Review, TurningPoint } from '@skerry/bots';
import type { ReviewTelling } from '@skerry/bots/telling';
import type { GameText } from '@skerry/engine';

/** A turning point that a later one goes back to, and why. */
export interface Earlier {
  /** Its place among the turning points, counted from 0. */
  readonly point: number;
  readonly sentence: string;
}

interface HindsightTelling extends Pick<ReviewTelling, 'telling'> {
  readonly review: Pick<Review, 'points' | 'entries'>;
  readonly text: Pick<GameText, 'hindsight'>;
}

/** The last choice before that had its part in what chance took, where the game knows of one. */
export function hindsightOf({ review, text, telling }: HindsightTelling, point: TurningPoint): Earlier | undefined {
  if (text.hindsight === undefined || point.kind !== 'chance' || point.swing.mean >= 0) return undefined;
  const { points, entries } = review;
  for (const [at, { kind, entry }] of [...points.entries()].slice(0, points.indexOf(point)).reverse()) {
    if (kind === 'chance') continue;
    const moves = entries.find(({ n }) => n === entry)?.choice?.best.moves ?? [];
    const since = Array.from({ length: point.entry - entry + 1 }, (_, n) => telling(entry + n).state);
    const better = moves.map(({ action }) => action);
    const sentence = text.hindsight({ facts: point.facts ?? [], better, since, nth: at + 1 });
    if (sentence !== undefined) return { point: at, sentence };
  }
  return undefined;
}
