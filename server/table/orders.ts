import { type Game, OptionError, readOptions, type Seat, SeatCountError } from '@skerry/engine';
import type { Command, Doing, PlainWhy, TableWhy } from '@skerry/tables';
import type { Person, SeatRow, TableRow } from '../store/store.ts';
import { botName, cleanName } from './names.ts';

/** Commands that change who sits where and how the table is set, and nothing in the game. */
export type Order = Extract<
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
      | 'giveBack';
  }
>;

/** Who gives the order, and at what kind of table. */
export interface Orderer {
  readonly person: Person;
  /** Has an invitation, or needs none. */
  readonly invited: boolean;
  readonly game: Game;
  /** Who is connected. */
  readonly present: ReadonlySet<Person>;
}

export type Refusal = { readonly why: TableWhy };
export const isRefusal = (answer: object): answer is Refusal => 'why' in answer;

const refuse = (why: PlainWhy): Refusal => ({ why: { why } });

const OPEN_SEAT: SeatRow = { who: 'open', name: '' };

type Orders = {
  readonly [D in Order['do']]: (row: TableRow, order: Extract<Order, { do: D }>, by: Orderer) => TableRow | Refusal;
};

const ORDERS: Orders = {
  sit(row, { seat, name }, { person, invited }) {
    if (row.stage !== 'lobby') return refuse('started');
    const mine = row.host === person || row.seats.some((each) => each.person === person);
    if (!invited && !mine) return refuse('notHere');
    const chosen = row.seats[seat];
    if (chosen === undefined || row.seats.every(({ who }) => who !== 'open')) return refuse('noRoom');
    if (chosen.who !== 'open') return refuse('seatTaken');
    return named(row, seat, name, () => ({ who: 'person', person, name }));
  },
  stand: (row, { seat }, { person }) =>
    inLobby(row) ?? ownSeat(row, seat, person) ?? withSeat(row, seat, () => OPEN_SEAT),
  rename: (row, { seat, name }, { person }) =>
    ownSeat(row, seat, person) ?? named(row, seat, name, (old) => ({ ...old, name })),
  ready: (row, { seat, ready }, { person }) =>
    inLobby(row) ?? ownSeat(row, seat, person) ?? withSeat(row, seat, (old) => ({ ...old, ready })),
  kick(row, { seat }, by) {
    const refused = inLobby(row) ?? byHost(row, by) ?? atSeat(row, seat);
    if (refused) return refused;
    const { person } = row.seats[seat]!;
    const others = person === undefined || person === row.host ? row.kicked : [...row.kicked, person];
    const seats = row.seats.map((each, n) => (n === seat || (person && each.person === person) ? OPEN_SEAT : each));
    return { ...row, kicked: others, seats };
  },
  seatBot(row, { seat, level }, by) {
    const refused = inLobby(row) ?? byHost(row, by) ?? atSeat(row, seat);
    if (refused) return refused;
    if (row.seats[seat]?.who === 'person') return refuse('seatTaken');
    return withSeat(row, seat, (old) => botSeat(row, level, old));
  },
  openSeat(row, { seat }, by) {
    const refused = inLobby(row) ?? byHost(row, by) ?? atSeat(row, seat);
    if (refused) return refused;
    if (row.seats[seat]?.who === 'person') return refuse('seatTaken');
    return withSeat(row, seat, () => OPEN_SEAT);
  },
  setSeats(row, { count }, by) {
    const refused = inLobby(row) ?? byHost(row, by);
    if (refused) return refused;
    const seats = seatsFor(row.seats, count);
    if (seats === undefined) return refuse('seatTaken');
    const specs = by.game.options as { readonly [option: string]: { readonly kind: string } };
    // What was chosen seat by seat no longer fits.
    const kept = Object.entries(row.options).filter(([option]) => specs[option]?.kind === 'choice');
    return withOptions({ ...row, seats }, Object.fromEntries(kept), by.game);
  },
  setOptions: (row, { options }, by) => inLobby(row) ?? byHost(row, by) ?? withOptions(row, options, by.game),
  setTable(row, { name, listed, clock }, by) {
    const refused = byHost(row, by);
    if (refused) return refused;
    if (clock !== undefined && row.stage !== 'lobby') return refuse('started');
    const clean = name === undefined ? row.name : cleanName(name);
    if (clean === '') return refuse('nameNeeded');
    const { clock: before, ...rest } = row;
    const ruled = clock === undefined ? before : (clock ?? undefined);
    return { ...rest, name: clean, listed: listed ?? row.listed, ...(ruled && { clock: ruled }) };
  },
  mute: (row, { seat, muted }, by) =>
    byHost(row, by) ?? atSeat(row, seat) ?? withSeat(row, seat, (old) => ({ ...old, muted })),
  standIn(row, { seat, level }, by) {
    if (row.stage !== 'playing') return refuse('notStarted');
    const refused = byHost(row, by) ?? atSeat(row, seat);
    if (refused) return refused;
    const { person } = row.seats[seat]!;
    if (person === undefined || by.present.has(person)) return refuse('seatNotAway');
    return withSeat(row, seat, (old) => ({ ...old, standIn: true, level }));
  },
  giveBack(row, { seat }, by) {
    if (row.stage !== 'playing') return refuse('notStarted');
    const refused = atSeat(row, seat);
    if (refused) return refused;
    if (row.seats[seat]?.person !== by.person && row.host !== by.person) return refuse('notHost');
    return takenBack(row, [seat]);
  },
};

