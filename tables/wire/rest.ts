import type { GameRecord, Turn } from '@skerry/engine';
import { type Static, type TSchema, Type } from 'typebox';
import { ChosenLevel, Clock, closed, Options, PersonName, SeatNumber, TableName } from './commands.ts';
import { DEVICE_KINDS, STAGES } from './vocabulary.ts';

/** What the REST routes take and return. The OpenAPI page is made from these schemas. */

const Milliseconds = Type.Integer({ description: 'Milliseconds since 1970.' });

/** The body of every refusal. */
export const Refusal = Type.Object(
  { why: Type.Object({ why: Type.String() }, { additionalProperties: true }), sentence: Type.String() },
  { description: 'Why not, as a key for programs and a sentence for people.' },
);

// Tables

/** Fastify sends only the properties that a schema names. */
const TURN = {
  number: Type.Integer({ description: 'Which turn it is.' }),
  round: Type.Optional(Type.Integer({ description: 'Which round it is, in a game that counts rounds.' })),
  inRound: Type.Optional(
    Type.Object(
      { round: Type.Integer(), turn: Type.Integer() },
      { description: 'The round and which turn of it this is, in a game that counts turns anew in each round.' },
    ),
  ),
  seat: Type.Optional({ ...SeatNumber, description: 'Whose turn it is; nobody’s where all play at once.' }),
} satisfies { readonly [K in keyof Required<Turn>]: TSchema };

/** Longer than any game. */
const MOST_PAGES = 100_000;

/** The engine checks the position itself. */
const Beginning = Type.Object(
  {
    moment: Type.Optional(
      Type.Object(
        {
          name: TableName,
          page: Type.Integer({ minimum: 0, maximum: MOST_PAGES }),
          pages: Type.Integer({ minimum: 0, maximum: MOST_PAGES }),
          turn: Type.Object(TURN, closed),
          table: Type.Optional(Type.String({ pattern: '^[0-9a-z]{1,40}$' })),
        },
        { ...closed, description: 'The moment of another game, for people to read.' },
      ),
    ),
    state: Type.Object({}, { additionalProperties: true, description: 'The position, as in a record’s `from`.' }),
    knownTo: Type.Optional(
      Type.Union([SeatNumber, Type.Literal('watcher')], {
        description: 'Whose view the position is: what they cannot know is dealt anew.',
      }),
    ),
    sameChance: Type.Optional(
      Type.Object(
        {
          seed: Type.String({ minLength: 1, maxLength: 200 }),
          reached: Type.Record(Type.String({ maxLength: 80 }), Type.Integer({ minimum: 0, maximum: 1_000_000 }), {
            maxProperties: 200,
          }),
        },
        { ...closed, description: 'The seed of a finished game, and how far it was used.' },
      ),
    ),
  },
  closed,
);
export type NewBeginning = Static<typeof Beginning>;

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 60 }),
    name: Type.Optional(TableName),
    options: Type.Optional(Options),
    pack: Type.Optional(
      Type.Unknown({ description: 'A content pack, whole; or the hash of one that /api/packs offers for the game.' }),
    ),
    seats: Type.Array(
      Type.Union([
        Type.Object({ who: Type.Literal('me'), name: PersonName }, closed),
        Type.Object({ who: Type.Literal('open') }, closed),
        Type.Object({ who: Type.Literal('bot'), level: ChosenLevel }, closed),
      ]),
      { minItems: 1, maxItems: 8 },
    ),
    /** Anyone may find it, watch, and sit down in the lobby. */
    listed: Type.Optional(Type.Boolean()),
    clock: Type.Optional(Clock),
    /** Rivals may ask for hints; a team always may. */
    hints: Type.Optional(Type.Boolean()),
    /** Where the game begins, instead of a set-up. */
    begins: Type.Optional(Beginning),
  },
  closed,
);
export type NewTable = Static<typeof NewTable>;

export const TableId = Type.Object({ id: Type.String({ maxLength: 40 }) });
export const MadeTable = Type.Object({ id: Type.String() });
export type MadeTable = Static<typeof MadeTable>;

const PackName = Type.Object({ name: Type.String(), version: Type.String(), hash: Type.String() });
export const PackList = Type.Object({ packs: Type.Array(PackName) });
export type PackList = Static<typeof PackList>;
export const PacksWanted = Type.Object({ game: Type.String({ maxLength: 60 }) });
export const PackHash = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) });

export const TableGame = Type.Object({
  id: Type.String(),
  game: Type.String(),
  version: Type.Integer(),
  stage: Type.Enum([...STAGES]),
  pack: Type.Optional(PackName),
});
export type TableGame = Static<typeof TableGame>;

