import type { GameTypes, Move, Random, SampleDealer, Seat, View } from '@skerry/engine';
import type { Description, EvaluatorShape, EvaluatorWeights } from './evaluator.ts';

/**
 * What a bot needs to know of a game. Everything here may be wrong without harm to the rules: the engine offers, and
 * a bot only chooses.
 */
export interface BotProfile<T extends GameTypes = GameTypes> {
  /** How well a seat stands, from 0 (lost) to 1 (won). Whole games also end here: it must know a finished one. */
  evaluate(state: T['State'], seat: Seat): number;
  /** How the greedy level judges, where planners go by another judge: greedy is the floor that they are measured by. */
  evaluateGreedily?(state: T['State'], seat: Seat): number;
  /**
   * A rollout stops at the beginning of a turn, this many turns on, and is judged by `evaluate`; without a horizon
   * rollouts are played to the end.
   */
  readonly horizon?: {
    readonly turns: number;
    /** The turns begun so far. */
    begun(state: T['State']): number;
  };
  /** For review and hint, in a game whose seats play against each other or for points. */
  readonly prospects?: Prospects<T>;
  /**
   * For review and hint, in a game that a team plays: how far `evaluate` is from the share of games that keen bots win.
   * Chance = logistic(shift + scale * logit(evaluate)); `skerry review --fit` finds both in games of the bots.
   */
  readonly calibration?: { readonly shift: number; readonly scale: number };
  /** How much a review imagines; `REVIEW_WIDTHS` if not given. */
  readonly review?: ReviewWidths;
  /** For bots that plan whole turns. A game without it has its moves searched one by one. */
  readonly planning?: Planning<T>;
  /** For the levels whose `widths` ask for trials. */
  readonly trials?: Trials<T>;
  /** For an evaluation that is learned, at the beginnings of turns. */
  readonly learning?: {
    /** How many numbers describe a position. */
    readonly inputs: number;
    describe(state: T['State'], features: Float64Array): void;
  };
  /** The same, from games that are arranged for it. */
  readonly practice?: Practice;
  /** For judges that are learned by self-play. */
  readonly teaching?: Teaching<T>;
  /** For a judge that learns what the things of a seat are worth. */
  readonly appraisal?: Appraisal<T>;
  /**
   * A quick player with common sense, who plays rollouts to their end: the next move of whoever is asked, or an
   * interrupt that nobody should miss. The answer may be one object, reused. Where rollouts are about one seat, it is
   * told which: rivals who hardly touch it may be played in haste.
   */
  policy(state: T['State'], random: Random, about?: Seat): Move<T['Action']>;
  /** What one rollout costs beside one of a light game: a level has that many times fewer of them; 1 if not given. */
  readonly rolloutCost?: number;
  /** The offers worth a search, if some are plainly not; in the order given. */
  sensible?(state: T['State'], seat: Seat, offers: readonly T['Action'][]): readonly T['Action'][];
  /** The same for the levels above greedy, where they know more than the floor that they are measured by; `sensible` if not given. */
  seasoned?(
    state: T['State'],
    seat: Seat,
    offers: readonly T['Action'][],
    level: keyof Planning['widths'],
  ): readonly T['Action'][];
  /** Whether a seat that is not asked has an interrupt worth thinking about now. */
  tempted?(state: T['State'], seat: Seat): boolean;
  /** The weights of the quick player, for the tuner, and the player that other weights would make. */
  readonly tuning?: {
    readonly weights: { readonly [name: string]: number };
    player(weights: { readonly [name: string]: number }): BotProfile<T>['policy'];
  };
  /** Figures of a position that a report plots over time. */
  measures?(state: View<T>['state']): { readonly [name: string]: number };
  /** What of the content a report counts: it shows what nobody uses, and what those who win have used. */
  readonly uses?: readonly UseCount<T>[];
  /** The tables that the ladder of this game measures. */
  readonly cells: readonly LadderCell<T>[];
}

/** One kind of content that seats use, as towns that are visited or cards that are bought. */
export interface UseCount<T extends GameTypes = GameTypes> {
  /** A heading: `Towns visited`. */
  readonly name: string;
  /** All there is to use, `['Ratnest', 'Farwold', ...]`: what nobody uses is counted, too. */
  readonly all: readonly string[];
  /** Which of them a fact shows in use, by its place in `all`, and who uses it. */
  used(fact: T['Fact']): { readonly seat: Seat; readonly nth: number } | undefined;
}

