import type { Seat, Why } from '@skerry/engine';
import type { Change, Rematch } from '../commands/play.ts';
import type { CommandContext } from '../commands/table.ts';
import type { GameSession } from '../game-session.ts';
import type { Line } from '../lines.ts';
import type { Reader } from '../reader-messages.ts';
import type { Person, TableSetup } from '../table-setup.ts';
import type { CommonWhy, TableWhy } from '../whys.ts';
import type { Message } from '../wire/messages.ts';
import type { ChatLine, You } from '../wire/table-info.ts';
import type { BotThinker, Pace } from './bot-scheduler.ts';

/** All that differs between tables of a server, of a browser and of a terminal. */
export interface TablePorts<S extends TableSetup, C extends TableClient> {
  readonly log: LogPort<S, C>;
  readonly audience: AudiencePort<S, C>;
  readonly clock: ClockPort<S>;
  readonly thinker: BotThinker;
}

/** One connection to a table. */
export interface TableClient extends Reader {
  /** Whose eyes it looks through. */
  looking: Reader['looking'];
}

/** A table as it was read from where it is stored. */
export interface StoredTable<S extends TableSetup> {
  readonly setup: S;
  /** Absent in the lobby. */
  readonly session: GameSession | undefined;
  /** The lines that were read: the whole log, or its end. */
  readonly lines: readonly Line[];
  /** Why the game cannot go on; then it can only be looked at. */
  readonly stopped?: CommonWhy | undefined;
}

export interface LogPort<S extends TableSetup, C extends TableClient> {
  /**
   * Appends the lines of a change, the last of them with the id of its command; writes the setup if it is another one, and the
   * table of a rematch with the id `setup.next`. All of it is on disk when the promise resolves to `written`. `behind`: somebody
   * else wrote first, nothing was written, and the table is to be read again. If the promise rejects, nobody knows.
   * Called in order. The session has just made the change: whatever is needed of it must be taken before the call returns.
   */
  append(change: Change<S>, session: GameSession | undefined, command?: string): Promise<'written' | 'behind'>;
  read(): Promise<StoredTable<S>>;
  /** The lines up to the `last`th, for those who look back. */
  linesUpTo(last: number): Promise<readonly Line[]>;
  /** Whether a command of a seat, too old for the lines in memory, made a line. */
  hasCommand(seat: Seat, id: string): Promise<boolean>;
  /** The id of a rematch's table, or why there can be none. */
  newTable(rematch: Rematch, by: C | undefined): string | { readonly why: CommonWhy };
  /** Something could not be written, read or decided. Returns what the people who waited for it are told. */
  failed(error: unknown, what: string): TableWhy;
  /** The table cannot be read again: it is of no use any more. */
  lost(error: unknown): void;
}

export interface AudiencePort<S extends TableSetup, C extends TableClient> {
  readonly clients: Iterable<C>;
  /** Messages that are the same for several clients are the same object. */
  send(client: C, message: Message): void;
  /** Who is connected. */
  present(): ReadonlySet<Person>;
  contextOf(client: C): Omit<CommandContext, 'game'>;
  /** What was said at the table, as far as a client may read it. */
  chat(client: C, setup: S): readonly ChatLine[];
  /** The links to invite with. */
  links(setup: S): You['links'];
  /** Seats may have changed hands. Returns the clients that look through other eyes now. */
  reseat(setup: S): readonly C[];
  /** The sentence for a reason that only this host gives. */
  sentence(client: C, why: Why): string | undefined;
  /** Everybody was told the table as it is. */
  informed(): void;
}

export interface Clock {
  readonly pace: Pace;
  now(): number;
  /** Calls back after some milliseconds. Returns what cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface ClockPort<S extends TableSetup = TableSetup> extends Clock {
  /** Whether bots move and time runs here, and not in another process. */
  runs(setup: S): boolean;
}
