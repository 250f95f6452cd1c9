import {
  type Dealer,
  type Fact,
  type GameState,
  type Json,
  type Outcome,
  type Pile,
  record,
  type Seat,
  same,
  settle,
  type Table,
  type Told,
  take,
} from '@skerry/engine';

/** What the set-up or one entry of a game brought about, and the state after it. */
export interface Page {
  readonly facts: readonly Told[];
  readonly state: GameState;
  readonly end: Outcome | undefined;
}

/** Goes through a table's game again from its beginning: first the set-up, then a page for each entry. */
export function* retell(table: Table): Generator<Page> {
  const { game, seats, options } = table;
  const { opening, entries } = record(table);
  const dealer = new Retelling(opening);
  const state = game.setUp(seats, options, dealer);
  settle(game, state, dealer);
  yield { facts: dealer.facts, state, end: game.outcome(state) };
  for (const { seat, action, chance = [] } of entries) {
    const dealer = new Retelling(chance);
    if (seat === undefined) game.giveUp?.(state, dealer);
    else take(game, state, seat, action, dealer);
    yield { facts: dealer.facts, state, end: game.outcome(state) };
  }
}

/** Deals the chance of a table's own log, which is known to fit, and writes down what is told. */
class Retelling implements Dealer {
  readonly facts: Told[] = [];
  private readonly chance: readonly Json[];
  private next = 0;

  constructor(chance: readonly Json[]) {
    this.chance = chance;
  }

  draw<C extends Json>(pile: Pile<C>): C {
    const layer = pile.at(-1) ?? [];
    const card = this.pick(layer);
    layer.splice(layer.indexOf(card), 1);
    if (layer.length === 0) pile.pop();
    return card;
  }

  pick<V extends Json>(from: readonly V[]): V {
    const value = this.chance[this.next++];
    const found = from.find((each) => same(each, value));
    if (found === undefined) throw new RangeError('The log of this table does not fit its game.');
    return found;
  }

  die(sides: number): number {
    return this.pick(Array.from({ length: sides }, (_, eyes) => eyes + 1));
  }

  tell(fact: Fact, to?: Seat): void {
    this.facts.push(to === undefined ? { fact } : { fact, to });
  }
}
