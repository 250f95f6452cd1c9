import { addPriceSums, firstPrices, noPriceSums, pricesFrom } from '@skerry/bots';
import type { Home } from './command.ts';
import { writeFileWell } from './files.ts';
import type { LoadedGame } from './games.ts';
import { Threads } from './threads.ts';

/** Games per task of a thread. */
const BATCH = 6;

/**
 * Rounds of games played by the prices so far; the sums of all rounds count. The result depends on seed, rounds and
 * games, not on threads.
 */
export async function learnPrices(
  { game, botProfile }: LoadedGame,
  { rounds, games, seed, cores }: Readonly<Record<'rounds' | 'games' | 'seed' | 'cores', number>>,
  home: Home,
): Promise<void> {
  const appraisal = botProfile.appraisal!;
  const file = `games/${game.name}/bot/prices.json`;
  const threads = new Threads(home, cores);
  const sums = noPriceSums(appraisal);
  let prices = firstPrices(appraisal);
  try {
    for (let round = 0; round < rounds; round++) {
      const tasks = Array.from({ length: Math.ceil(games / BATCH) }, (_, n) => {
        const from = round * games + n * BATCH;
        return { game: game.name, prices, games: { from, to: Math.min(from + BATCH, (round + 1) * games), seed } };
      });
      const label = `Round ${round + 1}`;
      const played = threads.run('playForPrices', tasks, { label, games: ({ games }) => games.to - games.from });
      for (const batch of await played) addPriceSums(sums, batch);
      prices = pricesFrom(sums, appraisal.quantities);
      await writeFileWell(new URL(file, home), `${JSON.stringify(prices)}\n`);
      process.stdout.write(`Round ${round + 1} of ${rounds}: prices written to ${file}.\n`);
    }
  } finally {
    await threads.close();
  }
}
