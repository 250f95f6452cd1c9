import type { Prices } from '@skerry/bots';
import { type Accounts, addAccounts, firstPrices, noAccounts, type PriceLesson, pricesFrom } from '@skerry/bots';
import { Piscina } from 'piscina';
import type { Home } from './command.ts';
import { writeFileWell } from './files.ts';
import type { LoadedGame } from './games.ts';
import { Progress } from './progress.ts';

/** Games that a thread plays before it hands in its accounts. */
const LOT = 6;

export interface PriceCourse {
  readonly rounds: number;
  /** Games per round. */
  readonly games: number;
  readonly seed: number;
  readonly cores: number;
}

/** What a thread is asked. */
export interface PriceTask {
  readonly game: string;
  readonly prices: Prices;
  readonly lesson: PriceLesson;
}

/**
 * Teaches the bots of a game what things are worth. In every round they play by the prices learned so far, in the first by the guess
 * alone; the accounts of all rounds count. What comes of it depends on seed, rounds and games only, not on threads.
 */
export async function teachPrices(room: LoadedGame, course: PriceCourse, home: Home): Promise<void> {
  const { rounds, games, seed, cores } = course;
  const { game, botProfile } = room;
  const appraisal = botProfile.appraisal!;
  const file = `games/${game.name}/bot/prices.json`;
  const pool = new Piscina<PriceTask, Accounts>({ filename: new URL('dist/worker.js', home).href, maxThreads: cores });
  const accounts = noAccounts(appraisal);
  let prices = firstPrices(appraisal);
  try {
    for (let round = 0; round < rounds; round++) {
      const progress = new Progress(`Round ${round + 1}`, games);
      let done = 0;
      const lots = Array.from({ length: Math.ceil(games / LOT) }, async (_, n) => {
        const from = round * games + n * LOT;
        const to = Math.min(from + LOT, (round + 1) * games);
        const lot = await pool.run({ game: game.name, prices, lesson: { from, to, seed } }, { name: 'playForPrices' });
        done += to - from;
        progress.show(done);
        return lot;
      });
      for (const lot of await Promise.all(lots)) addAccounts(accounts, lot);
      progress.clear();
      prices = pricesFrom(accounts, appraisal.quantities);
      await writeFileWell(new URL(file, home), `${JSON.stringify(prices)}\n`);
      process.stdout.write(`Round ${round + 1} of ${rounds}: prices written to ${file}.\n`);
    }
  } finally {
    await pool.destroy();
  }
}
