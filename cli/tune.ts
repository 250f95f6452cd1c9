import { tune as tuneWeights } from '@skerry/bots';
import { command, Failure, readNumber, text, texts } from './command.ts';
import { EXAMPLE, loadGame } from './games.ts';

export const tune = command({
  name: 'tune',
  summary: "tunes the weights of a game's quick player by the cross-entropy method, and prints them",
  operands: ['<game>'],
  options: {
    rounds: text('N', 'rounds of sampling (default 40)'),
    tries: text('N', 'sets of weights in a round (default 30)'),
    games: text('N', 'games that each set plays on each cell (default 100)'),
    cell: texts('NAME', 'a cell of the ladder (default all)'),
    seed: text('N', 'a number (default 5)'),
  },
  notes: ['Copy the last weights printed into the game’s bot/weights.ts.'],
  examples: [`tune ${EXAMPLE} --cell 2/novice --cell 3/normal --cell 4/novice --cell 4/normal`],
  async run({ values, positionals }) {
    const { game, botProfile } = await loadGame(positionals[0] ?? '');
    if (botProfile.tuning === undefined) throw new Failure(`The bots of ${game.name} have no weights to tune.`);
    const cells =
      values.cell === undefined ? botProfile.cells : botProfile.cells.filter(({ name }) => values.cell?.includes(name));
    if (cells.length === 0)
      throw new Failure(`Unknown cell. Cells: ${botProfile.cells.map(({ name }) => name).join(', ')}.`);
    const weights = tuneWeights(game, botProfile, cells, {
      rounds: readNumber('--rounds', values.rounds ?? '40', 1),
      tries: readNumber('--tries', values.tries ?? '30', 4),
      games: readNumber('--games', values.games ?? '100', 1),
      seed: readNumber('--seed', values.seed ?? '5', 0),
      onRound: (round, _weights, score) => process.stderr.write(`Round ${round + 1}: ${score.toFixed(4)}\n`),
    });
    process.stdout.write(`${JSON.stringify(weights, undefined, 2)}\n`);
    return 0;
  },
});
