import type { Asking, Json, Outcome, PackName, Seat } from '@skerry/engine';
import type { Head } from './lines.ts';
import type { ClockRule } from './wire/table-info.ts';
import type { BotLevel, BotPace, Stage } from './wire/vocabulary.ts';

/** Whom seats belong to. A server knows people by a hash of their secret; round one device all are one. */
export type Person = string;

/** A seat as it is written down. */
export interface SeatRow {
  readonly who: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly person?: Person;
  /** Where the seat was before it came to the person's present device; it may be brought back there. */
  readonly former?: Person;
  /** Of a bot, or of the bot that stands in. */
  readonly level?: BotLevel;
  /** A bot plays for the person, who may take the seat back. */
  readonly standIn?: boolean;
  /** When the person wants to be asked whether to use something; without a word, when it could matter. */
  readonly asking?: Asking;
  /** The person wants to think at the present stop, whatever was said before. */
  readonly holds?: true;
  /** How quickly a bot moves here; without a word, briskly. */
  readonly pace?: BotPace;
  readonly ready?: boolean;
  readonly muted?: boolean;
  readonly givesUp?: boolean;
  readonly clock?: SeatClock;
}

/** The clock of a seat, in milliseconds. */
export interface SeatClock {
  readonly bank: number;
  /** While it runs: when the turn time began, as if it had run without a break. */
  readonly since?: number;
  /** While it stands: how much of the turn time was used when it last ran, and in which turn. */
  readonly used?: number;
  readonly turn?: number;
}

/** How a table is set and who sits where: all that its keeper decides on, besides the game itself. */
export interface TableSetup {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** The version of the rules that play it. */
  readonly version: number;
  readonly stage: Stage;
  /** The content pack it is played with; absent for the built-in content. */
  readonly pack?: PackName;
  readonly options: { readonly [option: string]: Json };
  readonly seats: readonly SeatRow[];
  readonly listed: boolean;
  readonly clock?: ClockRule | undefined;
  /** Rivals may ask for hints; a team always may. */
  readonly hints?: true | undefined;
  readonly host: Person;
  /** Those who were removed in the lobby. */
  readonly kicked: readonly Person[];
  /** Those whom the host has muted, wherever they sit. */
  readonly muted?: readonly Person[];
  /** The set-up with its seed, once the game has begun. */
  readonly head?: Head;
  readonly result?: Outcome;
  /** The table of the rematch. */
  readonly next?: string;
  readonly made: number;
  readonly touched: number;
}

export const personSeats = ({ seats }: Pick<TableSetup, 'seats'>, person: Person): Seat[] =>
  seats.flatMap((seat, n) => (seat.person === person ? [n] : []));

/** The seats that a person played from, and that have gone to another device of theirs. */
export const movedSeats = ({ seats }: Pick<TableSetup, 'seats'>, person: Person): Seat[] =>
  seats.flatMap((seat, n) => (seat.former === person ? [n] : []));

/** The seats with one of them at another device of the same human. */
export const seatsMoved = (seats: readonly SeatRow[], seat: Seat, to: Person): readonly SeatRow[] =>
  seats.map((each, n) => {
    if (n !== seat || each.person === undefined) return each;
    return { ...each, person: to, former: each.person };
  });

/** Whose eyes a person looks through: those of a seat of theirs, or a watcher's. */
export function eyesOf(table: Pick<TableSetup, 'seats'>, person: Person, look?: Seat | 'watcher'): Seat | 'watcher' {
  const seats = personSeats(table, person);
  return look === 'watcher' || (look !== undefined && seats.includes(look)) ? look : (seats[0] ?? 'watcher');
}

/** A bot decides for this seat: its own, or one that stands in. */
export const isBots = ({ who, standIn }: SeatRow): boolean => who === 'bot' || standIn === true;

/** Something happens at this table without people. */
export const isBusy = ({ stage, clock, seats }: Pick<TableSetup, 'stage' | 'clock' | 'seats'>): boolean =>
  stage === 'playing' && (clock !== undefined || seats.some(isBots));
