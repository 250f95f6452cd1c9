import { type Description, type EvaluatorShape, UNIT } from '@skerry/bots/profile';
import type { Seat } from '@skerry/engine';
import { ADVENTURERS } from '../content/adventurers.ts';
import { CARDS_TO_CAPTURE, COPIES, HAND_LIMIT, PILE_CARDS, type PileCard } from '../content/cards.ts';
import { FLOOD_CARDS } from '../content/meter.ts';
import { chart, type IslandChart } from '../content/spaces.ts';
import { FLOODED, MISSING } from '../content/tiles.ts';
import type { State } from '../rules/state.ts';
import { findWays, NO_WAY, within } from './ways.ts';

/** The evaluators' features: of the position, and of each treasure still on the island. */
export const SHAPE: EvaluatorShape = { whole: 124, parts: 4, part: 50, encoder: 24, hidden: 48 };

const SPACES = 24;
const SEATS = 4;
const ALL = PILE_CARDS.map((card) => COPIES[card]);
const NUMBER: { readonly [C in PileCard]: number } = {
  ...{ earth: 0, wind: 1, fire: 2, water: 3 },
  ...{ 'helicopter-lift': 4, sandbags: 5, 'waters-rise': 6 },
};

const LIFT = NUMBER['helicopter-lift'];
const SANDBAGS = NUMBER.sandbags;
const RISE = NUMBER['waters-rise'];

/** Where a tile's flood card is. */
const OUT = 0;
const DISCARDED = 1;
const DEEP = 2;
const ON_TOP = 3;

const place = new Uint8Array(SPACES);
/** The chance of a tile's flood card in the next flood, and in the next two. */
const risk = new Float64Array(SPACES);
const later = new Float64Array(SPACES);
/** Cards by seat, in the pile and in the discards, in the order of `PILE_CARDS`. */
const held = new Uint8Array(SEATS * 6);
const inPile = new Uint8Array(7);
const discarded = new Uint8Array(7);
/** Steps of each seat to each space. */
const ways: readonly Uint8Array[] = [0, 1, 2, 3].map(() => new Uint8Array(SPACES));

/** Flooded spaces as bits. */
let wet = 0;

let into: Uint8Array = new Uint8Array(0);
let at = 0;

function put(value: number): void {
  const whole = (value * UNIT + 0.5) | 0;
  into[at++] = whole > 255 ? 255 : whole;
}

/** One-hot encoding over `of` places. */
function mark(which: number, of: number): void {
  into[at + which] = UNIT;
  at += of;
}

/** Describes a position. Seats are in turn order, the active one first. */
export function describe(state: State, description: Description): void {
  const map = chart(state.island);
  countCards(state);
  const rise = chanceOfRise();
  layFloodCards(state, map, rise);
  for (let seat = 0; seat < state.seats; seat++) findWays(state, seat, map, ways[seat]!);

  into = description.whole;
  into.fill(0);
  at = 0;
  describeMeter(state, rise);
  describeIsland(state, map);
  describeCards(state, map);
  for (let nth = 0; nth < SEATS; nth++) {
    if (nth < state.seats) describePawn(state, map, seatAt(state, nth));
    else at += PAWN;
  }

  into = description.parts;
  into.fill(0);
  for (let treasure = 0; treasure < 4; treasure++) {
    const isLeft = state.captured[treasure] === -1;
    description.isThere[treasure] = isLeft ? 1 : 0;
    if (!isLeft) continue;
    at = treasure * SHAPE.part;
    describeTreasure(state, map, treasure);
  }
}

/** The seat whose turn is `nth` turns from now. */
function seatAt({ active, seats }: State, nth: number): Seat {
  return active + nth < seats ? active + nth : active + nth - seats;
}

