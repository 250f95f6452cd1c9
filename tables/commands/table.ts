import { cleanName, type Game, looksLike, readOptions, type Seat } from '@skerry/engine';
import { botName } from '../first/names.ts';
import { optionWhy } from '../reasons/options.ts';
import type { PlainWhy, TableWhy } from '../reasons/whys.ts';
import { type Person, personSeats, type SeatLink, type SeatRow, seatsMoved, type TableSetup } from '../table-setup.ts';
import type { Command } from '../wire/commands.ts';
import { DEFAULT_LEVEL } from '../wire/vocabulary.ts';

/** Commands that change seats or settings, and nothing in the game. */
export type SetupCommand = Extract<
  Command,
  {
    do:
      | 'sit'
      | 'stand'
      | 'rename'
      | 'ready'
      | 'kick'
      | 'seatBot'
      | 'openSeat'
      | 'setSeats'
      | 'setOptions'
      | 'setTable'
      | 'mute'
      | 'standIn'
      | 'giveBack'
      | 'bringBack'
      | 'setAsking'
      | 'hold'
      | 'setPace';
  }
>;

export interface CommandContext {
  readonly person: Person;
  /** Has an invitation, or needs none. */
  readonly invited: boolean;
  readonly game: Game;
  /** Whether a person is connected, or left only a moment ago. */
  isHere(person: Person): boolean;
  /** A server knows more look-alike letters than a page. */
  readonly looksLike?: (name: string, other: string) => boolean;
  /** Whether nobody has played for so long that any of its people may end the game. */
  isLeft?(): boolean;
  /** Revokes the links that a kicked person has. */
  newKeys?<A extends TableSetup>(table: A): A;
}

export type Refusal = { readonly why: TableWhy };

const refuse = (why: PlainWhy): Refusal => ({ why: { why } });

/** Replaces the name of a person who asked to be forgotten. */
const NOBODY = '…';

const OPEN_SEAT: SeatRow = { who: 'open', name: '' };

type Handlers = {
  readonly [D in SetupCommand['do']]: <A extends TableSetup>(
    table: A,
    command: Extract<SetupCommand, { do: D }>,
    by: CommandContext,
  ) => A | Refusal;
};

const HANDLERS: Handlers = {
  sit(table, { seat, name }, by) {
    const { person, invited } = by;
    if (table.stage !== 'lobby') return refuse('started');
    const mine = table.host === person || table.seats.some((each) => each.person === person);
    if (!invited && !mine) return refuse('notHere');
    const chosen = table.seats[seat];
    if (chosen === undefined || table.seats.every(({ who }) => who !== 'open')) return refuse('noRoom');
    if (chosen.who !== 'open') return refuse('seatTaken');
    const muted = table.muted?.includes(person);
    return named(table, seat, name, () => ({ who: 'person', person, name, ...(muted && { muted }) }), by);
  },
  stand: (table, { seat }, { person }) =>
    inLobby(table) ?? ownSeat(table, seat, person) ?? withSeat(table, seat, () => OPEN_SEAT),
  rename: (table, { seat, name }, by) =>
    ownSeat(table, seat, by.person) ?? named(table, seat, name, (old) => ({ ...old, name }), by),
  ready: (table, { seat, ready }, { person }) =>
    inLobby(table) ?? ownSeat(table, seat, person) ?? withSeat(table, seat, (old) => ({ ...old, ready })),
  kick(table, { seat }, by) {
    const refused = inLobby(table) ?? byHost(table, by) ?? atSeat(table, seat);
    if (refused) return refused;
    const { person } = table.seats[seat]!;
    const others = person === undefined || person === table.host ? table.kicked : [...table.kicked, person];
    const seats = table.seats.map((each, n) => (n === seat || (person && each.person === person) ? OPEN_SEAT : each));
    const left = { ...table, kicked: others, seats };
    return by.newKeys?.(left) ?? left;
  },
  seatBot(table, { seat, level }, by) {
    const refused = inLobby(table) ?? byHost(table, by) ?? atSeat(table, seat);
    if (refused) return refused;
    if (table.seats[seat]?.who === 'person') return refuse('seatTaken');
    return withSeat(table, seat, (old) => botSeat(table, level, old));
  },
  openSeat(table, { seat }, by) {
    const refused = inLobby(table) ?? byHost(table, by) ?? atSeat(table, seat);
    if (refused) return refused;
    if (table.seats[seat]?.who === 'person') return refuse('seatTaken');
    return withSeat(table, seat, () => OPEN_SEAT);
  },
  setSeats(table, { count }, by) {
    const refused = inLobby(table) ?? byHost(table, by) ?? beforeSetUp(table);
    if (refused) return refused;
    const seats = seatsFor(table.seats, count);
    if (seats === undefined) return refuse('seatTaken');
    const specs = by.game.options as { readonly [option: string]: { readonly kind: string } };
    // What was chosen per seat no longer fits.
    const kept = Object.entries(table.options).filter(([option]) => specs[option]?.kind === 'choice');
    return withOptions({ ...table, seats }, Object.fromEntries(kept), by.game);
  },
  setOptions: (table, { options }, by) =>
    inLobby(table) ?? byHost(table, by) ?? beforeSetUp(table) ?? withOptions(table, options, by.game),
  setTable(table, { name, listed, clock, hints }, by) {
    const refused = byHost(table, by);
    if (refused) return refused;
    if ((clock !== undefined || hints !== undefined) && table.stage !== 'lobby') return refuse('started');
    const clean = name === undefined ? table.name : cleanName(name);
    if (clean === '') return refuse('nameNeeded');
    const ruled = clock === undefined ? table.clock : (clock ?? undefined);
    const allowed = hints === undefined ? table.hints : hints || undefined;
    return { ...table, name: clean, listed: listed ?? table.listed, clock: ruled, hints: allowed };
  },
  mute(table, { seat, muted }, by) {
    const refused = byHost(table, by) ?? atSeat(table, seat);
    if (refused) return refused;
    const { person } = table.seats[seat]!;
    const others = (table.muted ?? []).filter((each) => each !== person);
    const all = muted && person !== undefined ? [...others, person] : others;
    return { ...withSeat(table, seat, (old) => ({ ...old, muted })), muted: all };
  },
  standIn(table, { seat, level }, by) {
    if (table.stage !== 'playing') return refuse('notStarted');
    const refused = byHost(table, by) ?? atSeat(table, seat);
    if (refused) return refused;
    const { person } = table.seats[seat]!;
    if (person === undefined || by.isHere(person)) return refuse('seatNotAway');
    return withSeat(table, seat, (old) => ({ ...old, standIn: true, level }));
  },
  giveBack(table, { seat }, by) {
    if (table.stage !== 'playing') return refuse('notStarted');
    const refused = atSeat(table, seat);
    if (refused) return refused;
    if (table.seats[seat]?.person !== by.person && table.host !== by.person) return refuse('notHost');
    return takenBack(table, [seat]);
  },
  setAsking: (table, { seat, asking }, { person }) =>
    ownSeat(table, seat, person) ?? withSeat(table, seat, (old) => ({ ...old, asking })),
  hold: (table, { seat }, { person }) =>
    ownSeat(table, seat, person) ?? withSeat(table, seat, (old) => ({ ...old, holds: true })),
  setPace: (table, { pace }, by) =>
    byHost(table, by) ?? {
      ...table,
      seats: table.seats.map((seat) => (seat.who === 'bot' || seat.standIn ? { ...seat, pace } : seat)),
    },
  bringBack(table, { seat }, { person }) {
    const from = table.seats[seat]?.person;
    if (table.seats[seat]?.former !== person || from === undefined) return refuse('notYourSeat');
    const back = moved(table, seat, from, person);
    return table.seats[seat]?.byLink ? withSeat(back, seat, ({ former, byLink, ...own }) => own) : back;
  },
};

