import { copy, type Fact, HalfKnownDealer, type Json, type Pile, type Seat, same } from '@skerry/engine';

/** Something that chance was asked for: the label, and all it could have answered. */
export interface Asked {
  readonly label: string;
  readonly could: readonly Json[];
  /** What everybody heard after the answer and before the next question. */
  readonly facts: Fact[];
}

/** Deals a recorded entry again, and notes what else could have come. */
export class NotingDealer extends HalfKnownDealer {
  readonly asked: Asked[] = [];

  override draw<C extends Json>(pile: Pile<C>, label: string): C {
    this.asked.push({ label, could: [...(pile[pile.length - 1] ?? [])], facts: [] });
    return super.draw(pile, label);
  }

  override pick<V extends Json>(from: readonly V[], label: string): V {
    this.asked.push({ label, could: [...from], facts: [] });
    return super.pick(from, label);
  }

  override die(sides: number, label: string): number {
    this.asked.push({ label, could: Array.from({ length: sides }, (_, side) => side + 1), facts: [] });
    return super.die(sides, label);
  }

  tell(fact: Fact, to?: Seat): void {
    if (to === undefined) this.asked.at(-1)?.facts.push(copy(fact));
  }
}

/** Outcomes that are the same together, with how many there are of each. */
export function kinds(could: readonly Json[]): { readonly outcome: Json; readonly count: number }[] {
  const found: { outcome: Json; count: number }[] = [];
  for (const outcome of could) {
    const known = found.find((each) => same(each.outcome, outcome));
    if (known === undefined) found.push({ outcome, count: 1 });
    else known.count++;
  }
  return found;
}
