import type { World } from '../content/world.ts';
import { isFlooded, townAt } from '../rules/spaces.ts';
import { NONE, type Player, type State } from '../rules/state.ts';
import { averageFoe, type Foe, marginOf } from './fight.ts';
import { CHEAP_CAPTAIN, FIGHTING, SPACES_PER_TURN, WEIGHTS as W } from './weights.ts';
import { cardWorth } from './worth.ts';

/** How many spaces every space is from one; absent where no way leads. */
export function distancesFrom(world: World, state: State, from: number): ReadonlyMap<number, number> {
  const found = new Map([[from, 0]]);
  const front = [from];
  for (const cell of front)
    for (const next of world.chart.near[cell]!) {
      if (found.has(next) || isFlooded(world, state, next)) continue;
      found.set(next, found.get(cell)! + 1);
      front.push(next);
    }
  return found;
}

/** What the decks of a world are like on average; the same world is asked again and again. */
const FOES = new WeakMap<World, readonly Foe[]>();
export function foesOf(world: World): readonly Foe[] {
  const known = FOES.get(world);
  if (known !== undefined) return known;
  const foes = world.decks.map((_, deck) => averageFoe(world, deck));
  FOES.set(world, foes);
  return foes;
}

/** The Challenge that waits at a jewel: the one that is undefeated there, or the average of its deck. */
export function foeAt(world: World, state: State, jewel: number): Foe {
  const { space, deck } = world.chart.jewels[jewel]!;
  const place = state.trackAt.findIndex((each, n) => each === space && state.track[n] !== NONE);
  return place < 0 ? foesOf(world)[deck]! : world.cards[state.track[place]!]!;
}

/** Whether a Hero who stopped here would have to fight what is too strong. */
export function isDangerous(world: World, state: State, player: Player, cell: number): boolean {
  const jewel = world.chart.jewelAt[cell]!;
  if (jewel < 0 || state.jewels[jewel] !== 1) return false;
  return marginOf(world, player, foeAt(world, state, jewel)) < FIGHTING.safe;
}

/** What a visit to a town brings: healing, and the best thing that can be bought. */
function townGain(world: World, state: State, player: Player, town: number): number {
  const hurt = player.wounds + player.allyWounds.reduce((sum, n) => sum + n, 0);
  const healed = Math.min(hurt, player.gold);
  let best = 0;
  for (const card of state.stacks[town]!) {
    const { cost } = world.cards[card]!;
    if (cost <= player.gold - healed) best = Math.max(best, cardWorth(world, card) - cost * W.gold);
  }
  return healed * 0.5 + best * 0.8;
}

/** What the cheapest Captain of a town costs; without one, what a cheap one would. */
const cheapest = (world: World, state: State, town: number): number =>
  Math.min(CHEAP_CAPTAIN, ...state.captains[town]!.map((card) => world.cards[card]!.cost));

export interface Target {
  readonly cell: number;
  readonly gain: number;
}

/** Where on this island a Hero had best go; nothing where nothing is to be had. */
export function bestTarget(
  world: World,
  state: State,
  player: Player,
  away: ReadonlyMap<number, number>,
  wantsToSail: boolean,
): Target | undefined {
  const { chart, points } = world;
  let best: Target | undefined;
  // Most jewels wait with the average of their deck, which is the same for all of them.
  const foes = foesOf(world);
  const margins: (number | undefined)[] = [];
  const averageMargin = (deck: number): number => {
    const margin = margins[deck] ?? marginOf(world, player, foes[deck]!);
    margins[deck] = margin;
    return margin;
  };
  const consider = (cell: number, gain: number): void => {
    const spaces = away.get(cell);
    if (spaces === undefined || gain <= 0) return;
    const each = gain / (1 + Math.ceil(spaces / SPACES_PER_TURN));
    if (best === undefined || each > best.gain) best = { cell, gain: each };
  };
  for (const [jewel, { space, deck }] of chart.jewels.entries()) {
    if (state.jewels[jewel] !== 1 || !away.has(space)) continue;
    const foe = foeAt(world, state, jewel);
    const margin = foe === foes[deck] ? averageMargin(deck) : marginOf(world, player, foe);
    if (margin >= FIGHTING.safe) consider(space, points[deck]! * W.point + 0.4 + Math.min(margin, 4) * 0.05);
  }
  for (const [town, cell] of chart.towns.entries()) {
    if (townAt(world, state, cell) === NONE) continue;
    const canHire = player.captain !== NONE || player.gold >= cheapest(world, state, town);
    const sailing = wantsToSail && canHire && (player.captain === NONE || cell === player.at) ? 1.5 : 0;
    const stays = cell === player.at ? 0.5 : 1;
    consider(cell, townGain(world, state, player, town) * stays + sailing);
  }
  return best;
}

/** How many legs lie between any two ports, along printed lanes. */
export function legsBetween(world: World): readonly (readonly number[])[] {
  const { legs } = world.chart;
  return legs.map((_, start) => {
    const far = legs.map(() => Number.POSITIVE_INFINITY);
    far[start] = 0;
    const front = [start];
    for (const port of front)
      for (const { to, number } of legs[port]!) {
        if (number > 0 || far[to] !== Number.POSITIVE_INFINITY) continue;
        far[to] = far[port]! + 1;
        front.push(to);
      }
    return far;
  });
}

/** How much a Hero could still do on each island, in fights that are safe. */
export function islandGains(world: World, state: State, player: Player): readonly number[] {
  const { chart, points } = world;
  const gains = world.content.chart.landmasses.map(() => 0);
  const margins = foesOf(world).map((foe) => marginOf(world, player, foe));
  for (const [jewel, { space, deck }] of chart.jewels.entries())
    if (state.jewels[jewel] === 1 && margins[deck]! >= FIGHTING.safe) gains[chart.landmass[space]!]! += points[deck]!;
  return gains;
}
