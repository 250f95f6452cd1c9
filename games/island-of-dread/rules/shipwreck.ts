import type { Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { beforeTheEnd, endTurnNow } from './early-end.ts';
import { ownedAt, ownedCount } from './owned-cards.ts';
import { placeWord } from './spaces.ts';
import { type Player, playerOf, type State } from './state.ts';
import type { Dealer } from './types.ts';

/** ID-171: a voyaging Hero who is knocked out, or whose Captain is killed, is shipwrecked. It happens in the own turn only. */
export function shipwreck(world: World, state: State, seat: Seat, cause: 'hero' | 'captain', dealer: Dealer): void {
  const from = playerOf(state, seat).at;
  dealer.tell?.({ fact: 'shipwrecked', seat, cause, anchor: placeWord(world, from) });
  endTurnNow(world, state, 'shipwrecked', dealer);
  beforeTheEnd(state, { do: 'lost', seat, from });
}

/** ID-217: what cards spare a shipwrecked Hero. */
export function sparedBy(world: World, player: Player): { halfGold: boolean; costliest: boolean } {
  const spared = { halfGold: false, costliest: false };
  for (let n = 0; n < ownedCount(player); n++) {
    const card = ownedAt(player, n);
    if (card === NONE) continue;
    for (const { when, list } of cardOf(world, card).powers) {
      if (when !== 'shipwrecked') continue;
      for (const deed of world.lists[list]!) {
        if (deed.do !== 'skip') continue;
        if (deed.what === 'loseHalfGold') spared.halfGold = true;
        if (deed.what === 'loseCostliest') spared.costliest = true;
      }
    }
  }
  return spared;
}
