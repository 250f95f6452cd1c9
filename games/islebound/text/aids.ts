import type { Translated } from '@skerry/engine';
import type { TileKind } from '../content/above-and-below.ts';
import type { Banner, CrewSymbol, Payable } from '../content/vocabulary.ts';
import { aids as en } from './en/aids.ts';
import { aids as fr } from './fr/aids.ts';

/** The drawing before a line. */
export type AidSign =
  | `skill-${CrewSymbol}`
  | `banner-${Banner}`
  | Exclude<Payable, 'serpent'>
  | 'building-10'
  | 'bed'
  | 'bandage'
  | 'cube-1'
  | 'event'
  | 'renown'
  | 'token'
  | 'map';

/** A line of the player aid, and its rule. */
export interface AidLine {
  readonly rule: string;
  readonly sign?: AidSign;
  /** Also explained by the line, but not drawn. */
  readonly about?: AidSign;
  readonly text: string;
}

/** Words of the pages beside the rules. */
export interface AidWords {
  /** IB-207 */
  readonly playerAid: readonly { readonly heading: string; readonly lines: readonly AidLine[] }[];
  rule(number: string): string;
  /** IB-208 to IB-211 */
  readonly crew: {
    readonly unchanged: string;
    readonly setUp: string;
    readonly steps: readonly AidLine[];
    readonly scoring: string;
    readonly worth: readonly AidLine[];
    readonly adder: string;
    readonly adderHow: string;
    tile(n: number): string;
    readonly kind: string;
    readonly kinds: { readonly [K in TileKind]: string };
    /** The meaning of a tile's number, by kind. */
    readonly numbers: { readonly [K in TileKind]: string };
    readonly add: string;
    readonly full: string;
    remove(n: number): string;
    sum(n: number): string;
  };
}

export const aidWords: Translated<AidWords> = { en, fr };
