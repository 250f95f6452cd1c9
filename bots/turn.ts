import {
  type Dealer,
  type Game,
  type GameTypes,
  isAsked,
  type Json,
  type Move,
  offersTo,
  type Pile,
  Random,
  SampleDealer,
  type Seat,
  same,
  take,
} from '@skerry/engine';
import type { BotProfile, Planning } from './profile/bot-profile.ts';

/** The seats of a plan, and the game's knowledge. */
export interface Planner<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly planning: Planning<T>;
  /** Seats whose moves the plan may use. */
  readonly seats: readonly Seat[];
  /** The seat whose standing counts. */
  readonly seat: Seat;
  /** Positions left to visit; unlimited by default. */
  readonly budget?: Budget | undefined;
}

/** Counted in positions, not time: plans are the same on every machine. */
export interface Budget {
  left: number;
}

/** An intermediate position of a turn, and the moves to it. */
export interface Way<T extends GameTypes> {
  readonly state: T['State'];
  readonly key: string;
  readonly value: number;
  readonly from?: Stride<T>;
}

/** A move with the position before it. */
interface Stride<T extends GameTypes> {
  readonly way: Way<T>;
  readonly move: Move<T['Action']>;
}

/** The end of a plan: after its last move chance decides, another seat is asked or the turn is over. */
export interface TurnEnd<T extends GameTypes> {
  readonly before: Way<T>;
  readonly last: Move<T['Action']>;
  /** The seat's standing there, by `weigh`. */
  readonly value: number;
}

/** Longer plans are cut off. */
const LONGEST = 60;

/** Samples chance, and notes whether any of it ends a plan. */
export class WatchedDealer extends SampleDealer {
  passesOver: Planning['passesOver'];
  asked = false;

  override draw<C extends Json>(pile: Pile<C>, label: string): C {
    this.note(label);
    return super.draw(pile, label);
  }

  override pick<V extends Json>(from: readonly V[], label: string): V {
    this.note(label);
    return super.pick(from, label);
  }

  override die(sides: number, label: string): number {
    this.note(label);
    return super.die(sides, label);
  }

  private note(label: string): void {
    if (!this.passesOver?.(label)) this.asked = true;
  }
}

const dealer = new WatchedDealer(0);
const random = new Random(0);

/**
 * The possible ends of a turn's moves: breadth first, every position once, only the best `beam` per number of moves,
 * by `weigh`. Yields after each number of moves; returns the best first, of those found before the budget ran out.
 */
export function* reachingEnds<T extends GameTypes>(
  planner: Planner<T>,
  state: T['State'],
  beam: number,
  seed: number,
): Generator<void, readonly TurnEnd<T>[]> {
  const { game, botProfile, planning, seats, seat, budget } = planner;
  const turn = game.turn(state).number;
  const ends: TurnEnd<T>[] = [];
  const key = planning.key(state);
  const seen = new Set([key]);
  let front: Way<T>[] = [{ state, key, value: 0 }];
  for (let moves = 0; front.length > 0 && moves < LONGEST; moves++) {
    const next: Way<T>[] = [];
    for (const way of front) {
      for (const move of movesFrom(planner, way.state)) {
        if (budget !== undefined && --budget.left < 0) return best(ends, ends.length);
        const after = game.clone(way.state);
        dealer.restart(seed);
        dealer.passesOver = planning.passesOver;
        dealer.asked = false;
        take(game, after, move.seat, move.action, dealer);
        const from = answered(planner, { way, move }, after, turn);
        const [before, last] = [from.way, from.move];
        if (game.outcome(after) !== undefined) {
          ends.push({ before, last, value: (planning.weighEnd ?? botProfile.evaluate)(after, seat) });
        } else if (dealer.asked || game.turn(after).number !== turn || !isPlanned(planner, after, seats)) {
          ends.push({ before, last, value: planning.weigh(after, seat, before.state) });
        } else {
          const key = planning.key(after);
          if (seen.has(key)) continue;
          seen.add(key);
          next.push({ state: after, key, value: planning.weigh(after, seat), from });
        }
      }
    }
    front = kept(planner, next, beam);
    yield;
  }
  return best(ends, ends.length);
}

