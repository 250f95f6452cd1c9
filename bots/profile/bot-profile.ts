import type { GameTypes, Move, Random, SampleDealer, Seat, View } from '@skerry/engine';
import type { Description, EvaluatorShape, EvaluatorWeights } from './evaluator.ts';

/** A game's knowledge for bots. Mistakes here cannot break rules: the engine offers, and a bot only chooses. */
export interface BotProfile<T extends GameTypes = GameTypes> {
  /** A seat's standing, from 0 (lost) to 1 (won). Rollouts to the end use it too: it must score a finished game. */
  evaluate(state: T['State'], seat: Seat): number;
  /**
   * The greedy level's evaluation, where planners use another one: greedy is the baseline they are measured against.
   */
  evaluateGreedily?(state: T['State'], seat: Seat): number;
  /**
   * A rollout stops at the start of a turn, this many turns later, and is scored by `evaluate`; without a horizon
   * rollouts are played to the end.
   */
  readonly horizon?: {
    readonly turns: number;
    /** Turns begun so far. */
    begun(state: T['State']): number;
  };
  /** For review and hint, in games with rivals or for points. */
  readonly prospects?: Prospects<T>;
  /** For hints where chances of winning say nothing: a seat's progress; `prospects.points` by default. */
  progressOf?(state: T['State'], seat: Seat): number;
  /**
   * For review and hint, in team games: maps `evaluate` to the share of games that keen bots win. Chance =
   * logistic(shift + scale * logit(evaluate)); `skerry review --fit` fits both to bot games.
   */
  readonly calibration?: { readonly shift: number; readonly scale: number };
  /** The budget of a review; `REVIEW_WIDTHS` by default. */
  readonly review?: ReviewWidths;
  /** For bots that plan whole turns; otherwise moves are searched one by one. */
  readonly planning?: Planning<T>;
  /** For levels whose `widths` include trials. */
  readonly trials?: Trials<T>;
  /** For a learned evaluation of positions at the start of turns. */
  readonly learning?: {
    /** Number of features. */
    readonly inputs: number;
    describe(state: T['State'], features: Float64Array): void;
  };
  /** The same, from games set up for training. */
  readonly practice?: Practice;
  /** For evaluators trained by self-play. */
  readonly teaching?: Teaching<T>;
  /** For learned prices of a seat's possessions. */
  readonly appraisal?: Appraisal<T>;
  /**
   * A quick player with common sense, which plays rollouts to their end: the next move of the seat that is asked, or
   * an interrupt too good to miss. The answer may be one reused object. For rollouts about one seat, `about` names
   * it: rivals that hardly affect it may be played carelessly.
   */
  policy(state: T['State'], random: Random, about?: Seat): Move<T['Action']>;
  /** The cost of a rollout relative to a light game: the number of rollouts is divided by it; 1 by default. */
  readonly rolloutCost?: number;
  /** The offers worth a search, in the given order. */
  sensible?(state: T['State'], seat: Seat, offers: readonly T['Action'][]): readonly T['Action'][];
  /** The same for levels above greedy, if they know more than the baseline; `sensible` by default. */
  seasoned?(
    state: T['State'],
    seat: Seat,
    offers: readonly T['Action'][],
    level: keyof Planning['widths'],
  ): readonly T['Action'][];
  /** Whether a seat that is not asked has an interrupt worth considering. */
  tempted?(state: T['State'], seat: Seat): boolean;
  /** For the tuner: the quick player's weights, and the player for other weights. */
  readonly tuning?: {
    readonly weights: { readonly [name: string]: number };
    player(weights: { readonly [name: string]: number }): BotProfile<T>['policy'];
  };
  /** Position statistics that a report plots over time. */
  measures?(state: View<T>['state']): { readonly [name: string]: number };
  /** Content that a report counts: which is never used, and which winners used. */
  readonly uses?: readonly UseCount<T>[];
  /** Plain mistakes that a review counts, if the game defines any. */
  readonly blunders?: readonly BlunderKind<T>[];
  /** Tables measured by this game's ladder. */
  readonly cells: readonly LadderCell<T>[];
}

/** A kind of mistake that is obvious to everyone, whatever it cost. */
export interface BlunderKind<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Finds such mistakes in the moves of one turn, given the position at its end. */
  find(turn: readonly MadeMove<T>[], after: View<T>['state']): readonly FoundBlunder[];
}

