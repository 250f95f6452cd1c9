import { type CardNumber, DECKS, type DeckNumber, NONE, type SpaceNumber } from '../content/vocabulary.ts';
import { type Card, cardOf, type World } from '../content/world.ts';
import { counterPrice } from '../rules/experience.ts';
import { townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS as W } from './weights.ts';
import { cardWorth } from './worth.ts';

export const SEA = DECKS.indexOf('sea');

/** The worth of a Challenge's rewards, in units of `point`. */
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

/** The average reward of a victory, per deck. */
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
    const foes = cards.map((card) => cardOf(world, card)).filter(({ kind }) => kind === 'challenge');
    return world.points[deck]! * point + foes.reduce((sum, foe) => sum + rewardOf(world, foe, point), 0) / foes.length;
  });
  byPrice.set(price, prizes);
  return prizes;
}

/** The cost of a knock-out: all gold and the dearest card (ID-209), and the way back. */
export function fallCost(world: World, { gold, items, allies, captain }: Player, atSea: boolean): number {
  let dearest = 0;
  let lost = 0;
  for (const card of [...items, ...allies]) {
    const { cost } = cardOf(world, card);
    if (cost <= dearest) continue;
    dearest = cost;
    lost = cardWorth(world, card);
  }
  return W.fall + gold * W.gold + lost + (atSea && captain !== NONE ? W.captain : 0);
}

/** The expected gain of a fight with a deck's average Challenge, or a known one. */
export function fightGain(
  world: World,
  outlook: Outlook,
  state: State,
  player: Player,
  deck: DeckNumber,
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

/** The undefeated Challenge at a jewel, if any. */
export function undefeatedAt(world: World, state: State, space: SpaceNumber): Card | undefined {
  const place = state.trackAt.findIndex((each, n) => each === space && state.track[n] !== NONE);
  return place < 0 ? undefined : cardOf(world, state.track[place]!);
}

/** The gain of stopping on a land space: the fight there. */
export function spaceGain(world: World, outlook: Outlook, state: State, player: Player, cell: SpaceNumber): number {
  const jewel = world.chart.jewelAt[cell]!;
  if (jewel < 0 || state.jewels[jewel] !== 1) return 0;
  return fightGain(world, outlook, state, player, world.chart.jewels[jewel]!.deck, undefeatedAt(world, state, cell));
}

/** Most purchases assumed per visit. */
const AT_ONCE = 3;

/** A healed wound counts for more than a new one costs: healing comes before a fight. */
const HEALED = 0.4;

/** Items of an unlimited kind are worth nothing beyond this number. */
const ENOUGH = 4;

/** Whether a card is better than the one it would replace. */
export function isBargain(world: World, { items, allies }: Player, card: CardNumber): boolean {
  const { limited, kind } = cardOf(world, card);
  const worth = cardWorth(world, card);
  if (kind === 'item' && limited === 'other' && worth < 0.6) return false;
  const most = limited === 'other' || limited === undefined ? ENOUGH : world.content.numbers.limits[limited];
  let count = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const cards of [items, allies])
    for (const own of cards) {
      if (cardOf(world, own).limited !== limited) continue;
      count++;
      least = Math.min(least, cardWorth(world, own));
    }
  return count < most || worth > least * 1.5;
}

/** The gain of a visit to a town: healing, and purchases, dearest first. */
export function townGain(world: World, state: State, player: Player, cell: SpaceNumber): number {
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
      const { cost } = cardOf(world, card);
      if (cost > gold || cost >= dearest || (best !== NONE && cost <= cardOf(world, best).cost)) continue;
      if (isBargain(world, player, card)) best = card;
    }
    if (best === NONE) break;
    dearest = cardOf(world, best).cost;
    gold -= dearest;
    gain += cardWorth(world, best) - dearest * W.gold;
  }
  return gain;
}
