import type { BotProfile } from '@skerry/bots';
import { LEVELS, type Level } from '@skerry/tables';
import { type GameSummary, type Series, seated } from './series.ts';

interface BlunderCount {
  readonly name: string;
  readonly level: Level;
  readonly count: number;
}

/** How often bots of each level made each kind of mistake. */
export function countBlunders(
  { blunders = [] }: BotProfile,
  series: Series,
  summaries: readonly GameSummary[],
): BlunderCount[] {
  const made = summaries.flatMap(({ n, blunders }) => {
    const levels = seated(series, n);
    return blunders.map(({ name, seat }) => `${name} ${levels[seat]}`);
  });
  const levels = LEVELS.filter((level) => series.bots.includes(level));
  return blunders.flatMap(({ name }) =>
    levels.map((level) => ({ name, level, count: made.filter((each) => each === `${name} ${level}`).length })),
  );
}

/** "12, 6.0 per 100 games". */
export const sayBlunders = (count: number, games: number): string =>
  `${count}, ${((100 * count) / Math.max(1, games)).toFixed(1)} per 100 games`;
