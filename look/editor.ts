/**
 * The contract between a game and the page that edits its positions.
 *
 * What can be changed is data, the dials of `EditingRules`; the page turns them. Here a game says where its things are
 * drawn on its board, which of them are listed beside it, and what they are called.
 */
import type { Choice, Edit, EditingRules, GameTypes, Seat, TextContext, Translated } from '@skerry/engine';
import type { ComponentType } from 'preact';
import type { Scene } from './board.ts';
import type { IconName } from './icons.tsx';

export interface GameEditor<T extends GameTypes = GameTypes> {
  readonly words: Translated<() => Promise<EditorWords<T>>>;
  /** The CSS selector of a thing on the board: `[data-tile="misty-marsh"]`. Absent for what is beside it. */
  drawn(thing: string): string | undefined;
  /** The part of such a drawing that shows how large the thing is: `.fi-focus`. Absent where it is all of it. */
  readonly extent?: string;
  /** What is listed beside the board. */
  /** `seat` is the one that is shown, where each has a board of its own. */
  panels(state: T['State'], seat: Seat): readonly EditorPanel[];
  /** The things beside the board are those of one seat at a time. */
  readonly isPerSeat?: true;
  /** Where the offers of its board serve to edit it: what may be touched there, and what that changes. */
  readonly offers?: EditorOffers<T>;
  /** A thing where it is listed or touched. It fills its box. */
  readonly Picture: ComponentType<PictureProps<T>>;
  /** Keys that set a dial of the thing that is picked or focused: `{ d: { dial: 'water', to: 'dry' } }`. */
  readonly keys: { readonly [key: string]: { readonly dial: string; readonly to: string } };
  /** The icons of values: `{ water: { dry: 'check' } }`. */
  readonly icons: { readonly [dial: string]: { readonly [value: string]: IconName } };
  /** The thing whose dials say whose turn it is, beside the checks. */
  readonly turn: string;
}

export interface EditorOffers<T extends GameTypes = GameTypes> {
  choices(state: T['State'], seat: Seat, content: T['Content']): readonly Choice<T>[];
  edit(action: T['Action'], state: T['State'], seat: Seat, content: T['Content']): Edit | undefined;
}

export interface PictureProps<T extends GameTypes = GameTypes> extends Scene<T> {
  readonly thing: string;
}

export interface EditorPanel {
  /** Its title is among the words: `hands`. */
  readonly key: string;
  readonly rows: readonly EditorRow[];
  /**
   * Below each other, each with its numbers or what lies there; or beside each other, each a picture and what lies there
   * as a count.
   */
  readonly as: 'rows' | 'signs';
  /** It is shown only while something lies there: what is not placed yet. */
  readonly isPassing?: true;
}

export interface EditorRow {
  /** A thing with dials, or a place for things: `hand 0`. */
  readonly thing: string;
  /** Whose it is. A touch on the name picks the seat's piece: `pawn 0`. */
  readonly seat?: Seat;
  readonly piece?: string;
}

export interface EditorWords<T extends GameTypes = GameTypes> {
  /** `{ hands: { title: 'Hands', note: 'five at most' } }` */
  readonly panels: { readonly [panel: string]: { readonly title: string; readonly note?: string } };
  /** "Misty Marsh", "Fire", "Ada’s hand". */
  thing(thing: string, telling: TextContext<T>): string;
  /** Below the name in a list: "Explorer". */
  note?(thing: string, telling: TextContext<T>): string | undefined;
  /** What a dial is called: "Water", "Change places". */
  readonly dials: { readonly [dial: string]: string };
  /** A value of a dial: "flooded". */
  value(dial: string, to: string, telling: TextContext<T>): string;
  /** What adds up, in a line each: "24 tiles: 16 dry, 6 flooded, 2 sunk." */
  sums(telling: TextContext<T>): readonly string[];
}

/** All that the page needs to edit positions of a game. */
export interface EditorKit<T extends GameTypes = GameTypes> extends GameEditor<T> {
  readonly rules: EditingRules<T>;
}
