import type { Seat } from '@skerry/engine';
import type { Deck, TileKind } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import type { Names, TextContext } from './context.ts';

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

/** Actions that share a button: which of them is meant is picked on the chart or from a list. */
export const PICKED_ACTS = [
  'rest',
  'step',
  'enter',
  'row',
  'teleport',
  'lane',
  'place',
] as const satisfies readonly Action['act'][];
export type PickedAct = (typeof PICKED_ACTS)[number];

/** The words that stand on the chart and in the bar. */
export interface ChartWords {
  readonly names: Names;
  /** Seen first: gold, counters and points, and what a roll must reach. */
  readonly stress: { readonly asked: RegExp; readonly told: RegExp };
  /** The buttons of several actions. */
  readonly picked: Readonly<Record<PickedAct, string>>;
  /** What the chart is, where the reader's Hero is, and how much is in reach. */
  chart(context: TextContext, hero: number | undefined, reach: number): string;
  /** What stands over the chart: its name, and a line below. */
  title(context: TextContext): readonly [string, string];
  space(context: TextContext, outlook: SpaceOutlook): string;
  /** The same without the name: sentences, or nothing. */
  notes(context: TextContext, outlook: SpaceOutlook): readonly string[];
  anchor(context: TextContext, outlook: AnchorOutlook): string;
  /** "In reach with dice 1, 2 and 3." */
  inReach(dice: readonly number[]): string;
  readonly notInReach: string;
  /** The heading of a list of spaces. */
  withDice(n: number): string;
  readonly anchors: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly toHero: string;
  readonly wholeChart: string;
  /** Where the view is on the whole chart. */
  readonly overview: string;
  /** What opens the list of spaces in reach, and its heading. */
  readonly list: string;
  spacesInReach(n: number): string;
  readonly nothingInReach: string;
  /** Marks only jewels and towns in reach. */
  readonly calm: string;

  /** How to answer, in a line beside the question. */
  readonly how: {
    readonly move: string;
    readonly sail: string;
    readonly market: string;
    readonly phase: string;
    /** What the next counter costs. */
    experience(price: number): string;
  };

  /** What goes to a place that was touched. */
  readonly there: {
    walk(context: TextContext, at: number): string;
    fly(context: TextContext, at: number): string;
    step(context: TextContext, at: number): string;
    sail(context: TextContext, at: number): string;
    place(context: TextContext, at: number): string;
    teleport(context: TextContext, at: number): string;
    /** "dice 1, 2 and 3" */
    dice(dice: readonly number[]): string;
  };

  /** The movement dice. */
  readonly dice: {
    readonly label: string;
    /** "Die 1: plains, road, hills". */
    die(n: number, terrains: readonly string[]): string;
    spent(n: number): string;
    /** Beside the dice. */
    hint(reach: number): string;
    /** What rolling would be: "5 dice". */
    count(n: number): string;
  };
  /** How much exhaustion can go: "up to 2 exhaustion". */
  restUpTo(n: number): string;
  spaces(n: number): string;
  lanes(n: number): string;
}