/** Cards neither in a hand nor discarded are in the pile. */
function countCards({ hands, treasureDiscards }: State): void {
  held.fill(0);
  discarded.fill(0);
  inPile.set(ALL);
  for (let seat = 0; seat < hands.length; seat++) {
    const hand = hands[seat]!;
    for (let n = 0; n < hand.length; n++) {
      const card = NUMBER[hand[n]!];
      held[seat * 6 + card]!++;
      inPile[card]!--;
    }
  }
  for (let n = 0; n < treasureDiscards.length; n++) {
    const card = NUMBER[treasureDiscards[n]!];
    discarded[card]!++;
    inPile[card]!--;
  }
}

let pileSize = 0;

/** The chance that one of the next two treasure cards is Waters Rise! */
function chanceOfRise(): number {
  pileSize = 0;
  for (let card = 0; card <= RISE; card++) pileSize += inPile[card]!;
  const calm = pileSize - inPile[RISE]!;
  if (pileSize < 2) return inPile[RISE]! > 0 ? 1 : 0;
  return 1 - (calm * (calm - 1)) / (pileSize * (pileSize - 1));
}

/** The place of each tile's flood card, and how soon it may come. */
function layFloodCards({ mark, floodPile, floodDiscards }: State, map: IslandChart, rise: number): void {
  place.fill(OUT);
  risk.fill(0);
  later.fill(0);
  const floods = FLOOD_CARDS[mark]!;
  const risen = FLOOD_CARDS[Math.min(9, mark + 1)]!;
  const again = floodDiscards.length;
  let drawn = 0;
  for (let layer = floodPile.length - 1; layer >= 0; layer--) {
    const tiles = floodPile[layer]!;
    const now = share(floods - drawn, tiles.length);
    const afterRise = share(risen - again - drawn, tiles.length);
    const soon = share(2 * floods - drawn, tiles.length);
    for (let n = 0; n < tiles.length; n++) {
      const space = map.spaceOf[tiles[n]!];
      place[space] = layer === floodPile.length - 1 ? ON_TOP : DEEP;
      risk[space] = (1 - rise) * now + rise * afterRise;
      later[space] = soon;
    }
    drawn += tiles.length;
  }
  const afterRise = rise * share(risen, again);
  for (let n = 0; n < again; n++) {
    const space = map.spaceOf[floodDiscards[n]!];
    place[space] = DISCARDED;
    risk[space] = afterRise;
    later[space] = Math.max(afterRise, share(2 * floods - drawn, again));
  }
}

/** The chance that a card is among those drawn from a layer. */
const share = (drawn: number, cards: number): number => (drawn <= 0 ? 0 : drawn >= cards ? 1 : drawn / cards);

/** 40 numbers: the meter, the treasure pile, the seats, the treasures left. */
function describeMeter(state: State, rise: number): void {
  put(state.mark / 10);
  mark(FLOOD_CARDS[state.mark]! - 2, 4);
  put(inPile[RISE]! / 3);
  put(rise);
  put(pileSize / 28);
  mark(state.seats - 2, 3);
  for (let nth = 0; nth < SEATS; nth++) {
    if (nth < state.seats) mark(ADVENTURERS.indexOf(state.adventurers[seatAt(state, nth)]!), 6);
    else at += 6;
  }
  mark(uncaptured(state), 5);
}

function uncaptured({ captured }: State): number {
  let left = 0;
  for (let treasure = 0; treasure < 4; treasure++) if (captured[treasure] === -1) left++;
  return left;
}

