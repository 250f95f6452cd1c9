/**
 * The contract between a game's board and the shell around it.
 *
 * A board is given what the reader may know, what can be done, and a way to answer. The shell gives
 * every game the same frame: the bar, the prompt, the offers as buttons and as a list, the players' panels, the log,
 * the replay. A game fills the frame with one value of type `GameBoard`.
 */
import type { Choice, GameText, GameTypes, Json, Outcome, Seat, TextContext } from '@skerry/engine';
import type { ComponentType } from 'preact';
import type { IconName } from './icons.tsx';
import type { FactTable } from './table/facts.ts';
import type { DrawnMark } from './table/later/move-marks.tsx';

/** A position as the reader sees it, and the language it is told in. */
export interface Scene<T extends GameTypes = GameTypes> {
  readonly telling: TextContext<T>;
  readonly text: GameText<T>;
}

/**
 * What has just happened, for motion and sound: one fact, or a few that are shown together.
 *
 * An entry that tells many facts is shown as a row of moments, one after the other. At each of them `telling.state` is
 * the state right after its facts, so piles, hands and counts keep step with the story; the log and what a screen reader
 * hears keep step with them too. Where the reader is not told the entry itself, because it held secrets, the states in
 * between are not known: then all facts are one moment, and the state is the one after them all.
 */
export interface Moment<T extends GameTypes = GameTypes> {
  /** Grows with every moment, so that the same facts twice are two moments. */
  readonly n: number;
  readonly facts: readonly T['Fact'][];
  /** The position before these facts. */
  readonly before: TextContext<T>['state'];
  /** How many times faster than usual things move: a long story is told in haste, a replay at its own speed. */
  readonly pace: number;
}

export interface BoardProps<T extends GameTypes = GameTypes> extends Scene<T> {
  /**
   * What the reader can do and might try; empty for watchers, in replays, while an answer is on its way, and as long as
   * there is more to show of what happened.
   */
  readonly choices: readonly Choice<T>[];
  /** The offer chosen in the bar, whose targets the board marks. Without one the board marks all it can. */
  readonly chosen: Offer<T> | undefined;
  /** What led to this position; absent after loading, and when the reader moves about in a replay. */
  readonly moment: Moment<T> | undefined;
  /** What the turn that is on has told, up to what is shown: a fight from its first blow, also after a reload. */
  readonly turnFacts: readonly T['Fact'][];
  /** Whether things may move; false where the reader or the system asked for stillness. */
  readonly motion: boolean;
  /** Optional hints the reader switched on, by the keys of `GameBoard.hints`. */
  readonly hints: ReadonlySet<string>;
  /** Moves that are shown and not played: what a review compares, what a hint proposes. */
  readonly marks?: readonly MoveMark<T>[] | undefined;
  /**
   * Plays an action, and `then` others after it, all in one command: a walk of several spaces. The steps of `then` that cannot be
   * decided in advance are left out: from the first that follows on chance or on another seat, or that the rules refuse.
   */
  answer(action: T['Action'], then?: readonly T['Action'][]): void;
  /** The reader touched what offers nothing now: whoever gives this says why, so that the board need not. */
  refused?(tries: readonly Choice<T>[]): void;
}

/** A move to be marked on the board, with `MoveMarks`; its words are said where they are read. */
export interface MoveMark<T extends GameTypes = GameTypes> extends Pick<DrawnMark, 'kind' | 'nth' | 'label'> {
  readonly seat: Seat;
  readonly action: T['Action'];
  /** The whole of it for those who listen: "best found: shore up Coral Palace, 52%". */
  readonly sentence: string;
}

/**
 * Where a hand stands: in a rail of its own, in the only rail (`beside`) or on a phone (in both, `Strip` lies above the
 * chart in the place of `Instruments`), under a tab (in a game with panes), or in a sheet of its own.
 */
export type HandPlace = 'rail' | 'beside' | 'phone' | 'tab' | 'sheet';

