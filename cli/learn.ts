import { learn as train } from '@skerry/bots';
import { command, Failure, readNumber, text, UsageError } from './command.ts';
import { writeFileWell } from './files.ts';
import { EXAMPLE, loadGame } from './games.ts';
import { learnPrices } from './prices.ts';
import { learnBySelfPlay } from './self-play.ts';
import { CORES_OPTION, readCores, Threads } from './threads.ts';

/** Games per task of a thread. */
const BATCH = 12;

export const learn = command({
  name: 'learn',
  summary: 'train a game’s position evaluators on bot games and write them to the game’s folder',
  operands: ['<game>'],
  options: {
    rounds: text(
      'N',
      'rounds of self-play (default 200, for prices 3); without self-play: passes over the training samples (default 16)',
    ),
    seed: text('N', 'a number (default 1)'),
    cores: CORES_OPTION,
    games: text(
      'N',
      'without self-play: games to learn from (default 3000); for prices: games per round (default 300)',
    ),
    rollouts: text(
      'N',
      'without self-play: rollouts per decision of the players (default 100; 0 for the quick player alone)',
    ),
    hidden: text('N', 'without self-play: units of the hidden layer (default 16)'),
  },
  notes: [
    'Where bots plan their turns, they learn by self-play, round by round: 12 rounds of the quick player, then 120 games a round of their own. Ctrl-C stops early; run the same command to resume.',
    'Where they judge by prices of what a seat has, they learn these in a few rounds of games against themselves.',
    'Other games train the evaluator on complete games by the bots or by exploratory players.',
  ],
  examples: [
    `learn ${EXAMPLE} --rounds 200 --seed 7`,
    'learn <game> --rollouts 0 --games 24000',
    'learn <game> --games 16000 --hidden 48 --rounds 6',
  ],
  async run({ values, positionals }, home) {
    const loaded = await loadGame(positionals[0] ?? '');
    const { game, botProfile } = loaded;
    const seed = readNumber('--seed', values.seed ?? '1', 0);
    const cores = readCores(values);
    if (botProfile.teaching !== undefined) {
      for (const option of ['games', 'rollouts', 'hidden'] as const)
        if (values[option] !== undefined)
          throw new UsageError(`--${option} is not for ${game.name}, whose bots learn by self-play.`);
      const rounds = readNumber('--rounds', values.rounds ?? '200', 1);
      await learnBySelfPlay(loaded, { rounds, seed, cores }, home);
      return 0;
    }
    if (botProfile.appraisal !== undefined) {
      for (const option of ['rollouts', 'hidden'] as const)
        if (values[option] !== undefined)
          throw new UsageError(`--${option} is not for ${game.name}, whose bots learn prices.`);
      const rounds = readNumber('--rounds', values.rounds ?? '3', 1, 100);
      const games = readNumber('--games', values.games ?? '300', 1);
      await learnPrices(loaded, { rounds, games, seed, cores }, home);
      return 0;
    }
    if (botProfile.practice !== undefined && values.rollouts !== undefined)
      throw new UsageError(`--rollouts is not for ${game.name}, whose bots learn from games arranged for them.`);
    if (botProfile.learning === undefined && botProfile.practice === undefined)
      throw new Failure(`The bots of ${game.name} have nothing to learn.`);
    const games = readNumber('--games', values.games ?? '3000', 1);
    const rollouts = readNumber('--rollouts', values.rollouts ?? '100', 0);
    const threads = new Threads(home, cores);
    const tasks = Array.from({ length: Math.ceil(games / BATCH) }, (_, n) => ({
      game: game.name,
      gathering: { games: Math.min(BATCH, games - n * BATCH), rollouts, seed: seed + n },
    }));
    const parts = await threads
      .run('gather', tasks, { label: 'Samples', games: ({ gathering }) => gathering.games })
      .finally(() => threads.close());
    const features = joined(parts.map((part) => part.features));
    const results = joined(parts.map((part) => part.results));
    process.stderr.write(`${results.length} training samples.\n`);
    const samples = { inputs: parts[0]!.inputs, features, results };
    const weights = train(samples, {
      hidden: readNumber('--hidden', values.hidden ?? '16', 1, 1000),
      rounds: readNumber('--rounds', values.rounds ?? '16', 1, 1000),
      seed,
      onRound: (round, error) => process.stderr.write(`Round ${round + 1}: mean squared error ${error.toFixed(5)}\n`),
    });
    const file = new URL(`games/${game.name}/bot/net.json`, home);
    await writeFileWell(file, `${JSON.stringify(weights)}\n`);
    process.stdout.write(`Written to games/${game.name}/bot/net.json.\n`);
    return 0;
  },
});

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