/**
 * What seats may hope for, in figures that a person understands. Alone, the points at the end count; among rivals, the
 * chance of winning, which follows from how far a seat is ahead and how much can still happen.
 */
export interface Prospects<T extends GameTypes = GameTypes> {
  /** The points that a seat will have at the end, as far as one can tell; of a game that is over, those it has. */
  points(state: T['State'], seat: Seat): number;
  /**
   * Whether everybody plays every turn at once and hardly touches the others. What becomes of each seat is then imagined by
   * itself, with `policy` about that seat, and once for all moves that are compared in a turn.
   */
  readonly apart?: true;
  /** How much of the game is played, from 0 to 1. */
  progress(state: T['State']): number;
  /**
   * Points ahead that make a seat e times as likely to win as another: at the beginning, at the end, and in equal steps
   * between. `skerry review --fit` finds them in games of the bots.
   */
  readonly spread: readonly number[];
  /** What keen bots have at the end beyond `points` of the beginning; it fades out towards the end. Found in the same way. */
  readonly lift: number;
}

/**
 * What a bot needs to plan a turn: all moves of its seats up to the point where chance has its say, another is asked or
 * the turn is over. Positions on the way are reached once each; the best ends meet imagined futures, which stop at the
 * horizon and are judged by `evaluate`. Inside futures whoever is to move where moves are planned has a narrow plan of
 * its own, and the quick player answers at all other stops.
 */
export interface Planning<T extends GameTypes = GameTypes> {
  /** Whether moves are planned at this stop, as the actions of a turn are; at others, as in a window, they are searched one by one. */
  isOn(state: T['State']): boolean;
  /**
   * Tells the positions of one turn apart: all that moves can change, and nothing that a seat cannot know; `'3|c2 d4|...'`.
   * A plan is followed as long as the key of the position is the planned one.
   */
  key(state: T['State']): string;
  /** The offers to a seat that are worth planning; `sensible` if not given. Asked or not: a plan may use interrupts. */
  worthPlanning?(state: T['State'], seat: Seat, offers: readonly T['Action'][]): readonly T['Action'][];
  /**
   * Tells kinds of positions apart that share the beam evenly, as places where a turn may be spent: what costs first and pays
   * later would else be crowded out by what pays at once. Without it the best are kept, whatever they are.
   */
  apart?(state: T['State'], seat: Seat): number;
  /**
   * How well a seat stands if the moves end here, from 0 to 1. It orders the positions on the way and the ends. At an end
   * the last move is taken, with the chance it asked for imagined, and `before` is the position in which it was made: a
   * judge that would not be led by that chance looks there.
   */
  weigh(state: T['State'], seat: Seat, before?: T['State']): number;
  /**
   * The same where the game is over; `evaluate` if not given. A plan that passes rivals over comes to an end that nobody will see
   * in this form: to be far ahead there is better than to be just ahead.
   */
  weighEnd?(state: T['State'], seat: Seat): number;
  /**
   * Chance that does not end a plan, by its label, as a row that is filled again: the plan goes on with what was imagined, and
   * is made anew where it turns out otherwise. Without it any chance ends a plan.
   */
  passesOver?(label: string): boolean;
  /**
   * Where the seat's next turn may begin after an end, as if rivals were passed over, each with its chance. A game with it has
   * no futures imagined: the best ends are judged by the best narrow plan of the turn after. Nothing where the end is the
   * end of all; the rest as in `weigh`.
   */
  sequels?(state: T['State'], seat: Seat, before: T['State']): readonly Sequel<T>[];
  /** Of the positions that `widths` allows for the turns after, the share that a turn is worth, from 0 to 1; all of them if not given. */
  worthPondering?(state: T['State']): number;
  /** How much each level plans. */
  readonly widths: { readonly calm: Widths; readonly keen: Widths; readonly fierce: Widths };
  /** Positions that a narrow plan keeps per number of moves: 1 takes the best move at every stop, 0 leaves all to the quick player. */
  readonly narrow: number;
}

/**
 * Imagined futures in which a strong player goes on from what looks best: it makes good use of a place where a judge only
 * sees that it is near to others.
 */
