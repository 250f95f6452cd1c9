import type { Seat } from '@skerry/engine';
import type { Count, Thing } from '../content/vocabulary.ts';
import type { TextContext } from './context.ts';

/** How a crew member lies on the ship board. */
export const CREW_PLACES = ['deck', 'below', 'injured'] as const;
export type CrewPlace = (typeof CREW_PLACES)[number];

/** What somebody may be short of for a building. */
export type Lacking = 'book' | 'coin' | 'wood' | 'fish';

/** The words of the panels: what players have, the renown board, the row, the piles, the result. A language that lacks one does not compile. */
export interface PanelWords {
  // Ship board
  /** "on deck": at the head of a row. */
  readonly places: { readonly [P in CrewPlace]: string };
  /** "Administrate and Combat, below deck". */
  crewMember(skills: string, place: CrewPlace, n: number): string;
  crewOf(context: TextContext, seat: Seat): string;
  readonly nobody: string;
  /** "8 coins". */
  things(n: number, what: Thing): string;
  ichor(has: boolean): string;
  readonly hold: string;
  readonly city: string;
  /** After a number: "of 10". */
  of(n: number): string;
  holdHas(wood: number, fish: number, of: number): string;
  cityOf(context: TextContext, seat: Seat): string;
  cityHas(n: number, of: number): string;
  readonly cityEmpty: string;
  readonly cityEnd: string;
  readonly hand: string;
  handOf(context: TextContext, seat: Seat): string;
  /** In Architect: "6 cards in hand". */
  cards(n: number): string;
  won(renown: number, tokens: number): string;
  readonly close: string;

  // Renown board
  readonly tabs: { readonly renown: string; readonly row: string; readonly hand: string };
  readonly events: string;
  readonly eventsNote: string;
  readonly here: string;
  readonly noEvents: string;
  /** IB-215: instead of all that the renown board will hold. */
  readonly notLaid: string;
  /** What an event asks for and brings. */
  event(context: TextContext, event: number): string;
  readonly reputation: string;
  /** Where it is chosen: "at Farwold". */
  reputationAt(towns: readonly string[]): string;
  /** "+1, then 1 per building". */
  reputationShort(active: number, per: Count): string;
  reputationWhole(active: number, per: Count, limit: number): string;
  /** What the card would bring now: "Now: Ada 5, Bruno 3." */
  reputationNow(gains: readonly { readonly name: string; readonly n: number }[]): string;
  readonly noReputation: string;
  readonly hire: string;
  readonly hireNote: string;
  readonly next: string;
  readonly free: string;
  hireFor(skills: string, price: number): string;
  hireNext(skills: string): string;
  readonly noCrew: string;
  readonly renown: string;
  renownNote(top: number): string;
  track(standings: readonly { readonly name: string; readonly n: number }[]): string;
  readonly offTrack: string;
  tokensLeft(n: number): string;
  readonly noTokens: string;
  tokenWhole(reward: string, left: number): string;
  readonly treasure: string;
  treasureWhole(coins: number): string;
  /** Nothing is on the map: these come from the supply (IB-110). */
  treasureEmpty(coins: number): string;

  // Row
  readonly row: string;
  readonly rowNote: string;
  /** While a town lets you build. */
  readonly buildNote: string;
  readonly cardsNote: string;
  readonly emptySpace: string;
  readonly noCards: string;
  needs(books: number): string;
  readonly needsNone: string;
  /** "Space 2, Trade Office, 9 coins, needs 2 books" */
  space(n: number, name: string, coins: number, books: number): string;
  card(name: string, coins: number): string;
  bought(coins: number): string;
  built(wood: number, fish: number): string;
  worth(coins: number): string;
  readonly affordable: string;
  short(n: number, what: Lacking): string;
  deckLeft(n: number): string;

  // Piles
  readonly piles: {
    readonly buildings: string;
    readonly events: string;
    readonly reputation: string;
    readonly crew: string;
    readonly tokens: string;
    readonly supply: string;
    readonly paid: string;
    readonly hands: string;
  };
  left(n: number): string;
  /** What may still come: "Still to come". */
  readonly toCome: string;

  // Result
  result(context: TextContext, winners: readonly Seat[], points: number): string;
  rounds(n: number): string;
  readonly cause: { readonly buildings: string; readonly tokens: string };
  feats(towns: number, buildings: number, tokens: number): string;
  readonly course: string;
  courseOf(lines: readonly { readonly name: string; readonly points: number }[]): string;
}
