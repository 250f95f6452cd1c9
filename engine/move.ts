import type { Action, Seat } from './contract.ts';

export interface Move<A = Action> {
  seat: Seat;
  action: A;
}

/** The next moves of a turn, each with the key of the position it was planned for. */
export type Plan<A = Action> = readonly { readonly key: string; readonly move: Move<A> }[];