/** 20 numbers: tiles by state and place of their cards, and Fools' Landing. */
function describeIsland(state: State, map: IslandChart): void {
  const { water } = state;
  let [wetOnTop, wetDeep, wetResting, dryOnTop, dryDeep, dryResting, missing] = [0, 0, 0, 0, 0, 0, 0];
  let [sinking, sinkingLater, flooding] = [0, 0, 0];
  wet = 0;
  for (let space = 0; space < SPACES; space++) {
    if (water[space] === MISSING) missing++;
    else if (water[space] === FLOODED) {
      wet |= 1 << space;
      sinking += risk[space]!;
      sinkingLater += later[space]!;
      if (place[space] === ON_TOP) wetOnTop++;
      else if (place[space] === DEEP) wetDeep++;
      else wetResting++;
    } else {
      flooding += risk[space]!;
      if (place[space] === ON_TOP) dryOnTop++;
      else if (place[space] === DEEP) dryDeep++;
      else dryResting++;
    }
  }
  put(wetOnTop / 8);
  put(wetDeep / 8);
  put(wetResting / 12);
  put(dryOnTop / 12);
  put(dryDeep / 24);
  put(dryResting / 12);
  put(missing / 12);
  put((wetOnTop + dryOnTop) / 24);
  put((wetResting + dryResting) / 24);
  put(sinking / 3);
  put(sinkingLater / 5);
  put(flooding / 5);
  const { landing } = map;
  if (water[landing] === FLOODED) {
    put(1);
    put(risk[landing]!);
    put(later[landing]!);
    put(0);
    put(place[landing] === DISCARDED ? 1 : 0);
    put(nearest(state, landing) / 4);
    put(ways[state.active]![landing]! / 4);
    put(ways[seatAt(state, 1)]![landing]! / 4);
  } else {
    at += 3;
    put(risk[landing]!);
    at += 4;
  }
}

function nearest({ seats }: State, space: number): number {
  let least = NO_WAY;
  for (let seat = 0; seat < seats; seat++) if (ways[seat]![space]! < least) least = ways[seat]![space]!;
  return least;
}

/** 12 numbers: special cards, and the way home. */
function describeCards(state: State, { landing }: IslandChart): void {
  let lifts = 0;
  let sandbags = 0;
  let farthest = 0;
  let all = 0;
  let danger = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    lifts += held[seat * 6 + LIFT]!;
    sandbags += held[seat * 6 + SANDBAGS]!;
    const steps = ways[seat]![landing]!;
    all += steps;
    if (steps > farthest) farthest = steps;
    const here = state.pawns[seat]!;
    if (state.water[here] === FLOODED) danger += risk[here]!;
  }
  const left = uncaptured(state);
  put(lifts / 3);
  put(lifts > 0 ? 1 : 0);
  put(inPile[LIFT]! / 3);
  put(discarded[LIFT]! / 3);
  put(sandbags / 2);
  put(inPile[SANDBAGS]! / 2);
  put(discarded[SANDBAGS]! / 2);
  put(left === 0 && lifts > 0 ? 1 : 0);
  put(left === 0 ? farthest / NO_WAY : 0);
  put(left === 0 ? all / 16 : 0);
  put(left <= 1 ? farthest / NO_WAY : 0);
  put(danger);
}

/** Features of a pawn and its hand. */
const PAWN = 13;

function describePawn(state: State, map: IslandChart, seat: Seat): void {
  const { water, hands, captured } = state;
  const here = state.pawns[seat]!;
  const steps = ways[seat]!;
  let most = 0;
  let idle = 0;
  for (let treasure = 0; treasure < 4; treasure++) {
    const cards = held[seat * 6 + treasure]!;
    if (captured[treasure] !== -1) idle += cards;
    else if (cards > most) most = cards;
  }
  const size = hands[seat]!.length;
  put(size / HAND_LIMIT);
  put(size >= HAND_LIMIT ? 1 : 0);
  put(held[seat * 6 + LIFT]!);
  put(held[seat * 6 + SANDBAGS]!);
  put(idle / 3);
  put(most / CARDS_TO_CAPTURE);
  put(steps[map.landing]! / NO_WAY);
  put(steps[map.landing] === NO_WAY ? 1 : 0);
  const near = state.adventurers[seat] === 'explorer' ? map.aroundOrHere[here]! : map.besideOrHere[here]!;
  let shoreable = 0;
  for (let n = 0; n < near.length; n++) if (water[near[n]!] === FLOODED) shoreable++;
  put(shoreable / 4);
  put(within(steps, wet, 1) / 6);
  put(within(steps, wet, 2) / 8);
  put(water[here] === FLOODED ? risk[here]! : 0);
  put(water[here] === FLOODED ? later[here]! : 0);
}

