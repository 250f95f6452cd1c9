/** Tables and records as files. */
import { asRecord, cleanName, type Game, type GameRecord, readJson, VersionError } from '@skerry/engine';
import {
  BOT_LEVELS,
  entriesOf,
  GameSession,
  LONGEST_NAME,
  LONGEST_TABLE_NAME,
  linesOf,
  type TableSnapshot,
} from '@skerry/tables';
import { type LocalLine, type LocalSeat, type LocalTable, type Shelved, shelve } from './local-table.ts';

export const FILE_TROUBLES = ['tooBig', 'notJson', 'notOurs', 'unknownGame', 'otherVersion', 'broken'] as const;
export type FileTrouble = (typeof FILE_TROUBLES)[number];

/** A file that cannot be taken in. The words of the page say it in a sentence. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly trouble: FileTrouble;
  constructor(trouble: FileTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** More than any game makes; and more than a shelf of them. */
export const LARGEST_FILE = 8_000_000;
export const LARGEST_LOT = 5 * LARGEST_FILE;
const FORMAT = 1;

export interface TableFile {
  readonly skerry: 'table';
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly made: number;
  readonly head: LocalTable['head'];
  readonly lines: readonly Omit<LocalLine, 'table' | 'command'>[];
  /** For later rules to go on from. */
  readonly snapshot?: TableSnapshot;
}

/** A table as a file, to go on elsewhere. It holds the seed: whoever reads it knows what is to come. */
export const tableFile = ({ table: { name, seats, made, head }, lines, snapshot }: Shelved): TableFile => ({
  skerry: 'table',
  format: FORMAT,
  name,
  seats,
  made,
  head,
  lines: lines.map(({ table, command, ...line }) => line),
  ...(snapshot && { snapshot }),
});

/** All that a file needs to know of a game. */
export interface HasGame {
  readonly game: Game;
}

/**
 * The record of a table's game; it tells the seed only when the game is over. Where one version of the rules played it all it
 * needs none, so it can be had even when they have changed.
 */
export function recordOf({ game }: HasGame, { table, lines, snapshot }: Shelved): GameRecord {
  const { head, version, stage } = table;
  const people = { names: table.seats.map(({ name }) => name), table: table.name };
  if (version !== head.version) return { ...GameSession.load(game, head, lines, snapshot).record(), ...people };
  const { seed, holdsSecrets, ...open } = head;
  const told = stage === 'over' ? seed !== undefined && { seed } : holdsSecrets && { holdsSecrets };
  return { ...open, ...told, ...people, entries: entriesOf(lines) };
}

interface LotFile {
  readonly skerry: 'tables';
  readonly format: typeof FORMAT;
  /** Each as it would be in a file of its own. */
  readonly tables: readonly (TableFile | GameRecord)[];
}

/** Several tables and records as one file. */
export const lotFile = (tables: LotFile['tables']): LotFile => ({ skerry: 'tables', format: FORMAT, tables });

/** The tables and records in the text of a file, each for `tableFrom`: most files hold one. */
export function contentsOf(text: string): readonly unknown[] {
  const value = parsed(text);
  if (!isObject(value) || value.skerry !== 'tables') {
    if (text.length > LARGEST_FILE) throw new FileError('tooBig');
    return [value];
  }
  if (value.format !== FORMAT) throw new FileError('otherVersion');
  if (!Array.isArray(value.tables) || value.tables.length === 0) throw new FileError('broken');
  return value.tables;
}

/** A table or record from a file, as a table to be put on the shelf. `nameOf` names seats and table where the file does not. */
export async function tableFrom(
  value: unknown,
  load: (game: string) => Promise<HasGame | undefined>,
  nameOf: { table(): string; seat(seat: number): string },
  now: number,
): Promise<Shelved> {
  if (!isObject(value)) throw new FileError('notOurs');
  if (value.skerry !== 'table') {
    const record = recordIn(value);
    const seats = Array.from(
      { length: record.seats },
      (_, seat): LocalSeat => ({
        who: 'person',
        name: cleanName(record.names?.[seat] ?? '').slice(0, LONGEST_NAME) || nameOf.seat(seat),
      }),
    );
    return takeRecord(record, await rulesOf(load, record.game), {
      name: cleanName(record.table ?? '').slice(0, LONGEST_TABLE_NAME) || nameOf.table(),
      seats,
      now,
    });
  }
  if (value.format !== FORMAT) throw new FileError('otherVersion');
  const { name, seats, head, lines, snapshot } = value;
  const whole =
    typeof name === 'string' && Array.isArray(seats) && seats.every(isSeat) && isObject(head) && Array.isArray(lines);
  if (!whole || typeof head.game !== 'string') throw new FileError('broken');
  const game = await rulesOf(load, head.game);
  const session = loaded(game, headIn(head), lines, snapshot as TableSnapshot | undefined);
  if (session.head.seats !== seats.length) throw new FileError('broken');
  return shelve(session, { name: name.slice(0, LONGEST_TABLE_NAME), seats, now }, lines);
}

/** A record as a table to be looked at. */
export function takeRecord(
  { entries, names, table, ...head }: GameRecord,
  game: HasGame,
  about: { name: string; seats: readonly LocalSeat[]; now: number },
): Shelved {
  const lines = linesOf(entries, about.now);
  return shelve(loaded(game, head, lines), about, lines);
}

function recordIn(value: object): GameRecord {
  try {
    return asRecord(value);
  } catch {
    throw new FileError('notOurs');
  }
}

/** The head of a table is a record without its entries. */
function headIn(value: object): LocalTable['head'] {
  try {
    const { entries, ...head } = asRecord({ ...value, entries: [] });
    return head;
  } catch {
    throw new FileError('broken');
  }
}

async function rulesOf(load: (game: string) => Promise<HasGame | undefined>, name: string) {
  const rules = await load(name);
  if (rules === undefined) throw new FileError('unknownGame');
  return rules;
}

function loaded(
  { game }: HasGame,
  head: LocalTable['head'],
  lines: TableFile['lines'],
  snapshot?: TableSnapshot,
): GameSession {
  try {
    return GameSession.load(game, head, lines, snapshot);
  } catch (error) {
    // Whatever else breaks the replay, the file does not hold together.
    throw new FileError(error instanceof VersionError ? 'otherVersion' : 'broken');
  }
}

function parsed(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw new FileError(text.length > LARGEST_FILE ? 'tooBig' : 'notJson');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeat = (value: unknown): value is LocalSeat =>
  isObject(value) &&
  (value.who === 'person' || value.who === 'bot') &&
  typeof value.name === 'string' &&
  value.name.length <= LONGEST_NAME &&
  (value.level === undefined || (BOT_LEVELS as readonly unknown[]).includes(value.level)) &&
  (value.who === 'person' || value.level !== undefined);
