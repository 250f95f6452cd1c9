import type { Seat } from '@skerry/engine';
import type { Deck, Kind, Phase } from '../content/vocabulary.ts';
import type { CardKind } from '../content/world.ts';
import type { Goods } from '../rules/state.ts';
import type { TextContext } from './context.ts';

/** What came of a roll: of an attack, of a defence, of an escape. */
export type RollResult = 'hit' | 'missed' | 'held' | 'struck' | 'away' | 'caught';

/** A roll as it is read once, in one sentence. */
export interface RollOutlook {
  readonly dice: readonly [number, number];
  /** The value, then each bonus. */
  readonly added: readonly number[];
  readonly need: number;
  readonly result: RollResult;
  /** What follows, and whether in wounds or, under the Helmet of Trelton, in exhaustion (ID-190). */
  readonly harm: number;
  readonly kind: Kind;
}

/** The words of combats, drawn cards and voyages. */
export interface FightWords {
  /** The table of a combat. */
  readonly combat: {
    round(n: number): string;
    readonly phases: Readonly<Record<Phase | 'escape', string>>;
    readonly value: string;
    readonly damage: string;
    readonly who: string;
    readonly results: Readonly<Record<RollResult, string>>;
    /** By the number of the figure. */
    attacks(context: TextContext, figure: number): string;
    defends(context: TextContext, figure: number): string;
    flees(context: TextContext, figure: number): string;
    /** What had to be reached. */
    needed(n: number): string;
    /** "5, needs 10", of which the chance stands beside it. */
    needs(value: number, least: number | undefined): string;
    percent(n: number): string;
    /** "64%", on a button. */
    chance(percent: number): string;
    rollFor(context: TextContext, figure: number): string;
    side(context: TextContext, seat: Seat): string;
    readonly usable: string;
    readonly reward: string;
    readonly life: string;
    points(n: number): string;
    gold(n: number): string;
    /** Maps, and Legendary Items, that a Challenge brings. */
    maps(n: number): string;
    legendary(n: number): string;
    readonly keeps: string;
    /** What somebody else's fight is cut short with. */
    readonly skip: string;
    /** What a slip that is put aside comes back with. */
    readonly look: string;
    /** What the use of a card would come to. */
    thenChance(percent: number): string;
    readonly thenSure: string;
    thenSum(sum: number, need: number): string;
    thenDamage(n: number): string;
    moreDamage(n: number): string;
  };

  /** What is said in a combat in whole sentences. */
  readonly blows: {
    roll(outlook: RollOutlook): string;
    /** What the bars of a roll show: "72% to succeed." */
    throws(percent: number): string;
    readonly lastWound: string;
    ifFailed(n: number, kind: Kind): string;
    readonly harmless: string;
    /** Damage that is on its way. */
    damageFor(context: TextContext, figure: number, n: number, kind: Kind): string;
    waiting(context: TextContext, seat: Seat): string;
  };

  /** A card that was drawn. */
  readonly drawn: {
    kinds: Readonly<Record<CardKind, string>>;
    readonly decks: Readonly<Record<Deck, string>>;
    readonly close: string;
    price(n: number): string;
  };

  /** What two players deal in. */
  readonly talk: {
    title(context: TextContext, seat: Seat, rival: Seat): string;
    gives(context: TextContext, seat: Seat): string;
    readonly nothing: string;
    goods(context: TextContext, goods: Goods): string;
  };

  readonly voyage: {
    title(context: TextContext, captain: number): string;
    readonly toll: string;
    /** How many turns on an anchor the Captain lasts without a fight. */
    endures(turns: number): string;
    lane(n: number): string;
    readonly maps: string;
    readonly legendary: string;
    readonly more: string;
    readonly less: string;
    sets(n: number): string;
  };

  /** What the voyage's slip says in whole sentences. */
  readonly atSea: {
    toll(isFull: boolean): string;
    readonly set: string;
    readonly island: string;
    placeWreck(context: TextContext, seat: Seat): string;
    placeHome(context: TextContext, seat: Seat): string;
  };
}
