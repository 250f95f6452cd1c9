/**
 * The contract between a game and the table.
 *
 * A game is one value of type `Game`. From it the engine derives everything else: legality, reasons, views, undo,
 * records, replay, bots and the test battery. Read this file from top to bottom; `docs/add-a-game.md` builds a small
 * game along it.
 *
 * Eight ideas carry the contract:
 *
 * 1. Where we are in the rules is an agenda of steps: plain objects in the state, the top one last.
 * 2. A step either asks seats for some kinds of action, or runs by itself.
 * 3. Each kind of action has one judge, `why`: it answers with the reason against an action, or with nothing when the
 *    action is legal. Offers, greyed buttons, what the server accepts and what bots choose from all come from it.
 * 4. Chance belongs to the table. Rules ask the `Dealer` for it by a label and never hold a seed.
 * 5. Face-down piles have no order: they are layers of unordered cards, and a draw picks from the top layer.
 * 6. What happened is told as facts. Rules contain no sentence in any language.
 * 7. What only one seat may know stands in that seat's compartment, `state.secrets[seat]`; what nobody may know
 *    stands in `state.hidden`. Everything else is open.
 * 8. Content that players may exchange is bound, not carried: a game is made from it, and no state, view or action
 *    ever holds it.
 */
import type { Id } from './id.ts';
import type { OptionSpec } from './keeping/options.ts';
import type { Pile } from './pile.ts';

/** A place at the table, counted from 0. */
export type Seat = Id<'seat'>;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A state written down, by these rules or by others. */
export type StateJson = { readonly [part: string]: Json };

/** A frame of the agenda. Steps are never changed in place: replace one to change it, so that clones may share them. */
export interface Step {
  readonly do: string;
}

/** What a seat can do, atomic and plain: `{ act: 'move', to: 'c3' }`. */
export interface Action {
  readonly act: string;
}

/** What happened: `{ fact: 'sank', tile: 'watchtower' }`. */
export interface Fact {
  readonly fact: string;
}

/** Why something is refused: a message key with arguments, `{ why: 'already-flown' }`. */
export interface Why {
  readonly why: string;
}

/** Plain JSON data. `secrets` and `hidden` exist only in games that hide something. */
export interface GameState {
  readonly seats: number;
  /** What is still to be done, top last. */
  agenda: Step[];
  /** One compartment per seat: what only this seat may know. */
  secrets?: unknown[];
  /** What no seat may know. */
  hidden?: unknown;
}

/** The types of a game, bundled under one name. */
export interface GameTypes {
  State: GameState;
  Step: Step;
  /** The kinds of step that ask, `'actions' | 'discard'`; the others run by themselves. */
  Asks: string;
  Action: Action;
  Fact: Fact;
  Why: Why;
  Options: object;
  /** Why options exclude each other, `{ why: 'notAlone' }`; `never` in a game whose options all go together. */
  Refusal: Why;
  /** What the game is bound to, in the form that play needs; `null` in a game whose content cannot be exchanged. */
  Content: unknown;
}

/** The table's hand: deals chance and tells what happened. */
export interface Dealer<F = Fact> {
  /** Takes one card off the top layer of a pile. */
  draw<C extends Json>(pile: Pile<C>, label: string): C;
  /** Picks one of several values. */
  pick<V extends Json>(from: readonly V[], label: string): V;
  /** Rolls a die: 1 to `sides`. */
  die(sides: number, label: string): number;
  /**
   * Tells a fact to all, or to one seat, when it has come true: boards show the state as it is at that moment. Absent
   * when nobody listens, as in a bot's rollouts; write `dealer.tell?.({ fact: ... })`, and the fact is not even built then.
   */
  tell?(fact: F, to?: Seat): void;
}

/** Where offers are put: an array, or the list that rollouts use again and again. */
export interface Offers<A> {
  push(action: A): unknown;
}