export const ListedTable = Type.Object({
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  pack: Type.Optional(PackName),
  stage: Type.Enum([...STAGES]),
  seats: Type.Array(Type.Object({ who: Type.Enum(['open', 'person', 'bot']), name: Type.String() })),
  yours: Type.Array(SeatNumber, { description: 'The seats that are yours.' }),
  waiting: Type.Array(SeatNumber, { description: 'The seats the game waits for.' }),
  mustAct: Type.Boolean({ description: 'Whether the game waits for you.' }),
  turn: Type.Optional(Type.Object(TURN)),
  until: Type.Optional(Type.Integer({ description: 'When your time is up, where the table has a clock.' })),
  host: Type.Boolean({ description: 'Whether you are its host.' }),
  setAside: Type.Boolean({ description: 'Nobody has played for so long that its people may end it.' }),
  winners: Type.Optional(Type.Array(SeatNumber)),
  result: Type.Optional(Type.Unknown({ description: 'The outcome, as the rules give it.' })),
  made: Type.Integer(),
  touched: Type.Integer(),
});
export type ListedTable = Static<typeof ListedTable>;
export const TableList = Type.Object({
  tables: Type.Array(ListedTable),
  now: Type.Optional(Type.Integer({ description: 'What the clock of the server says, by which all times are meant.' })),
});
export type TableList = Static<typeof TableList>;

export const Reach = Type.Object({
  /** From the settings. */
  publicUrl: Type.Optional(Type.String()),
  /** Addresses of the server in its network, sent only to its own machine. */
  network: Type.Optional(Type.Array(Type.String())),
});
export type Reach = Static<typeof Reach>;

// Codes and devices

export const JoinCode = Type.Object({ code: Type.String({ maxLength: 40 }) });
export const Invitation = Type.Object({ id: Type.String(), key: Type.String() });
export type Invitation = Static<typeof Invitation>;

export const SeatOfTable = Type.Object({
  id: Type.String({ maxLength: 40 }),
  seat: Type.String({ pattern: '^[0-7]$' }),
});
export const MoveCode = Type.Object({ code: Type.String(), until: Milliseconds });
export type MoveCode = Static<typeof MoveCode>;
export const Claim = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, closed);

const Browser = { kind: Type.Enum([...DEVICE_KINDS]), browser: Type.String({ description: 'Empty if unknown.' }) };

export const AboutDevice = Type.Object({
  ...Browser,
  names: Type.Array(Type.String(), { description: 'The names at its tables, three at most.' }),
  tables: Type.Integer(),
});
export type AboutDevice = Static<typeof AboutDevice>;

/** What a code gives: a seat, or all seats of other devices once both sides have agreed. */
export const ClaimSeen = Type.Object({
  seat: Type.Optional(Type.Object({ name: Type.String(), table: Type.String(), game: Type.String() })),
  devices: Type.Optional(Type.Object({ first: AboutDevice, second: AboutDevice })),
  until: Type.Optional(Type.Integer()),
});
export type ClaimSeen = Static<typeof ClaimSeen>;

export const DeviceAsked = Type.Object({ until: Milliseconds });
export const DeviceAskState = Type.Object({
  state: Type.Enum(['none', 'waiting', 'refused', 'added']),
  until: Type.Optional(Type.Integer()),
});
export type DeviceAskState = Static<typeof DeviceAskState>;
export const JoiningId = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, closed);
export const DeviceAnswer = Type.Object(
  { ...JoiningId.properties, own: Type.Boolean({ description: 'Whether it is your own.' }) },
  closed,
);

export const DeviceId = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });

const Device = {
  id: Type.String(),
  here: Type.Boolean({ description: 'Whether it is the one that asks.' }),
  ...Browser,
};

export const DeviceList = Type.Object({
  devices: Type.Array(Type.Object({ ...Device, seen: Milliseconds })),
  asks: Type.Array(Type.Object({ id: Type.String(), until: Type.Integer(), ...AboutDevice.properties }), {
    description: 'Devices that wait for your answer.',
  }),
  own: Type.Optional(AboutDevice),
  added: Type.Array(
    Type.Object({
      ...Device,
      at: Type.Integer(),
      until: Type.Integer({ description: 'Until when it can be undone.' }),
    }),
    { description: 'Devices that were added within a day.' },
  ),
});
export type DeviceList = Static<typeof DeviceList>;

export const Me = Type.Object({
  secret: Type.Optional(Type.String({ description: 'Only for programs that ask for it.' })),
});
export const Forgotten = Type.Object({ tables: Type.Integer({ description: 'At how many tables you were.' }) });

// The daily island

/** The engine checks the rest. */
export const DailyRecord = Type.Unsafe<GameRecord>(
  Type.Object(
    { game: Type.String({ maxLength: 60 }), entries: Type.Array(Type.Unknown(), { maxItems: 500 }) },
    { additionalProperties: true },
  ),
);

export const DailyStanding = Type.Object({
  games: Type.Integer(),
  totals: Type.Array(Type.Object({ total: Type.Integer(), games: Type.Integer() })),
  yours: Type.Optional(
    Type.Object({ total: Type.Integer(), below: Type.Integer({ description: 'Games with fewer points.' }) }),
  ),
});
export type DailyStanding = Static<typeof DailyStanding>;

// The server

export const Health = Type.Object({ ok: Type.Boolean(), tables: Type.Integer(), sockets: Type.Integer() });
export const Alive = Type.Object({ ok: Type.Boolean() });
