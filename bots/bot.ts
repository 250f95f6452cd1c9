import {
  type Ask,
  type Game,
  type GameTypes,
  imagine,
  type Move,
  offersTo,
  type Plan,
  Random,
  SampleDealer,
  type Seat,
  scramble,
  take,
  type View,
} from '@skerry/engine';
import type { Level } from '@skerry/tables';
import { finish } from './halving.ts';
import { PLANS_LIKE, ROLLOUTS, rolloutsOf } from './levels.ts';
import { planning } from './plan.ts';
import type { BotProfile, Planning } from './profile/bot-profile.ts';
import { type Candidate, searching, type Thought, type Weighed } from './search.ts';
import { tryingMoves } from './trying.ts';
import { isOffered, isPlanned } from './turn.ts';

/** Futures that the greedy bot samples per move. */
const GLANCES = 4;

export interface BotSettings<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly level: Level;
  readonly seed: number;
  readonly seats: readonly Seat[];
  /** Earlier decisions and the current plan, if this bot takes over from another. */
  readonly decisions?: number | undefined;
  readonly plan?: Plan<T['Action']> | undefined;
}

/** A move, or none when the bot would rather wait. */
export interface Decision<T extends GameTypes = GameTypes> {
  readonly move: Move<T['Action']> | undefined;
  /** Rollouts played. */
  readonly rollouts: number;
  /** All candidates, best first; empty where there was no choice. */
  readonly weighed: readonly Weighed<T>[];
}

/** Progress of a decision: the share of its budget that is spent. */
export interface Headway extends Thought {
  readonly share: number;
}

const nothing = { rollouts: 0, weighed: [] };

/** A player of one or more seats. It sees views only. The same seed and game give the same moves. */
export class Bot<T extends GameTypes = GameTypes> {
  private readonly settings: BotSettings<T>;
  private made: number;
  private planned: Plan<T['Action']>;

  constructor(settings: BotSettings<T>) {
    this.settings = settings;
    this.made = settings.decisions ?? 0;
    this.planned = settings.plan ?? [];
  }

  get seats(): readonly Seat[] {
    return this.settings.seats;
  }

  /** Whether it searches where there is a choice. */
  get searches(): boolean {
    return this.settings.level in ROLLOUTS;
  }

  /** Decisions made so far; forced moves do not count. */
  get decisions(): number {
    return this.made;
  }

  /** The moves planned for this turn, made without further search while everything goes as planned. */
  get plan(): Plan<T['Action']> {
    return this.planned;
  }

  decide(view: View<T>, asks: readonly Ask[]): Decision<T> {
    return finish(this.deciding(view, asks));
  }

  /** Decides step by step, for a worker that must stay responsive. */
  *deciding(view: View<T>, asks: readonly Ask[]): Generator<Headway, Decision<T>> {
    const { game, botProfile, level, seats, seed } = this.settings;
    const own = asks.filter((ask) => seats.includes(ask.seat));
    const asked = own.find((ask) => ask.must)?.seat;
    const state = imagine(game, view, new SampleDealer(seed));
    const isPlanner = level !== 'random' && level !== 'greedy' && botProfile.planning !== undefined;
    if (isPlanner && asked !== undefined && isPlanned({ game, planning: botProfile.planning }, state, seats))
      return yield* this.planning(
        view,
        state,
        asked,
        botProfile.planning,
        botProfile.planning.widths[PLANS_LIKE[level]],
      );
    const moves = this.candidates(state, own, asked);
    if (moves.length === 0) return { move: undefined, ...nothing };
    this.made++;
    const chance = scramble(seed, this.made);
    if (moves.length === 1) return { move: moves[0], ...nothing };
    if (level === 'random') return { move: moves[new Random(chance).below(moves.length)], ...nothing };
    const seat = asked ?? moves.find((move) => move !== undefined)!.seat;
    if (level === 'greedy') return { move: this.greediest(view, moves, chance), ...nothing };
    const position = { game, botProfile, view, seat, seed: chance };
    const futures = botProfile.planning?.widths[PLANS_LIKE[level]].trials?.futures ?? 0;
    const isTried = botProfile.trials !== undefined && futures > 0;
    const budget = isTried ? moves.length * futures : rolloutsOf(level, botProfile);
    const steps = isTried
      ? tryingMoves({ ...position, trials: botProfile.trials }, moves, futures)
      : searching(position, moves, budget);
    for (;;) {
      const step = steps.next();
      if (!step.done) {
        yield { ...step.value, share: step.value.rollouts / budget };
        continue;
      }
      const { move, rollouts, weighed } = step.value;
      return { move, rollouts, weighed };
    }
  }