/** The rules of one kind of step. */
export interface StepRules<T extends GameTypes, S extends Step> {
  /** Whether the step waits for this seat. A step without `asks` runs by itself. */
  asks?(state: T['State'], step: S, seat: Seat): boolean;
  /** The only seat that the step may wait for, where rollouts need speed: no other is asked. The battery proves that none would be. */
  whom?(state: T['State'], step: S): Seat;
  /** The kinds of action it asks for: `['move', 'endActions']`. Its offers are their candidates without a reason. */
  readonly acts?: readonly T['Action']['act'][];
  /** The same offers written by hand, where rollouts need speed; the battery proves that they are the same. */
  offers?(state: T['State'], step: S, seat: Seat, offers: Offers<T['Action']>): void;
  /** A new action begins at this step: "back to the start of this action" goes back to the last such stop. */
  readonly isStart?: true;
  /** Nobody is asked, or nobody any more: the step has left the agenda. Do it, and push what comes next. */
  run(state: T['State'], step: S, dealer: Dealer<T['Fact']>): void;
}

/** What one field of an action may hold. It bounds what a client can send and what the battery tries. */
export type Field =
  | readonly (string | number | boolean)[]
  | 'seat'
  /** Several, in any order: `['c2', 'b3']` is read as `['c2', 'b3']` or `['b3', 'c2']` alike. */
  | { readonly setOf: readonly (string | number)[] | 'seat' };

/** The rules of one kind of action. */
export interface ActionRules<T extends GameTypes, A extends Action> {
  /** The vocabulary of each field besides `act`. */
  fields: { readonly [K in Exclude<keyof A, 'act'>]-?: Field };
  /** The candidates: all that somebody might want now, possible or not. What is legal is always among them. */
  tries(state: T['State'], seat: Seat, tries: A[]): void;
  /** The judge: why the action is refused, or nothing when it is legal. It knows an answer for any seat at any stop. */
  why(state: T['State'], seat: Seat, action: A): T['Why'] | undefined;
  /** Carries the action out. An action without it is never legal: it is there to be refused with a reason. */
  take?(state: T['State'], seat: Seat, action: A, dealer: Dealer<T['Fact']>): void;
}

/** What may be done beside what is asked, at every stop: a special card on another player's turn. */
export interface Interrupts<T extends GameTypes> {
  /** The kinds of action that may be taken so. */
  readonly acts: readonly T['Action']['act'][];
  /** Whether this seat has any such offer now. Called at every stop, so keep it cheap. */
  may(state: T['State'], seat: Seat): boolean;
  /** The same offers written by hand; see `StepRules.offers`. */
  offers?(state: T['State'], seat: Seat, offers: Offers<T['Action']>): void;
}

/**
 * Optional prompts: a seat is asked only because it may use something, as a special card before the next one is drawn. A player
 * may skip those at which nothing is at stake. Only public information decides, so that a prompt reveals nothing about a hand.
 */
export interface Prompts<T extends GameTypes> {
  /** The action that skips this prompt, `{ act: 'pass' }`; nothing where the seat must decide something. */
  pass(state: View<T>['state'], seat: Seat): T['Action'] | undefined;
  /** Whether something could be lost, or won, before the seat is next asked. */
  matters(state: View<T>['state'], seat: Seat): boolean;
}

/** How a game ended. */
export interface Outcome {
  /**
   * Rank of each seat; 1 is the best, equal ranks are shared. Where nobody won the ranks begin with 2; a team that lost has
   * rank 2 throughout.
   */
  readonly ranks: readonly number[];
  /** Points of each seat by heading, if the game has points. */
  readonly scores?: readonly { readonly [heading: string]: number }[];
  /** Why it ended: the key of a message with its arguments. */
  readonly why: Why & { readonly [argument: string]: Json };
}

/** The turn that is on: its number, counted from 1, and whose it is, unless all play at once. */
export interface Turn {
  readonly number: number;
  readonly seat?: Seat;
  /** The round it is part of, in a game whose players count rounds: they are told this number instead. */
  readonly round?: number;
  /** Where rounds have turns that players count anew in each: they are told both, "round 2, turn 10". */
  readonly inRound?: { readonly round: number; readonly turn: number };
}

/** An option that does not go with the number of seats or with another option, and why. */
export interface OptionRefusal<T extends GameTypes = GameTypes> {
  /** The name of the option: `specialBonus`. */
  readonly option: string;
  readonly why: T['Refusal'];
}

