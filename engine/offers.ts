import type { Offers } from './contract.ts';

/** A list that is used again and again: resetting the count is faster than emptying an array. */
export class OfferList<A> implements Offers<A> {
  count = 0;
  readonly actions: A[] = [];

  push(action: A): void {
    this.actions[this.count++] = action;
  }
}
