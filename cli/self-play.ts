import { deserialize, serialize } from 'node:v8';
import { Trainer, type TrainerState } from '@skerry/bots';
import { Failure, type Home } from './command.ts';
import { readBytesIfThere, replaceFile, writeFileWell } from './files.ts';
import type { LoadedGame } from './games.ts';
import { percent } from './tally.ts';
import { Threads } from './threads.ts';

/** Games per task of a thread. */
const BATCH = 12;

/** Milliseconds between saves. */
const BETWEEN_SAVES = 120_000;

/** A run is saved under `data/` and resumed; its result depends on seed and rounds, not on threads or interruptions. */
export async function learnBySelfPlay(
  { game, botProfile }: LoadedGame,
  { rounds, seed, cores }: Readonly<Record<'rounds' | 'seed' | 'cores', number>>,
  home: Home,
): Promise<void> {
  const file = new URL(`data/learn-${game.name}-${seed}.bin`, home);
  const trainer = new Trainer(botProfile.teaching!.shape, (await savedState(file)) ?? seed);
  if (trainer.rounds > 0) process.stderr.write(`Resuming after round ${trainer.rounds} (${trainer.games} games).\n`);
  const threads = new Threads(home, cores);
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  process.on('SIGINT', stop);
  let lastSave = performance.now();
  const save = async (): Promise<void> => {
    await replaceFile(file, serialize(trainer.state()));
    lastSave = performance.now();
  };
  try {
    while (trainer.rounds < rounds) {
      const evaluators = trainer.evaluators();
      const tasks = trainer.lots(BATCH).map((lot) => ({ game: game.name, evaluators, lot }));
      const gameSamples = await threads.run('playLot', tasks, {
        label: `Round ${trainer.rounds + 1} of ${rounds}`,
        games: ({ lot }) => lot.to - lot.from,
        signal: interrupt.signal,
      });
      const { games } = trainer;
      const { moved, begun } = trainer.study(gameSamples);
      const won = gameSamples.reduce((sum, book) => sum + book.won, 0) / (trainer.games - games);
      const errors = `errors ${moved.toFixed(4)} and ${begun.toFixed(4)}`;
      process.stderr.write(`Round ${trainer.rounds}, ${trainer.games} games: ${percent(won)} % won, ${errors}\n`);
      if (performance.now() - lastSave > BETWEEN_SAVES) await save();
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error;
    process.stderr.write(`Stopped after round ${trainer.rounds}; run the same command to resume.\n`);
  } finally {
    process.off('SIGINT', stop);
    await threads.close();
    if (trainer.rounds > 0) await save();
  }
  if (trainer.rounds === 0) return;
  const { moved, begun } = trainer.evaluators();
  const evaluators = { moved: moved.weights, begun: begun.weights };
  await writeFileWell(new URL(`games/${game.name}/bot/evaluators.json`, home), `${JSON.stringify(evaluators)}\n`);
  process.stdout.write(`Written to games/${game.name}/bot/evaluators.json.\n`);
}

async function savedState(file: URL): Promise<TrainerState | undefined> {
  const bytes = await readBytesIfThere(file);
  if (bytes === undefined) return undefined;
  try {
    return deserialize(bytes) as TrainerState;
  } catch {
    throw new Failure(`${file.pathname} is no run of this program any more; remove it to start anew.`);
  }
}
