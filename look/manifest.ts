import type { BotProfile, PuzzleBook } from '@skerry/bots/profile';
import type {
  Game,
  GameCard,
  GameText,
  GameTypes,
  Language,
  RuleBook,
  RuleGuide,
  RuleOrigins,
  TextContext,
  Translated,
} from '@skerry/engine';
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameBoard } from './board.ts';
import type { Lessons } from './lesson.ts';

/** What the home page knows of a game, even of one that cannot be played yet. */
export interface Announced {
  readonly card: GameCard;
  /** The address of an SVG file, of which the symbol `picture` is drawn. */
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
  /** Turns to a rule by its number. */
  open(rule: string): void;
}

/** A sign on the board or beside it, drawn, and what it means. */
export interface Sign {
  readonly key: string;
  readonly sign: ComponentChildren;
  readonly sentence: string;
}

export type Legend = (language: Language) => readonly Sign[];

/** Everything the project has of a game, each part loaded when it is needed. */
export interface GameManifest<T extends GameTypes = GameTypes> extends Announced {
  rules(): Promise<Game<T>>;
  /** Everything a person reads while playing it, a language at a time. */
  readonly text: Translated<() => Promise<GameText<T>>>;
  /** Its rules, for whoever opens them. */
  readonly ruleBook: Translated<() => Promise<RuleBook>>;
  /** The rules at a glance, and their headings. */
  readonly ruleGuide?: Translated<() => Promise<RuleGuide>>;
  /** Whose each rule is, in a game whose rulebook does not say them all. */
  ruleOrigins?(): Promise<RuleOrigins>;
  /** Pages beside the rules. */
  readonly aids?: readonly Aid[];
  /** What a bot needs to know of the game, as it is bound to its content. */
  botProfile(game: Game<T>): Promise<BotProfile<T>>;
  /** Positions with something to find in them, for the puzzle of the day. */
  puzzles?(): Promise<PuzzleBook<T>>;
  /** What a person sees and touches; a game without it is played in the terminal. */
  board?(): Promise<GameBoard<T>>;
  /** Short lessons at the real table; the card of the game says which. */
  lessons?(): Promise<Lessons<T>>;
  /** What the signs on its board mean. */
  legend?(): Promise<Legend>;
  /** A position drawn with letters, for the terminal. */
  sketch?(): Promise<Translated<Sketch<T>>>;
  /** The folder of the same game on another library, to compare the speed. */
  readonly peer?: string;
}

export interface Sketch<T extends GameTypes = GameTypes> {
  /** A few lines, to follow a game. */
  small(telling: TextContext<T>): string;
  /** With all names, to play. */
  large(telling: TextContext<T>): string;
}
