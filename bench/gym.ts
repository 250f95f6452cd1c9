import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { quantile } from '@skerry/cli/wilson';
import { awaited, type Game, legal, open, outcome, play, Random, view } from '@skerry/engine';

/** Random moves per second, each with the view and the legal moves of the seat that acts next. */
export interface GymSpeed {
  readonly game: string;
  readonly seats: number;
  /** One table: each request waits for the answer to the one before. */
  readonly alone: number;
  /** Several tables, whose requests are sent together. */
  readonly together: number;
  /** The same calls of the engine in one process. */
  readonly engine: number;
}

export const TABLES = 32;
/** A busy machine disturbs a single run, so all run in turn this often, and the median counts. */
const TURNS = 3;

interface Answer {
  readonly over: boolean;
  readonly seat: number;
  readonly actions: readonly object[];
  readonly error?: string;
}

export async function gymSpeed(game: Game, seconds: number, home: URL): Promise<GymSpeed> {
  const seats = Math.min(...game.seats);
  const runs = { alone: [] as number[], together: [] as number[], engine: [] as number[] };
  for (let turn = 0; turn < TURNS; turn++) {
    runs.alone.push(await throughGym(game, seats, 1, seconds, home));
    runs.together.push(await throughGym(game, seats, TABLES, seconds, home));
    runs.engine.push(inEngine(game, seats, seconds));
  }
  const middle = (of: number[]): number =>
    quantile(
      of.toSorted((a, b) => a - b),
      0.5,
    );
  return {
    game: game.name,
    seats,
    alone: middle(runs.alone),
    together: middle(runs.together),
    engine: middle(runs.engine),
  };
}

async function throughGym({ name }: Game, seats: number, tables: number, seconds: number, home: URL): Promise<number> {
  const gym = spawn(process.execPath, [fileURLToPath(new URL('dist/skerry.js', home)), 'gym'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const random = new Random(1);
  const answers = createInterface({ input: gym.stdout })[Symbol.asyncIterator]();
  let games = 0;
  const reset = (table: string) => ({ call: 'reset', table, game: name, seats, seed: String(games++), full: true });
  let requests: object[] = Array.from({ length: tables }, (_, n) => reset(String(n)));
  let steps = 0;
  let began = 0;
  try {
    for (;;) {
      gym.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
      const next: object[] = [];
      for (let n = 0; n < tables; n++) {
        const { over, seat, actions, error } = JSON.parse((await answers.next()).value as string) as Answer;
        if (error !== undefined) throw new Error(error);
        next.push(
          over
            ? reset(String(n))
            : { call: 'step', table: String(n), seat, action: actions[random.below(actions.length)] },
        );
      }
      // It is measured when the program has started and every table is open.
      if (began === 0) began = performance.now();
      else steps += requests.filter((request) => 'action' in request).length;
      requests = next;
      const took = (performance.now() - began) / 1000;
      if (took >= seconds) return steps / took;
    }
  } finally {
    gym.stdin.end();
  }
}

function inEngine(game: Game, seats: number, seconds: number): number {
  const random = new Random(1);
  const began = performance.now();
  let steps = 0;
  for (let n = 0; ; n++) {
    const table = open(game, { seats, seed: String(n) });
    for (;;) {
      if (outcome(table) !== undefined) break;
      const seat = awaited(table)[0]!;
      view(table, seat);
      const actions = legal(table, seat);
      play(table, seat, actions[random.below(actions.length)]);
      steps++;
      const took = (performance.now() - began) / 1000;
      if (took >= seconds) return steps / took;
    }
  }
}
