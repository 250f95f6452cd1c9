import {
  type Dealer,
  type Game,
  type GameTypes,
  isAsked,
  type Json,
  type Move,
  offersTo,
  type Pile,
  SampleDealer,
  type Seat,
  same,
  take,
} from '@skerry/engine';
import type { BotProfile, Planning } from './profile/bot-profile.ts';

/** Whose moves are planned, and by what knowledge of the game. */
export interface Planner<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly planning: Planning<T>;
  /** Whose moves the plan may use. */
  readonly seats: readonly Seat[];
  /** Whose standing counts. */
  readonly seat: Seat;
  /** How many more positions may be looked at; as many as there are if not given. */
  readonly budget?: Budget | undefined;
}

/** Counted in positions, not by the clock: the same is planned on every machine. */
export interface Budget {
  left: number;
}

/** A position on the way through a turn, and how it was come to. */
export interface Way<T extends GameTypes> {
  readonly state: T['State'];
  readonly key: string;
  readonly value: number;
  readonly from?: { readonly way: Way<T>; readonly move: Move<T['Action']> };
}

/** Where a plan ends: its last move is the one after which chance has its say, another is asked or the turn is over. */
export interface TurnEnd<T extends GameTypes> {
  readonly before: Way<T>;
  readonly last: Move<T['Action']>;
  /** How well the seat stands there, by the judge of where moves end. */
  readonly value: number;
}

/** A plan that is longer than this ends nowhere. */
const LONGEST = 60;

/** Imagines chance, and notes whether some was asked for that ends a plan. */
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

/**
 * Where the moves of a turn can end: breadth first, every position once, and of those after the same number of moves only
 * the best `beam`, by the game's judge of where moves end. Yields after every number of moves; returns the best first, of
 * those that were found where a budget runs out.
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
        if (game.outcome(after) !== undefined) {
          ends.push({ before: way, last: move, value: (planning.weighEnd ?? botProfile.evaluate)(after, seat) });
        } else if (dealer.asked || game.turn(after).number !== turn || !isPlanned(planner, after, seats)) {
          ends.push({ before: way, last: move, value: planning.weigh(after, seat, way.state) });
        } else {
          const key = planning.key(after);
          if (seen.has(key)) continue;
          seen.add(key);
          next.push({ state: after, key, value: planning.weigh(after, seat), from: { way, move } });
        }
      }
    }
    front = kept(planner, next, beam);
    yield;
  }
  return best(ends, ends.length);
}

/** The seats' moves that are worth planning. */
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

/** Whether moves are planned in a position, and one of the seats is to make one. */
export function isPlanned<T extends GameTypes>(
  { game, planning }: Pick<Planner<T>, 'game' | 'planning'>,
  state: T['State'],
  seats: readonly Seat[],
): boolean {
  return planning.isOn(state) && seats.some((seat) => isAsked(game, state, seat));
}

/** The best positions to go on from; kinds that are told apart share the beam evenly. */
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

/** The best by their value; equals keep their order, so the result does not depend on how a machine sorts. */
const best = <V extends { readonly value: number }>(list: readonly V[], count: number): V[] =>
  list.toSorted((a, b) => b.value - a.value).slice(0, count);

/** The moves that lead to an end, with the position of each. */
export function movesTo<T extends GameTypes>({ before, last }: TurnEnd<T>): { way: Way<T>; move: Move<T['Action']> }[] {
  const moves = [{ way: before, move: last }];
  for (let { from } = before; from !== undefined; from = from.way.from) moves.unshift(from);
  return moves;
}

/**
 * Makes the moves of a plan, as far as they are possible: where a plan passed over chance, this may turn out otherwise than
 * it was imagined. Returns whether all were made.
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
