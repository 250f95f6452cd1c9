import { tune as tuneWeights } from '@skerry/bots';
import { type Command, Failure, readArgs, readNumber } from './command.ts';
import { EXAMPLE, loadGame } from './games.ts';

const OPTIONS = {
  rounds: { type: 'string', value: 'N', help: 'rounds of sampling (default 40)' },
  tries: { type: 'string', value: 'N', help: 'sets of weights in a round (default 30)' },
  games: { type: 'string', value: 'N', help: 'games that each set plays on each cell (default 100)' },
  cell: { type: 'string', multiple: true, value: 'NAME', help: 'a cell of the ladder (default all)' },
  seed: { type: 'string', value: 'N', help: 'a number (default 5)' },
} as const;

export const tune: Command = {
  name: 'tune',
  summary: "tunes the weights of a game's quick player by the cross-entropy method, and prints them",
  operands: ['<game>'],
  options: OPTIONS,
  notes: ['Copy the last weights printed into the game’s bot/weights.ts.'],
  examples: [`tune ${EXAMPLE} --cell 2/novice --cell 3/normal --cell 4/novice --cell 4/normal`],
  async run(args) {
    const { values, positionals } = readArgs({ operands: this.operands, options: OPTIONS }, args);
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
};