/** A move with the position before it. */
export interface MadeMove<T extends GameTypes = GameTypes> extends Move<T['Action']> {
  readonly before: View<T>['state'];
}

/** The index of a mistaken move in the turn, and its seat. */
export interface FoundBlunder {
  readonly nth: number;
  readonly seat: Seat;
}

/** A kind of content that seats use, such as towns visited or cards bought. */
export interface UseCount<T extends GameTypes = GameTypes> {
  /** A heading: `Towns visited`. */
  readonly name: string;
  /** All of it, `['Ratnest', 'Farwold', ...]`, so that unused content is counted too. */
  readonly all: readonly string[];
  /** The item a fact shows in use, as an index in `all`, and the seat. */
  used(fact: T['Fact']): { readonly seat: Seat; readonly nth: number } | undefined;
}

/**
 * A seat's prospects in figures for people. Alone: the points at the end; among rivals: the chance of winning, which
 * follows from the lead and the time left.
 */
export interface Prospects<T extends GameTypes = GameTypes> {
  /** A seat's expected points at the end; for a finished game, its score. */
  points(state: T['State'], seat: Seat): number;
  /**
   * All seats play every turn at once and hardly affect each other. Each seat's future is then sampled separately,
   * with `policy` about that seat, once for all moves compared in a turn.
   */
  readonly apart?: true;
  /** The share of the game played, from 0 to 1. */
  progress(state: T['State']): number;
  /**
   * The lead in points that makes a seat e times as likely to win as another: at the start, at the end, and in equal
   * steps between. `skerry review --fit` fits them to bot games.
   */
  readonly spread: readonly number[];
  /** What keen bots gain beyond the initial `points`; it fades out towards the end. Fitted in the same way. */
  readonly lift: number;
}

/**
 * A plan of a turn: all moves of its seats until chance decides, another seat is asked or the turn is over. Each
 * position is visited once; the best ends are tested in sampled futures, which stop at the horizon and are scored by
 * `evaluate`. Within futures a seat at a planned step has a narrow plan of its own, and the quick player answers all
 * other steps.
 */
export interface Planning<T extends GameTypes = GameTypes> {
  /**
   * Whether moves are planned at this stop, such as the actions of a turn; at others, such as a window, they are
   * searched one by one.
   */
  isOn(state: T['State']): boolean;
  /**
   * Identifies a position within a turn: everything that moves can change, and nothing that a seat cannot know;
   * `'3|c2 d4|...'`. A plan is followed while the actual key equals the planned one.
   */
  key(state: T['State']): string;
  /** The offers worth planning; `sensible` by default. The seat may be unasked: a plan may use interrupts. */
  worthPlanning?(state: T['State'], seat: Seat, offers: readonly T['Action'][]): readonly T['Action'][];
  /**
   * Kinds of positions that share the beam evenly, such as destinations: otherwise quick gains crowd out investments.
   * Without it the best positions are kept, whatever their kind.
   */
  apart?(state: T['State'], seat: Seat): number;
  /**
   * A seat's standing if the moves end here, from 0 to 1. It ranks intermediate positions and ends. At an end the
   * last move has been made with its chance sampled, and `before` is the position before that move: an evaluator that
   * must not depend on that chance uses it.
   */
  weigh(state: T['State'], seat: Seat, before?: T['State']): number;
  /**
   * The same for a finished game; `evaluate` by default. A plan that skips rivals reaches an end that will not occur
   * in this form: there a large lead is better than a narrow one.
   */
  weighEnd?(state: T['State'], seat: Seat): number;
  /**
   * Labels of chance that does not end a plan, such as refilling a row: the plan continues with the sampled outcome,
   * and is remade if the actual one differs. Without it any chance ends a plan.
   */
  passesOver?(label: string): boolean;
  /**
   * Possible starts of the seat's next turn after an end, rivals skipped, each with its chance. It replaces futures:
   * the best ends are evaluated by the best narrow plan of the turn after. Empty for the end of the game; the rest as
   * in `weigh`.
   */
  sequels?(state: T['State'], seat: Seat, before: T['State']): readonly Sequel<T>[];
  /** The share, from 0 to 1, of the position budget in `widths` that a turn deserves; all of it by default. */
  worthPondering?(state: T['State']): number;
  /** The planning budget per level. */
  readonly widths: { readonly calm: Widths; readonly keen: Widths; readonly fierce: Widths };
  /** The beam of a narrow plan: 1 takes the best move at every step, 0 leaves all to the quick player. */
  readonly narrow: number;
}

