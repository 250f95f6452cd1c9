/**
 * The contract between a game's board and the shell. A board receives what the reader may know, the available choices,
 * and a way to answer.
 *
 * The shell gives every game the same frame: the bar, the prompt, the offers as buttons and as a list, the players'
 * panels, the log, the replay. A game fills the frame with one value of type `GameBoard`.
 */
import type { Choice, GameText, GameTypes, Json, Outcome, Seat, TextContext } from '@skerry/engine';
import type { ComponentType } from 'preact';
import type { IconName } from './icons.tsx';
import type { FactTable } from './table/facts.ts';
import type { DrawnMark } from './table/later/move-marks.tsx';

/** A position as the reader sees it, and the language of its sentences. */
export interface Scene<T extends GameTypes = GameTypes> {
  readonly telling: TextContext<T>;
  readonly text: GameText<T>;
}

/**
 * What has just happened, for motion and sound: one fact, or a few shown together.
 *
 * An entry with many facts is shown as a series of moments. In each, `telling.state` is the state right after its
 * facts, so piles, hands and counts keep in step with the animation, as do the log and screen reader output.
 *
 * If the entry contained secrets, the reader does not receive it and the intermediate states are unknown: then all
 * facts are one moment, with the state after them all.
 */
export interface Moment<T extends GameTypes = GameTypes> {
  /** Increases with every moment, so that repeated facts are two moments. */
  readonly n: number;
  readonly facts: readonly T['Fact'][];
  /** The position before these facts. */
  readonly before: TextContext<T>['state'];
  /** Speed factor of the animation: a long series is faster, and a replay has its own speed. */
  readonly pace: number;
}

export interface BoardProps<T extends GameTypes = GameTypes> extends Scene<T> {
  /**
   * What the reader can do and might try; empty for watchers, in replays, while an answer is being sent, and until
   * everything that happened has been shown.
   */
  readonly choices: readonly Choice<T>[];
  /** The offer selected in the bar, whose targets the board marks. Without one the board marks everything it can. */
  readonly chosen: Offer<T> | undefined;
  /** What led to this position; absent after loading, and when the reader navigates in a replay. */
  readonly moment: Moment<T> | undefined;
  /** The facts of the current turn, up to what is shown: a fight from its first blow, even after a reload. */
  readonly turnFacts: readonly T['Fact'][];
  /** Whether animation is on; false if the reader or the system asked for reduced motion. */
  readonly motion: boolean;
  /** The hints the reader has switched on, by the keys of `GameBoard.hints`. */
  readonly hints: ReadonlySet<string>;
  /** Moves shown without being played: those a review compares, or a hint proposes. */
  readonly marks?: readonly MoveMark<T>[] | undefined;
  /**
   * Plays an action, and `then` others after it, all in one command: a walk of several spaces. Steps of `then` that
   * cannot be decided in advance are left out: from the first that follows chance or another seat, or that the rules
   * refuse.
   */
  answer(action: T['Action'], then?: readonly T['Action'][]): void;
  /** The reader touched a thing without offers: if present, the caller shows the reason, so that the board need not. */
  refused?(tries: readonly Choice<T>[]): void;
}

/** A move to be marked on the board, with `MoveMarks`; its words are shown elsewhere. */
export interface MoveMark<T extends GameTypes = GameTypes> extends Pick<DrawnMark, 'kind' | 'nth' | 'label'> {
  readonly seat: Seat;
  readonly action: T['Action'];
  /** The complete sentence for screen readers: "best found: shore up Coral Palace, 52%". */
  readonly sentence: string;
}

/**
 * Where a hand is: in a rail of its own, in the only rail (`beside`), on a phone (in both, `Strip` above the chart
 * replaces `Instruments`), under a tab (in a game with panes), or in a sheet of its own.
 */
export type HandPlace = 'rail' | 'beside' | 'phone' | 'tab' | 'sheet';

export interface HandProps<T extends GameTypes = GameTypes> extends BoardProps<T> {
  readonly seat: Seat;
  /** The reader's own, or the only one with enough room. */
  readonly large: boolean;
  readonly place: HandPlace;
}