export const isOrder = (command: { readonly do: Doing }): command is Order => Object.hasOwn(ORDERS, command.do);

/** The table after an order, or why not. */
export function carryOut(row: TableRow, order: Order, by: Orderer): TableRow | Refusal {
  const rule = ORDERS[order.do] as (row: TableRow, order: Order, by: Orderer) => TableRow | Refusal;
  return rule(row, order, by);
}

/** The seats are again in the hands of their people. */
export function takenBack(row: TableRow, seats: readonly Seat[]): TableRow {
  if (!seats.some((seat) => row.seats[seat]?.standIn)) return row;
  return {
    ...row,
    seats: row.seats.map((seat, n) => {
      if (!seats.includes(n) || !seat.standIn) return seat;
      const { standIn, level, ...own } = seat;
      return own;
    }),
  };
}

export const botSeat = (row: Pick<TableRow, 'seats'>, level: SeatRow['level'], old?: SeatRow): SeatRow => ({
  who: 'bot',
  name: old?.who === 'bot' ? old.name : botName(row.seats.map(({ name }) => name)),
  ...(level && { level }),
});

/** The table with these options, all of them named; or what is wrong with them. */
export function withOptions(row: TableRow, asked: object, game: Game): TableRow | Refusal {
  try {
    const options = readOptions(game, row.seats.length, asked) as TableRow['options'];
    return { ...row, options };
  } catch (error) {
    if (error instanceof OptionError || error instanceof SeatCountError) {
      return { why: { why: 'badOption', sentence: error.message } };
    }
    throw error;
  }
}

/** More seats are open ones; of fewer, the last open ones go first, then the last bots; people stay. */
function seatsFor(seats: readonly SeatRow[], count: number): readonly SeatRow[] | undefined {
  const kept = [...seats];
  while (kept.length < count) kept.push(OPEN_SEAT);
  for (const who of ['open', 'bot'] as const) {
    for (let n = kept.length - 1; n >= 0 && kept.length > count; n--) if (kept[n]?.who === who) kept.splice(n, 1);
  }
  return kept.length === count ? kept : undefined;
}

function named(row: TableRow, seat: Seat, name: string, make: (old: SeatRow) => SeatRow): TableRow | Refusal {
  const clean = cleanName(name);
  if (clean === '') return refuse('nameNeeded');
  return withSeat(row, seat, (old) => ({ ...make(old), name: clean }));
}

const withSeat = (row: TableRow, seat: Seat, make: (old: SeatRow) => SeatRow): TableRow => ({
  ...row,
  seats: row.seats.map((each, n) => (n === seat ? make(each) : each)),
});

const inLobby = ({ stage }: TableRow): Refusal | undefined => (stage === 'lobby' ? undefined : refuse('started'));

const byHost = ({ host }: TableRow, { person }: Orderer): Refusal | undefined =>
  host === person ? undefined : refuse('notHost');

const ownSeat = ({ seats }: TableRow, seat: Seat, person: Person): Refusal | undefined =>
  seats[seat]?.person === person ? undefined : refuse('notYourSeat');

const atSeat = ({ seats }: TableRow, seat: Seat): Refusal | undefined =>
  seats[seat] === undefined ? refuse('noRoom') : undefined;
