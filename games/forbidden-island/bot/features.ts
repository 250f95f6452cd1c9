import type { Seat } from '@skerry/engine';
import { ADVENTURERS } from '../content/adventurers.ts';
import { FLOOD_CARDS } from '../content/meter.ts';
import { TREASURES } from '../content/tiles.ts';
import { neighbours } from '../rules/move.ts';
import { type Chart, chart } from '../rules/spaces.ts';
import { DRY, FLOODED, MISSING, type State } from '../rules/state.ts';

/** How many numbers describe a position. */
export const FEATURES = 59;

const SPACES = 24;
/** For each space: 0 its flood card is out, 1 in the discards, 2 in the pile. */
const card = new Uint8Array(SPACES);
const risk = new Float64Array(SPACES);
/** Steps of each pawn to each space, as its adventurer goes now. */
const ways: readonly Uint8Array[] = [0, 1, 2, 3].map(() => new Uint8Array(SPACES));
/** A way that there is not. */
const NO_WAY = 8;

/** Describes a position at the beginning of a turn, in numbers between about 0 and 1. */
export function describe(state: State, features: Float64Array): void {
  features.fill(0);
  const map = chart(state.island);
  const { water, pawns, hands } = state;
  const floods = FLOOD_CARDS[state.tick]!;
  let at = 0;
  const put = (value: number): void => {
    features[at++] = value;
  };

  // The piles
  let rises = 0;
  let cards = 0;
  for (const layer of state.treasurePile) {
    cards += layer.length;
    for (let n = 0; n < layer.length; n++) if (layer[n] === 'waters-rise') rises++;
  }
  const rise = cards < 2 ? 1 : 1 - ((cards - rises) * (cards - 1 - rises)) / (cards * (cards - 1));
  put(state.tick / 10);
  put(floods / 5);
  put(rises / 3);
  put(cards / 28);
  put(rise);
  layCards(state, map, floods, rise);
  for (let seat = 0; seat < state.seats; seat++) findWays(state, map, seat);

  // The island
  let flooded = 0;
  let missing = 0;
  let coming = 0;
  let resting = 0;
  for (let space = 0; space < SPACES; space++) {
    if (water[space] === MISSING) missing++;
    if (water[space] !== FLOODED) continue;
    flooded++;
    if (card[space] === 2) coming++;
    else resting++;
  }
  put(flooded / 12);
  put(missing / 12);
  put(coming / 8);
  put(resting / 8);
  const { landing } = map;
  const landingFlooded = water[landing] === FLOODED;
  put(landingFlooded ? 1 : 0);
  put(landingFlooded && card[landing] === 2 ? 1 : 0);
  put(landingFlooded ? risk[landing]! : 0);
  put(landingFlooded ? 0 : risk[landing]!);
  put(landingFlooded ? Math.min(4, nearestPawn(state, landing)) / 4 : 0);
  put(landingFlooded ? ways[state.active]![landing]! / NO_WAY : 0);

  // The treasures
  const sitesFrom = at;
  at += 10;
  const handsFrom = at;
  at += 12;
  let left = 0;
  for (let treasure = 0; treasure < 4; treasure++) {
    if (state.captured[treasure] !== -1) continue;
    left++;
    describeSites(state, map, treasure, features, sitesFrom);
    describeHands(state, map, treasure, features, handsFrom);
  }
  put(left / 4);
  put(left === 0 ? 1 : 0);

  // Special cards
  let lifts = 0;
  let sandbags = 0;
  let full = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = hands[seat]!;
    if (hand.length === 5) full++;
    for (let n = 0; n < hand.length; n++) {
      if (hand[n] === 'helicopter-lift') lifts++;
      else if (hand[n] === 'sandbags') sandbags++;
    }
  }
  let usedLifts = 0;
  for (let n = 0; n < state.treasureDiscards.length; n++)
    if (state.treasureDiscards[n] === 'helicopter-lift') usedLifts++;
  put(lifts / 3);
  put(lifts > 0 ? 1 : 0);
  put(usedLifts / 3);
  put(sandbags / 2);
  put(full / state.seats);

  // The pawns
  let wayHome = 0;
  let stranded = 0;
  let wet = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    wayHome = Math.max(wayHome, ways[seat]![landing]!);
    if (ways[seat]![landing] === NO_WAY) stranded++;
    if (water[pawns[seat]!] === FLOODED) wet++;
  }
  put(left === 0 ? wayHome / NO_WAY : 0);
  put(left === 0 && lifts > 0 ? 1 : 0);
  put(left <= 1 ? wayHome / NO_WAY : 0);
  put(wet / state.seats);
  put(stranded / state.seats);
  let inReach = 0;
  const own = ways[state.active]!;
  for (let space = 0; space < SPACES; space++) if (water[space] === FLOODED && own[space]! <= 2) inReach++;
  put(inReach / 6);
  put((flooded - inReach) / 12);
  put(state.seats === 2 ? 1 : 0);
  put(state.seats === 3 ? 1 : 0);
  for (const adventurer of ADVENTURERS) put(state.adventurers.includes(adventurer) ? 1 : 0);
  if (at !== FEATURES) throw new RangeError(`${at} features`);
}

