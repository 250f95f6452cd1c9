import {
  type Ask,
  type Dealer,
  type Game,
  type GameTypes,
  imagine,
  type Lore,
  type Move,
  offersTo,
  Random,
  SampleDealer,
  type Seat,
  scramble,
  take,
  type View,
} from '@skerry/engine';
import { type Level, ROLLOUTS, rolloutsOf } from './levels.ts';
import { type Candidate, type Found, search, searching } from './search.ts';

/** Futures the greedy bot looks at for each move. */
const GLANCES = 4;

export interface BotSettings<T extends GameTypes> {
  readonly game: Game<T>;
  readonly lore: Lore<T>;
  readonly level: Level;
  readonly seed: number;
  /** The seats this bot plays. */
  readonly seats: readonly Seat[];
  /** The decisions made before, if this bot takes over from another. */
  readonly decisions?: number;
}

/** What to do now: a move, or none when the bot would rather wait. */
export interface Decision<T extends GameTypes = GameTypes> {
  readonly move: Move<T['Action']> | undefined;
  readonly rollouts: number;
}

/** A player of one or more seats. It sees views only. The same seed and the same game give the same moves. */
export class Bot<T extends GameTypes = GameTypes> {
  private readonly settings: BotSettings<T>;
  private made: number;

  constructor(settings: BotSettings<T>) {
    this.settings = settings;
    this.made = settings.decisions ?? 0;
  }

  get seats(): readonly Seat[] {
    return this.settings.seats;
  }

  /** Whether it searches where there is something to choose. */
  get searches(): boolean {
    return this.settings.level in ROLLOUTS;
  }

  /** The decisions made so far; having none to make does not count. */
  get decisions(): number {
    return this.made;
  }

  /** Decides without a pause. `future` is the true course of chance, for measuring foresight only. */
  decide(view: View<T>, asks: readonly Ask[], future?: () => Dealer<T['Fact']>): Decision<T> {
    const { level, lore } = this.settings;
    const question = this.question(view, asks);
    if (question === undefined) return { move: undefined, rollouts: 0 };
    const { position, moves } = question;
    if (moves.length === 1) return { move: moves[0], rollouts: 0 };
    if (level === 'random') return { move: moves[new Random(position.seed).below(moves.length)], rollouts: 0 };
    if (level === 'greedy') return { move: this.greediest(view, moves, position.seed), rollouts: 0 };
    const { move, rollouts } = search({ ...position, future }, moves, rolloutsOf(level, lore));
    return { move, rollouts };
  }

  /** Decides step by step, for a worker that also listens: yields the best so far and the share of its budget spent. */
  *deciding(view: View<T>, asks: readonly Ask[]): Generator<Found<T> & { share: number }, Decision<T>> {
    const { level, lore } = this.settings;
    if (level === 'random' || level === 'greedy') return this.decide(view, asks);
    const question = this.question(view, asks);
    if (question === undefined) return { move: undefined, rollouts: 0 };
    if (question.moves.length === 1) return { move: question.moves[0], rollouts: 0 };
    const budget = rolloutsOf(level, lore);
    const steps = searching(question.position, question.moves, budget);
    for (;;) {
      const step = steps.next();
      if (step.done) return { move: step.value.move, rollouts: step.value.rollouts };
      yield { ...step.value, share: step.value.rollouts / budget };
    }
  }

  /** What there is to decide for this bot's seats, if anything. */
  private question(view: View<T>, asks: readonly Ask[]) {
    const { game, lore, seats, seed } = this.settings;
    const own = asks.filter((ask) => seats.includes(ask.seat));
    const asked = own.find((ask) => ask.must);
    const state = imagine(game, view, new SampleDealer(seed));
    const moves: Candidate<T>[] = [];
    if (asked !== undefined) moves.push(...this.sensible(state, asked.seat));
    const tempted = own.filter((ask) => !ask.must && lore.tempted?.(state, ask.seat));
    for (const { seat } of tempted) moves.push(...this.sensible(state, seat));
    if (moves.length === 0) return undefined;
    const seat = asked?.seat ?? tempted[0]!.seat;
    if (asked === undefined) moves.unshift(undefined);
    this.made++;
    return { position: { game, lore, view, seat, seed: scramble(seed, this.made) }, moves };
  }

  private sensible(state: T['State'], seat: Seat): Move<T['Action']>[] {
    const { game, lore, level } = this.settings;
    const offers: T['Action'][] = [];
    offersTo(game, state, seat, offers);
    const worth = level === 'random' ? offers : (lore.sensible?.(state, seat, offers) ?? offers);
    return worth.map((action) => ({ seat, action }));
  }

  /** The move after which the game's evaluation is best, over a few futures. */
  private greediest(view: View<T>, moves: readonly Candidate<T>[], seed: number): Candidate<T> {
    const { game, lore } = this.settings;
    let best = moves[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      let sum = 0;
      for (let n = 0; n < GLANCES; n++) {
        const dealer = new SampleDealer(scramble(seed, n));
        const state = imagine(game, view, dealer);
        if (move !== undefined) take(game, state, move.seat, move.action, dealer);
        sum += lore.evaluate(state, move?.seat ?? this.settings.seats[0]!);
      }
      if (sum > most) {
        most = sum;
        best = move;
      }
    }
    return best;
  }
}
