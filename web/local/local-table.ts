import { type Asking, type Seat, type Turn, winnersOf } from '@skerry/engine';
import type {
  Arrangement,
  BotLevel,
  BotPace,
  Head,
  Line,
  Person,
  SeatRow,
  Sitting,
  TableSnapshot,
  WrittenLine,
} from '@skerry/tables';
import { newId } from '../ids.ts';

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
export interface LocalLine extends WrittenLine {
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
  sitting: Sitting,
  { name, seats, now }: { name: string; seats: readonly LocalSeat[]; now: number },
  lines: readonly Line[] = [],
): Shelved {
  const id = newId();
  const { head, game } = sitting;
  const table = { ...{ id, name, seats, head }, version: game.version, made: now, touched: now, ...standOf(sitting) };
  return { table, lines: lines.map((line) => ({ ...line, table: id })), ...snapshotOf(sitting) };
}

/** A table of this device as its keeper has it in memory. */
export function arrangementOf({ id, name, seats, head, version, stage, next, made, touched }: LocalTable): Arrangement {
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
export function tableOf(arrangement: Arrangement, sitting: Sitting): LocalTable {
  const { id, name, seats, version, next, made, touched } = arrangement;
  return {
    ...{ id, name, version, made, touched },
    seats: localSeats(seats),
    head: sitting.head,
    ...(next !== undefined && { next }),
    ...standOf(sitting),
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
export const snapshotOf = (sitting: Sitting): Pick<Shelved, 'snapshot'> =>
  sitting.head.seed === undefined ? {} : { snapshot: sitting.snapshot() };

/** What the shelf tells of a game without opening it. */
export function standOf(sitting: Sitting): Pick<LocalTable, 'n' | 'stage' | 'waiting' | 'turn' | 'winners'> {
  const outcome = sitting.outcome();
  if (outcome === undefined) {
    // Without its seed a game can be looked at, but not played on.
    return {
      n: sitting.n,
      stage: sitting.head.seed === undefined ? 'over' : 'playing',
      waiting: sitting.waitsFor(),
      turn: sitting.turn(),
    };
  }
  return { n: sitting.n, stage: 'over', waiting: [], winners: winnersOf(outcome) };
}
