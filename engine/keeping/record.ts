import { Streams } from '../content/seed.ts';
import type { Dealer, Game, GameTypes, Json, Pack } from '../contract.ts';
import { ReplayDealer, type Told } from '../dealers.ts';
import { GameError, RecordError, VersionError } from '../errors.ts';
import { cleanName } from '../first/names.ts';
import { copy, isObject, same } from '../json.ts';
import { offersTo, settle, take } from '../loop.ts';
import { isOpen } from '../mark.ts';
import { Row } from '../row.ts';
import { type Entry, type GiveUp, inside, type Table, tableWith } from '../table.ts';
import { readAction } from './fields.ts';
import { readOptions } from './options.ts';
import { append, giveUp, open, play } from './play.ts';
import { readJson } from './read-json.ts';
import { checkPromise, isSnapshot, resume, type Snapshot, takeUp, withPackOf } from './snapshot.ts';

/** A whole game as JSON. It replays on any machine, without the seed. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: { readonly [option: string]: Json };
  /** The pack it was played with, whole; absent for the built-in content. */
  readonly pack?: Pack;
  /** SHA-256 of the seed, known from the start. */
  readonly commitment: string;
  /** The seed itself, told after the last move. */
  readonly seed?: string;
  /** The game is not over and hides something: whoever reads this record learns what seats may not know. */
  readonly holdsSecrets?: true;
  /** The position from which later rules went on; the entries are those since then. Absent where one version played all. */
  readonly from?: Snapshot;
  /** What those at the seats were called, and their table: for people who look at it. */
  readonly names?: readonly string[];
  readonly table?: string;
  /** What chance answered during the set-up, or when later rules took the game up. */
  readonly opening: readonly Json[];
  readonly entries: readonly Entry[];
}

/**
 * The record of a table. It tells the seed only when the game is over. The record of a game in progress holds all that was
 * drawn and chosen, so it is for no player; where that matters it says so itself (`holdsSecrets`).
 */
export function record(table: Table): GameRecord {
  const { seed, ...open } = save(table);
  const over = table.game.outcome(inside(table).state) !== undefined;
  return over && seed !== undefined ? { ...open, seed } : open;
}

/** The record with its seed, for the keeper of the table and nobody else: with it, play can go on. */
export function save(table: Table): GameRecord {
  const { state, from, opening, entries, streams } = inside(table);
  const { game, seats, options, commitment } = table;
  const written = copy({
    game: game.name,
    version: game.version,
    seats,
    options: options as { [option: string]: Json },
    commitment,
    ...(streams && { seed: streams.seed }),
    ...(!isOpen(table) && game.outcome(state) === undefined && { holdsSecrets: true as const }),
    ...(from && { from }),
    opening: opening.chance,
    entries: [...entries],
  });
  return game.pack === undefined ? written : { ...written, pack: game.pack.whole };
}

/** Hears what each entry of a replayed record brought about; the table stands right after it. */
export type Listener<T extends GameTypes> = (table: Table<T>, facts: readonly Told<T['Fact']>[], entry?: Entry) => void;

/**
 * The table of a record, after all its entries or the first `upTo` of them. The game is bound to the pack that the record
 * carries, if it does. Throws a named error for a bad record. `hear` is called after the set-up, without an entry, and after each entry.
 */
export function replay<T extends GameTypes>(
  unbound: Game<T>,
  given: GameRecord,
  upTo = Number.POSITIVE_INFINITY,
  hear?: Listener<T>,
): Table<T> {
  checkShape(given);
  const { pack, ...rest } = given;
  const record = copy(rest);
  if (record.game !== unbound.name) throw new GameError(`This is a record of ${record.game}, not of ${unbound.name}.`);
  if (record.version !== unbound.version) {
    throw new VersionError(
      `This record was made by version ${record.version} of ${unbound.name}; this program plays version ${unbound.version}.`,
    );
  }
  const game = withPackOf(unbound, { pack });
  checkPromise(record);
  const { seats, commitment, seed, from } = record;
  const streams = seed === undefined ? undefined : new Streams(seed, from?.reached);
  const dealer = new ReplayDealer<T['Fact']>(record.opening, 'The set-up', streams);
  const { state, options } = from === undefined ? begin(game, record, dealer) : takeUp(game, record, from, dealer);
  if (!dealer.done) throw new RecordError('The set-up holds more chance than it needs.');
  const opening = { chance: record.opening, facts: dealer.facts };
  const table = tableWith<T>(
    { game, seats, options, commitment },
    { state, streams, from, final: from?.final, opening, entries: Row.of(), past: Row.of() },
  );
  hear?.(table, dealer.facts);
  for (const [n, entry] of record.entries.entries()) {
    if (n >= upTo) break;
    const facts = follow(table, entry);
    hear?.(table, facts, entry);
  }
  return table;
}

function begin<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  dealer: Dealer<T['Fact']>,
): { state: T['State']; options: T['Options'] } {
  const options = readOptions<T>(game, record.seats, record.options);
  if (!same(options, record.options)) throw new RecordError('This record does not name all options of its game.');
  const state = game.setUp(record.seats, options, dealer);
  settle(game, state, dealer);
  return { state, options };
}

/**
 * Plays the next entry of a table's game as it was written down elsewhere: chance is what the entry says, and the streams
 * of the table go past it. Returns the facts. Throws a `RecordError` for an entry that was not possible.
 */
