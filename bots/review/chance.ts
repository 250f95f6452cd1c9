import { copy, type Fact, type Json, type Pile, type Seat, type Turn } from '@skerry/engine';
import { HalfKnownDealer } from './half-known-dealer.ts';

/** A request to chance: the label, and all possible answers. */
export interface Asked {
  readonly label: string;
  readonly could: readonly Json[];
  /** The turn at the time of the request. */
  readonly turn: Turn;
  /** Public facts between this answer and the next request. */
  readonly facts: Fact[];
}

/** Replays a recorded entry, and notes the alternatives of chance. */
export class NotingDealer extends HalfKnownDealer {
  readonly asked: Asked[] = [];
  private readonly turn: () => Turn;

  constructor(seed: number, turn: () => Turn) {
    super(seed);
    this.turn = turn;
  }

  override draw<C extends Json>(pile: Pile<C>, label: string): C {
    this.note(label, [...(pile[pile.length - 1] ?? [])]);
    return super.draw(pile, label);
  }

  override pick<V extends Json>(from: readonly V[], label: string): V {
    this.note(label, [...from]);
    return super.pick(from, label);
  }

  override die(sides: number, label: string): number {
    this.note(
      label,
      Array.from({ length: sides }, (_, side) => side + 1),
    );
    return super.die(sides, label);
  }

  tell(fact: Fact, to?: Seat): void {
    if (to === undefined) this.asked.at(-1)?.facts.push(copy(fact));
  }

  private note(label: string, could: readonly Json[]): void {
    this.asked.push({ label, could, turn: this.turn(), facts: [] });
  }
}