/** Moves a seat to another device. A host with no seat left at the old device is host at the new one. */
export function moved<A extends TableSetup>(table: A, seat: Seat, from: Person, to: Person): A {
  const seats = seatsMoved(table.seats, seat, to);
  const isGone = seats.every(({ person }) => person !== from);
  return {
    ...table,
    seats,
    host: table.host === from && isGone ? to : table.host,
    kicked: table.kicked.filter((person) => person !== to),
    ...(table.muted && { muted: table.muted.map((person) => (person === from ? to : person)) }),
  };
}

/** The host makes a link to the seat of somebody who is away, who may have lost the way to it. It ends an earlier one. */
export function seatLinked<A extends TableSetup>(
  table: A,
  seat: Seat,
  link: SeatLink,
  by: Pick<CommandContext, 'person' | 'isHere'>,
): A | Refusal {
  const { person } = table.seats[seat] ?? {};
  if (table.host !== by.person) return refuse('notHost');
  if (table.stage === 'lobby') return refuse('notStarted');
  if (person === undefined) return refuse('noRoom');
  if (by.isHere(person)) return refuse('seatNotAway');
  return withSeat(table, seat, (old) => ({ ...old, link }));
}

/** Whoever has the link of a seat takes it, unless they play at this table already. Nothing if the link has ended. */
export function movedByLink<A extends TableSetup>(
  table: A,
  seat: Seat,
  hash: string,
  to: Person,
  now: number,
): A | Refusal | undefined {
  const { person, link, byLink } = table.seats[seat] ?? {};
  if (person === undefined || link?.hash !== hash || link.until <= now) return undefined;
  if (table.host === to || personSeats(table, to).length > 0) return refuse('notYourSeat');
  const next = moved(table, seat, person, to);
  return byLink ? next : withSeat(next, seat, (old) => ({ ...old, byLink: true }));
}

/** Without the links to these seats: their people are there. */
export const unlinked = <A extends TableSetup>(table: A, seats: readonly Seat[]): A => ({
  ...table,
  seats: table.seats.map(({ link, ...seat }, n) => (link && !seats.includes(n) ? { ...seat, link } : seat)),
});