/** Content that players may exchange: maps, cards, numbers. A pack is a file of the same form as `builtIn`. `packsOf` makes it. */
export interface Packs<T extends GameTypes = GameTypes> {
  readonly builtIn: Pack;
  /** What is wrong with a pack, each with its place; nothing in one that can be bound. */
  check(pack: unknown): readonly PackFault[];
  /** The game made from a pack that passed the check. */
  bind(pack: Pack): Game<T>;
}

export interface Pack {
  readonly name: string;
  readonly version: string;
  readonly [part: string]: Json | undefined;
}

/** Something wrong with a pack: `{ place: 'towns[3].strength', fault: 'outOfRange', least: 1, most: 20 }`. */
export interface PackFault {
  readonly place: string;
  readonly fault: string;
  readonly [argument: string]: Json;
}

/** Names the pack that a game is bound to; the hash is that of the whole pack. */
export interface PackName {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
}

/** The pack itself goes with the game: records carry it whole. */
export interface BoundPack extends PackName {
  readonly whole: Pack;
}

export interface Game<T extends GameTypes = GameTypes> {
  /** As in the folder and in records: `pebbles`. */
  readonly name: string;
  /** Raised when a change of rules breaks old records. */
  readonly version: number;
  /** The seat counts a table may open with. */
  readonly seats: readonly number[];
  /** Whether all seats win or lose together. */
  readonly team: boolean;
  readonly options: { readonly [K in keyof T['Options']]: OptionSpec };
  /** An option that does not go with the rest, if one does not. Asked before a table is made; `setUp` need not check. */
  refuses?(seats: number, options: T['Options']): OptionRefusal<T> | undefined;
  /**
   * Every word that a state may hold as a value, besides the names of its steps: `['diver', 'engineer', ...]`. A position from
   * elsewhere that holds any other is refused before it is shown.
   */
  readonly words: readonly string[];
  /** What this game is bound to. */
  readonly content: T['Content'];
  /** The pack it is bound to; absent for the built-in content. `bindPack` puts it here. */
  readonly pack?: BoundPack;
  /** For a game whose content can be exchanged. */
  readonly packs?: Packs<T>;
  setUp(seats: number, options: T['Options'], dealer: Dealer<T['Fact']>): T['State'];
  readonly steps: { readonly [K in T['Step']['do']]: StepRules<T, Extract<T['Step'], { do: K }>> };
  readonly actions: { readonly [K in T['Action']['act']]: ActionRules<T, Extract<T['Action'], { act: K }>> };
  readonly interrupts?: Interrupts<T>;
  /** For a game with optional prompts. */
  readonly prompts?: Prompts<T>;
  /** Whose turn it is and which. Title, log, clocks, replay, bots and review read it here; nobody guesses. */
  turn(state: View<T>['state']): Turn;
  /** The result, as soon as there is one; nothing runs or is offered after it. */
  outcome(state: T['State']): Outcome | undefined;
  /** All people at the table agreed to give up. A game without it cannot be given up. */
  giveUp?(state: T['State'], dealer: Dealer<T['Fact']>): void;
  /** A copy that shares nothing that the rules change. Written by hand: search lives on it. */
  clone(state: T['State']): T['State'];
  /**
   * A position of former rules in the form that these rules need, so that tables go on across a change of version. Needed only
   * where the form has changed.
   */
  renew?(state: StateJson, version: number): StateJson;
  /** Fills in what a seat cannot know, at random. Needed only by games with secrets or something hidden. */
  imagine?(view: View<T>, dealer: Dealer<T['Fact']>): T['State'];
  /** Every component of the box, counted wherever it is. The battery checks that nothing appears or vanishes. */
  components?(state: T['State']): { readonly [component: string]: number };
}

/** What a seat, or a watcher, may know: the state without `hidden` and without the others' compartments. */
export interface View<T extends GameTypes = GameTypes> {
  readonly seat: Seat | 'watcher';
  readonly state: Omit<T['State'], 'hidden' | 'secrets'> & {
    readonly secrets?: readonly (NonNullable<T['State']['secrets']>[number] | null)[];
  };
}