export interface HandProps<T extends GameTypes = GameTypes> extends BoardProps<T> {
  readonly seat: Seat;
  /** The reader's own, or the only one there is room for. */
  readonly large: boolean;
  readonly place: HandPlace;
}

/**
 * How a hand lies in its panel: `cards` below the name, in one row; a `sheet` below the name, as high as it needs; or a
 * `picture` beside the name.
 */
export type HandShape = 'cards' | 'sheet' | 'picture';

/** A drawing of the game on an offer, in the place of an icon. */
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
  /** A few words below: "8 tiles". */
  readonly detail?: string;
  readonly icon: IconName | OfferDrawing;
  /** A word before the row of offers that share it: "free". Those without one stand in the last row. */
  readonly group?: string;
  /** A letter of the label that chooses it from the keyboard. */
  readonly hotkey: string;
  /** Teal: it ends a part of the turn. At most one at a time, shown last. */
  readonly go?: boolean;
  /** One is played at once; of several the reader picks one. None: greyed. */
  readonly actions: readonly T['Action'][];
  /** What follows a single action in the same command: `then` of `answer`. */
  readonly further?: readonly T['Action'][];
  /** Why it is greyed. */
  readonly why?: NonNullable<Choice<T>['why']>;
  /** The sentence to agree to first, where it cannot be taken back and would be regretted. */
  readonly confirm?: string;
}

/**
 * Something that takes all attention for a while: a combat, a draft, a trade, the row of buildings. The shell lays it as a
 * slip over the chart, on phones as a sheet that comes from below; the prompt, the panels and the log stay as they are. A
 * screen reader hears its title when it comes, and the keyboard goes from the chart into the slip and back.
 *
 * It may show offers of its own, drawn as they deserve: a die that can be rolled again, a card that can be bought. Those
 * stand in the slip only; all other offers stay in the bar.
 */
export interface Focus<T extends GameTypes = GameTypes> {
  /** Stable as long as it is about the same thing: `attack-borsham`. Another one opens anew. */
  readonly key: string;
  /** "Attack on Borsham". */
  readonly title: string;
  /** A few words below: "Dario's town: strength 5, and 2 more because it is his." */
  readonly remark?: string;
  /** What stands in the slip. It fills the box it is given, and scrolls inside where it must. */
  readonly Slip: ComponentType<FocusProps<T>>;
  /** The keys of the offers that the slip shows itself: `['reRoll-1', 'reRoll-2']`. */
  readonly offers: readonly string[];
  /** How it is put aside to look at the chart, and brought back. Absent: it stays until it is decided. */
  readonly aside?: Aside;
}

/** The button in the bar that brings a focus back, and how it begins. */
export interface Aside extends Pick<Offer, 'label' | 'detail' | 'icon' | 'group' | 'hotkey'> {
  /** Put aside at first: it lies over the chart when the reader wants it, not because the game does. */
  readonly first?: boolean;
}

export interface FocusProps<T extends GameTypes = GameTypes> extends BoardProps<T> {
  /** The offers that belong to it, greyed ones too. */
  readonly offers: readonly Offer<T>[];
  /** Takes an offer as the bar does: one action is played at once, of several the reader picks one. */
  choose(offer: Offer<T>): void;
}

/** Words that are seen first: `{ asked: /(?:two|three) actions/, told: /Waters Rise!/ }`. */
export interface Stress {
  readonly asked: RegExp;
  readonly told: RegExp;
}

/** A thing on the table that everybody sees: `{ at: 'earth', of: 1, name: 'Earth card, Bruno' }`. */
export interface Pointable {
  /** A word of the game. */
  readonly at: string;
  /** Before whom it lies, where several have one. */
  readonly of?: Seat;
  readonly name: string;
}

/** For `data-point` of what is drawn. */
export const pointKey = ({ at, of }: Pick<Pointable, 'at' | 'of'>): string => (of === undefined ? at : `${at} ${of}`);