/**
 * Teammates outside the plan answer as quick players where a move asks them in the middle of the turn, such as what
 * to discard for a gift: the plan continues afterwards. Applies their answers; returns the last move.
 */
function answered<T extends GameTypes>(
  { game, botProfile, planning, seats }: Planner<T>,
  made: Stride<T>,
  after: T['State'],
  turn: number,
): Stride<T> {
  const { team } = game;
  let last = made;
  while (team && !dealer.asked && game.outcome(after) === undefined && game.turn(after).number === turn) {
    if (!planning.isOn(after) || isPlanned({ game, planning }, after, seats)) break;
    const way = { state: game.clone(after), key: planning.key(after), value: 0, from: last };
    random.restart(0);
    const { seat, action } = botProfile.policy(after, random);
    take(game, after, seat, action, dealer);
    last = { way, move: { seat, action } };
  }
  return last;
}

/** The seats' moves worth planning. */
function* movesFrom<T extends GameTypes>(
  { game, botProfile, planning, seats }: Planner<T>,
  state: T['State'],
): Generator<Move<T['Action']>> {
  for (const seat of seats) {
    const offers: T['Action'][] = [];
    offersTo(game, state, seat, offers);
    if (offers.length === 0) continue;
    const worth = (planning.worthPlanning ?? botProfile.sensible)?.(state, seat, offers) ?? offers;
    for (const action of worth) yield { seat, action };
  }
}

/** Whether moves are planned here, and one of the seats is to move. */
export function isPlanned<T extends GameTypes>(
  { game, planning }: Pick<Planner<T>, 'game' | 'planning'>,
  state: T['State'],
  seats: readonly Seat[],
): boolean {
  return planning.isOn(state) && seats.some((seat) => isAsked(game, state, seat));
}

/** The best positions to continue from; different kinds share the beam evenly. */
function kept<T extends GameTypes>({ planning, seat }: Planner<T>, ways: readonly Way<T>[], beam: number): Way<T>[] {
  if (planning.apart === undefined || ways.length <= beam) return best(ways, beam);
  const kinds = new Map<number, Way<T>[]>();
  for (const way of best(ways, ways.length)) {
    const kind = planning.apart(way.state, seat);
    const others = kinds.get(kind);
    if (others === undefined) kinds.set(kind, [way]);
    else others.push(way);
  }
  const share = Math.ceil(beam / kinds.size);
  return [...kinds.values()].flatMap((some) => some.slice(0, share));
}

/** The best by value; equals keep their order, so the result does not depend on a machine's sort. */
const best = <V extends { readonly value: number }>(list: readonly V[], count: number): V[] =>
  list.toSorted((a, b) => b.value - a.value).slice(0, count);

/** The moves to an end, with the position before each. */
export function movesTo<T extends GameTypes>({ before, last }: TurnEnd<T>): { way: Way<T>; move: Move<T['Action']> }[] {
  const moves = [{ way: before, move: last }];
  for (let { from } = before; from !== undefined; from = from.way.from) moves.unshift(from);
  return moves;
}

/**
 * Makes a plan's moves while they are possible: where a plan continued past chance, the outcome may differ from the
 * sample. Returns whether all were made.
 */
export function follow<T extends GameTypes>(
  { game, planning }: { readonly game: Game<T>; readonly planning?: Planning<T> | undefined },
  state: T['State'],
  moves: readonly Move<T['Action']>[],
  dealer: Dealer<T['Fact']>,
): boolean {
  for (const { seat, action } of moves) {
    if (planning?.passesOver !== undefined && !isOffered(game, state, seat, action)) return false;
    take(game, state, seat, action, dealer);
  }
  return true;
}

export function isOffered<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
): boolean {
  if (game.outcome(state) !== undefined) return false;
  const offers: T['Action'][] = [];
  offersTo(game, state, seat, offers);
  return offers.some((offer) => same(offer, action));
}
