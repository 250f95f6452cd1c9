import {
  blundersOf,
  type Evaluators,
  type GameSamples,
  type Gathering,
  gatherSamples,
  learnerOf,
  type PriceGames,
  type PriceSums,
  type Prices,
  playAndNote,
  playMatch,
  pricerOf,
  review,
  type SampledGame,
  type SelfPlay,
  sampleOf,
  sumPriceGames,
  type TrainingSamples,
} from '@skerry/bots';
import {
  asks,
  bindPack,
  imagine,
  open,
  outcome,
  type Pack,
  play,
  Random,
  record,
  SampleDealer,
  type Table,
  view,
} from '@skerry/engine';
import { type LoadedGame, loadGame } from './games.ts';
import type { ReviewedGame, ReviewTask } from './review-games.ts';
import { type GameSummary, NEXT_GAME, type Series, type SeriesTask, STOP, seated } from './series.ts';
import { botSeedOf, seedOf } from './setting.ts';
import { threadTime } from './thread-time.ts';
import { usesIn } from './uses.ts';

/** Milliseconds. */
const BETWEEN_REPORTS = 200;

/** With the name of its game. */
type Of<T> = { readonly game: string } & Readonly<T>;

export default async function playNext(given: SeriesTask): Promise<GameSummary[]> {
  const { series, shared } = given;
  const loaded = await loadedGame(series);
  const done: GameSummary[] = [];
  const end = performance.now() + BETWEEN_REPORTS;
  while (performance.now() < end && Atomics.load(shared, STOP) === 0) {
    const n = Atomics.add(shared, NEXT_GAME, 1);
    if (n >= series.games) break;
    const summary = playOne(loaded, given, n);
    if (summary !== undefined) done.push(summary);
  }
  return done;
}

/** Binding a game to a pack takes long. */
let kept: { readonly of: string; readonly loaded: Promise<LoadedGame> } | undefined;

function loadedGame({ game, pack }: Series): Promise<LoadedGame> {
  const of = `${game} ${pack?.bound.hash ?? ''}`;
  if (kept?.of !== of) kept = { of, loaded: withPack(game, pack?.bound.whole) };
  return kept.loaded;
}

async function withPack(name: string, pack: Pack | undefined): Promise<LoadedGame> {
  const loaded = await loadGame(name);
  return pack === undefined ? loaded : loaded.bound(bindPack(loaded.game, pack));
}

export async function gather({ game, gathering }: Of<{ gathering: Gathering }>): Promise<TrainingSamples> {
  const loaded = await loadGame(game);
  return gatherSamples(loaded.game, loaded.botProfile, gathering);
}

export async function playLot({
  game,
  evaluators,
  lot,
}: Of<{ evaluators: Evaluators; lot: SelfPlay }>): Promise<GameSamples> {
  const loaded = await loadGame(game);
  return playAndNote(learnerOf(loaded.game, loaded.botProfile, evaluators), lot);
}

export async function playForPrices({
  game,
  prices,
  games,
}: Of<{ prices: Prices; games: PriceGames }>): Promise<PriceSums> {
  const loaded = await loadGame(game);
  return sumPriceGames(pricerOf(loaded.game, loaded.botProfile, prices), games);
}

/** At the nth kind of table. */
async function playFor(
  { game: name, level, quick, n, seed }: ReviewTask,
  onTurn: (table: Table, loaded: LoadedGame) => void,
): Promise<{ readonly loaded: LoadedGame; readonly table: Table }> {
  const loaded = await loadGame(name);
  const { game, botProfile } = loaded;
  const { seats, options } = botProfile.cells[n % botProfile.cells.length]!;
  const own = seedOf(`review-${seed}`, n);
  const levels = Array.from({ length: seats }, () => level);
  let turn = -1;
  const onPlayed = (table: Table): void => {
    const { number } = game.turn(view(table, 'watcher').state);
    if (number !== turn && outcome(table) === undefined) onTurn(table, loaded);
    turn = number;
  };
  if (quick) return { loaded, table: playQuickly(loaded, open(game, { seats, options, seed: own }), onPlayed) };
  const { table } = playMatch({
    ...{ game, botProfile, seats, options, levels, onPlayed },
    ...{ seed: own, botSeed: botSeedOf(own), now: () => performance.now() },
  });
  return { loaded, table };
}

