import { cpus } from 'node:os';
import { type Command, readArgs, readNumber, readWord, SKERRY } from './command.ts';
import { engineSpeed, type Speed } from './engine-bench.ts';
import { readFileIfThere, writeFileWell } from './files.ts';
import { GAMES, loadGame } from './games.ts';
import { markdownTable, putBetween } from './marks.ts';
import { type PeerSpeed, peerSpeed, preparePeer } from './peer.ts';
import { quantile } from './wilson.ts';

/** A busy machine disturbs a single run, so both sides run in turn this often, and the median counts. */
const ROUNDS = 3;

const PAGE = 'docs/benchmarks.md';

const OPTIONS = {
  seconds: {
    type: 'string',
    value: 'N',
    help: `seconds of processor time for a run, ${ROUNDS} runs each; 3 if not given`,
  },
  write: { type: 'boolean', help: `writes the table into ${PAGE}` },
  json: { type: 'boolean', help: 'prints JSON for other programs' },
} as const;

/** The figures of one game, per second of processor time on one core. */
interface Row extends Speed {
  readonly game: string;
  readonly seats: number;
  readonly peer: Peer | null;
}

interface Peer {
  readonly name: string;
  readonly games: number;
  readonly decisions: number;
  /** How many of our games fit into one of theirs. */
  readonly ratio: number;
}

export const bench: Command = {
  name: 'bench',
  summary: 'measures the speed of the rules, beside another library',
  operands: ['engine'],
  options: OPTIONS,
  notes: ['It plays whole random games of each game on one core.'],
  examples: ['bench engine', 'bench engine --seconds 10 --write'],
  async run(args, home) {
    const { values, positionals } = readArgs({ operands: this.operands, options: OPTIONS }, args);
    readWord('What to measure', positionals[0] ?? '', ['engine']);
    const seconds = readNumber('--seconds', values.seconds ?? '3', 1, 3600);
    const rows: Row[] = [];
    for (const name of GAMES) rows.push(await measure(name, seconds, home));
    process.stdout.write(values.json ? `${JSON.stringify(rows)}\n` : `${table(rows)}\n`);
    if (values.write) {
      const page = (await readFileIfThere(new URL(PAGE, home))) ?? '# Benchmarks\n';
      const made = `\`${SKERRY} bench engine --seconds ${seconds}\`, Node ${process.versions.node}, ${cpus()[0]?.model.trim()}`;
      const content = `Per second of processor time on one core; medians of ${ROUNDS} runs. ${made}.\n\n${table(rows)}`;
      await writeFileWell(new URL(PAGE, home), putBetween(page, 'engine', content));
    }
    return 0;
  },
};

async function measure(name: string, seconds: number, home: URL): Promise<Row> {
  const { game, peer } = await loadGame(name);
  const seats = Math.max(...game.seats);
  const folder = peer === undefined ? undefined : new URL(peer, home);
  const trouble = folder === undefined ? undefined : await preparePeer(folder);
  if (trouble !== undefined) process.stderr.write(`${trouble}\n`);
  const ours: Speed[] = [];
  const theirs: PeerSpeed[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    if (process.stderr.isTTY) process.stderr.write(`${name}, run ${round} of ${ROUNDS}...\n`);
    ours.push(engineSpeed(game, seats, seconds));
    if (folder !== undefined && trouble === undefined) theirs.push(await peerSpeed(folder, seats, seconds));
  }
  const games = median(ours.map((speed) => speed.games));
  return {
    game: name,
    seats,
    games,
    decisions: median(ours.map((speed) => speed.decisions)),
    clones: median(ours.map((speed) => speed.clones)),
    peer: theirs[0] === undefined ? null : peerOf(theirs[0], theirs, games),
  };
}

function peerOf({ peer, version }: PeerSpeed, speeds: readonly PeerSpeed[], ours: number): Peer {
  const games = median(speeds.map((speed) => speed.gamesPerSecond));
  const decisions = median(speeds.map((speed) => speed.movesPerSecond));
  return { name: `${peer} ${version}`, games, decisions, ratio: ours / games };
}

const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

function table(rows: readonly Row[]): string {
  const figure = (value: number): string => Math.round(value).toLocaleString('en');
  return markdownTable(
    ['game', 'seats', 'on', 'games', 'decisions', 'clones', 'ratio of games'],
    rows.flatMap(({ game, seats, games, decisions, clones, peer }) => {
      const ours = [game, String(seats), 'Skerry', figure(games), figure(decisions), figure(clones)];
      if (peer === null) return [[...ours, '']];
      const theirs = [game, String(seats), peer.name, figure(peer.games), figure(peer.decisions), '', '1'];
      return [[...ours, figure(peer.ratio)], theirs];
    }),
  );
}
