import { DECKS, NONE } from '../content/vocabulary.ts';
import { CELLS, type World } from '../content/world.ts';
import { isFlooded, keyOfWays, townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import { fightGain, townGain, undefeatedAt } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { CHEAP_CAPTAIN, SPACES_PER_TURN, WEIGHTS as W } from './weights.ts';

/** No way leads there. */
export const FAR = 999;

/** What a town brings whoever finds nothing else to do: a Captain may be borrowed there. */
const WAY_OUT = 0.5;

/** How many spaces every space is from others: reckoned once for each, as long as no flood comes or goes. */
export class Distances {
  private readonly world: World;
  private readonly known = new Map<number, Int16Array>();

  constructor(world: World) {
    this.world = world;
  }

  from(state: State, cell: number): Int16Array {
    const key = keyOfWays(this.world, state, cell);
    let found = this.known.get(key);
    if (found === undefined) {
      found = this.reckon(state, cell);
      this.known.set(key, found);
    }
    return found;
  }

  private reckon(state: State, from: number): Int16Array {
    const away = new Int16Array(CELLS).fill(FAR);
    away[from] = 0;
    const front = [from];
    for (const cell of front)
      for (const next of this.world.chart.near[cell]!) {
        if (away[next] !== FAR || isFlooded(this.world, state, next)) continue;
        away[next] = away[cell]! + 1;
        front.push(next);
      }
    return away;
  }
}

export interface Target {
  readonly cell: number;
  /** What going there brings for each turn that it takes. */
  readonly gain: number;
}

/** Where on this island a Hero had best go, with what towns bring whoever wants to set sail; nothing where nothing is to be had. */
export function bestTarget(
  world: World,
  outlook: Outlook,
  state: State,
  player: Player,
  away: Int16Array,
  sailing: (cell: number) => number,
): Target | undefined {
  const { chart } = world;
  let best: Target | undefined;
  const consider = (cell: number, gain: number): void => {
    const spaces = away[cell]!;
    if (spaces === FAR || gain <= 0) return;
    // Part of a turn counts as such, so that every space nearer is worth something; the last one is seldom met exactly.
    const turns = spaces === 0 ? 0 : (spaces + 1) / SPACES_PER_TURN;
    const each = gain / (1 + turns);
    if (best === undefined || each > best.gain) best = { cell, gain: each };
  };
  // Most jewels wait with any Challenge of their deck.
  const gains = DECKS.map((_, deck) => fightGain(world, outlook, state, player, deck));
  for (const [jewel, { space, deck }] of chart.jewels.entries()) {
    if (state.jewels[jewel] !== 1 || away[space] === FAR) continue;
    const known = undefeatedAt(world, state, space);
    consider(space, known === undefined ? gains[deck]! : fightGain(world, outlook, state, player, deck, known));
  }
  for (const cell of chart.towns) {
    if (townAt(world, state, cell) === NONE) continue;
    const stays = cell === player.at ? 0.5 : 1;
    consider(cell, townGain(world, state, player, cell) * stays + sailing(cell));
  }
  if (best === undefined && outlook.isExact && player.captain === NONE)
    for (const cell of chart.towns) if (townAt(world, state, cell) !== NONE) consider(cell, WAY_OUT);
  return best;
}

/** Whether a Hero may set sail from a town. */
const isOpen = (world: World, { event }: State, town: number): boolean =>
  event === NONE || world.cards[event]!.textStatics.noSail !== town;

/** What a town brings a Hero who wants to set sail: a Captain is there, or was hired there. */
export function sailingGain(world: World, state: State, player: Player, cell: number): number {
  const town = townAt(world, state, cell);
  if (town === NONE) return 0;
  const canSail = player.captain === NONE ? player.gold >= cheapest(world, state, town) : cell === player.at;
  return canSail && isOpen(world, state, town) ? W.sailing : 0;
}

/** What a town brings a Hero without a Captain: one is there whom the Hero can pay and set sail with. */
export function captainGain(world: World, outlook: Outlook, state: State, player: Player, cell: number): number {
  const town = townAt(world, state, cell);
  if (town === NONE || player.captain !== NONE || !isOpen(world, state, town)) return 0;
  const canSail = state.captains[town]!.some(
    (card) => world.cards[card]!.cost <= player.gold && outlook.isSeaworthyWith(player, card),
  );
  return canSail ? W.sailing : 0;
}

/** What the cheapest Captain of a town costs; without one, what a cheap one would. */
const cheapest = (world: World, state: State, town: number): number =>
  Math.min(CHEAP_CAPTAIN, ...state.captains[town]!.map((card) => world.cards[card]!.cost));

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

/** How much a Hero could still do on each island, in fights that are worth it. */
export function islandGains(world: World, outlook: Outlook, state: State, player: Player): readonly number[] {
  const { chart } = world;
  const sums = world.content.chart.landmasses.map(() => 0);
  const gains = DECKS.map((_, deck) => fightGain(world, outlook, state, player, deck));
  for (const [jewel, { space, deck }] of chart.jewels.entries())
    if (state.jewels[jewel] === 1 && gains[deck]! > 0) sums[chart.landmass[space]!]! += gains[deck]!;
  return sums;
}
