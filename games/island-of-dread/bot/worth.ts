import type { Seat } from '@skerry/engine';
import type { World } from '../content/world.ts';
import { isVoyaging } from '../rules/spaces.ts';
import { NONE, type Player, type State } from '../rules/state.ts';
import { WEIGHTS as W } from './weights.ts';

export const trainedOf = ({ trained }: Player): number => trained.reduce((sum, n) => sum + n, 0);

/** What a card is worth to whoever has it. */
export function cardWorth(world: World, card: number): number {
  const { kind, limited, cost } = world.cards[card]!;
  if (kind === 'legendary') return W.legendary;
  if (kind === 'ally') return W.ally * cost;
  return (limited === 'other' ? W.otherItem : W.gear) * cost;
}

/** What a seat has, in experience counters. */
export function worth(world: World, state: State, seat: Seat): number {
  const player = state.players[seat]!;
  const { gold, points, items, allies, blue, green, legendary, trophies, captain, wounds, exhaustion } = player;
  const trained = trainedOf(player);
  const sets = Math.min(blue, green);
  let sum =
    trained +
    points * W.point +
    Math.min(gold, W.enoughGold) * W.gold +
    Math.max(0, gold - W.enoughGold) * W.muchGold +
    (wounds + player.allyWounds.reduce((all, n) => all + n, 0)) * W.wound +
    (exhaustion + player.allyExhaustion.reduce((all, n) => all + n, 0)) * W.exhaustion +
    sets * W.mapSet +
    (blue + green - 2 * sets) * W.map +
    legendary.length * W.legendary +
    trophies.length * W.trophy;
  for (const card of items) sum += cardWorth(world, card);
  for (const card of allies) sum += cardWorth(world, card);
  if (trained >= W.seaworthy) {
    if (captain !== NONE) sum += W.captain;
    if (isVoyaging(player)) sum += W.atSea;
  }
  return sum;
}
