import { cpus } from 'node:os';
import { type Command, readArgs, readNumber, readWord, SKERRY, UsageError } from '@skerry/cli/command';
import { readFileIfThere, writeFileWell } from '@skerry/cli/files';
import { GAMES, loadGame } from '@skerry/cli/games';
import { markdownTable, putBetween } from '@skerry/cli/marks';
import { loadGameWith, PACK_OPTION } from '@skerry/cli/packs';
import { quantile } from '@skerry/cli/wilson';
import { busyNote, loadNow } from './busy.ts';
import { clicksBench, clicksText } from './clicks/clicks.ts';
import { engineSpeed, type Speed } from './engine.ts';
import { TABLES as GYM_TABLES, gymSpeed } from './gym.ts';
import { installBench, installText } from './install/install.ts';
import { pageBench, pageText } from './page/page.ts';
import { type PeerSpeed, peerSpeed, preparePeer } from './peer.ts';
import { type ServerSetting, STORES, serverBench } from './server/compare.ts';
import { pathsBench, pathsText } from './server/paths.ts';
import { serverText } from './server/text.ts';
import { startBench, startText } from './start/start.ts';
import { studyBench, studyText } from './study/study.ts';

/** A busy machine disturbs a single run, so both sides run in turn this often, and the median counts. */
const ROUNDS = 3;

/** How many play where nobody can play alone. */
const FULL_TABLE = 4;

/** More would not fit on the connections of one PostgreSQL. */
const MOST_PROCESSES = 8;

/** The fastest server before this one. */
const EARLIER = 'fcdc4ad';

const PAGE = 'docs/benchmarks.md';

const WHAT = ['engine', 'gym', 'server', 'paths', 'page', 'study', 'clicks', 'start', 'install'] as const;
type What = (typeof WHAT)[number];

const OPTIONS = {
  seconds: {
    type: 'string',
    value: 'N',
    help: `engine: seconds of processor time for a run, ${ROUNDS} runs each; gym and server: seconds for a measurement (default 3)`,
  },
  game: { type: 'string', value: 'NAME', help: 'engine, gym and study: only this game' },
  pack: { ...PACK_OPTION, help: 'engine, with --game: play it with a content pack' },
  tables: { type: 'string', value: 'N', help: 'server: number of four-player tables (default 100)' },
  store: {
    type: 'string',
    value: STORES.join('|'),
    help: 'server: postgres measures on SQLite and on a PostgreSQL of its own (default sqlite)',
  },
  processes: {
    type: 'string',
    value: 'N,N',
    help: 'server, on PostgreSQL: how many processes, one number after the other (default 1,2)',
  },
  affinity: {
    type: 'boolean',
    help: 'server, on PostgreSQL: several processes once more, with all people of a table at one of them',
  },
  against: {
    type: 'string',
    value: 'COMMIT',
    help: `server: an earlier commit of ours to build and measure beside (default ${EARLIER})`,
  },
  write: { type: 'boolean', help: `write the table to ${PAGE}` },
  json: { type: 'boolean', help: 'print JSON for other programs' },
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
  summary: 'benchmark the engine, the gym, the server, its paths, the page, a study or the ways to start',
  operands: ['engine|gym|server|paths|page|study|clicks|start|install'],
  options: OPTIONS,
  notes: [
    'engine plays whole random games of each game on one core.',
    'gym makes the same random moves through “skerry gym” and in the engine, in turn, each with the view and the legal moves that follow.',
    'server lets people play at tables of 4 over real sockets, as fast as the server can and at an even pace, each game that hides nothing in turn. boardgame.io and an earlier build of ours do the same beside it; all are measured in turn, which takes some minutes, and compared by processor time.',
    'With several processes the people of each table are spread over them, so that every move crosses from one to another.',
    'With --affinity they are measured once more with all people of a table at one process, as a proxy does it by the table in the address.',
    'paths lets the same server play whole paths at one command, beside single moves.',
    'page opens the page in a real browser: what it loads, and how soon a table answers on a slow processor.',
    'study opens a study of each game and times the values of a position, which a worker computes.',
    'clicks plays whole games of The Island of Dread on the page, as a strong player decides, and counts the clicks per turn.',
    'start presses “Play now” in each game as somebody who has never been here, and takes the time to the first question and the first move.',
    'install goes from npx, the container image and a clone to the first move in a real browser, and weighs what is released; it needs root, git and binutils.',
  ],
  examples: [
    'bench engine',
    'bench engine --seconds 10 --write',
    'bench engine --game trails-of-tucana --pack my-islands.json',
    'bench gym',
    'bench server',
    'bench server --store postgres --processes 1,2 --affinity',
    'bench page',
    'bench study --game islebound',
    'bench clicks',
    'bench start',
    'bench install',
  ],
  async run(args, home) {
    const { values, positionals } = readArgs({ operands: this.operands, options: OPTIONS }, args);
    const what = readWord('What to measure', positionals[0] ?? '', WHAT);
    const seconds = readNumber('--seconds', values.seconds ?? '3', 1, 3600);
    const game = values.game === undefined ? undefined : readWord('--game', values.game, GAMES);
    if (values.pack !== undefined && game === undefined) throw new UsageError('--pack needs --game.');
    if (values.write && game !== undefined) {
      throw new UsageError('--write records results for all games; don’t combine it with --game.');
    }
    const tables = readNumber('--tables', values.tables ?? '100', 1, 2000);
    const store = readWord('--store', values.store ?? 'sqlite', STORES);
    if (store === 'sqlite' && values.processes !== undefined) {
      throw new UsageError('--processes needs --store postgres: one process serves one SQLite file.');
    }
    if (store === 'sqlite' && values.affinity) {
      throw new UsageError('--affinity needs --store postgres: one process serves one SQLite file.');
    }
    const processes = store === 'sqlite' ? [1] : readCounts('--processes', values.processes ?? '1,2', MOST_PROCESSES);
    const setting = {
      ...{ seconds, tables, store, processes, affinity: values.affinity === true },
      against: values.against ?? EARLIER,
      ...{ games: game === undefined ? GAMES : [game], pack: values.pack },
    };
    const { found, text } = await report(what, setting, home);
    process.stdout.write(`${values.json ? JSON.stringify(found) : text}\n`);
    if (values.write) {
      const call = `${SKERRY} bench ${what}${optionsOf(what, setting)}`;
      const made = `\`${call}\`, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`;
      const before = (await readFileIfThere(new URL(PAGE, home))) ?? '# Benchmarks\n';
      const section = what === 'server' && store === 'postgres' ? 'server on postgres' : what;
      await writeFileWell(new URL(PAGE, home), putBetween(before, section, `${made}.\n\n${text}`));
    }
    return 0;
  },
};

