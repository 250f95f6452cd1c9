import { type Json, type Pile, SampleDealer, same, takeAt } from '@skerry/engine';

/**
 * Replays the first outcomes of a recorded entry, and samples the rest. The random streams skip what was recorded, so
 * that two futures of one seed meet the same chance afterwards, however much of the entry is given.
 */
export class HalfKnownDealer extends SampleDealer {
  private known: readonly Json[] = [];
  private next = 0;

  /** Restarts with these outcomes, then chance from this seed. */
  begin(seed: number, known: readonly Json[]): void {
    this.restart(seed);
    this.known = known;
    this.next = 0;
  }

  override draw<C extends Json>(pile: Pile<C>, label: string): C {
    const layer = pile[pile.length - 1] ?? [];
    const place = this.next < this.known.length ? layer.findIndex((card) => same(card, this.known[this.next])) : -1;
    if (place < 0) return super.draw(pile, label);
    this.pass(layer.length, label);
    return takeAt(pile, place);
  }

  override pick<V extends Json>(from: readonly V[], label: string): V {
    const known = this.next < this.known.length ? from.find((each) => same(each, this.known[this.next])) : undefined;
    if (known === undefined) return super.pick(from, label);
    this.pass(from.length, label);
    return known;
  }

  override die(sides: number, label: string): number {
    const known = this.next < this.known.length ? this.known[this.next] : undefined;
    if (typeof known !== 'number') return super.die(sides, label);
    this.pass(sides, label);
    return known;
  }

  private pass(n: number, label: string): void {
    this.next++;
    this.below(n, label);
  }
}