/**
 * Sampled futures in which a strong player continues from the best candidates: it makes use of a position where an
 * evaluator only sees what is near.
 */
export interface Trials<T extends GameTypes = GameTypes> {
  /** Plays on from a position that moves led to, starting at `before`; returns a seat's result, from 0 to 1. */
  playOn(state: T['State'], seat: Seat, before: View<T>['state'], dealer: SampleDealer, random: Random): number;
  /** The least mean improvement over the first choice that replaces it: futures are few. */
  readonly sure: number;
}

/** A possible start of a turn, and its chance. */
export interface Sequel<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly chance: number;
}

/** The budget of a review or a hint. */
export interface ReviewWidths {
  /** Where turns are planned: the beam, and the number of ends tested in futures. */
  readonly beam: number;
  readonly ends: number;
  /** Futures shared by all moves of a step, to find the best one. */
  readonly choice: number;
  /** Fresh futures that measure the best move and the one played. */
  readonly sure: number;
  readonly chance: number;
  /** Entries of a typical game. Longer games get less per entry, so that a review takes no longer. */
  readonly entries: number;
}

/** The planning budget of a turn. */
export interface Widths {
  /** Positions kept per number of moves. */
  readonly beam: number;
  /** Ends tested in futures, the best by `weigh`. */
  readonly ends: number;
  /** Mean number of futures per end: more for the better ends. With none `weigh` alone decides. */
  readonly futures: number;
  /**
   * Where ends are evaluated by the turn after: the total of positions visited in those turns; unlimited by default.
   */
  readonly positions?: number;
  /** Also there: the weight of the turn after, from 0 to 1, against `weigh` of the end; 1 by default. */
  readonly foresight?: number;
  /**
   * The number of ends in trials, and of futures for each; none by default. At an unplanned step all moves are tried.
   */
  readonly trials?: { readonly most: number; readonly futures: number };
}

/** Games for training an evaluator, where bot games would not do. */
export interface Practice {
  /** Plays a game; returns its sampled positions as features, and their results from 0 to 1. */
  play(seed: number): { readonly rows: readonly (readonly number[])[]; readonly results: readonly number[] };
}

/** For evaluators trained by self-play, turn by turn. The game must plan its turns. */
export interface Teaching<T extends GameTypes = GameTypes> {
  readonly shape: EvaluatorShape;
  /** Writes the features of a position as a seat sees it. */
  describe(state: T['State'], seat: Seat, description: Description): void;
  withEvaluators(evaluators: Evaluators): BotProfile<T>;
  /** The table of the nth game, covering in turn everything to be learned. */
  table(n: number): { readonly seats: number; readonly options: Partial<T['Options']> };
}

/** The learned evaluators: of positions if the moves end here, and of the start of a turn. */
export interface Evaluators {
  readonly moved: EvaluatorWeights;
  readonly begun: EvaluatorWeights;
}

/**
 * For prices learned by self-play: the points of final lead per unit of each possession. The game must plan its
 * turns, and be played for points.
 */
export interface Appraisal<T extends GameTypes = GameTypes> {
  /** `['wood', 'fish', ...]`. The first is an estimate of the whole; what is learned corrects it. */
  readonly quantities: readonly string[];
  /** Writes a seat's quantities in the order of `quantities`. */
  count(state: T['State'], seat: Seat, quantities: Float64Array): void;
  /** The share of the game to come, from 1 to 0: a thing's worth may differ between early and late. */
  ahead(state: T['State']): number;
  points(state: T['State'], seat: Seat): number;
  pricedBy(prices: Prices): BotProfile<T>;
  /** The table of the nth training game. */
  table(n: number): { readonly seats: number; readonly options: Partial<T['Options']> };
  /** The planning budget of these games, and of their narrow plans. */
  readonly widths: Widths;
  readonly narrow: number;
}

/**
 * The price of one of each quantity in thousandths of a point: at the end of the game, and its surplus at the start.
 */
export type Prices = { readonly [quantity: string]: { readonly end: number; readonly ahead: number } };

export interface LadderCell<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<T['Options']>;
  /** Solo: the points under a score heading that count as a win. */
  readonly goal?: { readonly heading: string; readonly points: number };
}
