import type { Pack, Seat, Turn } from '@skerry/engine';
import type { ChatLine, Line, Person, TableSetup, TableSnapshot } from '@skerry/tables';
import type { DeviceStore } from './device-store.ts';
import type { JoiningStore } from './joining-store.ts';
import type { NotificationStore } from './notification-store.ts';

/** A table as it is written down, without its log. A person is the SHA-256 of the secret in their browser. */
export interface TableRow extends TableSetup {
  /** The secrets of the links to sit down and to watch. */
  readonly invite: string;
  readonly watch: string;
  /** The word to join by, in the lobby. */
  readonly code?: string;
  /** The seats the game waits for; absent in the lobby, and in rows of former programs. */
  readonly waiting?: readonly Seat[];
  /** Which turn it is, and whose; absent where `waiting` is, and in rows of former programs. */
  readonly turn?: Turn;
  /** The address it was made from, as a hash; it limits how many tables one address may have open. */
  readonly maker?: string;
  /** Which writing of this row it is, from 1. Whoever writes a row names the next; if somebody else has written that, it is refused. */
  readonly rev: number;
}

export type Write =
  | { readonly put: 'line'; readonly table: string; readonly line: Line }
  | { readonly put: 'row'; readonly row: TableRow }
  | WaitingWrite
  | ChatWrite
  /** Only the newest snapshot of a table is kept. */
  | { readonly put: 'snapshot'; readonly table: string; readonly snapshot: TableSnapshot }
  | PackWrite
  /** A result of the daily island. Whoever has one already keeps it. */
  | { readonly put: 'daily'; readonly result: DailyResult };

/**
 * The row stays as it is but for this, and so does its number: it goes with every line that changes it. None of it may be
 * left out: what is undefined here is gone from the row.
 */
export interface WaitingWrite {
  readonly put: 'waiting';
  readonly table: string;
  readonly waiting: readonly Seat[];
  readonly turn: Turn | undefined;
}

export interface ChatWrite {
  readonly put: 'chat';
  readonly table: string;
  readonly line: ChatLine;
  /** Who said it. */
  readonly person: Person;
}

/** A content pack, written together with the row of a table that names it. One that is there already stays, and was used just now. */
export interface PackWrite {
  readonly put: 'pack';
  readonly hash: string;
  readonly whole: Pack;
  readonly used: number;
}

/** What is written together, all of it or nothing. */
export type WriteSet = readonly Write[];

export const tablesOf = (change: WriteSet): string[] => [
  ...new Set(
    change.flatMap((write) => {
      if (write.put === 'daily' || write.put === 'pack') return [];
      return [write.put === 'row' ? write.row.id : write.table];
    }),
  ),
];

export interface DailyResult {
  readonly day: string;
  readonly island: string;
  /** One browser on one day at one island; says nothing of who it is. */
  readonly who: string;
  readonly total: number;
}

/** How far a table has come: enough to see whether something is new. */
export interface Reached {
  readonly n: number;
  readonly rev: number;
  /** Another text whenever something was said, or is gone that was said. */
  readonly said: string;
}

/** Something was written by another process, or was perhaps missed. */
export interface Notice {
  /** The tables where there is something to read; all of them if some notices may have been lost. */
  readonly tables: readonly string[] | 'all';
  /** Tables that got only these lines: nothing needs to be read. */
  readonly lines?: ReadonlyMap<string, readonly Line[]>;
}

/** Something to do at a table without people: bots that think, clocks that run. */
export interface Job {
  readonly table: string;
  /** When whoever had it last was known to be awake; nothing if nobody had it. */
  readonly tendedAt?: number;
}

/** A seat of a table. */
export interface SeatAt {
  readonly table: string;
  readonly seat: Seat;
}

/** What a code moves to whoever claims it: a seat, to the same human at another device. */
export interface SeatMove {
  readonly table: string;
  readonly seat: Seat;
  readonly from: Person;
}

/**
 * Where everything is written down. Several processes may share one; each has a name, and is taken for dead when it
 * has not been heard of for `PATIENCE`.
 */
