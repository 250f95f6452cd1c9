import { ASKING, LANGUAGES } from '@skerry/engine';
import { type Static, type TSchema, Type } from 'typebox';
import {
  BOT_LEVELS,
  BOT_PACES,
  LONGEST_CHAT,
  LONGEST_NAME,
  LONGEST_PATH,
  LONGEST_TABLE_NAME,
  SAYINGS,
} from './vocabulary.ts';

/** What a client says to a table. The types come from the schemas that check them at the border. */

export const closed = { additionalProperties: false } as const;
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 7 });
export const PersonName = Type.String({ minLength: 1, maxLength: LONGEST_NAME });
export const TableName = Type.String({ minLength: 1, maxLength: LONGEST_TABLE_NAME });
export const CommandId = Type.String({ minLength: 1, maxLength: 40 });
export const LineNumber = Type.Integer({ minimum: 0 });
export const Options = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 });
export const ChosenLevel = Type.Enum([...BOT_LEVELS]);
export const Clock = Type.Object(
  {
    turn: Type.Integer({ minimum: 5_000, maximum: 14 * 24 * 3_600_000 }),
    bank: Type.Integer({ minimum: 0, maximum: 30 * 24 * 3_600_000 }),
  },
  closed,
);

const SomeAction = Type.Object({ act: Type.String({ maxLength: 40 }) });

/** What somebody says without words of their own. */
export const Gesture = Type.Union([
  Type.Object({ make: Type.Literal('say'), phrase: Type.Enum([...SAYINGS]) }, closed),
  /** Points at what a word of the game names, `coral-palace`; at a card that lies before a seat, `earth` of seat 2. */
  Type.Object(
    { make: Type.Literal('point'), at: Type.String({ maxLength: 40 }), of: Type.Optional(SeatNumber) },
    closed,
  ),
  /** Proposes what a seat could do now, in the turn that is on. */
  Type.Object(
    { make: Type.Literal('propose'), seat: SeatNumber, turn: Type.Integer({ minimum: 1 }), action: SomeAction },
    closed,
  ),
]);
export type Gesture = Static<typeof Gesture>;

/** The first message of a connection. */
export const Hello = Type.Object(
  {
    say: Type.Literal('hello'),
    protocol: Type.Integer(),
    table: Type.String({ maxLength: 40 }),
    /** The secret part of an invitation or of a watcher's link. */
    key: Type.Optional(Type.String({ maxLength: 60 })),
    /** How many lines the client knows; then only what is new is sent. */
    since: Type.Optional(LineNumber),
    /** Whose eyes to look through: one of the client's seats, or a watcher's. */
    look: Type.Optional(Type.Union([SeatNumber, Type.Literal('watcher')])),
    /** The version of the game whose rules the client knows; then it may be sent entries instead of patches. */
    rules: Type.Optional(Type.Integer()),
    /** Send what the client's seats can do; for clients that do not know the rules. */
    offers: Type.Optional(Type.Boolean()),
    /** Send the lines of one command as one update. Otherwise each comes as an update of its own. */
    paths: Type.Optional(Type.Boolean()),
    language: Type.Optional(Type.Enum([...LANGUAGES])),
  },
  closed,
);
export type Hello = Static<typeof Hello>;

const command = <D extends string, P extends { [key: string]: TSchema }>(doing: D, parts: P) =>
  Type.Object({ say: Type.Literal('do'), id: CommandId, do: Type.Literal(doing), ...parts }, closed);

export const Command = Type.Union([
  // The game
  /** `further` actions follow one after the other: all are played, or none. */
  command('play', {
    seat: SeatNumber,
    n: LineNumber,
    action: SomeAction,
    further: Type.Optional(Type.Array(SomeAction, { minItems: 1, maxItems: LONGEST_PATH - 1 })),
  }),
  /** Takes back the seat's last action, or all of them since the start of an action or a turn, as far as it may. */
  command('undo', {
    seat: SeatNumber,
    n: LineNumber,
    to: Type.Optional(Type.Enum(['step', 'action', 'turn'])),
  }),
  /** Plays again what the seat undid last, if nothing new has come between. */
  command('redo', { seat: SeatNumber, n: LineNumber }),
  /** All people at the table must agree; it can be taken back until then. */
  command('giveUp', { seat: SeatNumber, agree: Type.Boolean() }),
  /** Asks for earlier pages: the stretch of the story with this page. */
  command('readBack', { page: LineNumber }),
  /** When the person wants to be asked whether to use something. */
  command('setAsking', { seat: SeatNumber, asking: Type.Enum([...ASKING]) }),
  /** The person wants to think at this stop, which would go by otherwise. */
  command('hold', { seat: SeatNumber }),
  /** How quickly all bots of the table move. */
  command('setPace', { pace: Type.Enum([...BOT_PACES]) }),
  command('look', { at: Type.Union([SeatNumber, Type.Literal('watcher')]) }),
  // The lobby
  command('sit', { seat: SeatNumber, name: PersonName }),
  command('stand', { seat: SeatNumber }),
  command('rename', { seat: SeatNumber, name: PersonName }),
  command('ready', { seat: SeatNumber, ready: Type.Boolean() }),
  command('kick', { seat: SeatNumber }),
  command('seatBot', { seat: SeatNumber, level: ChosenLevel }),
  command('openSeat', { seat: SeatNumber }),
  command('setSeats', { count: Type.Integer({ minimum: 1, maximum: 8 }) }),
  command('setOptions', { options: Options }),
  command('setTable', {
    name: Type.Optional(TableName),
    listed: Type.Optional(Type.Boolean()),
    clock: Type.Optional(Type.Union([Clock, Type.Null()])),
    hints: Type.Optional(Type.Boolean()),
  }),
  command('start', {}),
  /** Ends a game that nobody has played for a while, or at which nobody else sits. */
  command('end', {}),
  command('rematch', {}),
  // People
  command('chat', { text: Type.String({ minLength: 1, maxLength: LONGEST_CHAT }) }),
  command('gesture', { gesture: Gesture }),
  command('mute', { seat: SeatNumber, muted: Type.Boolean() }),
  /** The host puts a bot on the seat of somebody who is away; the person may take it back at any time. */
  command('standIn', { seat: SeatNumber, level: ChosenLevel }),
  command('giveBack', { seat: SeatNumber }),
  /** A seat that went to another device comes back to the one it was moved from. */
  command('bringBack', { seat: SeatNumber }),
]);
export type Command = Static<typeof Command>;
/** A command that makes lines of the log. */
export type LineCommand = Extract<Command, { do: 'play' | 'undo' | 'redo' }>;
/** A command without its envelope. */
export type CommandBody = Command extends infer C ? (C extends Command ? Omit<C, 'say' | 'id'> : never) : never;
export type Doing = Command['do'];

export const Ping = Type.Object({ say: Type.Literal('ping') }, closed);

export const ClientMessage = Type.Union([Hello, Command, Ping]);
export type ClientMessage = Static<typeof ClientMessage>;