export function follow<T extends GameTypes>(table: Table<T>, entry: Entry): readonly Told<T['Fact']>[] {
  const { game } = table;
  const within = inside(table);
  const { state: before, entries } = within;
  const where = `Entry ${entries.length}`;
  const chance = copy(entry.chance ?? []);
  if (game.outcome(before) !== undefined) throw new RecordError(`${where} comes after the end of the game.`);
  const after = game.clone(before);
  const streams = within.streams?.clone();
  const dealer = new ReplayDealer<T['Fact']>(chance, where, streams);
  let action: T['Action'] | GiveUp;
  if (entry.seat === undefined) {
    if (!same(entry.action, { act: 'giveUp' }) || game.giveUp === undefined)
      throw new RecordError(`${where} is nobody's action.`);
    action = { act: 'giveUp' };
    game.giveUp(after, dealer);
  } else {
    const { seat } = entry;
    const wanted = readAction(game, table.seats, entry.action);
    const offers: T['Action'][] = [];
    if (Number.isInteger(seat) && seat >= 0 && seat < table.seats) offersTo(game, before, seat, offers);
    const offer = offers.find((each) => wanted !== undefined && same(each, wanted));
    if (offer === undefined)
      throw new RecordError(`${where} was not possible: seat ${seat}, ${JSON.stringify(entry.action)}.`);
    action = offer;
    take(game, after, seat, offer, dealer);
  }
  if (!dealer.done) throw new RecordError(`${where} holds more chance than it needs.`);
  const acted = entry.seat === undefined ? { action } : { seat: entry.seat, action };
  append(table, chance.length > 0 ? { ...acted, chance } : acted, after, dealer.facts);
  within.streams = streams;
  return dealer.facts;
}

/** What is wrong with the draws of a record, or cannot be checked. */
export type Doubt =
  | { readonly why: 'noSeed' }
  | { readonly why: 'forgedSetUp' }
  | { readonly why: 'forgedEntry'; readonly entry: number }
  /** No fault: everything since comes from the seed, but nobody can deal again what former rules dealt. */
  | { readonly why: 'formerRules'; readonly entries: number }
  /** No fault either: the game began with a position, and how that came about is not in the record. */
  | { readonly why: 'fromPosition' };

/** Whether a doubt is only a limit to what can be checked: everything that can be is in order. */
export const isLimit = (doubt: Doubt): boolean => doubt.why === 'formerRules' || doubt.why === 'fromPosition';

/**
 * Checks that the draws were fair: the seed matches the commitment, and all chance comes from it. Returns what is wrong, if
 * anything, or else what nobody can check.
 */
export function verify<T extends GameTypes>(unbound: Game<T>, record: GameRecord): Doubt | undefined {
  const table = replay(unbound, record);
  const { game } = table;
  if (record.seed === undefined) return { why: 'noSeed' };
  const { seats, seed, options, from } = record;
  const honest = from
    ? resume(game, record, from)
    : open(game, { seats, seed, options: options as Partial<T['Options']> });
  if (!same(inside(honest).opening.chance, record.opening)) return { why: 'forgedSetUp' };
  for (const [n, entry] of [...inside(table).entries].entries()) {
    const again = entry.seat === undefined ? giveUp(honest) : play(honest, entry.seat, entry.action);
    if (again.entry === undefined || !same(again.entry.chance, entry.chance)) return { why: 'forgedEntry', entry: n };
  }
  if (from === undefined) return undefined;
  const isBeginning = from.entries === 0 && from.version === record.version;
  return isBeginning ? { why: 'fromPosition' } : { why: 'formerRules', entries: from.entries };
}

/** A record from a file: checks that it is JSON of the right shape. */
export function readRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = readJson(text);
  } catch {
    throw new RecordError('This file is not a record: it is not JSON.');
  }
  return asRecord(value);
}

/** A value from elsewhere as a record, if it has the shape of one. Names in it come without letters that nobody sees. */
export function asRecord(value: unknown): GameRecord {
  checkShape(value);
  const { names, table } = value;
  return {
    ...value,
    ...(names && { names: names.map(cleanName) }),
    ...(table !== undefined && { table: cleanName(table) }),
  };
}

/** A record as text: one entry per line. */
export function writeRecord({ entries, opening, ...head }: GameRecord): string {
  const lines = Object.entries(copy(head)).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const body = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{${lines.join('\n')}\n"opening": ${JSON.stringify(opening)},\n"entries": [\n${body}\n]}\n`;
}

const areNames = (value: unknown, seats: unknown): boolean =>
  Array.isArray(value) && value.length === seats && value.every((name) => typeof name === 'string');

function checkShape(value: unknown): asserts value is GameRecord {
  const whole =
    isObject(value) &&
    typeof value.game === 'string' &&
    Number.isInteger(value.version) &&
    Number.isInteger(value.seats) &&
    isObject(value.options) &&
    typeof value.commitment === 'string' &&
    (value.seed === undefined || typeof value.seed === 'string') &&
    (value.pack === undefined || isObject(value.pack)) &&
    (value.names === undefined || areNames(value.names, value.seats)) &&
    (value.table === undefined || typeof value.table === 'string') &&
    (value.holdsSecrets === undefined || value.holdsSecrets === true) &&
    (value.from === undefined || isSnapshot(value.from)) &&
    Array.isArray(value.opening) &&
    Array.isArray(value.entries) &&
    value.entries.every(
      (entry) =>
        isObject(entry) && isObject(entry.action) && (entry.chance === undefined || Array.isArray(entry.chance)),
    );
  if (!whole)
    throw new RecordError(
      'This is not a whole record: game, version, seats, options, commitment, opening or entries are missing or broken.',
    );
}
