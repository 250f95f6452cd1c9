import { deserialize, serialize } from 'node:v8';
import type { Evaluators } from '@skerry/bots';
import { type Notebook, type SelfPlay, Trainer, type TrainerState } from '@skerry/bots';
import { Piscina } from 'piscina';
import { Failure, type Home } from './command.ts';
import { readBytesIfThere, replaceFile, writeFileWell } from './files.ts';
import type { LoadedGame } from './games.ts';
import { Progress } from './progress.ts';
import { percent } from './tally.ts';

/** Games that a thread plays before it hands in its notes. */
const LOT = 12;

/** How often a run is kept, in milliseconds. */
const KEPT_EVERY = 120_000;

export interface Lecture {
  readonly rounds: number;
  readonly seed: number;
  readonly cores: number;
}

/** What a thread of the school is asked. */
export interface LotTask {
  readonly game: string;
  readonly judges: Evaluators;
  readonly lot: SelfPlay;
}

/**
 * Teaches the judges of a game by self-play. A run is kept beside the data of the program and taken up again; what comes
 * of it depends on its seed and its rounds only, not on threads or interruptions.
 */
export async function teachBySelfPlay(room: LoadedGame, { rounds, seed, cores }: Lecture, home: Home): Promise<void> {
  const { game, botProfile } = room;
  const { shape } = botProfile.teaching!;
  const kept = new URL(`data/learn-${game.name}-${seed}.bin`, home);
  const school = new Trainer(shape, (await keptState(kept)) ?? seed);
  if (school.rounds > 0) process.stderr.write(`Resuming after round ${school.rounds} (${school.games} games).\n`);
  const pool = new Piscina<LotTask, Notebook>({ filename: new URL('dist/worker.js', home).href, maxThreads: cores });
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  process.on('SIGINT', stop);
  let lastKept = performance.now();
  const keep = async (): Promise<void> => {
    await replaceFile(kept, serialize(school.state()));
    lastKept = performance.now();
  };
  try {
    while (school.rounds < rounds) {
      const notebooks = await playRound(
        pool,
        school,
        room,
        interrupt.signal,
        `Round ${school.rounds + 1} of ${rounds}`,
      );
      const games = school.games;
      const { moved, begun } = school.study(notebooks);
      const won = notebooks.reduce((sum, book) => sum + book.won, 0) / (school.games - games);
      const errors = `errors ${moved.toFixed(4)} and ${begun.toFixed(4)}`;
      process.stderr.write(`Round ${school.rounds}, ${school.games} games: ${percent(won)} % won, ${errors}\n`);
      if (performance.now() - lastKept > KEPT_EVERY) await keep();
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error;
    process.stderr.write(`Stopped after round ${school.rounds}; run the same command to resume.\n`);
  } finally {
    process.off('SIGINT', stop);
    await pool.destroy();
    if (school.rounds > 0) await keep();
  }
  if (school.rounds === 0) return;
  const { moved, begun } = school.judges();
  const judges = { moved: moved.weights, begun: begun.weights };
  await writeFileWell(new URL(`games/${game.name}/bot/judges.json`, home), `${JSON.stringify(judges)}\n`);
  process.stdout.write(`Written to games/${game.name}/bot/judges.json.\n`);
}

async function playRound(
  pool: Piscina<LotTask, Notebook>,
  school: Trainer,
  { game }: LoadedGame,
  signal: AbortSignal,
  label: string,
): Promise<Notebook[]> {
  const judges = school.judges();
  const lots = school.lots(LOT);
  const games = lots.reduce((sum, { from, to }) => sum + to - from, 0);
  const progress = new Progress(label, games);
  let done = 0;
  try {
    return await Promise.all(
      lots.map(async (lot) => {
        const notebook = await pool.run({ game: game.name, judges, lot }, { name: 'playLot', signal });
        done += lot.to - lot.from;
        progress.show(done);
        return notebook;
      }),
    );
  } finally {
    progress.clear();
  }
}

async function keptState(file: URL): Promise<TrainerState | undefined> {
  const bytes = await readBytesIfThere(file);
  if (bytes === undefined) return undefined;
  try {
    return deserialize(bytes) as TrainerState;
  } catch {
    throw new Failure(`${file.pathname} is no run of this program any more; remove it to start anew.`);
  }
}