export interface Trials<T extends GameTypes = GameTypes> {
  /** Plays on from a position that moves have led to, from `before`; returns how well it goes for a seat, from 0 to 1. */
  playOn(state: T['State'], seat: Seat, before: View<T>['state'], dealer: SampleDealer, random: Random): number;
  /** What looked best is done unless something else goes better by this much on average: futures are few. */
  readonly sure: number;
}

/** Where a turn may begin, and the chance that it does. */
export interface Sequel<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly chance: number;
}

/** How much a review or a hint imagines. */
export interface ReviewWidths {
  /** Positions kept per number of moves, and ends that meet futures, where turns are planned. */
  readonly beam: number;
  readonly ends: number;
  /** Futures that all moves at a stop share, to find the best of them. */
  readonly choice: number;
  /** Fresh futures by which the best and the one that was played are measured. */
  readonly sure: number;
  /** Futures per outcome of chance. */
  readonly chance: number;
  /** Entries of a usual game. Each of a longer one is looked at less closely, so that its review takes no longer. */
  readonly entries: number;
}

/** How much is planned in a turn. */
export interface Widths {
  /** Positions kept per number of moves. */
  readonly beam: number;
  /** Ends that meet futures, the best by `weigh`. */
  readonly ends: number;
  /** Futures per end on average: the worse ends meet fewer, the best more. With none `weigh` alone decides. */
  readonly futures: number;
  /** Where ends are judged by the turn after: positions of those turns that are looked at in all; no limit if not given. */
  readonly positions?: number;
  /** There, too: how much the turn after counts, from 0 to 1, against what `weigh` says of the end itself; it alone if not given. */
  readonly foresight?: number;
  /** How many of the best ends are tried, and in how many futures each; none if not given. At a stop that is not planned all moves are. */
  readonly trials?: { readonly most: number; readonly futures: number };
}

/** Games from which a judge learns, where those of the bots would not do. */
export interface Practice {
  /** Plays a game; returns the positions that it notes, each described in numbers, and how each came out, from 0 to 1. */
  play(seed: number): { readonly rows: readonly (readonly number[])[]; readonly results: readonly number[] };
}

/** For judges that are learned by games of the bots against themselves, turn by turn. The game must plan its turns. */
export interface Teaching<T extends GameTypes = GameTypes> {
  readonly shape: EvaluatorShape;
  /** Describes a position as a seat sees it, in all its numbers. */
  describe(state: T['State'], seat: Seat, description: Description): void;
  /** The same bots with other judges. */
  taughtBy(judges: Evaluators): BotProfile<T>;
  /** The table of the nth lesson: all that the bots shall know, in turn. */
  table(n: number): { readonly seats: number; readonly options: Partial<T['Options']> };
}

/** What a game's bots have learned to judge: the position if the moves end here, and where a turn begins. */
export interface Evaluators {
  readonly moved: EvaluatorWeights;
  readonly begun: EvaluatorWeights;
}

/**
 * For bots that learn prices by games against themselves: of everything a seat has, how many points of its lead at the end. The game
 * must plan its turns, and be played for points.
 */
export interface Appraisal<T extends GameTypes = GameTypes> {
  /** What is counted: `['wood', 'fish', ...]`. The first is a guess at the whole; what is learned corrects it. */
  readonly quantities: readonly string[];
  /** Writes down what a seat has, in the order of `quantities`. */
  count(state: T['State'], seat: Seat, quantities: Float64Array): void;
  /** How much of the game is to come, from 1 at its beginning to 0: early on a thing may be worth more than at the end, or less. */
  ahead(state: T['State']): number;
  /** The points that a seat has. */
  points(state: T['State'], seat: Seat): number;
  /** The same bots with other prices. */
  pricedBy(prices: Prices): BotProfile<T>;
  /** The table of the nth game to learn from. */
  table(n: number): { readonly seats: number; readonly options: Partial<T['Options']> };
  /** How much is planned in these games, and in their narrow plans. */
  readonly widths: Widths;
  readonly narrow: number;
}

/** What one of each quantity is worth, in thousandths of a point: at the end of the game, and how much more at its beginning. */
export type Prices = { readonly [quantity: string]: { readonly end: number; readonly ahead: number } };

export interface LadderCell<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<T['Options']>;
  /** Points under a heading of the scores from which a game alone counts as won. */
  readonly goal?: { readonly heading: string; readonly points: number };
}
