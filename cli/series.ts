import type { Blunder } from '@skerry/bots';
import type { BoundPack, Outcome } from '@skerry/engine';
import type { Level } from '@skerry/tables';
import { botWords, settingWords } from './setting.ts';
import type { Uses } from './uses.ts';

export interface Series {
  readonly game: string;
  /** Absent for the built-in content. */
  readonly pack?: { readonly file: string; readonly bound: BoundPack };
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly Level[];
  /** Bots move on by a seat from game to game, so that none always has the best seat. */
  readonly rotate: boolean;
  /** Game n has the seed `<seed>-<n>`, so results do not depend on which thread plays it. */
  readonly seed: string;
  readonly games: number;
  /** Whether to keep measures over time, and what was used. */
  readonly sample: boolean;
  /** Whether to look for plain mistakes. */
  readonly blunders: boolean;
}

export interface GameSummary {
  readonly n: number;
  readonly ranks: readonly number[];
  readonly scores: Outcome['scores'] | null;
  readonly why: string;
  readonly decisions: number;
  readonly turns: number;
  /** Of the bots' thinking. */
  readonly seconds: number;
  readonly longest: number;
  /** Per seat, where it had a choice. */
  readonly choices: readonly { readonly decisions: number; readonly seconds: number; readonly longest: number }[];
  /** What time is counted in. */
  readonly clock: 'turn' | 'entry';
  readonly samples: { readonly [measure: string]: readonly number[] };
  readonly uses: Uses;
  readonly blunders: readonly Blunder[];
}

export interface SeriesTask {
  readonly series: Series;
  /** The number of the next game, and whether to stop. */
  readonly shared: Int32Array;
}

export const NEXT_GAME = 0;
export const STOP = 1;

/** Where the first of the bots sits. */
export const firstSeat = ({ rotate, seats }: Series, n: number): number => (rotate ? n % seats : 0);

export function seated(series: Series, n: number): readonly Level[] {
  const { bots, seats } = series;
  return bots.map((_, seat) => bots[(seat + seats - firstSeat(series, n)) % seats]!);
}

export function again(series: Series): string {
  const pack = series.pack === undefined ? '' : ` --pack ${series.pack.file}`;
  return `simulate ${series.game}${pack} --games ${series.games} --bots ${botWords(series.bots)} ${settingWords(series)}${series.blunders ? ' --blunders' : ''}`;
}

/** "keen bots", "bots (keen, calm)". */
export function botsOf(bots: readonly string[]): string {
  return new Set(bots).size === 1 ? `${bots[0]} bots` : `bots (${bots.join(', ')})`;
}
