import { DECKS } from '../content/vocabulary.ts';
import type { Card, World } from '../content/world.ts';
import { townAt } from '../rules/spaces.ts';
import { NONE, type Player, type State } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS as W } from './weights.ts';
import { cardWorth } from './worth.ts';

export const SEA = DECKS.indexOf('sea');

/** What the rewards of a Challenge are worth. */
function rewardOf(world: World, { reward }: Card): number {
  let sum = 0;
  if (reward < 0) return sum;
  for (const deed of world.lists[reward]!)
    if (deed.do === 'gain') {
      const each = { gold: W.gold, map: W.mapSet / 2, legendary: W.legendary, experience: W.point }[deed.what];
      sum += each * deed.n;
    }
  return sum;
}

const PRIZES = new WeakMap<World, readonly number[]>();

/** What a victory over a Challenge of each deck brings on average. */
function prizesOf(world: World): readonly number[] {
  const known = PRIZES.get(world);
  if (known !== undefined) return known;
  const prizes = world.decks.map((cards, deck) => {
    const foes = cards.map((card) => world.cards[card]!).filter(({ kind }) => kind === 'challenge');
    return world.points[deck]! * W.point + foes.reduce((sum, foe) => sum + rewardOf(world, foe), 0) / foes.length;
  });
  PRIZES.set(world, prizes);
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
  return W.fall + Math.min(gold, W.enoughGold) * W.gold + lost + (atSea && captain !== NONE ? W.captain : 0);
}

/** What a fight with a deck's average Challenge, or one that is known, brings a player as things stand. */
export function fightGain(world: World, outlook: Outlook, player: Player, deck: number, known?: Card): number {
  const life = outlook.lifeLeft(player);
  const prospects = outlook.of(player);
  const odds = known === undefined ? undefined : prospects.versus(known, deck === SEA);
  const win = odds?.win(life) ?? prospects.against(deck).win[life]!;
  const after = odds?.lifeAfter(life) ?? prospects.against(deck).lifeAfter[life]!;
  const prize = prizesOf(world)[deck]!;
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
  return fightGain(world, outlook, player, world.chart.jewels[jewel]!.deck, undefeatedAt(world, state, cell));
}

/** A wound healed counts for more than one taken: it is healed before a fight. */
const HEALED = 0.4;

/** What a visit to a town brings: healing, and the best thing that can be bought. */
export function townGain(world: World, state: State, player: Player, cell: number): number {
  const town = townAt(world, state, cell);
  if (town === NONE) return 0;
  const hurt = player.wounds + player.allyWounds.reduce((sum, n) => sum + n, 0);
  const healed = Math.min(hurt, player.gold);
  let best = 0;
  for (const card of state.stacks[town]!) {
    const { cost } = world.cards[card]!;
    if (cost <= player.gold - healed) best = Math.max(best, cardWorth(world, card) - cost * W.gold);
  }
  return healed * HEALED + best;
}
