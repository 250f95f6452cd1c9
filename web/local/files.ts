import { asRecord, cleanName, type Game, type GameRecord, VersionError } from '@skerry/engine';
import {
  BOT_LEVELS,
  entriesOf,
  GameSession,
  LONGEST_NAME,
  LONGEST_TABLE_NAME,
  linesOf,
  type Origin,
  type TableSnapshot,
} from '@skerry/tables';
import { FORMAT, isObject } from './file-contents.ts';
import { FileError } from './file-error.ts';
import { filedOrigin, originIn } from './filed-origin.ts';
import { type LocalLine, type LocalSeat, type LocalTable, type Shelved, shelve, standOf } from './local-table.ts';

export interface TableFile {
  readonly skerry: 'table';
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly origin?: Origin;
  readonly made: number;
  readonly head: LocalTable['head'];
  readonly lines: readonly Omit<LocalLine, 'table' | 'command'>[];
  /** For later rules to continue from. */
  readonly snapshot?: TableSnapshot;
}

/** It holds the seed: whoever reads it knows what is to come. */
export const tableFile = ({ table: { name, seats, origin, made, head }, lines, snapshot }: Shelved): TableFile => ({
  skerry: 'table',
  format: FORMAT,
  name,
  seats,
  ...(origin && { origin: filedOrigin(origin) }),
  made,
  head,
  lines: lines.map(({ table, command, ...line }) => line),
  ...(snapshot && { snapshot }),
});

export interface HasGame {
  readonly game: Game;
}

/** Nothing if there is no such game. */
export type LoadRules = (game: string) => Promise<HasGame | undefined>;

/**
 * Reveals the seed only when the game is over. Needs no rules if one version played it all, so it works even if they
 * have changed since.
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
  /** Each as in a file of its own. */
  readonly tables: readonly (TableFile | GameRecord)[];
}

export const lotFile = (tables: LotFile['tables']): LotFile => ({ skerry: 'tables', format: FORMAT, tables });

export interface FallbackNames {
  readonly table: string;
  readonly seats: readonly string[];
}

/** To check it, its game was replayed. */
export interface CheckedTable {
  readonly shelved: Shelved;
  readonly session: GameSession;
}

/** Throws a `FileError`. */
export async function tableFrom(
  value: unknown,
  load: LoadRules,
  names: FallbackNames,
  now: number,
): Promise<CheckedTable> {
  if (!isObject(value)) throw new FileError('notOurs');
  if (!isTableFile(value)) {
    const record = recordIn(value);
    const seats = Array.from(
      { length: record.seats },
      (_, seat): LocalSeat => ({
        who: 'person',
        name: cleanName(record.names?.[seat] ?? '').slice(0, LONGEST_NAME) || (names.seats[seat] ?? ''),
      }),
    );
    return takeRecord(record, await rulesOf(load, record.game), {
      name: cleanName(record.table ?? '').slice(0, LONGEST_TABLE_NAME) || names.table,
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
  const about = { name: name.slice(0, LONGEST_TABLE_NAME), seats, origin: originIn(value.origin), now };
  return { shelved: shelve(session, about, lines), session };
}

export function takeRecord(
  { entries, names, table, ...head }: GameRecord,
  game: HasGame,
  about: { name: string; seats: readonly LocalSeat[]; now: number },
): CheckedTable {
  const lines = linesOf(entries, about.now);
  const session = loaded(game, head, lines);
  // A game that can be played on is its reader's.
  const isOver = standOf(session).stage === 'over';
  const seats = isOver
    ? about.seats.map((seat) => (seat.who === 'person' ? { ...seat, elsewhere: true as const } : seat))
    : about.seats;
  return { shelved: shelve(session, { ...about, seats }, lines), session };
}

export const isTableFile = (value: unknown): boolean => isObject(value) && value.skerry === 'table';

export function recordIn(value: unknown): GameRecord {
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

async function rulesOf(load: LoadRules, name: string) {
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
    // Whatever else breaks the replay, the file is inconsistent.
    throw new FileError(error instanceof VersionError ? 'otherVersion' : 'broken');
  }
}

const isSeat = (value: unknown): value is LocalSeat =>
  isObject(value) &&
  (value.who === 'person' || value.who === 'bot') &&
  typeof value.name === 'string' &&
  value.name.length <= LONGEST_NAME &&
  (value.elsewhere === undefined || value.elsewhere === true) &&
  (value.level === undefined || (BOT_LEVELS as readonly unknown[]).includes(value.level)) &&
  (value.who === 'person' || value.level !== undefined);
