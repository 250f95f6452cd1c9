import type { Seat } from '@skerry/engine';
import { BLUE_POINTS, CARDS, COPIES, TERRAIN_PILE } from '../content/cards.ts';
import { type Island, LETTERS, SIGHTS, TURNS_A_ROUND, VILLAGES } from '../content/islands.ts';
import type { IslandMap, World } from '../rules/map.ts';
import { totalOf } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';
import { FIRST_LANDMARK } from './ways.ts';
import { WEIGHTS } from './weights.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const mosts = new WeakMap<IslandMap, number>();

/** More than any score, so that a score is a share of it: all sights in all rounds, all pairs, all blue cards. */
export function mostOn(map: IslandMap): number {
  const known = mosts.get(map);
  if (known !== undefined) return known;
  const { rounds, values, villages } = map;
  const blue = sum(LETTERS.map((letter) => BLUE_POINTS[letter][1]));
  const most = rounds * sum(values.flat()) + sum(Object.values(villages)) + blue;
  mosts.set(map, most);
  return most;
}

/** Two numbers per sight and letter, then points, time and cards. */
const OTHERS = 12;
const inputsOf = ({ perKind }: IslandMap): number => 2 * (SIGHTS.length * perKind + LETTERS.length) + OTHERS;

/** Number of features. */
export const featuresOf = ({ petit, grande }: World): number => inputsOf(petit) + inputsOf(grande);

/** Each island has its own features; those of the other one are 0. */
const firstOf = ({ petit }: World, island: Island): number => (island === 'petit' ? 0 : inputsOf(petit));

/** Distances are scaled to about 1; beyond some length they are alike. */
const SIGHT_WAY = { longest: 96, unit: 64 };
const PAIR_WAY = { longest: 160, unit: 96 };

/** Distances to everything unconnected, shortest first, and its points. */
const ways = new Int16Array(LETTERS.length);
const points = new Float64Array(LETTERS.length);

/**
 * A sheet's features, about 0 to 1, after a turn's trails and before the next cards are known. In a turn in progress
 * its cards count as still in the pile. Returns the certain and expected points.
 */
export function describe(outlook: Outlook, state: State, seat: Seat, features: Float64Array): number {
  const { island, round, turn } = state;
  const map = outlook.world[island];
  const { landmarks, perKind, rounds, values } = map;
  const { sights, villages, longest } = outlook.hopesOf(island);
  const { to, land } = outlook.survey(state, seat);
  const sheet = state.sheets[seat]!;
  const letters = state.letters[seat]!;
  const isBegun = state.secrets[seat]!.drawn.length === 0;
  const turnsPlayed = isBegun ? turn - 1 : turn;
  const row = ((round - 1) * TURNS_A_ROUND + turnsPlayed) * (longest + 1);
  const scorings = rounds - round + 1;
  let certain = totalOf(map, sheet);
  let hoped = 0;
  features.fill(0);
  let at = firstOf(outlook.world, island);

  for (let kind = 0; kind < SIGHTS.length; kind++) {
    for (let n = 0; n < perKind; n++) putInOrder(n, to[landmarks[VILLAGES + kind * perKind + n]!]!, 0);
    for (let n = 0; n < perKind; n++) {
      const way = ways[n]!;
      const hope = way === 0 ? scorings : sights[row + way]!;
      if (way === 0) certain += scorings * values[kind]![n]!;
      else hoped += hope * values[kind]![n]!;
      features[at++] = hope / rounds;
      features[at++] = Math.min(way, SIGHT_WAY.longest) / SIGHT_WAY.unit;
    }
  }

  for (let n = 0; n < LETTERS.length; n++) {
    const letter = LETTERS[n]!;
    const one = letters.indexOf(letter);
    const other = letters.lastIndexOf(letter);
    const top = state.blue[n]!;
    const blue = top === 0 ? 0 : BLUE_POINTS[letter][top] * WEIGHTS[island].blueCard;
    const way = to[(FIRST_LANDMARK + one) * land.hexes + landmarks[other]!]!;
    const worth = map.villages[letter] + blue;
    if (way === 0 && !sheet.pairs.includes(letter)) certain += worth;
    putInOrder(n, way, worth);
  }
  for (let n = 0; n < LETTERS.length; n++) {
    const way = ways[n]!;
    const hope = way === 0 ? 0 : points[n]! * villages[row + way]!;
    hoped += hope;
    features[at++] = hope / 20;
    features[at++] = Math.min(way, PAIR_WAY.longest) / PAIR_WAY.unit;
  }

  const most = mostOn(map);
  features[at++] = 1;
  features[at++] = certain / most;
  features[at++] = (certain + hoped) / most;
  features[at++] = (rounds * TURNS_A_ROUND - (round - 1) * TURNS_A_ROUND - turnsPlayed) / (rounds * TURNS_A_ROUND);
  features[at++] = (TURNS_A_ROUND - turnsPlayed) / TURNS_A_ROUND;
  features[at++] = round === rounds ? 1 : 0;
  features[at++] = round === rounds - 1 ? 1 : 0;
  const share = 1 - (2 * turnsPlayed) / TERRAIN_PILE.length;
  for (let card = 0; card < CARDS.length; card++) features[at + card] = -share * COPIES[CARDS[card]!];
  for (const layer of state.pile) for (let n = 0; n < layer.length; n++) features[at + CARDS.indexOf(layer[n]!)]! += 1;
  if (isBegun) for (let n = 1; n <= 2; n++) features[at + CARDS.indexOf(state.shown.at(-n)!)]! += 1;
  for (let card = 0; card < CARDS.length; card++) features[at + card]! /= 3;
  return certain + hoped;
}

/** Inserts a distance among the first few, shortest first. */
function putInOrder(count: number, way: number, worth: number): void {
  let at = count;
  for (; at > 0 && ways[at - 1]! > way; at--) {
    ways[at] = ways[at - 1]!;
    points[at] = points[at - 1]!;
  }
  ways[at] = way;
  points[at] = worth;
}
