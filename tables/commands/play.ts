import { type Game, resume, type Seat, VersionError, type Why } from '@skerry/engine';
import type { AppliedLine } from '../applied-line.ts';
import { runClocks } from '../clocks.ts';
import { nextTableName } from '../first/names.ts';
import { GameSession } from '../game-session.ts';
import { type OptionWhy, optionWhy } from '../reasons/options.ts';
import type { PlainWhy } from '../reasons/whys.ts';
import { isBots, type Person, personSeats, type TableSetup } from '../table-setup.ts';
import type { Command, LineCommand } from '../wire/commands.ts';
import { DEFAULT_LEVEL } from '../wire/vocabulary.ts';
import { type CommandContext, executeSetup, takenBack } from './table.ts';

/** Commands that may change a table. */
export type TableCommand = Exclude<Command, { do: 'look' | 'readBack' | 'chat' | 'gesture' }>;
type CommandTo<D extends Command['do']> = Extract<Command, { do: D }>;

export const makesLines = (command: Command): command is LineCommand =>
  command.do === 'play' || command.do === 'undo' || command.do === 'redo';

export interface OpenTable<A extends TableSetup> {
  readonly setup: A;
  /** Absent in the lobby. */
  readonly session: GameSession | undefined;
  readonly game: Game;
}

/** The result of a command: first written, then told to clients. */
export interface Change<A extends TableSetup> {
  readonly setup: A;
  readonly lines?: readonly AppliedLine[];
  /** Set when the game begins. */
  readonly begun?: GameSession | undefined;
  /** A table to be made for the rematch, and named as `next`. */
  readonly rematch?: Rematch | undefined;
}

/** `seat` is set if the rules of the game refused its action. */
export interface Refused {
  readonly why: Why;
  readonly seat?: Seat;
}

export type Rematch = Pick<
  TableSetup,
  'name' | 'game' | 'version' | 'pack' | 'options' | 'seats' | 'listed' | 'host' | 'clock' | 'hints' | 'muted'
>;

export function execute<A extends TableSetup>(
  kept: OpenTable<A>,
  command: TableCommand,
  by: Omit<CommandContext, 'game'>,
  now: number,
): Change<A> | Refused {
  switch (command.do) {
    case 'play':
    case 'undo':
    case 'redo':
      return act(kept, command, by.person, now);
    case 'giveUp':
      return giveUp(kept, command, by.person, now);
    case 'start':
      return start(kept, by.person, now);
    case 'end':
      return end(kept, by, now);
    case 'rematch':
      return rematch(kept, by.person);
    default: {
      const answer = executeSetup(kept.setup, command, { ...by, game: kept.game });
      return 'why' in answer ? answer : settle(kept, answer, now);
    }
  }
}

function act<A extends TableSetup>(
  { setup, session }: OpenTable<A>,
  command: LineCommand,
  person: Person,
  now: number,
): Change<A> | Refused {
  const { seat } = command;
  if (setup.seats[seat]?.person !== person) return refuse('notYourSeat');
  if (session === undefined) return refuse('notStarted');
  // A game without its seed can be viewed, but not continued.
  if (setup.stage === 'over') return { why: { why: 'gameOver' }, seat };
  const answer = answerTo(session, command, now);
  if ('why' in answer) return { ...answer, seat };
  const lines = 'line' in answer ? [answer] : answer;
  // Acting takes the seat back from a bot that stands in.
  return happened(session, lines, takenBack(setup, [seat]), now);
}

function answerTo(session: GameSession, command: LineCommand, now: number) {
  const { seat, n } = command;
  if (command.do === 'undo') return session.undo(seat, n, now, command.to);
  if (command.do === 'redo') return session.redo(seat, n, now);
  const { action, further } = command;
  return further ? session.playAll(seat, n, [action, ...further], now) : session.play(seat, n, action, now);
}

export function actForBot<A extends TableSetup>(
  setup: A,
  session: GameSession,
  move: { readonly seat: Seat; readonly action: { readonly act: string } },
  now: number,
): Change<A> | Refused {
  const answer = session.play(move.seat, session.known(move.seat), move.action, now);
  return 'why' in answer ? answer : happened(session, [answer], setup, now);
}

/** Over when all people agree; bots always agree, and a person for all their seats. */
function giveUp<A extends TableSetup>(
  { setup, session }: OpenTable<A>,
  { seat, agree }: CommandTo<'giveUp'>,
  person: Person,
  now: number,
): Change<A> | Refused {
  if (setup.seats[seat]?.person !== person) return refuse('notYourSeat');
  if (session === undefined) return refuse('notStarted');
  if (setup.stage === 'over') return { why: { why: 'gameOver' }, seat };
  if (session.game.giveUp === undefined) return { why: { why: 'unknownAction' }, seat };
  const seats = setup.seats.map((each) => (each.person === person ? { ...each, givesUp: agree } : each));
  const agreed = { ...setup, seats };
  const all = seats.every((each) => each.who !== 'person' || isBots(each) || each.givesUp);
  if (!all) return { setup: agreed };
  const answer = session.giveUp(now);
  return 'why' in answer ? { ...answer, seat } : happened(session, [answer], agreed, now);
}

