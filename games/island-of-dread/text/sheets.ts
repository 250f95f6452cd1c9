import type { Deck, Kind, Limited } from '../content/vocabulary.ts';

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
  };

  readonly market: {
    stack(town: string): string;
    readonly captains: string;
    readonly shelves: Readonly<Record<Limited, string>>;
    price(n: number): string;
    sells(n: number): string;
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
