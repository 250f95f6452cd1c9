import type { BoundPack, Outcome } from '@skerry/engine';
import type { Level } from '@skerry/tables';
import { botWords, settingWords } from './setting.ts';
import type { Uses } from './uses.ts';

export interface Series {
  readonly game: string;
  /** The content pack it is played with, and its file; absent for the built-in content. */
  readonly pack?: { readonly file: string; readonly bound: BoundPack };
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly Level[];
  /** Whether the bots move on by a seat from game to game, so that none has the best seat always. */
  readonly rotate: boolean;
  /** Game n is played with the seed `<seed>-<n>`, so results do not depend on which thread plays it. */
  readonly seed: string;
  readonly games: number;
  /** Whether to keep the measures of the game over time, and what was used. */
  readonly sample: boolean;
}

export interface GameSummary {
  readonly n: number;
  readonly ranks: readonly number[];
  readonly scores: Outcome['scores'] | null;
  /** The key of the reason the game ended. */
  readonly why: string;
  readonly decisions: number;
  /** Turns that began. */
  readonly turns: number;
  /** The time the bots thought, and their longest thought. */
  readonly seconds: number;
  readonly longest: number;
  /** The same for each seat, where it had something to choose. */
  readonly choices: readonly { readonly decisions: number; readonly seconds: number; readonly longest: number }[];
  /** Each measure over time, if it was asked for, and what the time is counted in. */
  readonly clock: 'turn' | 'entry';
  readonly samples: { readonly [measure: string]: readonly number[] };
  /** What was used, if it was asked for. */
  readonly uses: Uses;
}

export interface SeriesTask {
  readonly series: Series;
  /** What the threads share: the number of the next game, and whether to stop. */
  readonly shared: Int32Array;
}

export const NEXT_GAME = 0;
export const STOP = 1;

/** The seat that the first of the bots has in a game. */
export const firstSeat = ({ rotate, seats }: Series, n: number): number => (rotate ? n % seats : 0);

/** The bots of a game, seat by seat. */
export function seated(series: Series, n: number): readonly Level[] {
  const { bots, seats } = series;
  return bots.map((_, seat) => bots[(seat + seats - firstSeat(series, n)) % seats]!);
}

/** The command that plays the same games. */
export function again(series: Series): string {
  const pack = series.pack === undefined ? '' : ` --pack ${series.pack.file}`;
  return `simulate ${series.game}${pack} --games ${series.games} --bots ${botWords(series.bots)} ${settingWords(series)}`;
}

/** "keen bots", "bots (keen, calm)". */
export function botsOf(bots: readonly string[]): string {
  return new Set(bots).size === 1 ? `${bots[0]} bots` : `bots (${bots.join(', ')})`;
}
