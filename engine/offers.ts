import type { Offers } from './contract.ts';

/** A list of offers that is used again and again: to start anew only the count goes back, which emptying an array cannot match. */
export class OfferList<A> implements Offers<A> {
  count = 0;
  readonly actions: A[] = [];

  push(action: A): void {
    this.actions[this.count++] = action;
  }
}
