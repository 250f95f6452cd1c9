import { Bot, seatBots } from '@skerry/bots';
import {
  type Action,
  asks,
  awaited,
  choices,
  inLanguage,
  legal,
  newSeed,
  open,
  openingFacts,
  outcome,
  play,
  record,
  type Seat,
  SkerryError,
  sayReason,
  type Table,
  type Told,
  turnOf,
  view,
} from '@skerry/engine';
import { DEFAULT_LEVEL } from '@skerry/tables';
import { Failure, UsageError } from '../command.ts';
import { GAMES, type LoadedGame, loadGame } from '../games.ts';
import { tableOf } from '../positions.ts';
import { botSeedOf } from '../setting.ts';
import { botName } from '../words.ts';
import { type Request, RequestError, readRequest } from './requests.ts';

/** More would only fill the memory. */
const MOST_TABLES = 1000;
/** Of one line, in characters. */
const LONGEST = 100_000;

interface OpenTable extends Pick<Request, 'language' | 'full'> {
  readonly loaded: LoadedGame;
  readonly table: Table;
  readonly seed: string;
  readonly bots: readonly Bot[];
  /** The seats that the program plays. */
  readonly own: readonly Seat[];
}

/** Moves that were made, and what they brought about. */
interface Played {
  readonly moves: { readonly seat: Seat; readonly action: Action }[];
  readonly facts: Told[];
}

/** Games for a program that learns or plays: a line with a request gets a line with its answer. */
export class Gym {
  private readonly tables = new Map<string, OpenTable>();
  private readonly games = new Map<string, LoadedGame>();

  /** Whatever is wrong with a line is said in its answer, and changes nothing. */
  async answer(line: string): Promise<object> {
    let id: Request['id'];
    try {
      if (line.length > LONGEST) throw new RequestError(`A line has at most ${LONGEST} characters.`);
      const request = readRequest(line);
      id = request.id;
      return { ...(id !== undefined && { id }), ...(await this.carryOut(request)) };
    } catch (error) {
      if (error instanceof RequestError) id = error.id ?? id;
      else if (!(error instanceof SkerryError || error instanceof UsageError || error instanceof Failure)) throw error;
      return { ...(id !== undefined && { id }), error: error.message };
    }
  }

  private async carryOut(request: Request): Promise<object> {
    switch (request.call) {
      case 'games':
        return { games: await Promise.all(GAMES.map((name) => this.about(name))) };
      case 'reset':
        return this.reset(request);
      case 'close':
        if (!this.tables.delete(request.table)) throw noTable(request.table);
        return { closed: request.table };
      default: {
        const at = this.tables.get(request.table);
        if (at === undefined) throw noTable(request.table);
        return this.atTable(at, request);
      }
    }
  }

  private atTable(at: OpenTable, request: Request): object {
    const { table } = at;
    switch (request.call) {
      case 'observe':
        return { view: view(table, seatOf(at, request)) };
      case 'legal':
        return this.legal(at, request);
      case 'step':
        return this.step(at, request);
      case 'advise':
        return advise(at, request);
      default:
        return { record: record(table) };
    }
  }

  private async loaded(name: string): Promise<LoadedGame> {
    const loaded = this.games.get(name) ?? (await loadGame(name));
    this.games.set(name, loaded);
    return loaded;
  }

  private async about(name: string): Promise<object> {
    const { game, text } = await this.loaded(name);
    return {
      name,
      title: text.en.title,
      version: game.version,
      seats: game.seats,
      team: game.team,
      options: game.options,
    };
  }

