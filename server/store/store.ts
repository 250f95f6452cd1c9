import type { Json, Outcome, Seat } from '@skerry/engine';
import type { BotLevel, ChatLine, ClockRule, Head, Line, Stage } from '@skerry/tables';

/** A person is known by the SHA-256 of the secret in the browser; the secret itself is stored nowhere. */
export type Person = string;

/** A seat as it is written down. */
export interface SeatRow {
  readonly who: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly person?: Person;
  readonly level?: BotLevel;
  readonly standIn?: boolean;
  readonly ready?: boolean;
  readonly muted?: boolean;
  readonly givesUp?: boolean;
  readonly clock?: { readonly bank: number; readonly since?: number };
}

/** A table as it is written down, without its log. */
export interface TableRow {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly stage: Stage;
  readonly options: { readonly [option: string]: Json };
  readonly seats: readonly SeatRow[];
  readonly listed: boolean;
  readonly clock?: ClockRule;
  readonly host: Person;
  /** The secrets of the links to sit down and to watch. */
  readonly invite: string;
  readonly watch: string;
  /** The word to join by, in the lobby. */
  readonly code?: string;
  /** Those who were sent away in the lobby. */
  readonly kicked: readonly Person[];
  /** The set-up with its seed, once the game has begun. */
  readonly head?: Head;
  readonly result?: Outcome;
  readonly next?: string;
  readonly made: number;
  readonly touched: number;
}

/** A line of the log, and the id of the command that made it, if it was one. */
export interface StoredLine extends Line {
  readonly command?: string;
}

export type Write =
  | { readonly put: 'line'; readonly table: string; readonly line: StoredLine }
  | { readonly put: 'row'; readonly row: TableRow }
  | { readonly put: 'chat'; readonly table: string; readonly line: ChatLine }
  /** A result of the daily island. Who has one already keeps that one. */
  | { readonly put: 'daily'; readonly result: DailyResult }
  /** The server was awake at this time: what comes until the next start is no time for clocks. */
  | { readonly put: 'awake'; readonly at: number };

export interface DailyResult {
  readonly day: string;
  readonly island: string;
  /** One browser on one day at one island; says nothing of who it is. */
  readonly who: string;
  readonly total: number;
}

/** Where tables are written down. */
export interface Store {
  /** All of it, safe on the disk when the promise resolves; or nothing, and the promise rejects. */
  commit(writes: readonly Write[]): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  lines(id: string): Promise<StoredLine[]>;
  /** The last lines that were said in a room, oldest first. */
  chat(id: string, room: ChatLine['room'], most: number): Promise<ChatLine[]>;
  /** The table in the lobby with this word. */
  withCode(code: string): Promise<TableRow | undefined>;
  /** Tables anybody may find, that are not over, the newest first. */
  listed(most: number): Promise<TableRow[]>;
  /** Tables where a person sits or is the host, the last touched first. */
  tablesOf(person: Person, most: number): Promise<TableRow[]>;
  /** Tables where something happens without people: bots or clocks. */
  busy(): Promise<TableRow[]>;
  /** How many games of a daily island had each total, the lowest first. */
  daily(day: string, island: string): Promise<{ total: number; games: number }[]>;
  dailyTotal(day: string, island: string, who: string): Promise<number | undefined>;
  /** When the server was last known to be awake. */
  awake(): Promise<number | undefined>;
  close(): Promise<void>;
}

export const personSeats = (row: TableRow, person: Person): Seat[] =>
  row.seats.flatMap((seat, n) => (seat.person === person ? [n] : []));

/** A bot decides for this seat: its own, or one that stands in. */
export const isBots = ({ who, standIn }: SeatRow): boolean => who === 'bot' || standIn === true;
