import type { Seat } from '@skerry/engine';
import { LETTERS, SIGHTS, type Sight, VILLAGES } from '../content/islands.ts';
import type { IslandMap } from './map.ts';
import type { Draft, Sheet, State } from './state.ts';
import type { Dealer } from './types.ts';

export function emptySheet(map: IslandMap): Sheet {
  return {
    segments: [],
    trail: map.untouched.slice(),
    circled: SIGHTS.map(() => 0),
    pairs: [],
    bonuses: [],
    sums: [],
  };
}

const leadsToVillage = (trail: number): boolean => trail < VILLAGES;

/** The landmarks that one trail leads to, as bits in the order of `IslandMap.landmarks`. */
export function landmarksOf({ landmarks }: IslandMap, trail: readonly number[], which: number): number {
  let found = 0;
  for (let n = 0; n < landmarks.length; n++) if (trail[landmarks[n]!] === which) found |= 1 << n;
  return found;
}

/** TT-44, TT-46: if only one of two trails leads to a village, joining them scores all sights of the other. */
function sightsReached(map: IslandMap, trail: readonly number[], one: number, other: number): number {
  if (leadsToVillage(one) === leadsToVillage(other)) return 0;
  const wild = Math.max(one, other);
  return wild < map.landmarks.length ? landmarksOf(map, trail, wild) >> VILLAGES : 0;
}

/** TT-40, TT-41: two trails become one. Only hexes at ends of trails can change: those drawn before and this one. */
function join({ from, to }: IslandMap, trail: number[], drawn: readonly number[], segment: number): void {
  const one = trail[from[segment]!]!;
  const other = trail[to[segment]!]!;
  const kept = Math.min(one, other);
  const lost = Math.max(one, other);
  trail[from[segment]!] = kept;
  trail[to[segment]!] = kept;
  for (let n = 0; n < drawn.length; n++) {
    const start = from[drawn[n]!]!;
    const end = to[drawn[n]!]!;
    if (trail[start] === lost) trail[start] = kept;
    if (trail[end] === lost) trail[end] = kept;
  }
}

/** Draws a segment on a sheet and circles what it connects. Returns the letters it connects, A to E as bits. */
export function drawOn(map: IslandMap, state: State, seat: Seat, segment: number, dealer: Dealer): number {
  const sheet = state.sheets[seat]!;
  const { trail } = sheet;
  const one = trail[map.from[segment]!]!;
  const other = trail[map.to[segment]!]!;
  sheet.segments.push(segment);
  if (one === other) return 0;
  const sights = sightsReached(map, trail, one, other);
  if (sights !== 0) circleSights(map, sheet, seat, sights, dealer);
  const letters = leadsToVillage(one) && leadsToVillage(other) ? circlePairs(map, state, seat, one, other, dealer) : 0;
  join(map, trail, sheet.segments, segment);
  return letters;
}

/** TT-44, TT-47: each sight takes the leftmost free value of its kind. */
function circleSights(map: IslandMap, { circled }: Sheet, seat: Seat, reached: number, dealer: Dealer): void {
  const { perKind, values, landmarks, hexes } = map;
  for (let n = 0, left = reached; left !== 0; n++, left >>= 1) {
    if ((left & 1) === 0) continue;
    const kind = Math.floor(n / perKind);
    const nth = ++circled[kind]!;
    if (dealer.tell === undefined) continue;
    const sight = SIGHTS[kind]!;
    const { name: hex } = hexes[landmarks[VILLAGES + n]!]!;
    dealer.tell({ fact: 'sightConnected', seat, sight, hex, value: values[kind]![nth - 1]!, nth });
    if (nth === perKind) dealer.tell({ fact: 'kindCompleted', seat, sight });
  }
}

/** TT-55, TT-56: letters with one village on each of two trails that become one. */
function circlePairs(map: IslandMap, state: State, seat: Seat, one: number, other: number, dealer: Dealer): number {
  const { pairs } = state.sheets[seat]!;
  const found = lettersOn(map, state, seat, one) & lettersOn(map, state, seat, other);
  for (let n = 0; n < LETTERS.length; n++) {
    if (((found >> n) & 1) === 0) continue;
    const letter = LETTERS[n]!;
    pairs.push(letter);
    dealer.tell?.({ fact: 'pairConnected', seat, letter, value: map.villages[letter] });
  }
  return found;
}

/** The letters of the villages on a trail, A to E as bits. */
function lettersOn({ landmarks }: IslandMap, { letters, sheets }: State, seat: Seat, which: number): number {
  const { trail } = sheets[seat]!;
  let found = 0;
  for (let n = 0; n < VILLAGES; n++)
    if (trail[landmarks[n]!] === which) found |= 1 << LETTERS.indexOf(letters[seat]![n]!);
  return found;
}

const NONE: readonly Sight[] = [];

/** A draft with one more segment, and what it owes then. */
export function drafted(map: IslandMap, sheet: Sheet, draft: Draft, segment: number): Draft {
  const drawn = draft.drawn.length === 0 ? [segment] : [...draft.drawn, segment];
  return { drawn, owed: bringsNoSight(map, sheet, drawn) ? NONE : kindsOwed(map, sheet, drawn) };
}

/** Fast path: most turns are one segment that connects no sight. */
function bringsNoSight(map: IslandMap, { trail }: Sheet, drawn: readonly number[]): boolean {
  if (drawn.length > 1) return false;
  const one = trail[map.from[drawn[0]!]!]!;
  const other = trail[map.to[drawn[0]!]!]!;
  return one === other || sightsReached(map, trail, one, other) === 0;
}

/** TT-48, TT-49, TT-53: every kind that is completed brings a bonus trail; the segments after the first paid for some. */
function kindsOwed(map: IslandMap, sheet: Sheet, drawn: readonly number[]): readonly Sight[] {
  const trail = sheet.trail.slice();
  const circled = sheet.circled.slice();
  const completed: Sight[] = [];
  const all = [...sheet.segments, ...drawn];
  for (const segment of drawn) {
    const one = trail[map.from[segment]!]!;
    const other = trail[map.to[segment]!]!;
    if (one === other) continue;
    const reached = sightsReached(map, trail, one, other);
    join(map, trail, all, segment);
    for (let n = 0, left = reached; left !== 0; n++, left >>= 1) {
      if ((left & 1) === 0) continue;
      const kind = Math.floor(n / map.perKind);
      if (++circled[kind]! === map.perKind) completed.push(SIGHTS[kind]!);
    }
  }
  return completed.slice(drawn.length - 1);
}
