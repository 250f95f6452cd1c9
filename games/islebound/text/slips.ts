import type { Seat } from '@skerry/engine';
import type { Ability, Amounts, Count, FleetKind, Payable } from '../content/vocabulary.ts';
import type { Mode, Priced } from '../content/world.ts';
import type { TradeKind } from '../rules/state.ts';
import type { namesOf, TextContext } from './context.ts';

/** A town that somebody wants, and what it takes. */
export interface Wanted {
  readonly town: string;
  /** Who controls it, if anybody does. */
  readonly owner: Seat | undefined;
  readonly strength: number;
  /** What is needed beyond the strength, because it is controlled. */
  readonly more: number;
}

/** The cards of one kind with the dice on them, and what each gives. */
export interface Placing {
  readonly card: FleetKind;
  readonly faces: readonly number[];
  readonly strengths: readonly number[];
}

/** How the slip of a choice is put aside and brought back. */
export interface AsideWords {
  readonly label: string;
  /** A letter of the label. */
  readonly hotkey: string;
}

/** The slips that can be put aside. */
export const SLIPS = [
  'attack',
  'talks',
  'track',
  'row',
  'buy',
  'build',
  'draft',
  'hand',
  'trade',
  'hire',
  'reputation',
] as const;

/** The words of the slips over the chart. A language that lacks one does not compile. */
export interface SlipWords {
  readonly names: ReturnType<typeof namesOf>;
  /** "58%"; what is neither certain nor hopeless is never told as such. */
  percent(chance: number): string;
  /** What something is, and what can be done with it, read aloud. */
  withOffer(label: string, offer: string): string;
  readonly asides: { readonly [S in (typeof SLIPS)[number]]: AsideWords };

  readonly attack: {
    title(town: string): string;
    remark(context: TextContext, wanted: Wanted): string;
    readonly cards: { readonly [F in FleetKind]: string };
    readonly spareDie: string;
    readonly fromCombat: string;
    readonly combatCrew: string;
    /** The chance if so many are taken, and after them everything there is. */
    atBest(chance: string): string;
    /** The chance with one more die. */
    thenChance(chance: string): string;
    readonly byDice: string;
    /** If all on deck may be injured for it. */
    readonly withInjuries: string;
    /** After the figure that is reached: "of 7". */
    of(need: number): string;
    strength(total: number, need: number): string;
    fromBuildings(n: number): string;
    fromInjuries(n: number): string;
    /** What comes of the dice as they lie; `onDeck`: how many could be injured. */
    ifKept(context: TextContext, seat: Seat, missing: number, onDeck: number): string;
    reRolls(context: TextContext, seat: Seat): string;
    readonly byHand: string;
    /** The dice are placed, and so much is missing. */
    ifShort(missing: number, onDeck: number): string;
    retreats(context: TextContext, seat: Seat): string;
    die(card: string, face: number, strength: number): string;
    spare(face: number): string;
    noDie(card: string): string;
    placeHere(card: string): string;
    readonly diceLeft: string;
    /** "Serpent 5 gives 3, pirates 4, 2 and 1 give 1, 1 and 0; 5 of 7." */
    readAloud(placings: readonly Placing[], total: number, need: number): string;
  };

  readonly raid: {
    title(context: TextContext, seat: Seat, rival: Seat): string;
    hits(n: number): string;
    /** Who won; nobody if it is even. */
    result(context: TextContext, winner: Seat | undefined): string;
    readonly close: string;
  };

  readonly talks: {
    title(town: string): string;
    remark(context: TextContext, wanted: Wanted): string;
    freeTitle(town: string): string;
    readonly freeRemark: string;
    readonly skipTitle: string;
    readonly skipRemark: string;
    influence(paid: number, need: number): string;
    fromBuildings(n: number): string;
    readonly track: string;
    worth(n: number): string;
    readonly crew: string;
    /** What was paid so far. */
    paid(slots: readonly number[], crew: number): string;
  };

  readonly row: {
    readonly title: string;
    readonly remark: string;
    readonly buildTitle: string;
    readonly buildRemark: string;
    /** How many of the row can be had: "3 of 5". */
    within(n: number, of: number): string;
    books(n: number): string;
    readonly or: string;
    yoursFor(price: Amounts<Payable>): string;
    haveBooks(n: number): string;
    short(n: number, what: Payable): string;
    worth(n: number): string;
    effects(abilities: readonly Ability[], mode: Mode): readonly string[];
    readonly noEffect: string;
    space(n: number): string;
    /** A card, read aloud: "Trade Office, 9 coins or 3 wood and 2 fish, needs 2 books". */
    card(name: string, price: Priced, books: number | undefined): string;
    refused(why: string): string;
    city(context: TextContext, seat: Seat): string;
    cityWorth(n: number): string;
    /** On the place whose building brings the last round. */
    lastRound(n: number): string;
    readonly whoseCity: string;
  };

  readonly draft: {
    title(pick: number, of: number): string;
    /** To whom the others go. */
    remark(context: TextContext, to: Seat): string;
    /** For those who watch. */
    readonly secret: string;
    readonly kept: string;
    keeping(building: string): string;
    waiting(context: TextContext, seats: readonly Seat[]): string;
  };

  readonly hand: {
    readonly title: string;
    readonly remark: string;
    readonly buyTitle: string;
    readonly payTitle: string;
    payRemark(left: number): string;
    cards(n: number): string;
    readonly empty: string;
  };

  readonly trade: {
    title(context: TextContext, seat: Seat, rival: Seat): string;
    /** `n` proposals were refused in this turn, and `of` may be. */
    remark(n: number, of: number): string;
    gives(context: TextContext, seat: Seat): string;
    /** How many of a kind there are to give: "of 4". */
    have(n: number): string;
    ware(what: TradeKind): string;
    count(n: number, what: TradeKind): string;
    readonly takeBack: string;
    waiting(context: TextContext, seat: Seat): string;
  };

  readonly hire: {
    readonly title: string;
    remark(context: TextContext, seat: Seat, coins: number): string;
    price(n: number): string;
    readonly next: string;
    readonly nobody: string;
    /** On the button; what it does in full is read aloud. */
    readonly hire: string;
    crewOf(context: TextContext, seat: Seat): string;
  };

  readonly reputation: {
    readonly title: string;
    readonly remark: string;
    active(context: TextContext, seat: Seat, n: number): string;
    each(per: Count, isArchitect: boolean, limit: number): string;
  };
}
