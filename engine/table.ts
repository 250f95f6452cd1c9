import type { Streams } from './content/seed.ts';
import type { Action, Game, GameTypes, Json, Outcome, Seat, Turn, View } from './contract.ts';
import { SampleDealer, type Told } from './dealers.ts';
import { SeatError } from './errors.ts';
import { canonical, copy } from './json.ts';
import type { Snapshot } from './keeping/snapshot.ts';
import { actionRules, isAsked, offersTo } from './loop.ts';
import { Row } from './row.ts';
import type { EngineWhy } from './text.ts';
import { imagine, project } from './view.ts';

/** The position is kept inside: callers see views, never the state. */
export interface Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly seats: number;
  readonly options: T['Options'];
  /** SHA-256 of the seed, shown from the start. */
  readonly commitment: string;
}

/** A line of the log: who did what, and what chance answered. `seat` is absent where the whole table acted. */
export interface Entry<A = Action> {
  readonly seat?: Seat;
  readonly action: A;
  readonly chance?: readonly Json[];
}

export interface Ask {
  readonly seat: Seat;
  /** The step waits for this seat; otherwise it only may act. */
  readonly must: boolean;
}

export interface Choice<T extends GameTypes = GameTypes> {
  readonly action: T['Action'];
  readonly why?: T['Why'] | EngineWhy;
}

export type Played<T extends GameTypes = GameTypes> =
  | {
      readonly entry: Entry<T['Action'] | GiveUp>;
      readonly facts: readonly Told<T['Fact']>[];
      readonly why?: undefined;
    }
  | { readonly why: T['Why'] | EngineWhy; readonly entry?: undefined };

/** The entry of a table whose people all agreed to give up. */
export interface GiveUp {
  readonly act: 'giveUp';
}

/** Before an entry. */
export interface Past<T extends GameTypes> {
  readonly state: T['State'];
  readonly sealed: boolean;
  /** The last entry of each seat, by its place in the past. */
  readonly lastOf: readonly (number | undefined)[];
}

/** States never change once they are here, so tables and clones may share them. */
export interface Inside<T extends GameTypes> {
  state: T['State'];
  /** Absent for a record that does not reveal its seed. */
  streams: Streams | undefined;
  /** The snapshot that later rules continued from; absent for a game that began with its set-up. */
  readonly from?: Snapshot | undefined;
  readonly opening: { readonly chance: readonly Json[]; readonly facts: readonly Told<T['Fact']>[] };
  entries: Row<Entry<T['Action'] | GiveUp>>;
  /** Before each entry since the last final one: as far back as undo may go. */
  past: Row<Past<T>>;
  final?: Final | undefined;
}

/** An entry that nobody can undo. */
export interface Final {
  /** Absent where the whole table acted. */
  readonly seat?: Seat;
  readonly why: 'chance' | 'revealed';
  readonly turn: number;
}

class KeptTable<T extends GameTypes> implements Table<T> {
  readonly game: Game<T>;
  readonly seats: number;
  readonly options: T['Options'];
  readonly commitment: string;
  readonly #within: Inside<T>;

  constructor({ game, seats, options, commitment }: Table<T>, within: Inside<T>) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.commitment = commitment;
    this.#within = within;
    Object.freeze(this);
  }

  static inside<T extends GameTypes>(table: Table<T>): Inside<T> {
    return (table as KeptTable<T>).#within;
  }
}

export const { inside } = KeptTable;

export const tableWith = <T extends GameTypes>(table: Table<T>, within: Inside<T>): Table<T> =>
  new KeptTable(table, within);

/** Those who must act and those who may; empty when the game is over. */
export function asks(table: Table): Ask[] {
  const { state } = inside(table);
  if (table.game.outcome(state) !== undefined) return [];
  const asked: Ask[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    if (isAsked(table.game, state, seat)) asked.push({ seat, must: true });
    else if (table.game.interrupts?.may(state, seat)) asked.push({ seat, must: false });
  }
  return asked;
}

/** Those who must act. */
export function awaited(table: Table): Seat[] {
  const { game, seats } = table;
  const { state } = inside(table);
  const waiting: Seat[] = [];
  if (game.outcome(state) !== undefined) return waiting;
  for (let seat = 0; seat < seats; seat++) if (isAsked(game, state, seat)) waiting.push(seat);
  return waiting;
}