/** Whole numbers with commas between, each once. */
function readCounts(name: string, text: string, most: number): number[] {
  return [...new Set(text.split(',').map((part) => readNumber(name, part.trim(), 1, most)))];
}

/** What must be said to measure the same again. */
function optionsOf(what: What, { seconds, tables, store, processes, affinity }: ServerSetting): string {
  switch (what) {
    case 'engine':
    case 'gym':
      return ` --seconds ${seconds}`;
    case 'server': {
      const where =
        store === 'postgres' ? ` --store postgres --processes ${processes.join()}${affinity ? ' --affinity' : ''}` : '';
      return `${where} --seconds ${seconds} --tables ${tables}`;
    }
    case 'paths':
      return ` --seconds ${seconds} --tables ${tables}`;
    case 'page':
    case 'study':
    case 'clicks':
    case 'start':
    case 'install':
      return '';
  }
}

/** What was found, for programs and for people. */
interface Report {
  readonly found: unknown;
  readonly text: string;
}

/** What the rules are measured with, besides. */
interface Setting extends ServerSetting {
  readonly games: readonly string[];
  readonly pack: string | undefined;
}

function report(what: What, setting: Setting, home: URL): Promise<Report> {
  switch (what) {
    case 'engine':
      return engine(setting, home);
    case 'gym':
      return gym(setting, home);
    case 'server':
      return server(setting, home);
    case 'paths':
      return paths(setting, home);
    case 'page':
      return page(home);
    case 'study':
      return study(setting, home);
    case 'clicks':
      return clicks(home);
    case 'start':
      return start(setting, home);
    case 'install':
      return install(home);
  }
}

async function page(home: URL): Promise<Report> {
  const found = await pageBench(home);
  return { found, text: pageText(found) };
}

async function study({ games }: Setting, home: URL): Promise<Report> {
  const found = await studyBench(games, home);
  const load = Math.max(...found.map((each) => each.load));
  return { found, text: `${studyText(found)}${busyNote(load, 'a calm machine is faster')}` };
}

async function start({ games }: Setting, home: URL): Promise<Report> {
  const found = await startBench(home, games);
  return { found, text: startText(found) };
}

async function paths({ seconds, tables }: Setting, home: URL): Promise<Report> {
  const found = await pathsBench(seconds, tables, home);
  return { found, text: pathsText(found) };
}

async function clicks(home: URL): Promise<Report> {
  const found = await clicksBench(home);
  return { found, text: clicksText(found) };
}

async function install(home: URL): Promise<Report> {
  const found = await installBench(home);
  return { found, text: installText(found) };
}

async function engine({ seconds, games, pack }: Setting, home: URL): Promise<Report> {
  const rows: Row[] = [];
  for (const name of games) rows.push(await measure(name, pack, seconds, home));
  return {
    found: rows,
    text: `Per second of processor time on one core; medians of ${ROUNDS} runs.\n\n${table(rows)}${busyNote(loadNow(), 'a calm machine does more in a second')}`,
  };
}

async function gym({ seconds, games }: Setting, home: URL): Promise<Report> {
  const found = [];
  for (const name of games) found.push(await gymSpeed((await loadGame(name)).game, seconds, home));
  const rows = found.map(({ game, seats, alone, together, engine }) =>
    [game, seats, ...[alone, together, engine].map(Math.round), (engine / together).toFixed(1)].map(String),
  );
  const heads = ['game', 'seats', 'one table', `${GYM_TABLES} tables`, 'engine', 'engine to gym'];
  return {
    found,
    text: `Random moves per second, each answered with the next view and legal moves; medians of three runs.\n\n${markdownTable(heads, rows)}${busyNote(loadNow(), 'a calm machine does more in a second')}`,
  };
}

async function server(setting: ServerSetting, home: URL): Promise<Report> {
  const found = await serverBench(setting, home);
  return { found, text: serverText(found) };
}

async function measure(name: string, pack: string | undefined, seconds: number, home: URL): Promise<Row> {
  const { game, peer } = await loadGameWith(name, pack, 'en');
  // Whoever can play alone has a sheet of their own: more players would only do the same again.
  const seats = game.seats.includes(1) ? 1 : FULL_TABLE;
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
