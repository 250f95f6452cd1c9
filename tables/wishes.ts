import type { Game, Seat, Why } from '@skerry/engine';
import { type Arrangement, isBots, type Person, personSeats } from './arrangement.ts';
import { runClocks } from './clocks.ts';
import type { Command } from './commands.ts';
import { nextTableName } from './names.ts';
import type { Happening } from './news.ts';
import { optionWhy } from './options.ts';
import { type Orderer, ordered, takenBack } from './orders.ts';
import { Sitting } from './sitting.ts';
import type { PlainWhy } from './whys.ts';

/** What those at a table wish for; to look through other eyes, to look back and to talk changes nothing at it. */
export type TableWish = Exclude<Command, { do: 'look' | 'readBack' | 'chat' | 'gesture' }>;
type WishTo<D extends Command['do']> = Extract<Command, { do: D }>;

/** A table as its keeper has it in memory. */
export interface OpenTable<A extends Arrangement> {
  readonly arrangement: A;
  /** The game, once it has begun. */
  readonly sitting: Sitting | undefined;
  readonly game: Game;
}

/** What a wish comes to. The keeper writes it down, and tells it then. */
export interface Change<A extends Arrangement> {
  readonly arrangement: A;
  /** A line was added to the log. */
  readonly happening?: Happening;
  /** The game begins. */
  readonly begun?: Sitting;
  /** A table for the rematch is to be made, and named as `next`. */
  readonly rematch?: Rematch;
}

/** Nothing changed. `seat` is whose action the rules refuse, if they do. */
export interface Refused {
  readonly why: Why;
  readonly seat?: Seat;
}

/** The same people, bots and settings once more. */
export type Rematch = Pick<
  Arrangement,
  'name' | 'game' | 'version' | 'pack' | 'options' | 'seats' | 'listed' | 'host' | 'clock' | 'hints' | 'muted'
>;

/** What a person's wish does, done in memory; or why it does nothing. */
export function fulfil<A extends Arrangement>(
  kept: OpenTable<A>,
  wish: TableWish,
  by: Omit<Orderer, 'game'>,
  now: number,
): Change<A> | Refused {
  switch (wish.do) {
    case 'play':
    case 'undo':
      return act(kept, wish, by.person, now);
    case 'giveUp':
      return giveUp(kept, wish, by.person, now);
    case 'start':
      return start(kept, by.person, now);
    case 'end':
      return end(kept, by, now);
    case 'rematch':
      return rematch(kept, by.person);
    default: {
      const answer = ordered(kept.arrangement, wish, { ...by, game: kept.game });
      return 'why' in answer ? answer : settle(kept, answer, now);
    }
  }
}

function act<A extends Arrangement>(
  { arrangement, sitting }: OpenTable<A>,
  wish: WishTo<'play'> | WishTo<'undo'>,
  person: Person,
  now: number,
): Change<A> | Refused {
  const { seat, n } = wish;
  if (arrangement.seats[seat]?.person !== person) return refuse('notYourSeat');
  if (sitting === undefined) return refuse('notStarted');
  // Without its seed a game can be looked at, but not played on.
  if (arrangement.stage === 'over') return { why: { why: 'gameOver' }, seat };
  const answer = wish.do === 'play' ? sitting.play(seat, n, wish.action, now) : sitting.undo(seat, n, now, wish.to);
  if ('why' in answer) return { ...answer, seat };
  // Whoever acts has the seat again.
  return happened(sitting, answer, takenBack(arrangement, [seat]), now);
}

/** A bot acts for its seat. */
export function actForBot<A extends Arrangement>(
  arrangement: A,
  sitting: Sitting,
  move: { readonly seat: Seat; readonly action: { readonly act: string } },
  now: number,
): Change<A> | Refused {
  const answer = sitting.play(move.seat, sitting.known(move.seat), move.action, now);
  return 'why' in answer ? answer : happened(sitting, answer, arrangement, now);
}

/** When all people at the table agree, it is over; bots always agree, and a person for all their seats. */
function giveUp<A extends Arrangement>(
  { arrangement, sitting }: OpenTable<A>,
  { seat, agree }: WishTo<'giveUp'>,
  person: Person,
  now: number,
): Change<A> | Refused {
  if (arrangement.seats[seat]?.person !== person) return refuse('notYourSeat');
  if (sitting === undefined) return refuse('notStarted');
  if (arrangement.stage === 'over') return { why: { why: 'gameOver' }, seat };
  if (sitting.game.giveUp === undefined) return { why: { why: 'unknownAction' }, seat };
  const seats = arrangement.seats.map((each) => (each.person === person ? { ...each, givesUp: agree } : each));
  const agreed = { ...arrangement, seats };
  const all = seats.every((each) => each.who !== 'person' || isBots(each) || each.givesUp);
  if (!all) return { arrangement: agreed };
  const answer = sitting.giveUp(now);
  return 'why' in answer ? { ...answer, seat } : happened(sitting, answer, agreed, now);
}