/**
 * The shape of a hand in its panel: `cards` below the name, in one row; a `sheet` below the name, as high as it needs;
 * or a `picture` beside the name.
 */
export type HandShape = 'cards' | 'sheet' | 'picture';

/** A drawing of the game on an offer, instead of an icon. */
export interface OfferDrawing {
  /** The address of a symbol. */
  readonly drawing: string;
  /** Its view box: `0 0 24 24`. */
  readonly box: string;
}

/** One button of the bar: an action, or several of a kind, of which the reader picks one on the board or in a list. */
export interface Offer<T extends GameTypes = GameTypes> {
  /** Stable from one position to the next: `move`. */
  readonly key: string;
  /** In the imperative: "Move". */
  readonly label: string;
  /** A few words below, its gain first: "8 tiles". */
  readonly detail?: string;
  /** The cost, on a line of its own: "for 1 coin". */
  readonly price?: string;
  readonly icon: IconName | OfferDrawing;
  /** The label of a row of offers: "free". Those without one are in the last row. */
  readonly group?: string;
  /** A letter of the label that selects it from the keyboard. */
  readonly hotkey: string;
  /**
   * Teal: it ends a part of the turn. At most one at a time, shown last; without the colour if it would end it `early`.
   */
  readonly go?: boolean | 'early';
  /** A single action is played at once; of several the reader picks one. None: greyed. */
  readonly actions: readonly T['Action'][];
  /** What follows a single action in the same command: `then` of `answer`. */
  readonly further?: readonly T['Action'][];
  /** Why it is greyed. */
  readonly why?: NonNullable<Choice<T>['why']>;
  /** A question to confirm first, for what cannot be undone and might be regretted. */
  readonly confirm?: string;
}

/**
 * Something that takes all attention for a while: a combat, a draft, a trade, the row of buildings. The shell shows it
 * as a slip over the chart, on phones as a sheet from below; the prompt, the panels and the log stay as they are. A
 * screen reader announces its title, and the keyboard moves from the chart into the slip and back.
 *
 * It may show offers of its own, with drawings: a die that can be rolled again, a card that can be bought. Those are in
 * the slip only; all other offers stay in the bar.
 */
export interface Focus<T extends GameTypes = GameTypes> {
  /** Stable for the same subject: `attack-borsham`. A new key opens it again. */
  readonly key: string;
  /** "Attack on Borsham". */
  readonly title: string;
  /** A few words below: "Dario's town: strength 5, and 2 more because it is his." */
  readonly remark?: string;
  /** The content of the slip. It fills its box, and scrolls inside where it must. */
  readonly Slip: ComponentType<FocusProps<T>>;
  /** The keys of the offers that the slip shows itself: `['reRoll-1', 'reRoll-2']`. */
  readonly offers: readonly string[];
  /** How it is put aside to look at the chart, and brought back. Absent: it stays until it is decided. */
  readonly aside?: Aside;
}

/** The button in the bar that brings a focus back, and whether it starts aside. */
export interface Aside extends Pick<Offer, 'label' | 'detail' | 'icon' | 'group' | 'hotkey'> {
  /** Starts aside: it opens when the reader wants it, not by itself. */
  readonly first?: boolean;
}

export interface FocusProps<T extends GameTypes = GameTypes> extends BoardProps<T> {
  /** The offers that belong to it, including greyed ones. */
  readonly offers: readonly Offer<T>[];
  /** Takes an offer as the bar does: one action is played at once, of several the reader picks one. */
  choose(offer: Offer<T>): void;
}

/** Words to emphasise: `{ asked: /(?:two|three) actions/, told: /Waters Rise!/ }`. */
export interface Stress {
  readonly asked: RegExp;
  readonly told: RegExp;
}

/** A thing on the table that all players see: `{ at: 'earth', of: 1, name: 'Earth card, Bruno' }`. */
export interface Pointable {
  readonly at: string;
  /** Its owner, where several players have one. */
  readonly of?: Seat;
  readonly name: string;
}

/** The value of `data-point` in drawings. */
export const pointKey = ({ at, of }: Pick<Pointable, 'at' | 'of'>): string => (of === undefined ? at : `${at} ${of}`);