  private async reset(request: Request): Promise<object> {
    const { game: name, options, language, full, bots: levels, seed = newSeed() } = request;
    if (!this.tables.has(request.table) && this.tables.size >= MOST_TABLES)
      throw new RequestError(`${MOST_TABLES} tables are open. Close one first.`, request.id);
    const loaded = await this.loaded(name);
    const { game, botProfile } = loaded;
    const asked = request.seats ?? Math.max(Math.min(...game.seats), levels.length);
    const table =
      request.position === undefined
        ? open(game, { seats: asked, options, seed })
        : await tableOf(game, textOf(request.position), language, seed);
    const { seats } = table;
    if (levels.length > seats)
      throw new RequestError(`There are ${seats} seats, and ${levels.length} in "bots".`, request.id);
    const bots = seatBots({ game, botProfile, botSeed: botSeedOf(seed) }, levels, table);
    const own = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (levels[seat] ?? null) === null);
    const at = { loaded, table, seed, bots, own, language, full };
    const played: Played = { moves: [], facts: [...openingFacts(table)] };
    botsPlay(at, played);
    this.tables.set(request.table, at);
    return { seed, commitment: table.commitment, seats, own, options: table.options, ...position(at, played) };
  }

  private legal(at: OpenTable, request: Request): object {
    const seat = ownSeatOf(at, request);
    if (!request.reasons) return { seat, actions: legal(at.table, seat) };
    return {
      seat,
      choices: choices(at.table, seat).map(({ action, why }) =>
        why === undefined ? { action } : { action, why, reason: say(at, seat, why) },
      ),
    };
  }

  private step(at: OpenTable, request: Request): object {
    const seat = ownSeatOf(at, request);
    if (request.action === undefined) throw new RequestError('"action" is missing.', request.id);
    const done = play(at.table, seat, request.action);
    if (done.why !== undefined) return { refused: done.why, reason: say(at, seat, done.why) };
    const played: Played = { moves: [], facts: [...done.facts] };
    botsPlay(at, played);
    return position(at, played);
  }
}

const textOf = (position: string | object): string =>
  typeof position === 'string' ? position : JSON.stringify(position);

const noTable = (name: string): RequestError => new RequestError(`No table "${name}" is open. Call "reset" first.`);

/** The seat of a request, or the first of the program's seats that must act. A seat of a bot is nobody else's business. */
function seatOf({ table, own }: OpenTable, { seat, id }: Request): Seat | 'watcher' {
  const found = seat ?? nextOf(table, own) ?? own[0] ?? 'watcher';
  if (found === 'watcher' || own.includes(found)) return found;
  throw new RequestError(
    found < table.seats ? `A bot plays seat ${found}.` : `Seats are counted from 0 to ${table.seats - 1}.`,
    id,
  );
}

function ownSeatOf(at: OpenTable, request: Request): Seat {
  const seat = seatOf(at, request);
  if (seat !== 'watcher') return seat;
  throw new RequestError('Only a seat can do that, and this one watches.', request.id);
}

const nextOf = (table: Table, own: readonly Seat[]): Seat | undefined =>
  awaited(table).find((seat) => own.includes(seat));

/** Bots make all their moves until the program must act, or the game is over. */
function botsPlay({ table, bots }: OpenTable, { moves, facts }: Played): void {
  for (let acted = bots.length > 0; acted; ) {
    acted = false;
    const asked = asks(table);
    for (const bot of bots) {
      const { move } = bot.decide(view(table, bot.seats[0]!), asked);
      if (move === undefined) continue;
      const done = play(table, move.seat, move.action);
      if (done.why !== undefined) throw new Error(`A bot tried what is not offered: ${JSON.stringify(move)}.`);
      moves.push({ seat: move.seat, action: move.action });
      facts.push(...done.facts);
      acted = true;
      break;
    }
  }
}

/** Where the game is, and how it came there: moves of bots, and the facts that all or the program's seats are told. */
function position({ table, own, full }: OpenTable, { moves, facts }: Played): object {
  const end = outcome(table);
  const seat = nextOf(table, own);
  return {
    turn: turnOf(table),
    asks: asks(table),
    over: end !== undefined,
    ...(end !== undefined && { outcome: end }),
    ...(moves.length > 0 && { moves }),
    facts: facts.filter(({ to }) => to === undefined || own.includes(to)),
    ...(full && { view: view(table, seat ?? own[0] ?? 'watcher') }),
    ...(full && seat !== undefined && { seat, actions: legal(table, seat) }),
  };
}

/** What a bot would do at a seat of the program; `null` to wait. */
function advise(at: OpenTable, request: Request): object {
  const { loaded, table, seed } = at;
  const { game, botProfile } = loaded;
  const seat = ownSeatOf(at, request);
  const bot = new Bot({
    game,
    botProfile,
    level: request.level ?? DEFAULT_LEVEL,
    seats: [seat],
    seed: botSeedOf(seed),
  });
  const { move } = bot.decide(view(table, seat), asks(table));
  return { seat, action: move?.action ?? null };
}

function say({ loaded, table, language }: OpenTable, seat: Seat, why: Parameters<typeof sayReason>[1]): string {
  const names = Array.from({ length: table.seats }, (_, each) => botName(each));
  const { state } = view(table, seat);
  return sayReason(inLanguage(language, loaded.text), why, {
    state,
    reader: seat,
    names,
    content: loaded.game.content,
  });
}
