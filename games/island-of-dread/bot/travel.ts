import { DECKS, NONE, type SpaceNumber, type TownNumber } from '../content/vocabulary.ts';
import { CELLS, cardOf, type World } from '../content/world.ts';
import { isFlooded, keyOfWays, townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import { fightGain, townGain, undefeatedAt } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { CHEAP_CAPTAIN, SPACES_PER_TURN, WEIGHTS as W } from './weights.ts';

/** Unreachable. */
export const FAR = 999;

/** Worth of a town when nothing else is left to do: a Captain may be borrowed there. */
const WAY_OUT = 0.5;

/** Distances between spaces, cached until a flood comes or goes. */
export class Distances {
  private readonly world: World;
  private readonly known = new Map<number, Int16Array>();

  constructor(world: World) {
    this.world = world;
  }

  from(state: State, cell: SpaceNumber): Int16Array {
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
  readonly cell: SpaceNumber;
  /** Gain per turn of travel. */
  readonly gain: number;
}

/** The best goal on this island, with towns' worth for setting sail; undefined if there is none. */
export function bestTarget(
  world: World,
  outlook: Outlook,
  state: State,
  player: Player,
  away: Int16Array,
  sailing: (cell: SpaceNumber) => number,
): Target | undefined {
  const { chart } = world;
  let best: Target | undefined;
  const consider = (cell: SpaceNumber, gain: number): void => {
    const spaces = away[cell]!;
    if (spaces === FAR || gain <= 0) return;
    // Fractions of a turn count, so that every nearer space is worth something; the last space is seldom reached
    // exactly.
    const turns = spaces === 0 ? 0 : (spaces + 1) / SPACES_PER_TURN;
    const each = gain / (1 + turns);
    if (best === undefined || each > best.gain) best = { cell, gain: each };
  };
  // Most jewels have an unknown Challenge of their deck.
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
const isOpen = (world: World, { event }: State, town: TownNumber): boolean =>
  event === NONE || cardOf(world, event).textStatics.noSail !== town;

/** Worth of a town to a Hero who wants to sail: a Captain is there, or was hired there. */
export function sailingGain(world: World, state: State, player: Player, cell: SpaceNumber): number {
  const town = townAt(world, state, cell);
  if (town === NONE) return 0;
  const canSail = player.captain === NONE ? player.gold >= cheapest(world, state, town) : cell === player.at;
  return canSail && isOpen(world, state, town) ? W.sailing : 0;
}

/** Worth of a town to a Hero without a Captain: an affordable, seaworthy one is there. */
export function captainGain(world: World, outlook: Outlook, state: State, player: Player, cell: SpaceNumber): number {
  const town = townAt(world, state, cell);
  if (town === NONE || player.captain !== NONE || !isOpen(world, state, town)) return 0;
  const canSail = state.captains[town]!.some(
    (card) => cardOf(world, card).cost <= player.gold && outlook.isSeaworthyWith(player, card),
  );
  return canSail ? W.sailing : 0;
}

/** The price of a town's cheapest Captain, or of a typical cheap one. */
const cheapest = (world: World, state: State, town: TownNumber): number =>
  Math.min(CHEAP_CAPTAIN, ...state.captains[town]!.map((card) => cardOf(world, card).cost));

/** Legs between any two ports, along printed lanes. */
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

/** The worth of each island's remaining fights. */
export function islandGains(world: World, outlook: Outlook, state: State, player: Player): readonly number[] {
  const { chart } = world;
  const sums = world.content.chart.landmasses.map(() => 0);
  const gains = DECKS.map((_, deck) => fightGain(world, outlook, state, player, deck));
  for (const [jewel, { space, deck }] of chart.jewels.entries())
    if (state.jewels[jewel] === 1 && gains[deck]! > 0) sums[chart.landmass[space]!]! += gains[deck]!;
  return sums;
}
