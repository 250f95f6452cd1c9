import { type Asking, type Seat, type Turn, winnersOf } from '@skerry/engine';
import type {
  BotLevel,
  BotPace,
  GameSession,
  Head,
  Line,
  Person,
  SeatRow,
  TableSetup,
  TableSnapshot,
} from '@skerry/tables';
import { newId } from '../shell/ids.ts';

/** A seat of a table on this device. */
export interface LocalSeat {
  readonly who: 'person' | 'bot';
  readonly name: string;
  /** Of a bot, or of the bot that plays for the person for a while. */
  readonly level?: BotLevel;
  readonly standIn?: boolean;
  /** Of a bot: how quickly it moves. */
  readonly pace?: BotPace;
  /** Of a person: when they want to be asked whether to use something. */
  readonly asking?: Asking;
}

/** A table on this device: what is written down of it besides the lines of its log. */
export interface LocalTable {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly head: Head;
  /** The version of the rules that play it now. */
  readonly version: number;
  /** The last line of its log. */
  readonly n: number;
  readonly stage: 'playing' | 'over';
  /** The seats the game waits for. */
  readonly waiting: readonly Seat[];
  /** Which turn it is, and whose; absent where a former program wrote it down. */
  readonly turn?: Turn;
  /** The seats that came first, when the game is over; nobody where a team lost. */
  readonly winners?: readonly Seat[];
  /** The table of the rematch. */
  readonly next?: string;
  readonly made: number;
  /** When something was last written down. */
  readonly touched: number;
}

/** A line of its log on the shelf. */
export interface LocalLine extends Line {
  readonly table: string;
}

/** All that is written down of a table. */
export interface Shelved {
  readonly table: LocalTable;
  readonly lines: readonly LocalLine[];
  /** For later rules to go on from; absent where the seed is not known, so that nobody can play on anyway. */
  readonly snapshot?: TableSnapshot;
}

/** Everybody around this device: nobody is told apart. */
export const HERE: Person = 'here';

/** A table as it stands on the shelf before its first line, or after the lines it was given. */
export function shelve(
  session: GameSession,
  { name, seats, now }: { name: string; seats: readonly LocalSeat[]; now: number },
  lines: readonly Line[] = [],
): Shelved {
  const id = newId();
  const { head, game } = session;
  const table = { ...{ id, name, seats, head }, version: game.version, made: now, touched: now, ...standOf(session) };
  return { table, lines: lines.map((line) => ({ ...line, table: id })), ...snapshotOf(session) };
}

/** A table of this device as its keeper has it in memory. */
export function setupOf({ id, name, seats, head, version, stage, next, made, touched }: LocalTable): TableSetup {
  return {
    ...{ id, name, version, stage, head, made, touched },
    ...(next !== undefined && { next }),
    game: head.game,
    options: head.options,
    seats: seats.map((seat) => (seat.who === 'person' ? { ...seat, person: HERE } : seat)),
    listed: false,
    host: HERE,
    kicked: [],
  };
}

/** The other way round: what is written down of it. */
export function tableOf(setup: TableSetup, session: GameSession): LocalTable {
  const { id, name, seats, version, next, made, touched } = setup;
  return {
    ...{ id, name, version, made, touched },
    seats: localSeats(seats),
    head: session.head,
    ...(next !== undefined && { next }),
    ...standOf(session),
  };
}

export const localSeats = (seats: readonly SeatRow[]): LocalSeat[] =>
  seats.map(({ who, name, level, standIn, pace, asking }) => ({
    who: who === 'bot' ? 'bot' : 'person',
    name,
    ...(level && { level }),
    ...(standIn && { standIn }),
    ...(pace && { pace }),
    ...(asking && { asking }),
  }));

/** What later rules need to go on. */
export const snapshotOf = (session: GameSession): Pick<Shelved, 'snapshot'> =>
  session.head.seed === undefined ? {} : { snapshot: session.snapshot() };

/** What the shelf tells of a game without opening it. */
export function standOf(session: GameSession): Pick<LocalTable, 'n' | 'stage' | 'waiting' | 'turn' | 'winners'> {
  const outcome = session.outcome();
  if (outcome === undefined) {
    // Without its seed a game can be looked at, but not played on.
    return {
      n: session.n,
      stage: session.head.seed === undefined ? 'over' : 'playing',
      waiting: session.waitsFor(),
      turn: session.turn(),
    };
  }
  return { n: session.n, stage: 'over', waiting: [], winners: winnersOf(outcome) };
}
