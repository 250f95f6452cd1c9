import type { Seat } from '@skerry/engine';
import type { Attribute, Counter, Deck, ItemType, Kind, Limited, MapColour, Phase } from '../content/vocabulary.ts';
import type { TextContext } from './context.ts';

/** The sorts of cards that a player may have. */
export type Sort = ItemType | 'ally' | 'captain' | 'legendary' | 'trophy';

/** A value and its damage for a phase. */
export interface Strength {
  readonly phase: Phase;
  readonly value: number;
  readonly damage: number;
}

/** A Hero's career as the picture of the result tells it. */
export interface Career {
  readonly name: string;
  readonly counters: number;
  readonly gold: number;
  readonly knockOuts: number;
  readonly voyages: number;
  readonly defeated: number;
}

/** The words of the hero sheets, the market, the rails and the result. */
export interface SheetWords {
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
    /** "Your Hero", "Ada’s Hero": the one whose sheet it is. */
    heroOf(context: TextContext, seat: Seat): string;
    readonly attributes: string;
    readonly raised: Readonly<Record<Attribute | Counter, string>>;
    readonly sorts: Readonly<Record<Sort, string>>;
    damage(n: number): string;
    /** "Ranged 1, damage 1; melee 6, damage 2": as it is read aloud. */
    strengths(all: readonly Strength[]): string;
    goldOf(n: number): string;
    /** "2 of 4 points": towards the next counter. */
    pointsOf(have: number, price: number): string;
    nextCounter(price: number): string;
    /** "Mind: 2 counters" */
    trained(n: number, counter: Counter): string;
    mapsOf(n: number, colour: MapColour): string;
    /** An empty place for a card of a kind. */
    readonly room: Readonly<Record<Exclude<Limited, 'other'>, string>>;
    /** "1 of 2" */
    within(n: number, most: number): string;
    readonly noCaptain: string;
    readonly noTrophies: string;
    readonly noLegendary: string;
    /** "Steelhorns, Life 2 of 6 wounds ...": a card or a person that a touch explains. */
    thing(name: string, sort: string, isDown: boolean): string;
    /** Before the cards that may be used now. */
    readonly useGroup: string;
    readonly heroes: string;
    /** The button that opens the sheets. */
    readonly aside: { readonly label: string; readonly hotkey: string };
    /** What a counter adds: "+2". */
    adds(n: number): string;
    /** What a Legendary Item costs. */
    readonly forMaps: string;
    readonly experience: {
      readonly title: string;
      readonly remark: string;
      readonly label: string;
      readonly hotkey: string;
    };
  };

  readonly market: {
    /** By the id of the town. */
    stack(context: TextContext, town: string): string;
    /** "6 cards, 2 Captains" */
    remark(cards: number, captains: number): string;
    readonly goods: string;
    readonly captains: string;
    readonly shelves: Readonly<Record<Limited, string>>;
    price(n: number): string;
    sells(n: number): string;
    readonly yours: string;
    readonly soldFor: string;
    readonly hire: string;
    readonly loan: string;
    readonly loanHow: string;
    /** What looking does. */
    readonly lookHow: string;
    readonly empty: string;
    readonly nothingToSell: string;
    readonly noCaptains: string;
    heal(context: TextContext, figure: number, wounds: number): string;
    healFor(price: number): string;
    left(gold: number): string;
    readonly aside: { readonly label: string; readonly hotkey: string };
  };

  /** Slips in which one of several cards is chosen. */
  readonly pick: {
    readonly keepCaptain: string;
    readonly keepOne: string;
    readonly makeRoom: string;
    readonly loseCostliest: string;
    readonly legendary: string;
    readonly aside: { readonly label: string; readonly hotkey: string };
  };

  readonly rails: {
    readonly tab: string;
    readonly undefeated: string;
    readonly event: string;
    readonly noEvent: string;
    readonly decks: string;
    readonly discarded: string;
    /** Cards turned up on a deck, the uppermost first. */
    faceUp(cards: string): string;
    readonly noCards: string;
    deck(deck: Deck, left: number, discarded: number): string;
    /** The market deck and the Captains. */
    pile(what: 'market' | 'captain', left: number): string;
    maps(blue: number, green: number): string;
    readonly mapPool: string;
    doom(n: number, of: number): string;
    /** "3 of 6" */
    places(n: number, of: number): string;
    place(n: number, name: string, space: string): string;
    freePlace(n: number): string;
  };

  /** The careers of the Heroes, at the end. */
  readonly result: {
    readonly experience: string;
    readonly knockOuts: string;
    readonly voyages: string;
    readonly defeated: string;
    title(context: TextContext, winners: readonly Seat[]): string;
    rounds(n: number): string;
    /** Read aloud: what the picture shows of one Hero. */
    career(career: Career): string;
  };
}