  private *planning(
    view: View<T>,
    state: T['State'],
    seat: Seat,
    knowledge: Planning<T>,
    widths: Planning<T>['widths']['calm'],
  ): Generator<Headway, Decision<T>> {
    const { game, botProfile, seats, seed } = this.settings;
    this.made++;
    const key = knowledge.key(state);
    const next = this.planned.find((step) => step.key === key)?.move;
    if (next !== undefined && this.isPossible(state, next)) return { move: next, ...nothing };
    const { most, futures } = (botProfile.trials && widths.trials) ?? { most: 0, futures: 0 };
    const budget = Math.max(1, widths.ends * widths.futures + most * futures);
    const chance = scramble(seed, this.made);
    const steps = planning({ game, botProfile, planning: knowledge, view, seats, seat, seed: chance, widths });
    for (;;) {
      const step = steps.next();
      if (!step.done) {
        yield { ...step.value, share: step.value.rollouts / budget };
        continue;
      }
      const { plan, rollouts, weighed } = step.value;
      this.planned = plan;
      return { move: plan[0]!.move, rollouts, weighed };
    }
  }

  private isPossible(state: T['State'], { seat, action }: Move<T['Action']>): boolean {
    return this.seats.includes(seat) && isOffered(this.settings.game, state, seat, action);
  }

  /** Choices of this bot's seats, if any; waiting is one of them if no seat is asked. */
  private candidates(state: T['State'], own: readonly Ask[], asked: Seat | undefined): Candidate<T>[] {
    const { botProfile } = this.settings;
    const moves: Candidate<T>[] = [];
    if (asked !== undefined) moves.push(...this.sensible(state, asked));
    for (const { seat, must } of own)
      if (!must && botProfile.tempted?.(state, seat)) moves.push(...this.sensible(state, seat));
    if (asked === undefined && moves.length > 0) moves.unshift(undefined);
    return moves;
  }

  private sensible(state: T['State'], seat: Seat): Move<T['Action']>[] {
    const { game } = this.settings;
    const offers: T['Action'][] = [];
    offersTo(game, state, seat, offers);
    return this.worthy(state, seat, offers).map((action) => ({ seat, action }));
  }

  /** The offers that a level considers. */
  private worthy(state: T['State'], seat: Seat, offers: readonly T['Action'][]): readonly T['Action'][] {
    const { botProfile, level } = this.settings;
    if (level === 'random') return offers;
    const seasoned = level === 'greedy' ? undefined : botProfile.seasoned?.(state, seat, offers, PLANS_LIKE[level]);
    return seasoned ?? botProfile.sensible?.(state, seat, offers) ?? offers;
  }

  /** The move with the best evaluation over a few futures. */
  private greediest(view: View<T>, moves: readonly Candidate<T>[], seed: number): Candidate<T> {
    const { game, botProfile } = this.settings;
    const judge = botProfile.evaluateGreedily ?? botProfile.evaluate;
    let best = moves[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      let sum = 0;
      for (let n = 0; n < GLANCES; n++) {
        const dealer = new SampleDealer(scramble(seed, n));
        const state = imagine(game, view, dealer);
        if (move !== undefined) take(game, state, move.seat, move.action, dealer);
        sum += judge(state, move?.seat ?? this.settings.seats[0]!);
      }
      if (sum > most) {
        most = sum;
        best = move;
      }
    }
    return best;
  }
}
