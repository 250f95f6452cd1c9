import { type Asking, type Seat, type Turn, winnersOf } from '@skerry/engine';
import type {
  BotLevel,
  BotPace,
  GameSession,
  Head,
  Line,
  Origin,
  Person,
  SeatRow,
  TableSetup,
  TableSnapshot,
} from '@skerry/tables';
import { newId } from '../shell/ids.ts';

export interface LocalSeat {
  readonly who: 'person' | 'bot';
  readonly name: string;
  readonly level?: BotLevel;
  readonly standIn?: boolean;
  readonly pace?: BotPace;
  readonly asking?: Asking;
  /** Of a game that came from elsewhere when it was over: nobody at this device has the seat. */
  readonly elsewhere?: true;
}

/** As it is stored, without its log. */
export interface LocalTable {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly head: Head;
  /** Of the rules that play it now. */
  readonly version: number;
  readonly n: number;
  readonly stage: 'playing' | 'over';
  /** Those the game waits for. */
  readonly waiting: readonly Seat[];
  /** Absent in tables of earlier versions. */
  readonly turn?: Turn;
  /** Once the game is over; empty if a team lost. */
  readonly winners?: readonly Seat[];
  readonly next?: string;
  /** If it did not begin with a set-up. */
  readonly origin?: Origin;
  readonly made: number;
  readonly touched: number;
}

export interface LocalLine extends Line {
  readonly table: string;
}

export interface Shelved {
  readonly table: LocalTable;
  readonly lines: readonly LocalLine[];
  /** For later rules to continue from. Absent without the seed, as such a game cannot be continued. */
  readonly snapshot?: TableSnapshot;
}

/** Everybody at this device is the same person. */
export const HERE: Person = 'here';
/** Whoever played in a record that was opened here. */
export const ELSEWHERE: Person = 'elsewhere';

/** Before its first line, or after these lines. */
export function shelve(
  session: GameSession,
  { name, seats, now, origin }: Pick<LocalTable, 'name' | 'seats' | 'origin'> & { readonly now: number },
  lines: readonly Line[] = [],
): Shelved {
  const id = newId();
  const { head, game } = session;
  const table = {
    ...{ id, name, seats, head, version: game.version, made: now, touched: now },
    ...(origin && { origin }),
    ...standOf(session),
  };
  return { table, lines: lines.map((line) => ({ ...line, table: id })), ...snapshotOf(session) };
}

/** As its host has it in memory. */
export function setupOf({
  id,
  name,
  seats,
  head,
  version,
  stage,
  next,
  origin,
  made,
  touched,
}: LocalTable): TableSetup {
  return {
    ...{ id, name, version, stage, head, made, touched },
    ...(next !== undefined && { next }),
    ...(origin && { begins: { origin } }),
    game: head.game,
    options: head.options,
    seats: seats.map(({ elsewhere, ...seat }) =>
      seat.who === 'person' ? { ...seat, person: elsewhere ? ELSEWHERE : HERE } : seat,
    ),
    listed: false,
    host: HERE,
    kicked: [],
  };
}

export function tableOf(setup: TableSetup, session: GameSession): LocalTable {
  const { id, name, seats, version, next, begins, made, touched } = setup;
  return {
    ...{ id, name, version, made, touched },
    seats: localSeats(seats),
    head: session.head,
    ...(next !== undefined && { next }),
    ...(begins && { origin: begins.origin }),
    ...standOf(session),
  };
}

export const localSeats = (seats: readonly SeatRow[]): LocalSeat[] =>
  seats.map(({ who, name, person, level, standIn, pace, asking }) => ({
    who: who === 'bot' ? 'bot' : 'person',
    name,
    ...(level && { level }),
    ...(standIn && { standIn }),
    ...(pace && { pace }),
    ...(asking && { asking }),
    ...(person === ELSEWHERE && { elsewhere: true }),
  }));

export const snapshotOf = (session: GameSession): Pick<Shelved, 'snapshot'> =>
  session.head.seed === undefined ? {} : { snapshot: session.snapshot() };

/** For lists, without opening the game. */
export function standOf(session: GameSession): Pick<LocalTable, 'n' | 'stage' | 'waiting' | 'turn' | 'winners'> {
  const outcome = session.outcome();
  if (outcome === undefined) {
    // Without its seed a game can be viewed, but not continued.
    return {
      n: session.n,
      stage: session.head.seed === undefined ? 'over' : 'playing',
      waiting: session.waitsFor(),
      turn: session.turn(),
    };
  }
  return { n: session.n, stage: 'over', waiting: [], winners: winnersOf(outcome) };
}
