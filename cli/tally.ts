import { winnersOf } from '@skerry/engine';
import type { GameSummary } from './series.ts';
import { type Interval, meanInterval, type Spread, spreadOf, wilson } from './wilson.ts';

export interface Tally {
  readonly games: number;
  /** Of the team, or of each seat; a shared first place counts for all who share it. */
  readonly won: number | readonly number[];
  /** By heading, over all seats and games. */
  readonly scores: { readonly [heading: string]: Spread } | null;
  /** The most common first. */
  readonly endings: { readonly [why: string]: number };
  readonly decisions: Spread;
  /** Of a decision, in seconds. */
  readonly longest: number;
  readonly meanThought: number;
}

export function tally(summaries: readonly GameSummary[], team: boolean, seats: number): Tally {
  const winsOf = (seat: number): number => summaries.filter((each) => winnersOf(each).includes(seat)).length;
  const counts = new Map<string, number>();
  for (const { why } of summaries) counts.set(why, (counts.get(why) ?? 0) + 1);
  const decisions = summaries.reduce((sum, each) => sum + each.decisions, 0);
  return {
    games: summaries.length,
    won: team ? winsOf(0) : Array.from({ length: seats }, (_, seat) => winsOf(seat)),
    scores: scoresOf(summaries),
    endings: Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))),
    decisions: spreadOf(summaries.map((each) => each.decisions)),
    longest: Math.max(0, ...summaries.map(({ longest }) => longest)),
    meanThought: summaries.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, decisions),
  };
}

export function pointsOf(summaries: readonly GameSummary[]): Map<string, number[]> {
  const points = new Map<string, number[]>();
  for (const { scores } of summaries) {
    for (const [heading, value] of (scores ?? []).flatMap((seat) => Object.entries(seat))) {
      const values = points.get(heading);
      if (values === undefined) points.set(heading, [value]);
      else values.push(value);
    }
  }
  return points;
}

function scoresOf(summaries: readonly GameSummary[]): Tally['scores'] {
  const points = pointsOf(summaries);
  if (points.size === 0) return null;
  return Object.fromEntries([...points].map(([heading, values]) => [heading, spreadOf(values)]));
}

/** "63 of 100, 63.0 % (95 % interval 53.2 to 71.8)". */
export function share(hits: number, of: number): string {
  const { low, high } = wilson(hits, of);
  return `${hits} of ${of}, ${percent(hits / Math.max(1, of))} % (95 % interval ${percent(low)} to ${percent(high)})`;
}

export const percent = (part: number): string => (100 * part).toFixed(1);

/** "12.3 (95 % interval 11.9 to 12.7)". */
export function mean(spread: Spread, count: number): string {
  const { low, high }: Interval = meanInterval(spread, count);
  return `${spread.mean.toFixed(1)} (95 % interval ${low.toFixed(1)} to ${high.toFixed(1)})`;
}

/** "foolsLanding" as people write it: "fools landing". */
export const spaced = (key: string): string =>
  key
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
