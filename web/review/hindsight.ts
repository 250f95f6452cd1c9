import type { Review, TurningPoint } from '@skerry/bots';
import type { ReviewContext } from '@skerry/bots/report';
import type { GameText } from '@skerry/engine';

/** An earlier turning point that contributed to a later one, and how. */
export interface Earlier {
  /** Its index among the turning points. */
  readonly point: number;
  readonly sentence: string;
}

interface HindsightContext extends Pick<ReviewContext, 'telling'> {
  readonly review: Pick<Review, 'points' | 'entries'>;
  readonly text: Pick<GameText, 'hindsight'>;
}

/** The last earlier choice that contributed to a loss by chance, where the game can tell. */
export function hindsightOf({ review, text, telling }: HindsightContext, point: TurningPoint): Earlier | undefined {
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