export interface Store {
  /** Whether other processes may write to it too. */
  readonly shared: boolean;
  /** How people are told things while they are away. */
  readonly notifications: NotificationStore;
  /** Which browsers are the same person. */
  readonly devices: DeviceStore;
  /** Which devices were added, and what they brought along. */
  readonly joinings: JoiningStore;
  /**
   * Tries to write each of the changes, safe on the disk when the promise resolves. Returns for each whether it is
   * written: one that collides with what another process has written meanwhile is not, and leaves no trace. If the promise
   * rejects, nothing is known to be written.
   */
  commit(changes: readonly WriteSet[]): Promise<readonly boolean[]>;
  /** All tables. */
  ids(): Promise<string[]>;
  table(id: string): Promise<TableRow | undefined>;
  /** The lines of a log, all or those after the `after`th. */
  lines(id: string, after?: number): Promise<Line[]>;
  /** The line that a command of a seat made. */
  lineOf(id: string, seat: Seat, command: string): Promise<number | undefined>;
  snapshot(id: string): Promise<TableSnapshot | undefined>;
  /** The content pack with this hash. */
  pack(hash: string): Promise<Pack | undefined>;
  /** The last lines that were said in a room, oldest first. */
  chat(id: string, room: ChatLine['room'], most: number): Promise<ChatLine[]>;
  reached(ids: readonly string[]): Promise<ReadonlyMap<string, Reached>>;
  /** The table in the lobby with this word. */
  withCode(code: string): Promise<TableRow | undefined>;
  /** Tables anybody may find, that are not over and where something happened since a time, the newest first. */
  listed(most: number, since: number): Promise<TableRow[]>;
  /** Tables where a person sits or is the host, the last touched first. */
  tablesOf(person: Person, most: number): Promise<TableRow[]>;
  /** How many tables that are not over were made from an address, where something happened since a time. */
  madeBy(maker: string, since: number): Promise<number>;
  /** When the last line of each of these tables was made, if it has one. */
  lastLines(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Marks tables that never began and were last touched before a time, and removes those that have been marked for a day,
   * with all that was said there: a clock that was set wrong for a while removes nothing. Returns how many are gone.
   */
  clearLobbies(before: number, now: number): Promise<number>;
  /** Removes content packs that no table names and none was made with since a time. Returns how many. */
  clearPacks(before: number): Promise<number>;
  /** Removes a table with all that was played and said there. Processes that keep it are told. */
  remove(id: string): Promise<void>;
  /**
   * Removes what a person said, and what was said at the seats they have when nobody noted yet who did. Returns the tables
   * where something is gone; processes that keep one are told.
   */
  unsay(person: Person, at: readonly SeatAt[]): Promise<string[]>;
  /** What was removed or overwritten so far leaves the files soon, too, as far as this program can see to it. */
  wipe(): Promise<void>;
  /** The daily islands with results. */
  dailyIslands(): Promise<{ day: string; island: string }[]>;
  forgetDaily(results: readonly Omit<DailyResult, 'total'>[]): Promise<void>;
  /** How many games of a daily island had each total, the lowest first. */
  daily(day: string, island: string): Promise<{ total: number; games: number }[]>;
  dailyTotal(day: string, island: string, who: string): Promise<number | undefined>;

  /** Calls back whenever another process has written to a table that is kept here. One process alone never hears anything. */
  listen(hear: (notice: Notice) => void, keeps?: (table: string) => boolean): Promise<void>;

  /** This process is awake. Returns whether others may have taken it for dead meanwhile, and its jobs away. */
  beat(now: number): Promise<boolean>;
  /** Takes jobs that nobody tends, or whose process is dead. What this process writes as busy is its own from the start. */
  claim(now: number, most: number): Promise<Job[]>;
  /** Gives jobs back, so that others take them at once: those of some tables, or all. */
  release(tables?: readonly string[]): Promise<void>;

  /** Who is at a table by this process, instead of who was. The others are told. */
  present(table: string, people: readonly Person[]): Promise<void>;
  /** Who is at these tables by other processes. */
  presentElsewhere(tables: readonly string[], now: number): Promise<ReadonlyMap<string, readonly Person[]>>;

  /** Counts something up within a window of time, for all processes together. Returns the count and when it begins anew. */
  count(key: string, window: number, now: number): Promise<{ count: number; until: number }>;
  /** Takes hold of something, or lets go of it. Returns how many hold it in all processes. */
  hold(key: string, by: 1 | -1, now: number): Promise<number>;

  /** Keeps a code until a time; taken, it is gone. */
  putMove(code: string, move: SeatMove, until: number): Promise<void>;
  /** What a code would move; it stays. */
  seeMove(code: string, now: number): Promise<SeatMove | undefined>;
  takeMove(code: string, now: number): Promise<SeatMove | undefined>;

  /** Ends within seconds, whatever becomes of the database: whoever still waits for an answer then waits in vain. */
  close(): Promise<void>;
}

/** Milliseconds from the mark to the removal. */
export const MARKED_FOR = 86_400_000;

/** Milliseconds of silence after which a process is taken for dead. */
export const PATIENCE = 10_000;
