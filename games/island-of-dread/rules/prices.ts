import type { Seat } from '@skerry/engine';
import { NONE, type Priced } from '../content/vocabulary.ts';
import { cardOf, type Statics, type World } from '../content/world.ts';
import { ownedAt, ownedCount } from './owned-cards.ts';
import { playerOf, type State } from './state.ts';

/** ID-134: a price as cards and the Event in play raise or lower it; lowered, it is never below 1, but healing may be free. */
export function priceOf(world: World, state: State, seat: Seat, what: Priced, printed: number): number {
  let price = printed;
  const player = playerOf(state, seat);
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) {
    const card = ownedAt(player, n);
    if (card !== NONE) price = changed(world, state, cardOf(world, card).statics, what, price, false);
  }
  if (state.event !== NONE) price = changed(world, state, cardOf(world, state.event).textStatics, what, price, true);
  const floor = what === 'heal' ? 0 : world.content.numbers.priceFloor;
  return price < printed ? Math.max(price, Math.min(floor, printed)) : price;
}

function changed(
  world: World,
  state: State,
  { prices }: Statics,
  what: Priced,
  price: number,
  isForAll: boolean,
): number {
  let now = price;
  for (const { of, add, min, first, all } of prices) {
    if (of !== what || all !== isForAll || (first && state.turn.healed > 0)) continue;
    now = Math.max(now + add, min ?? (what === 'heal' ? 0 : world.content.numbers.priceFloor));
  }
  return now;
}
