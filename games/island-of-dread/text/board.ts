import type { Seat } from '@skerry/engine';
import type { Deck, Kind, Limited, Phase, TileKind } from '../content/vocabulary.ts';
import type { Telling, Text } from './telling.ts';

/** A land space as it is read aloud. */
export interface SpaceOutlook {
  /** "Dallak", or "i9 (road)". */
  readonly name: string;
  readonly jewel: Deck | undefined;
  readonly isPresent: boolean;
  readonly sunburst: boolean;
  /** The name of the Challenge that is undefeated here. */
  readonly undefeated: string | undefined;
  readonly tile: TileKind | undefined;
  readonly heroes: readonly Seat[];
  /** The dice that take the reader there, in order; or why not. */
  readonly dice: readonly number[] | undefined;
  readonly why: string | undefined;
}

/** An anchor as it is read aloud. */
export interface AnchorOutlook {
  readonly name: string;
  /** Where its lanes lead. */
  readonly lanes: readonly string[];
  readonly heroes: readonly Seat[];
}

/** A roll as it is read once, in one sentence. */
export interface RollOutlook {
  readonly dice: readonly [number, number];
  /** The value, then each bonus. */
  readonly added: readonly number[];
  readonly need: number;
  readonly success: boolean;
  /** Wounds that follow. */
  readonly wounds: number;
}

/** The words that stand on the chart, in the slips and in the rails. A language that lacks one does not compile. */
export interface BoardWords {
  /** What the chart is, where the reader's Hero stands, and how much is in reach. */
  chart(sea: string, hero: string | undefined, reach: number): string;
  space(telling: Telling, outlook: SpaceOutlook): string;
  anchor(telling: Telling, outlook: AnchorOutlook): string;
  /** The heading of a list of spaces. */
  withDice(n: number): string;
  readonly toHero: string;
  readonly wholeChart: string;
  /** Marks only jewels and towns in reach. */
  readonly calm: string;
  readonly walk: string;

  /** A seat's sheet. */
  readonly sheet: {
    readonly life: string;
    readonly stamina: string;
    readonly gold: string;
    readonly points: string;
    readonly counters: string;
    readonly items: string;
    readonly allies: string;
    readonly captain: string;
    readonly legendary: string;
    readonly trophies: string;
    readonly onLoan: string;
    /** A card that is face down. */
    readonly used: string;
    readonly nothing: string;
    readonly noAbility: string;
    /** "2 of 5 wounds" */
    suffered(n: number, most: number, kind: Kind): string;
  };

  /** The table of a combat. */
  readonly combat: {
    against(name: string): string;
    round(n: number): string;
    readonly phases: Readonly<Record<Phase | 'escape', string>>;
    readonly value: string;
    readonly damage: string;
    readonly who: string;
    readonly dice: string;
    readonly sum: string;
    readonly hit: string;
    readonly missed: string;
    readonly held: string;
    readonly struck: string;
    /** "needs 9 or more: 72%" */
    chance(need: number, percent: number): string;
    readonly usable: string;
    readonly reward: string;
    roll(outlook: RollOutlook): string;
    /** What somebody else's fight is cut short with. */
    readonly skip: string;
  };

  readonly market: {
    stack(town: string): string;
    readonly captains: string;
    readonly shelves: Readonly<Record<Limited, string>>;
    price(n: number): string;
    sells(n: number): string;
  };

  readonly voyage: {
    title(captain: string): string;
    readonly toll: string;
    /** How many turns on an anchor the Captain lasts without a fight. */
    endures(turns: number): string;
    lane(n: number): string;
  };

  readonly rails: {
    readonly undefeated: string;
    readonly event: string;
    readonly noEvent: string;
    readonly decks: string;
    deck(deck: Deck, left: number, discarded: number): string;
    maps(blue: number, green: number): string;
    doom(n: number, of: number): string;
  };

  /** The careers of the Heroes, at the end. */
  readonly result: {
    readonly experience: string;
    readonly knockOuts: string;
    readonly voyages: string;
    readonly defeated: string;
  };
}

/** A text of this game: it brings the words of the board with it, so that only those of one language are loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
