import type { BotProfile, PuzzleBook } from '@skerry/bots/profile';
import type {
  Game,
  GameCard,
  GameText,
  GameTypes,
  Language,
  PositionKit,
  RuleBook,
  RuleGuide,
  RuleOrigins,
  TextContext,
  Translated,
} from '@skerry/engine';
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameBoard, OfferDrawing } from './board.ts';
import type { EditorKit } from './editor.ts';
import type { Lessons } from './lesson.ts';

/** What the home page knows of a game, even of one that cannot be played yet. */
export interface Announced {
  readonly card: GameCard;
  /** The address of an SVG file with a symbol `picture`. */
  readonly picture: string;
  /** An example for contributors: it opens by its name, and no list shows it. */
  readonly isExample?: true;
}

/** A page beside the rules, to be read at the table or without one: a player aid. */
export interface Aid {
  /** In the address: `player-aid`. */
  readonly key: string;
  readonly title: Translated<string>;
  page(): Promise<ComponentType<AidProps>>;
}

export interface AidProps {
  readonly language: Language;
  /** Opens a rule by its number. */
  open(rule: string): void;
}

/** A drawn sign on the board or beside it, and its meaning. */
export interface Sign {
  readonly key: string;
  readonly sign: ComponentChildren;
  readonly sentence: string;
}

export type Legend = (language: Language) => readonly Sign[];

/** All parts of a game, each loaded on demand. */
export interface GameManifest<T extends GameTypes = GameTypes> extends Announced {
  rules(): Promise<Game<T>>;
  /** All texts for players, one language at a time. */
  readonly text: Translated<() => Promise<GameText<T>>>;
  /** The numbered rules. */
  readonly ruleBook: Translated<() => Promise<RuleBook>>;
  /** The rules at a glance, and their headings. */
  readonly ruleGuide?: Translated<() => Promise<RuleGuide>>;
  /** The origin of each rule, in a game whose rulebook does not contain them all. */
  ruleOrigins?(): Promise<RuleOrigins>;
  /** Pages beside the rules. */
  readonly aids?: readonly Aid[];
  /** What a bot needs to know about the game, bound to its content. */
  botProfile(game: Game<T>): Promise<BotProfile<T>>;
  /** Positions with a solution to find, for the puzzle of the day. */
  puzzles?(): Promise<PuzzleBook<T>>;
  /** Its positions: what adds up, and their text form. */
  position?(): Promise<PositionKit<T>>;
  /** The board; a game without one is played in the terminal. */
  board?(): Promise<GameBoard<T>>;
  /** Short lessons at the real table; the card of the game lists them. */
  lessons?(): Promise<Lessons<T>>;
  /** How positions are set up on its board. */
  editor?(): Promise<EditorKit<T>>;
  /** What the values of its options are chosen by, where that is more than a name. */
  optionCards?(): Promise<OptionCards<T>>;
  /** The meaning of the signs on its board. */
  legend?(): Promise<Legend>;
  /** A position drawn with letters, for the terminal. */
  sketch?(): Promise<Translated<Sketch<T>>>;
  /** The folder of the same game on another library, for speed comparisons. */
  readonly peer?: string;
}

/** A value of an option to choose by: a Hero with portrait, values and ability. Undefined for a value that has only a name. */
export type OptionCards<T extends GameTypes = GameTypes> = (
  game: Game<T>,
  text: GameText<T>,
  option: string,
  value: string,
) => OptionCard | undefined;

export interface OptionCard {
  readonly drawing: OfferDrawing;
  /** `[['Life', 6], ['Body', 4]]`. */
  readonly values: readonly (readonly [name: string, value: number])[];
  readonly says: string | undefined;
}

export interface Sketch<T extends GameTypes = GameTypes> {
  /** A few lines, to follow a game. */
  small(telling: TextContext<T>): string;
  /** With all names, to play. */
  large(telling: TextContext<T>): string;
  /** Where an action leads in the large sketch: "j8". */
  where?(action: T['Action'], telling: TextContext<T>): string | undefined;
}