/** How a line of the log looks. */
export interface LineLook {
  /** Whose mark stands before it; without one, the sign of the sea. */
  readonly seat?: Seat;
  /** Coral: something was lost. */
  readonly loss?: boolean;
  /** Begins a turn: a heading. */
  readonly heading?: boolean;
  /** Not worth a line of its own: it is seen on the board, and said by other lines. */
  readonly silent?: boolean;
}

export const SOUNDS = ['ink', 'wood', 'water', 'paper', 'sink', 'rise', 'treasure', 'won', 'lost'] as const;
export type Sound = (typeof SOUNDS)[number];

/** How a game ended, told to everybody: nobody is "you" in a picture. */
export interface Ending<T extends GameTypes = GameTypes> extends Scene<T> {
  readonly outcome: Outcome;
  /** Whose seat comes first, where the picture has room for one only. */
  readonly reader: Seat | undefined;
  /** The options of the table. */
  readonly options: { readonly [option: string]: Json };
  /** The course of the game, turn by turn, in a game that tells how far a seat has come; absent until the record is here. */
  readonly course?: readonly Milestone<T>[];
}

/** How far each seat had come when a turn was over: `{ turn: 12, standings: [31, 28, 40], facts: [...] }`. */
export interface Milestone<T extends GameTypes = GameTypes> {
  readonly turn: number;
  readonly standings: readonly number[];
  /** What was told to everybody in that turn. */
  readonly facts: readonly T['Fact'][];
}

/** A part of what stands beside the chart, with a name of its own: the renown board, the building row. */
export interface Pane<T extends GameTypes = GameTypes> {
  /** Stable: `renown`. */
  readonly key: string;
  /** A word for its tab: "Renown". */
  label(text: GameText<T>): string;
  readonly Pane: ComponentType<PaneProps<T>>;
}

export interface PaneProps<T extends GameTypes = GameTypes> extends BoardProps<T> {
  /** In the rail above other things, or under a tab, where it has more room downwards. */
  readonly place: 'rail' | 'tab';
}

/** What stands beside the chart fits in one slip. */
export interface OneSlip<T extends GameTypes = GameTypes> {
  /** At the right of the chart, above the log: instruments, treasures. */
  readonly Instruments: ComponentType<BoardProps<T>>;
  /** The same lying down, 40 px high, above the chart on narrow screens. */
  readonly Strip: ComponentType<BoardProps<T>>;
  readonly panes?: undefined;
}

/**
 * There is more to show than one slip holds. Where there is room, panes are slips at the right of the chart, above the log;
 * elsewhere they lie under tabs, together with the reader's own panel and those of the others, beside the chart or, on a
 * phone, below it.
 */
export interface SeveralPanes<T extends GameTypes = GameTypes> {
  readonly panes: readonly Pane<T>[];
  /**
   * Width to height of the chart where tabs lie below it: the whole of it, and nothing more. Without it the chart has all the
   * room of a phone; it is the first of the tabs, which stand at the foot, and what lies under the others covers it.
   */
  readonly proportion?: number;
  /** Who plays in a line, 45 px high, above a chart that has all the room of a phone. */
  readonly Strip?: ComponentType<BoardProps<T>>;
}

/**
 * All that a game puts into the frame. Its styles know no class of the shell and no size of the window: each part fills
 * the box it is given and sizes itself by it (`@container`); the rail of `Instruments` and panes is a container named `side`.
 */
export type GameBoard<T extends GameTypes = GameTypes> = BoardParts<T> & (OneSlip<T> | SeveralPanes<T>);