function start<A extends Arrangement>(
  { arrangement, game }: OpenTable<A>,
  person: Person,
  now: number,
): Change<A> | Refused {
  const { stage, host, seats } = arrangement;
  if (stage !== 'lobby') return refuse('started');
  if (host !== person) return refuse('notHost');
  if (seats.some(({ who }) => who === 'open')) return refuse('openSeats');
  return begun(arrangement, game, now);
}

/** The table with its game set up. */
export function begun<A extends Arrangement>(
  arrangement: A,
  game: Game,
  now: number,
): (Change<A> & { readonly begun: Sitting }) | Refused {
  try {
    const sitting = Sitting.open(game, { seats: arrangement.seats.length, options: arrangement.options });
    const { head } = sitting;
    const playing = { ...arrangement, version: head.version, stage: 'playing' as const, head };
    return { ...settle({ arrangement, sitting, game }, playing, now), begun: sitting };
  } catch (error) {
    // Options that were good when they were chosen, under other rules.
    return { why: optionWhy(error) };
  }
}

/** The game is over without an outcome; what was played stays. */
function end<A extends Arrangement>(
  { arrangement }: OpenTable<A>,
  { person, isLeft }: Omit<Orderer, 'game'>,
  now: number,
): Change<A> | Refused {
  const { stage, seats, host } = arrangement;
  if (stage === 'lobby') return refuse('notStarted');
  if (stage === 'over') return refuse('ended');
  if (personSeats(arrangement, person).length === 0 && host !== person) return refuse('notYourSeat');
  const isAlone = seats.every((seat) => seat.who === 'bot' || seat.person === person);
  if (!isAlone && !isLeft) return refuse('stillPlayed');
  return { arrangement: { ...arrangement, stage: 'over', touched: now } };
}

function rematch<A extends Arrangement>({ arrangement }: OpenTable<A>, person: Person): Change<A> | Refused {
  const { stage, host, next } = arrangement;
  if (stage !== 'over') return refuse('notOver');
  if (personSeats(arrangement, person).length === 0 && host !== person) return refuse('notYourSeat');
  return next === undefined ? { arrangement, rematch: rematchOf(arrangement, person) } : { arrangement };
}

/** Whoever asks for it is its host. Its name tells it from the table before it. */
function rematchOf(arrangement: Arrangement, host: Person): Rematch {
  const { name, game, version, pack, options, listed, clock, hints, muted, seats } = arrangement;
  return {
    ...{ name: nextTableName(name), game, version, options, listed, host },
    ...(pack && { pack }),
    ...(muted && { muted }),
    ...(clock && { clock }),
    ...(hints && { hints }),
    seats: seats.map(({ who, name, person, level, standIn, muted, asking, pace }) => ({
      ...{ who, name },
      ...(person && { person }),
      ...(level && !standIn && { level }),
      ...(muted && { muted }),
      ...(asking && { asking }),
      ...(pace && !standIn && { pace }),
      ...(person === host && { ready: true }),
    })),
  };
}

/** Where nobody else must come, a rematch begins at once. */
export const isAlone = ({ seats, host }: Pick<Arrangement, 'seats' | 'host'>): boolean =>
  seats.every(({ who, person }) => who === 'bot' || person === host);

/** A bot takes over from those whose time is up. */
export const stoodIn = <A extends Arrangement>(arrangement: A, late: readonly Seat[]): A => ({
  ...arrangement,
  seats: arrangement.seats.map((seat, n) => (late.includes(n) ? { ...seat, standIn: true, level: 'keen' } : seat)),
});

function happened<A extends Arrangement>(
  sitting: Sitting,
  happening: Happening,
  arrangement: A,
  now: number,
): Change<A> {
  return { arrangement: settled(withoutHolds(arrangement), sitting, now), happening };
}

/** Whoever wanted to think has thought: what comes next is another stop. */
function withoutHolds<A extends Arrangement>(arrangement: A): A {
  if (!arrangement.seats.some(({ holds }) => holds)) return arrangement;
  return { ...arrangement, seats: arrangement.seats.map(({ holds, ...seat }) => seat) };
}

const settle = <A extends Arrangement>({ sitting }: OpenTable<A>, arrangement: A, now: number): Change<A> => ({
  arrangement: settled(arrangement, sitting, now),
});

/** The table with its clocks and its end as the game stands. */
export function settled<A extends Arrangement>(arrangement: A, sitting: Sitting | undefined, now: number): A {
  if (sitting === undefined || arrangement.stage === 'over') return arrangement;
  const { clock, seats: before } = arrangement;
  const seats = clock ? runClocks(clock, before, new Set(sitting.waitsFor()), sitting.turn().number, now) : before;
  const result = sitting.outcome();
  const next = seats === before ? arrangement : { ...arrangement, seats };
  return result === undefined ? next : { ...next, stage: 'over', result, touched: now };
}

const refuse = (why: PlainWhy): Refused => ({ why: { why } });