/** Gives all that one person has at a table to another: devices of the same human. */
export function mergePerson<A extends TableSetup>(table: A, from: Person, to: Person): A {
  const now = (person: Person): Person => (person === from ? to : person);
  const seats = table.seats.map((seat) => {
    const { person, former, ...rest } = seat;
    const here = person === undefined ? undefined : now(person);
    // A seat played from `to` anyway has nothing to bring back.
    const before = former === undefined || now(former) === here ? undefined : now(former);
    return { ...rest, ...(here !== undefined && { person: here }), ...(before !== undefined && { former: before }) };
  });
  const isSeated = seats.some(({ person }) => person === to);
  return {
    ...table,
    seats,
    host: now(table.host),
    kicked: table.kicked.map(now).filter((person) => person !== to || !isSeated),
    ...(table.muted && { muted: table.muted.map(now) }),
  };
}

export function executeSetup<A extends TableSetup>(table: A, command: SetupCommand, by: CommandContext): A | Refusal {
  const rule = HANDLERS[command.do] as (table: A, command: SetupCommand, by: CommandContext) => A | Refusal;
  return rule(table, command, by);
}

/** Removes a person: their seats are open in the lobby, a bot's in a game, and nameless once it is over. */
export function without<A extends TableSetup>(table: A, person: Person): A {
  const { kicked, muted } = table;
  const seats = table.seats.reduce<readonly SeatRow[]>((before, seat, n) => {
    if (seat.person === person) return before.with(n, left(table.stage, before, seat));
    const { former, byLink, ...rest } = seat;
    return former === person ? before.with(n, rest) : before;
  }, table.seats);
  const others = (people: readonly Person[]) => people.filter((each) => each !== person);
  return { ...table, seats, kicked: others(kicked), ...(muted && { muted: others(muted) }) };
}

function left(stage: TableSetup['stage'], seats: readonly SeatRow[], { level = DEFAULT_LEVEL }: SeatRow): SeatRow {
  if (stage === 'lobby') return OPEN_SEAT;
  return stage === 'playing' ? botSeat({ seats }, level) : { who: 'person', name: NOBODY };
}

export function takenBack<A extends TableSetup>(table: A, seats: readonly Seat[]): A {
  if (!seats.some((seat) => table.seats[seat]?.standIn)) return table;
  return {
    ...table,
    seats: table.seats.map((seat, n) => {
      if (!seats.includes(n) || !seat.standIn) return seat;
      // With a full turn time.
      const { standIn, level, clock, ...own } = seat;
      return { ...own, ...(clock && { clock: { bank: clock.bank } }) };
    }),
  };
}

export const botSeat = (table: Pick<TableSetup, 'seats'>, level: SeatRow['level'], old?: SeatRow): SeatRow => ({
  who: 'bot',
  name: old?.who === 'bot' ? old.name : botName(table.seats.map(({ name }) => name)),
  ...(level && { level }),
});

export function withOptions<A extends TableSetup>(table: A, asked: object, game: Game): A | Refusal {
  try {
    const options = readOptions(game, table.seats.length, asked) as TableSetup['options'];
    return { ...table, options };
  } catch (error) {
    return { why: optionWhy(error) };
  }
}

/** Adds open seats; removes the last open ones first, then the last bots, never people. */
function seatsFor(seats: readonly SeatRow[], count: number): readonly SeatRow[] | undefined {
  const kept = [...seats];
  while (kept.length < count) kept.push(OPEN_SEAT);
  for (const who of ['open', 'bot'] as const) {
    for (let n = kept.length - 1; n >= 0 && kept.length > count; n--) if (kept[n]?.who === who) kept.splice(n, 1);
  }
  return kept.length === count ? kept : undefined;
}

function named<A extends TableSetup>(
  table: A,
  seat: Seat,
  name: string,
  make: (old: SeatRow) => SeatRow,
  { person, looksLike: isLike = looksLike }: CommandContext,
): A | Refusal {
  const clean = cleanName(name);
  if (clean === '') return refuse('nameNeeded');
  // A person may give their own seats similar names.
  const others = table.seats.filter((each, n) => n !== seat && each.person !== person);
  if (others.some((each) => isLike(each.name, clean))) return refuse('nameTaken');
  return withSeat(table, seat, (old) => ({ ...make(old), name: clean }));
}

const withSeat = <A extends TableSetup>(table: A, seat: Seat, make: (old: SeatRow) => SeatRow): A => ({
  ...table,
  seats: table.seats.map((each, n) => (n === seat ? make(each) : each)),
});

const inLobby = ({ stage }: TableSetup): Refusal | undefined => (stage === 'lobby' ? undefined : refuse('started'));

/** A game that begins with a position has had its set-up. */
const beforeSetUp = ({ begins }: TableSetup): Refusal | undefined =>
  begins === undefined ? undefined : refuse('fromPosition');

const byHost = ({ host }: TableSetup, { person }: CommandContext): Refusal | undefined =>
  host === person ? undefined : refuse('notHost');

const ownSeat = ({ seats }: TableSetup, seat: Seat, person: Person): Refusal | undefined =>
  seats[seat]?.person === person ? undefined : refuse('notYourSeat');

const atSeat = ({ seats }: TableSetup, seat: Seat): Refusal | undefined =>
  seats[seat] === undefined ? refuse('noRoom') : undefined;
