import type { Asking, Json, Outcome, PackName, Seat } from '@skerry/engine';
import type { Head } from './lines.ts';
import type { ClockRule, Origin } from './wire/table-info.ts';
import type { BotLevel, BotPace, Stage } from './wire/vocabulary.ts';

/** The owner of seats: on a server the hash of a secret, on a device always the same. */
export type Person = string;

export interface SeatRow {
  readonly who: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly person?: Person;
  /** The device the seat was moved from, and can be brought back to. */
  readonly former?: Person;
  /** It was moved from there with a link that the host made: whoever used it can neither give it on nor bring it back. */
  readonly byLink?: true;
  /** The link to it that the host made: a hash of its code, and until when it works. */
  readonly link?: SeatLink;
  /** Of a bot, or of the bot that stands in. */
  readonly level?: BotLevel;
  /** A bot plays for the person, who may take the seat back. */
  readonly standIn?: boolean;
  /** When the person wants to be asked at optional prompts; `matters` if absent. */
  readonly asking?: Asking;
  /** Does not pass the current prompt automatically. */
  readonly holds?: true;
  /** Of a bot; `brisk` if absent. */
  readonly pace?: BotPace;
  readonly ready?: boolean;
  readonly muted?: boolean;
  readonly givesUp?: boolean;
  readonly clock?: SeatClock;
}

export interface SeatLink {
  readonly hash: string;
  readonly until: number;
}

/** In milliseconds. */
export interface SeatClock {
  readonly bank: number;
  /** While it runs: when the turn time began, as if it had run without a break. */
  readonly since?: number;
  /** While it does not run: how much of the turn time was used when it last did, and in which turn. */
  readonly used?: number;
  readonly turn?: number;
}

/** Who sits where, and the settings of a table: everything but the game itself. */
export interface TableSetup {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly stage: Stage;
  /** Absent for the built-in content. */
  readonly pack?: PackName;
  readonly options: { readonly [option: string]: Json };
  readonly seats: readonly SeatRow[];
  readonly listed: boolean;
  readonly clock?: ClockRule | undefined;
  /** Rivals may ask for hints; a team always may. */
  readonly hints?: true | undefined;
  readonly host: Person;
  readonly kicked: readonly Person[];
  /** Muted by the host, wherever they sit. */
  readonly muted?: readonly Person[];
  /** Once the game has begun. */
  readonly head?: Head;
  readonly result?: Outcome;
  /** If the game does not begin with a set-up. */
  readonly begins?: Beginning;
  /** The table of the rematch. */
  readonly next?: string;
  readonly made: number;
  readonly touched: number;
}

export interface Beginning {
  readonly origin: Origin;
  /** The position, until the game has begun. */
  readonly head?: Head;
}

export const personSeats = ({ seats }: Pick<TableSetup, 'seats'>, person: Person): Seat[] =>
  seats.flatMap((seat, n) => (seat.person === person ? [n] : []));

/** Seats that were moved to another device of this person. */
export const movedSeats = ({ seats }: Pick<TableSetup, 'seats'>, person: Person): Seat[] =>
  seats.flatMap((seat, n) => (seat.former === person ? [n] : []));

export const seatsMoved = (seats: readonly SeatRow[], seat: Seat, to: Person): readonly SeatRow[] =>
  seats.map((each, n) => {
    if (n !== seat || each.person === undefined) return each;
    const { link, ...kept } = each;
    return { ...kept, person: to, ...(!each.byLink && { former: each.person }) };
  });

/** Whose view a person gets: that of a seat of theirs, or a watcher's. */
export function allowedLook(
  table: Pick<TableSetup, 'seats'>,
  person: Person,
  look?: Seat | 'watcher',
): Seat | 'watcher' {
  const seats = personSeats(table, person);
  return look === 'watcher' || (look !== undefined && seats.includes(look)) ? look : (seats[0] ?? 'watcher');
}

export const isBots = ({ who, standIn }: SeatRow): boolean => who === 'bot' || standIn === true;

/** Whether bots or clocks run at this table. */
export const isBusy = ({ stage, clock, seats }: Pick<TableSetup, 'stage' | 'clock' | 'seats'>): boolean =>
  stage === 'playing' && (clock !== undefined || seats.some(isBots));