function start<A extends TableSetup>({ setup, game }: OpenTable<A>, person: Person, now: number): Change<A> | Refused {
  const { stage, host, seats } = setup;
  if (stage !== 'lobby') return refuse('started');
  if (host !== person) return refuse('notHost');
  if (seats.some(({ who }) => who === 'open')) return refuse('openSeats');
  return begun(setup, game, now);
}

export function begun<A extends TableSetup>(
  setup: A,
  game: Game,
  now: number,
): (Change<A> & { readonly begun: GameSession }) | { readonly why: OptionWhy | { readonly why: PlainWhy } } {
  try {
    const session = firstSession(setup, game);
    const { head } = session;
    const { begins } = setup;
    const playing = {
      ...{ ...setup, version: head.version, stage: 'playing' as const, head },
      ...(begins && { begins: { origin: begins.origin } }),
    };
    return { ...settle({ setup, session, game }, playing, now), begun: session };
  } catch (error) {
    // The options, or the position, may be of other rules.
    if (error instanceof VersionError) return { why: { why: 'otherRules' } };
    return { why: optionWhy(error) };
  }
}

function firstSession({ seats, options, begins }: TableSetup, game: Game): GameSession {
  const { head } = begins ?? {};
  return head?.from === undefined
    ? GameSession.open(game, { seats: seats.length, options })
    : GameSession.at(resume(game, head, head.from));
}

/** Ends the game without an outcome. */
function end<A extends TableSetup>(
  { setup }: OpenTable<A>,
  by: Omit<CommandContext, 'game'>,
  now: number,
): Change<A> | Refused {
  const { stage, seats, host } = setup;
  const { person } = by;
  if (stage === 'lobby') return refuse('notStarted');
  if (stage === 'over') return refuse('ended');
  if (personSeats(setup, person).length === 0 && host !== person) return refuse('notYourSeat');
  const isAlone = seats.every((seat) => seat.who === 'bot' || seat.person === person);
  if (!isAlone && !by.isLeft?.()) return refuse('stillPlayed');
  return { setup: { ...setup, stage: 'over', touched: now } };
}

function rematch<A extends TableSetup>({ setup }: OpenTable<A>, person: Person): Change<A> | Refused {
  const { stage, host, next } = setup;
  if (stage !== 'over') return refuse('notOver');
  if (personSeats(setup, person).length === 0 && host !== person) return refuse('notYourSeat');
  return next === undefined ? { setup, rematch: rematchOf(setup, person) } : { setup };
}

function rematchOf(setup: TableSetup, host: Person): Rematch {
  const { name, game, version, pack, options, listed, clock, hints, muted, seats } = setup;
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

/** With no other person, a rematch begins at once. */
export const isAlone = ({ seats, host }: Pick<TableSetup, 'seats' | 'host'>): boolean =>
  seats.every(({ who, person }) => who === 'bot' || person === host);

export const stoodIn = <A extends TableSetup>(setup: A, late: readonly Seat[]): A => ({
  ...setup,
  seats: setup.seats.map((seat, n) => (late.includes(n) ? { ...seat, standIn: true, level: DEFAULT_LEVEL } : seat)),
});

function happened<A extends TableSetup>(
  session: GameSession,
  lines: readonly AppliedLine[],
  setup: A,
  now: number,
): Change<A> {
  return { setup: settled(withoutHolds(setup), session, now), lines };
}

/** A hold ends with the prompt it was for. */
function withoutHolds<A extends TableSetup>(setup: A): A {
  if (!setup.seats.some(({ holds }) => holds)) return setup;
  return { ...setup, seats: setup.seats.map(({ holds, ...seat }) => seat) };
}

const settle = <A extends TableSetup>({ session }: OpenTable<A>, setup: A, now: number): Change<A> => ({
  setup: settled(setup, session, now),
});

/** Updates clocks, stage and result to the state of the game. */
export function settled<A extends TableSetup>(setup: A, session: GameSession | undefined, now: number): A {
  if (session === undefined || setup.stage === 'over') return setup;
  const { clock, seats: before } = setup;
  const seats = clock ? runClocks(clock, before, new Set(session.waitsFor()), session.turn().number, now) : before;
  const result = session.outcome();
  const next = seats === before ? setup : { ...setup, seats };
  return result === undefined ? next : { ...next, stage: 'over', result, touched: now };
}

const refuse = (why: PlainWhy): Refused => ({ why: { why } });