/** 50 numbers: the seats that hold its cards, its sites, and their distance. */
function describeTreasure(state: State, map: IslandChart, treasure: number): void {
  const { seats, pawns, hands, adventurers, active, water } = state;
  let most = -1;
  let all = 0;
  let collector = 0;
  let slot = 0;
  for (let nth = 0; nth < SEATS; nth++) {
    if (nth >= seats) {
      at++;
      continue;
    }
    const seat = seatAt(state, nth);
    const cards = held[seat * 6 + treasure]!;
    put(cards / CARDS_TO_CAPTURE);
    all += cards;
    // The Messenger is a poor collector: he gives from a distance.
    const rank = cards * 2 - (adventurers[seat] === 'messenger' ? 1 : 0);
    if (rank <= most) continue;
    most = rank;
    collector = seat;
    slot = nth;
  }
  const own = held[collector * 6 + treasure]!;
  put(inPile[treasure]! / 5);
  put(discarded[treasure]! / 5);
  mark(own < CARDS_TO_CAPTURE ? own : CARDS_TO_CAPTURE, 5);
  put(all >= CARDS_TO_CAPTURE ? 1 : 0);
  put((all - own) / CARDS_TO_CAPTURE);
  mark(slot, 4);
  put(hands[collector]!.length / HAND_LIMIT);
  put(adventurers[collector] === 'messenger' ? 1 : 0);

  const steps = ways[collector]!;
  const [one, other] = map.sites[treasure]!;
  const isOtherNearer = stepsTo(state, steps, other) < stepsTo(state, steps, one);
  const near = isOtherNearer ? other : one;
  const far = isOtherNearer ? one : other;
  describeSite(state, steps, near);
  describeSite(state, steps, far);
  const [a, b] = [water[near]!, water[far]!];
  const flooded = Number(a === FLOODED) + Number(b === FLOODED);
  const isLast = a === MISSING || b === MISSING;
  mark(isLast ? 3 + flooded : flooded, 5);
  const loss = (chances: Float64Array): number =>
    (a === MISSING ? 1 : a === FLOODED ? chances[near]! : 0) * (b === MISSING ? 1 : b === FLOODED ? chances[far]! : 0);
  put(loss(risk));
  put(loss(later));
  if (own >= CARDS_TO_CAPTURE) mark(Math.min(4, stepsTo(state, steps, near)), 5);
  else at += 5;

  let meeting = NO_WAY;
  let gift = 0;
  let isSent = false;
  for (let seat = 0; seat < seats; seat++) {
    const cards = held[seat * 6 + treasure]!;
    if (seat === collector || cards === 0) continue;
    if (adventurers[seat] === 'messenger') isSent = true;
    const way = Math.min(steps[pawns[seat]!]!, ways[seat]![pawns[collector]!]!);
    if (way > meeting || (way === meeting && cards <= gift)) continue;
    meeting = way;
    gift = cards;
  }
  const isShort = own < CARDS_TO_CAPTURE;
  put(isShort && gift > 0 ? meeting / NO_WAY : 0);
  put(isShort ? gift / CARDS_TO_CAPTURE : 0);
  put(isShort && isSent ? 1 : 0);
  const next = seatAt(state, 1);
  put(isShort && held[active * 6 + treasure]! > 0 ? 1 - ways[active]![pawns[collector]!]! / NO_WAY : 0);
  put(isShort && held[next * 6 + treasure]! > 0 ? 1 - ways[next]![pawns[collector]!]! / NO_WAY : 0);
}

const stepsTo = ({ water }: State, steps: Uint8Array, space: number): number =>
  water[space] === MISSING ? NO_WAY + 1 : steps[space]!;

/** 7 numbers. */
function describeSite(state: State, steps: Uint8Array, space: number): void {
  const water = state.water[space];
  const isWet = water === FLOODED;
  put(water === MISSING ? 1 : steps[space]! / NO_WAY);
  put(water === MISSING ? 1 : 0);
  put(isWet ? 1 : 0);
  put(isWet ? risk[space]! : 0);
  put(isWet ? later[space]! : 0);
  put(isWet && place[space] === DISCARDED ? 1 : 0);
  put(isWet ? nearest(state, space) / 4 : 0);
}