/** The style of a line in the log. */
export interface LineLook {
  /** The seat whose mark is before it; without one, the sign of the sea. */
  readonly seat?: Seat;
  /** Coral: something was lost. */
  readonly loss?: boolean;
  /** Begins a turn: a heading. */
  readonly heading?: boolean;
  /** Has no line of its own: it is visible on the board, and covered by other lines. */
  readonly silent?: boolean;
}

export const SOUNDS = ['ink', 'wood', 'water', 'paper', 'sink', 'rise', 'treasure', 'won', 'lost'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The end of a game, worded for everyone: there is no "you" in a picture. */
export interface Ending<T extends GameTypes = GameTypes> extends Scene<T> {
  readonly outcome: Outcome;
  /** The seat that comes first, if the picture has room for only one. */
  readonly reader: Seat | undefined;
  readonly options: { readonly [option: string]: Json };
  /** The course of the game, turn by turn, in a game with `standing`; absent until the record is loaded. */
  readonly course?: readonly Milestone<T>[];
}

/** Each seat's standing at the end of a turn: `{ turn: 12, standings: [31, 28, 40], facts: [...] }`. */
export interface Milestone<T extends GameTypes = GameTypes> {
  readonly turn: number;
  readonly standings: readonly number[];
  /** The public facts of that turn. */
  readonly facts: readonly T['Fact'][];
}

/** A named part beside the chart: the renown board, the building row. */
export interface Pane<T extends GameTypes = GameTypes> {
  /** Stable: `renown`. */
  readonly key: string;
  /** The label of its tab: "Renown". */
  label(text: GameText<T>): string;
  readonly Pane: ComponentType<PaneProps<T>>;
}

export interface PaneProps<T extends GameTypes = GameTypes> extends BoardProps<T> {
  /** In the rail above other things, or under a tab, where there is more height. */
  readonly place: 'rail' | 'tab';
}

/** Everything beside the chart fits in one slip. */
export interface OneSlip<T extends GameTypes = GameTypes> {
  /** To the right of the chart, above the log: instruments, treasures. */
  readonly Instruments: ComponentType<BoardProps<T>>;
  /** The same as a strip, 40 px high, above the chart on narrow screens. */
  readonly Strip: ComponentType<BoardProps<T>>;
  readonly panes?: undefined;
}

/**
 * For a game with more than one slip holds. Where there is room, panes are slips to the right of the chart, above the
 * log; elsewhere they are under tabs, together with the reader's panel and the others', beside the chart or, on a
 * phone, below it.
 */
export interface SeveralPanes<T extends GameTypes = GameTypes> {
  readonly panes: readonly Pane<T>[];
  /**
   * Width to height of the chart where tabs are below it: the whole chart, without margins. If absent, the chart fills
   * a phone; it is the first of the tabs, which are at the foot, and the others' content covers it.
   */
  readonly proportion?: number;
  /** The players in a row, 45 px high, above a chart that fills a phone. */
  readonly Strip?: ComponentType<BoardProps<T>>;
}

/**
 * What a game puts into the frame. Its styles use no class of the shell and no size of the window: each part fills its
 * box and sizes itself by it (`@container`); the rail of `Instruments` and panes is a container named `side`.
 */
export type GameBoard<T extends GameTypes = GameTypes> = BoardParts<T> & (OneSlip<T> | SeveralPanes<T>);

export interface BoardParts<T extends GameTypes = GameTypes> {
  /** The board on the chart. It fills its box. */
  readonly Board: ComponentType<BoardProps<T>>;
  /**
   * The chart is very wide and pans under its frame: it extends to the edge, and rails and bar take as little room as
   * possible.
   */
  readonly wideChart?: true;
  /** It can be zoomed and panned; if absent, a review on a small screen enlarges it. */
  readonly zooms?: true;
  /** Between the question and the offers, as if on the table: the dice that were rolled. */
  readonly Tray?: ComponentType<BoardProps<T>>;
  /** Inside a player's panel: the player's possessions. */
  readonly Hand: ComponentType<HandProps<T>>;
  handShape(scene: Scene<T>, seat: Seat): HandShape;
  /** Piles to look through: in a sheet, and at the foot of the left rail where there is room. */
  readonly Piles: ComponentType<BoardProps<T>>;
  /** The rail already shows the piles' content elsewhere: they are in their sheet only. */
  readonly pilesInSheet?: true;
  /** The result as a picture to share, 1200 x 630: a self-contained SVG. */
  readonly Result: ComponentType<Ending<T>>;
  /**
   * That picture states the result, and the number of turns where that varies: where it is large enough to be read,
   * nothing below repeats it.
   */
  readonly resultTells?: true;
  /** That picture contains the points by heading: where it is large enough to be read, no table repeats them. */
  readonly resultHoldsScores?: true;
  /** A seat's standing, for the course of the game in its result and in a review: points so far. */
  standing?(telling: TextContext<T>, seat: Seat): number;
  /** Ratings of the final score, lowest first: `{ label: 'guest of honour from 70', points: 70 }`. */
  goals?(scene: Scene<T>): readonly { readonly label: string; readonly points: number }[];
  /** Beside a player's name: "Explorer, Coral Palace". */
  caption(scene: Scene<T>, seat: Seat): string;
  /**
   * What only this player can do, in a sentence or two, for the reader's own panel: "Shores up two tiles for one
   * action."
   */
  power?(scene: Scene<T>, seat: Seat): string;
  /** A player's power or place in a sentence or two. */
  about(scene: Scene<T>, seat: Seat): string;
  /** Actions left and in total, as discs in the panel of the acting player. */
  pips(scene: Scene<T>, seat: Seat): { readonly left: number; readonly of: number } | undefined;
  /** What the player has won so far, drawn to the right of the name. */
  readonly Won: ComponentType<Scene<T> & { readonly seat: Seat }>;
  /** The reader's choices as buttons, in a stable order; at most two greyed ones, which a player would look for. */
  offers(scene: Scene<T>, choices: readonly Choice<T>[]): Offer<T>[];
  /** Whether an action is obvious: if it is the only one left after the reader's own, it is played with it. */
  isObvious?(action: T['Action']): boolean;
  /** The focus over the chart, if any; for all players, and in replays. */
  focus?(scene: Scene<T>, choices: readonly Choice<T>[]): Focus<T> | undefined;
  /** Whether the reader may pass: then the prompt is not urgent, even in another player's turn. */
  mayPass?(scene: Scene<T>): boolean;
  /** What to do next with the selected button: "Choose who flies, then where." */
  how?(scene: Scene<T>, chosen: Offer<T>): string | undefined;
  /** Beside the question, where there is room: "One action; free ones as often as you like." */
  remark?(scene: Scene<T>): string | undefined;
  /**
   * Names of places, in italics in the log. Where the board draws one, it has `data-place` with the same name, so that
   * the page can put a number there.
   */
  places?(scene: Scene<T>): readonly string[];
  /** What to emphasise: in brass in the question, in bold in the log. */
  stress?(text: GameText<T>): Stress;
  /**
   * What kinds of actions are called where they are refused, in the order a player would ask: `{ capture: 'Capture a
   * treasure' }`.
   */
  kinds?(text: GameText<T>): { readonly [A in T['Action']['act']]?: string };
  /** The rules that a reason rests on, most relevant first: `['P-3']`. */
  rulesOf(why: NonNullable<Choice<T>['why']>): readonly string[];
  /** The line, sound and motion of each kind of fact. */
  readonly facts: FactTable<T>;
  /** The board in sentences, for a screen reader, grouped under headings. */
  describe(scene: Scene<T>): readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** What a team can point at for all to see: each thing that has `data-point`, with its name. */
  pointable?(scene: Scene<T>): readonly Pointable[];
  /** Hints the reader may switch on: key and label. */
  hints(text: GameText<T>): readonly { readonly key: string; readonly label: string; readonly detail?: string }[];
  /**
   * An action that is played automatically a moment after the reader's move, once it is the only one left, if this hint
   * is on: ending one's actions.
   */
  readonly byItself?: { readonly act: T['Action']['act']; readonly hint: string };
}