/** Where each tile's flood card lies, and the chance that it comes up this turn. */
function layCards(state: State, map: Chart, floods: number, rise: number): void {
  const { floodPile, floodDiscards } = state;
  card.fill(0);
  risk.fill(0);
  let left = floods;
  for (let layer = floodPile.length - 1; layer >= 0; layer--) {
    const tiles = floodPile[layer]!;
    const chance = left <= 0 ? 0 : left < tiles.length ? left / tiles.length : 1;
    for (let n = 0; n < tiles.length; n++) {
      const space = map.spaceOf[tiles[n]!];
      card[space] = 2;
      risk[space] = chance * (1 - rise);
    }
    left -= tiles.length;
  }
  const chance = rise * (floods < floodDiscards.length ? floods / floodDiscards.length : 1);
  for (let n = 0; n < floodDiscards.length; n++) {
    const space = map.spaceOf[floodDiscards[n]!];
    card[space] = 1;
    risk[space] = chance;
  }
}

function nearestPawn(state: State, to: number): number {
  let least = NO_WAY;
  for (let seat = 0; seat < state.seats; seat++) if (ways[seat]![to]! < least) least = ways[seat]![to]!;
  return least;
}

/** The Pilot flies and the Diver dives; the others walk over what is left of the island. */
function findWays(state: State, map: Chart, seat: Seat): void {
  const steps = ways[seat]!;
  const from = state.pawns[seat]!;
  const adventurer = state.adventurers[seat];
  steps.fill(adventurer === 'pilot' ? 1 : NO_WAY);
  steps[from] = 0;
  if (adventurer === 'pilot') return;
  const near = neighbours(state, seat, map);
  queue.length = 0;
  queue.push(from);
  for (let at = 0; at < queue.length; at++) {
    const further = steps[queue[at]!]! + 1;
    for (const next of near[queue[at]!]!) {
      if (steps[next]! <= further || (state.water[next] === MISSING && adventurer !== 'diver')) continue;
      steps[next] = further;
      queue.push(next);
    }
  }
}

const queue: number[] = [];

/** Ten numbers: how the pair of a treasure's tiles lies, and how soon it may be gone. */
function describeSites(state: State, map: Chart, treasure: number, features: Float64Array, from: number): void {
  const [one, other] = map.sites[treasure]!;
  const a = state.water[one]!;
  const b = state.water[other]!;
  if (a === MISSING || b === MISSING) {
    const last = a === MISSING ? other : one;
    features[from]! += state.water[last] === DRY ? 0.5 : 0;
    if (state.water[last] !== FLOODED) return;
    features[from + 1]! += 0.5;
    features[from + 2]! += risk[last]!;
    features[from + 3]! += card[last] === 2 ? 0.5 : 0;
    features[from + 4]! += Math.min(4, nearestPawn(state, last)) / 8;
    return;
  }
  if (a === DRY && b === DRY) features[from + 5]! += 0.25;
  else if (a === FLOODED && b === FLOODED) {
    features[from + 6]! += 0.5;
    features[from + 7]! += risk[one]! + risk[other]!;
    features[from + 9]! += Math.min(4, nearestPawn(state, one), nearestPawn(state, other)) / 8;
  } else features[from + 8]! += 0.25;
}

/** Steps until two pawns meet, if the nimbler one goes. */
function meeting(state: State, one: Seat, other: Seat): number {
  return Math.min(ways[one]![state.pawns[other]!]!, ways[other]![state.pawns[one]!]!);
}

/** Twelve numbers: how far the cards of a treasure are gathered. */
function describeHands(state: State, map: Chart, treasure: number, features: Float64Array, from: number): void {
  const name = TREASURES[treasure]!;
  let most = 0;
  let all = 0;
  let collector = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat]!;
    let count = 0;
    for (let n = 0; n < hand.length; n++) if (hand[n] === name) count++;
    all += count;
    if (count <= most) continue;
    most = count;
    collector = seat;
  }
  let gone = 0;
  for (let n = 0; n < state.treasureDiscards.length; n++) if (state.treasureDiscards[n] === name) gone++;
  features[from + Math.min(4, most)]! += 0.5;
  features[from + 5]! += all >= 4 ? 0.5 : 0;
  features[from + 6]! += gone / 8;
  features[from + 7]! += gone > 1 ? 0.5 : 0;
  features[from + 8]! += (all - most) / 8;
  const own = ways[collector]!;
  if (most >= 4) {
    const [one, other] = map.sites[treasure]!;
    const toOne = state.water[one] === MISSING ? NO_WAY : own[one]!;
    const toOther = state.water[other] === MISSING ? NO_WAY : own[other]!;
    features[from + 9]! += Math.min(toOne, toOther) / NO_WAY;
  } else if (all >= 4) {
    let way = NO_WAY;
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat === collector || !state.hands[seat]!.includes(name)) continue;
      way = Math.min(way, state.adventurers[seat] === 'messenger' ? 0 : meeting(state, collector, seat));
    }
    features[from + 10]! += way / NO_WAY;
  } else features[from + 11]! += most === 3 ? (5 - all - gone) / 2 : 0;
}
