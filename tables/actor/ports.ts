import type { Seat, Why } from '@skerry/engine';
import type { Change, Rematch } from '../commands/play.ts';
import type { CommandContext } from '../commands/table.ts';
import type { GameSession } from '../game-session.ts';
import type { Line } from '../lines.ts';
import type { Reader } from '../reader-messages.ts';
import type { CommonWhy, TableWhy } from '../reasons/whys.ts';
import type { Person, TableSetup } from '../table-setup.ts';
import type { Message } from '../wire/messages.ts';
import type { ChatLine, You } from '../wire/table-info.ts';
import type { BotThinker, Pace } from './bot-scheduler.ts';

/** All that differs between tables of a server, a browser and a terminal. */
export interface TablePorts<S extends TableSetup, C extends TableClient> {
  readonly log: LogPort<S, C>;
  readonly audience: AudiencePort<S, C>;
  readonly clock: ClockPort<S>;
  readonly thinker: BotThinker;
}

export interface TableClient extends Reader {
  looking: Reader['looking'];
}

export interface StoredTable<S extends TableSetup> {
  readonly setup: S;
  /** Absent in the lobby. */
  readonly session: GameSession | undefined;
  /** The whole log, or its end. */
  readonly lines: readonly Line[];
  /** Why the game cannot continue; then it is read-only. */
  readonly stopped?: CommonWhy | undefined;
}

export interface LogPort<S extends TableSetup, C extends TableClient> {
  /**
   * Appends the lines of a change, the last of them with the id of its command; writes the setup if it changed, and the
   * table of a rematch with the id `setup.next`. All of it is on disk when the promise resolves to `written`. `behind`:
   * another process or tab wrote first, nothing was written, and the table must be read again. If the promise rejects, it is
   * unknown whether it was written. Called in order. Read what is needed from the session before the first `await`: it
   * changes with the next command.
   */
  append(change: Change<S>, session: GameSession | undefined, command?: string): Promise<'written' | 'behind'>;
  read(): Promise<StoredTable<S>>;
  linesUpTo(last: number): Promise<readonly Line[]>;
  /** Whether a command older than the lines in memory made a line. */
  hasCommand(seat: Seat, id: string): Promise<boolean>;
  newTable(rematch: Rematch, by: C | undefined): string | { readonly why: CommonWhy };
  /** Something could not be written, read or decided. Returns why, for the clients that wait for it. */
  failed(error: unknown, what: string): TableWhy;
  /** The table cannot be read again. */
  lost(error: unknown): void;
}

export interface AudiencePort<S extends TableSetup, C extends TableClient> {
  readonly clients: Iterable<C>;
  /** Messages that are the same for several clients are the same object. */
  send(client: C, message: Message): void;
  present(): ReadonlySet<Person>;
  /** When a bot may stand in for somebody who is away, where hosts can have that. */
  standInAt?(person: Person): number;
  contextOf(client: C): Omit<CommandContext, 'game'>;
  /** What a client may read of the chat. */
  chat(client: C, setup: S): readonly ChatLine[];
  links(setup: S): You['links'];
  /** Seats may belong to others now. Returns the clients whose view changed. */
  reseat(setup: S): readonly C[];
  /** The sentence for a reason that only this host gives. */
  sentence(client: C, why: Why): string | undefined;
  /** All clients were sent the current info. */
  informed(): void;
}

export interface Clock {
  readonly pace: Pace;
  now(): number;
  /** Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface ClockPort<S extends TableSetup = TableSetup> extends Clock {
  /** Whether bots and clocks run here, not in another process. */
  runs(setup: S): boolean;
}