/** What a seat can do now, and what it might try but cannot, with the reason; in a stable order. */
export function choices<T extends GameTypes>(table: Table<T>, seat: Seat): Choice<T>[] {
  const { game } = table;
  const { state } = inside(table);
  checkSeat(table, seat);
  if (game.outcome(state) !== undefined) return [];
  const offers = offered(table, seat);
  const known = new Set(offers.map(canonical));
  const found: Choice<T>[] = offers.map((action) => ({ action }));
  for (const act of Object.keys(game.actions)) {
    const tries: T['Action'][] = [];
    actionRules(game, { act }).tries(state, seat, tries);
    for (const action of tries) {
      if (!known.has(canonical(action))) found.push({ action, why: whyNot(table, seat, action) });
    }
  }
  return copy(found);
}

/** The choices without a reason against them. */
export function legal<T extends GameTypes>(table: Table<T>, seat: Seat): T['Action'][] {
  checkSeat(table, seat);
  return table.game.outcome(inside(table).state) === undefined ? copy(offered(table, seat)) : [];
}

export const turnAt = <T extends GameTypes>({ game }: Table<T>, state: T['State']): Turn =>
  game.turn(project<T>(state, 'watcher').state);

export const turnOf = (table: Table): Turn => copy(turnAt(table, inside(table).state));

/** Plain JSON, a copy. */
export function view<T extends GameTypes>(table: Table<T>, seat: Seat | 'watcher'): View<T> {
  if (seat !== 'watcher') checkSeat(table, seat);
  return copy(project<T>(inside(table).state, seat));
}

/** Whether nobody can undo anything. */
export function isFirm(table: Table): boolean {
  return inside(table).past.length === 0;
}

/**
 * For choices and reasons where only the view is at hand. It cannot be played on. What the seat cannot know is
 * imagined; nothing it may do depends on that.
 */
export function tableFromView<T extends GameTypes>(game: Game<T>, view: View<T>): Table<T> {
  // A game that is over hides nothing, and has no step to imagine it by.
  const over = game.outcome(view.state as T['State']) !== undefined;
  const state = over ? (view.state as T['State']) : imagine(game, view, new SampleDealer(0));
  return tableWith(
    { game, seats: state.seats, options: {}, commitment: '' },
    { state, streams: undefined, opening: { chance: [], facts: [] }, entries: Row.of(), past: Row.of() },
  );
}

/** None where nobody won. */
export const winnersOf = ({ ranks }: Pick<Outcome, 'ranks'>): Seat[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

export function outcome(table: Table): Outcome | undefined {
  const found = table.game.outcome(inside(table).state);
  return found === undefined ? undefined : copy(found);
}

export function openingFacts<T extends GameTypes>(table: Table<T>): readonly Told<T['Fact']>[] {
  return inside(table).opening.facts;
}

export function length(table: Table): number {
  return inside(table).entries.length;
}

/** Whether only the seat that acted last knows of it. */
export function isSecret(table: Table): boolean {
  return inside(table).past.at(-1)?.sealed ?? false;
}

/** At the same point, for trying things out. */
export function clone<T extends GameTypes>(table: Table<T>): Table<T> {
  const within = inside(table);
  return tableWith(table, { ...within, streams: within.streams?.clone() });
}

export function offered<T extends GameTypes>(table: Table<T>, seat: Seat): T['Action'][] {
  const offers: T['Action'][] = [];
  offersTo(table.game, inside(table).state, seat, offers);
  return offers;
}

export function whyNot<T extends GameTypes>(table: Table<T>, seat: Seat, action: T['Action']): T['Why'] {
  const why = actionRules(table.game, action).why(inside(table).state, seat, action);
  if (why === undefined)
    throw new Error(`${table.game.name} has nothing against ${JSON.stringify(action)}, which it does not offer.`);
  return why;
}

function checkSeat(table: Table, seat: Seat): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats) {
    throw new SeatError(`This table has seats 0 to ${table.seats - 1}; there is no seat ${String(seat)}.`);
  }
}
