import { DECKS, NONE } from '../content/vocabulary.ts';
import type { Card, World } from '../content/world.ts';
import { counterPrice } from '../rules/experience.ts';
import { townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS as W } from './weights.ts';
import { cardWorth } from './worth.ts';

export const SEA = DECKS.indexOf('sea');

/** What the rewards of a Challenge are worth, where a point is worth so much. */
function rewardOf(world: World, { reward }: Card, point: number): number {
  let sum = 0;
  if (reward < 0) return sum;
  for (const deed of world.lists[reward]!)
    if (deed.do === 'gain') {
      const each = { gold: W.gold, map: W.mapSet / 2, legendary: W.legendary, experience: point }[deed.what];
      sum += each * deed.n;
    }
  return sum;
}

/** By the price of a counter. */
const PRIZES = new WeakMap<World, Map<number, readonly number[]>>();

/** What a victory over a Challenge of each deck brings on average. */
export function prizesOf(world: World, state: State): readonly number[] {
  const price = counterPrice(world, state);
  let byPrice = PRIZES.get(world);
  if (byPrice === undefined) {
    byPrice = new Map();
    PRIZES.set(world, byPrice);
  }
  const known = byPrice.get(price);
  if (known !== undefined) return known;
  const point = W.point / price;
  const prizes = world.decks.map((cards, deck) => {
    const foes = cards.map((card) => world.cards[card]!).filter(({ kind }) => kind === 'challenge');
    return world.points[deck]! * point + foes.reduce((sum, foe) => sum + rewardOf(world, foe, point), 0) / foes.length;
  });
  byPrice.set(price, prizes);
  return prizes;
}

/** What a knock-out costs a player: all gold and the dearest card (ID-209), and the way back. */
export function fallCost(world: World, { gold, items, allies, captain }: Player, atSea: boolean): number {
  let dearest = 0;
  let lost = 0;
  for (const card of [...items, ...allies]) {
    const { cost } = world.cards[card]!;
    if (cost <= dearest) continue;
    dearest = cost;
    lost = cardWorth(world, card);
  }
  return W.fall + gold * W.gold + lost + (atSea && captain !== NONE ? W.captain : 0);
}

/** What a fight with a deck's average Challenge, or one that is known, brings a player as things stand. */
export function fightGain(
  world: World,
  outlook: Outlook,
  state: State,
  player: Player,
  deck: number,
  known?: Card,
): number {
  const life = outlook.lifeLeft(player);
  const prospects = outlook.of(player);
  const odds = known === undefined ? undefined : prospects.versus(outlook.foes.of(known), deck === SEA);
  const win = odds?.win(life) ?? prospects.against(deck).win[life]!;
  const after = odds?.lifeAfter(life) ?? prospects.against(deck).lifeAfter[life]!;
  const prize = prizesOf(world, state)[deck]!;
  return win * prize + (win * life - after) * W.wound - (1 - win) * fallCost(world, player, deck === SEA);
}

/** The Challenge that waits at a jewel undefeated, if one does. */
export function undefeatedAt(world: World, state: State, space: number): Card | undefined {
  const place = state.trackAt.findIndex((each, n) => each === space && state.track[n] !== NONE);
  return place < 0 ? undefined : world.cards[state.track[place]!]!;
}

/** What stopping on a land space brings: the fight that waits there. */
export function spaceGain(world: World, outlook: Outlook, state: State, player: Player, cell: number): number {
  const jewel = world.chart.jewelAt[cell]!;
  if (jewel < 0 || state.jewels[jewel] !== 1) return 0;
  return fightGain(world, outlook, state, player, world.chart.jewels[jewel]!.deck, undefeatedAt(world, state, cell));
}

/** Nobody counts on more purchases in one visit. */
const AT_ONCE = 3;

/** A wound healed counts for more than one taken: it is healed before a fight. */
const HEALED = 0.4;

/** Of Items without a limit nobody needs more. */
const ENOUGH = 4;

/** Whether a card is better than what it would push out. */
export function isBargain(world: World, { items, allies }: Player, card: number): boolean {
  const { limited, kind } = world.cards[card]!;
  const worth = cardWorth(world, card);
  if (kind === 'item' && limited === 'other' && worth < 0.6) return false;
  const most = limited === 'other' || limited === undefined ? ENOUGH : world.content.numbers.limits[limited];
  let count = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const cards of [items, allies])
    for (const own of cards) {
      if (world.cards[own]!.limited !== limited) continue;
      count++;
      least = Math.min(least, cardWorth(world, own));
    }
  return count < most || worth > least * 1.5;
}

/** What a visit to a town brings: healing, and what can be bought, the dearest first. */
export function townGain(world: World, state: State, player: Player, cell: number): number {
  const town = townAt(world, state, cell);
  if (town === NONE) return 0;
  const hurt = player.wounds + player.allyWounds.reduce((sum, n) => sum + n, 0);
  const healed = Math.min(hurt, player.gold);
  let gold = player.gold - healed;
  let gain = healed * HEALED;
  let dearest = Number.POSITIVE_INFINITY;
  for (let bought = 0; bought < AT_ONCE; bought++) {
    let best = NONE;
    for (const card of state.stacks[town]!) {
      const { cost } = world.cards[card]!;
      if (cost > gold || cost >= dearest || (best !== NONE && cost <= world.cards[best]!.cost)) continue;
      if (isBargain(world, player, card)) best = card;
    }
    if (best === NONE) break;
    dearest = world.cards[best]!.cost;
    gold -= dearest;
    gain += cardWorth(world, best) - dearest * W.gold;
  }
  return gain;
}