export interface BoardParts<T extends GameTypes = GameTypes> {
  /** What lies on the chart. It fills the box it is given. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** The chart is wider than most and moves under its frame: it fills that to the edge, and rails and bar leave it all they can. */
  readonly wideChart?: true;
  /** It can be enlarged and moved about; where it cannot, a review on a small screen enlarges it. */
  readonly zooms?: true;
  /** What lies between the question and the offers, on the table as it were: the dice that were rolled. */
  readonly Tray?: ComponentType<BoardProps<T>>;
  /** Inside a player's panel: what the player has. */
  readonly Hand: ComponentType<HandProps<T>>;
  handShape(scene: Scene<T>, seat: Seat): HandShape;
  /** Piles to look through: in a sheet, and at the foot of the left rail where there is room. */
  readonly Piles: ComponentType<BoardProps<T>>;
  /** The rail shows in other places what the piles hold: there they stand in their sheet only. */
  readonly pilesInSheet?: true;
  /** The result as a picture worth sharing, 1200 x 630: an SVG that carries its styles with it. */
  readonly Result: ComponentType<Ending<T>>;
  /**
   * That picture says how it ended, and after how many turns where that differs from game to game: where it is large enough to be
   * read, nothing below repeats it.
   */
  readonly resultTells?: true;
  /** That picture holds the points by heading: where it is large enough to be read, no table repeats them. */
  readonly resultHoldsScores?: true;
  /** How far a seat has come, for the course of the game in its result and in a review: points so far. */
  standing?(telling: TextContext<T>, seat: Seat): number;
  /** What the points at the end are worth, the fewest first: `{ label: 'guest of honour from 70', points: 70 }`. */
  goals?(scene: Scene<T>): readonly { readonly label: string; readonly points: number }[];
  /** Beside a player's name: "Explorer, Coral Palace". */
  caption(scene: Scene<T>, seat: Seat): string;
  /** What only this player can do, in a sentence or two, for the reader's own panel: "Shores up two tiles for one action." */
  power?(scene: Scene<T>, seat: Seat): string;
  /** The power or the place of a player in a sentence or two. */
  about(scene: Scene<T>, seat: Seat): string;
  /** Actions left and of how many, as discs in the panel of the one to act. */
  pips(scene: Scene<T>, seat: Seat): { readonly left: number; readonly of: number } | undefined;
  /** What the player has won so far, drawn at the right of the name. */
  readonly Won: ComponentType<Scene<T> & { readonly seat: Seat }>;
  /** The choices of the reader as buttons, in a stable order; the greyed ones a player would look for, at most two. */
  offers(scene: Scene<T>, choices: readonly Choice<T>[]): Offer<T>[];
  /** What lies over the chart now, if anything; for everybody at the table, and in replays. */
  focus?(scene: Scene<T>, choices: readonly Choice<T>[]): Focus<T> | undefined;
  /** Whether the reader may as well let pass what is asked: then nothing presses, though it is in the turn of another. */
  mayPass?(scene: Scene<T>): boolean;
  /** What to do next with a button that was chosen: "Choose who flies, then where." */
  how?(scene: Scene<T>, chosen: Offer<T>): string | undefined;
  /** Beside what is asked, where there is room: "One action; free ones as often as you like." */
  remark?(scene: Scene<T>): string | undefined;
  /**
   * Names of places, which the log sets in italics. Where the board draws one, it has `data-place` with the same name, so that
   * the page can put a number there.
   */
  places?(scene: Scene<T>): readonly string[];
  /** What matters in a sentence: in brass in the question, in bold in the log. */
  stress?(text: GameText<T>): Stress;
  /** What kinds of actions are called where they are refused, in the order a player would ask: `{ capture: 'Capture a treasure' }`. */
  kinds?(text: GameText<T>): { readonly [A in T['Action']['act']]?: string };
  /** The rules by number that a reason rests on, most telling first: `['P-3']`. */
  rulesOf(why: NonNullable<Choice<T>['why']>): readonly string[];
  /** How each kind of fact is told, heard and shown. */
  readonly facts: FactTable<T>;
  /** The board in sentences, for a screen reader, grouped under headings. */
  describe(scene: Scene<T>): readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** What a team can point at for all to see: each thing that has `data-point`, with its name. */
  pointable?(scene: Scene<T>): readonly Pointable[];
  /** Hints the reader may switch on: key and label. */
  hints(text: GameText<T>): readonly { readonly key: string; readonly label: string }[];
}
