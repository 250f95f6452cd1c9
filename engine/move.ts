import type { Action, Seat } from './contract.ts';

/** An action with the seat that takes it. */
export interface Move<A = Action> {
  seat: Seat;
  action: A;
}

/** The next moves of a turn, each with the key of the position it was planned for. Plain data: it outlives the worker that planned. */
export type Plan<A = Action> = readonly { readonly key: string; readonly move: Move<A> }[];