function playQuickly({ game, botProfile }: LoadedGame, table: Table, onPlayed: (table: Table) => void): Table {
  const random = new Random(1);
  for (let n = 0; outcome(table) === undefined; n++) {
    const seat = asks(table).find(({ must }) => must)?.seat ?? 'watcher';
    const move = botProfile.policy(imagine(game, view(table, seat), new SampleDealer(n)), random);
    const played = play(table, move.seat, move.action);
    if (played.why !== undefined) throw new Error(`The quick player tried what is not offered: ${played.why.why}.`);
    onPlayed(table);
  }
  return table;
}

export async function reviewOne(task: ReviewTask): Promise<ReviewedGame> {
  const { loaded, table } = await playFor(task, () => {});
  const { game, botProfile } = loaded;
  const start = performance.now();
  const found = review({ game, botProfile, record: record(table), seed: task.n, finer: task.finer });
  const seconds = (performance.now() - start) / 1000;
  const luck = found.seated.map((seat) => seat.luck.mean);
  const skill = found.seated.map((seat) => seat.skill.mean);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  return {
    level: task.level,
    // A team's luck is the luck of all its seats.
    luck: game.team ? [sum(luck)] : luck,
    skill: game.team ? [sum(skill)] : skill,
    unit: found.unit,
    seconds,
    futures: found.futures,
    entries: found.entries.length,
  };
}

/** Samples the evaluation at the start of each turn. */
export async function sampleOne(task: ReviewTask): Promise<SampledGame> {
  const samples: SampledGame['samples'][number][] = [];
  const { loaded, table } = await playFor(task, (at, { game, botProfile }) =>
    samples.push(sampleOf(game, botProfile, view(at, 0))),
  );
  const { points } = sampleOf(loaded.game, loaded.botProfile, view(table, 'watcher'));
  return { samples, ranks: outcome(table)!.ranks, ends: points };
}

/** Nothing if it was stopped. */
function playOne({ game, botProfile }: LoadedGame, { series, shared }: SeriesTask, n: number): GameSummary | undefined {
  const seed = seedOf(series.seed, n);
  const samples = new Samples(series.sample ? botProfile.measures : undefined);
  const { table, decisions, thought, longest, choices } = playMatch({
    game,
    botProfile,
    seats: series.seats,
    options: series.options,
    seed,
    levels: seated(series, n),
    botSeed: botSeedOf(seed),
    now: threadTime,
    onPlayed: (table) => samples.take(table),
    stop: () => Atomics.load(shared, STOP) !== 0,
  });
  const end = outcome(table);
  if (end === undefined) return undefined;
  return {
    n,
    ranks: end.ranks,
    scores: end.scores ?? null,
    why: end.why.why,
    decisions,
    turns: game.turn(view(table, 'watcher').state).number,
    seconds: thought / 1000,
    longest: longest / 1000,
    choices: choices.map((each) => ({
      decisions: each.decisions,
      seconds: each.thought / 1000,
      longest: each.longest / 1000,
    })),
    clock: samples.clock,
    samples: samples.taken,
    uses: series.sample ? usesIn(game, botProfile, table) : [],
    blunders: series.blunders ? blundersOf(game, botProfile, record(table)) : [],
  };
}

/** Once per turn if the game counts turns, otherwise at every entry. */
class Samples {
  clock: GameSummary['clock'] = 'turn';
  readonly taken: { [measure: string]: number[] } = {};
  private readonly measures: LoadedGame['botProfile']['measures'];
  private last = -1;

  constructor(measures: LoadedGame['botProfile']['measures']) {
    this.measures = measures;
  }

  take(table: Table): void {
    if (this.measures === undefined) return;
    const { state } = view(table, 'watcher');
    const turn = 'turn' in state && typeof state.turn === 'number' ? state.turn : undefined;
    if (turn === undefined) this.clock = 'entry';
    else if (turn === this.last) return;
    else this.last = turn;
    for (const [measure, value] of Object.entries(this.measures(state))) {
      this.taken[measure] ??= [];
      this.taken[measure].push(value);
    }
  }
}
