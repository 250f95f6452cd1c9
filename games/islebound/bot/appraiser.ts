import type { Prices } from '@skerry/bots/profile';
import type { Seat } from '@skerry/engine';
import type { State } from '../rules/state.ts';
import { QUANTITIES, type Quantities } from './quantities.ts';

/**
 * Evaluates seats by their possessions at learned prices. Only sums and products, so results are the same on every
 * machine.
 */
export class Appraiser {
  private readonly quantities: Quantities;
  private readonly end: Float64Array;
  private readonly more: Float64Array;
  private readonly held = new Float64Array(QUANTITIES.length);

  constructor(quantities: Quantities, prices: Prices) {
    this.quantities = quantities;
    const each = QUANTITIES.map((name) => prices[name] ?? { end: 0, ahead: 0 });
    this.end = Float64Array.from(each, ({ end }) => end);
    this.more = Float64Array.from(each, ({ ahead }) => ahead);
  }

  /** A seat's expected lead over its best rival, in points. */
  lead(state: State, seat: Seat): number {
    const ahead = this.quantities.ahead(state);
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, this.priced(state, other, ahead));
    return this.priced(state, seat, ahead) - best;
  }

  /** A seat's possessions in points. Only differences between seats are meaningful. */
  worth(state: State, seat: Seat): number {
    return this.priced(state, seat, this.quantities.ahead(state));
  }

  private priced(state: State, seat: Seat, ahead: number): number {
    const { held, end, more } = this;
    this.quantities.count(state, seat, held);
    let sum = 0;
    for (const [n, quantity] of held.entries()) sum += quantity * ((end[n] ?? 0) + (more[n] ?? 0) * ahead);
    return sum / THOUSAND;
  }
}

/** Prices are in thousandths of a point. */
const THOUSAND = 1000;
