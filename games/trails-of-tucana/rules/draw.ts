import type { Offers, Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import type { Action } from './actions.ts';
import type { Ends } from './facts.ts';
import { HEX_NAMES, type HexName, type IslandMap, MOST_SEGMENTS, type World } from './map.ts';
import type { Reason } from './reasons.ts';
import { drafted } from './sheet.ts';
import type { Draft, Sheet, State, Step } from './state.ts';
import type { Rules, StepRules } from './types.ts';

const DONE = { act: 'done' } as const;

/** TT-20, TT-33: all seats that can draw do so at once, in secret, until the last is done. */
export const drawStep = (world: World): StepRules<'draw'> => ({
  asks: (_state, { left }, seat) => left.includes(seat),
  acts: ['draw', 'done'],
  offers(state, _step, seat, offers) {
    const map = world[state.island];
    const { drawn, owed } = state.secrets[seat]!;
    if (drawn.length === 0) offerUndrawn(map, state, seat, allowedNow(map, state), offers);
    // TT-50, TT-51: a bonus trail may go anywhere, and must be drawn at once.
    else if (owed.length > 0) offerUndrawn(map, state, seat, map.everySegment, offers);
    else offers.push(DONE);
  },
  run() {},
});

/** TT-28: the undrawn ones among these segments. */
function offerUndrawn(
  { draws }: IslandMap,
  { sheets, secrets }: State,
  seat: Seat,
  segments: readonly number[],
  offers: Offers<Action>,
): void {
  const { segments: before } = sheets[seat]!;
  const { drawn } = secrets[seat]!;
  for (let n = 0; n < before.length; n++) taken[before[n]!] = 1;
  for (let n = 0; n < drawn.length; n++) taken[drawn[n]!] = 1;
  for (let n = 0; n < segments.length; n++) if (taken[segments[n]!] === 0) offers.push(draws[segments[n]!]!);
  for (let n = 0; n < before.length; n++) taken[before[n]!] = 0;
  for (let n = 0; n < drawn.length; n++) taken[drawn[n]!] = 0;
}

/** Scratch space of `offerUndrawn`: empty before and after. */
const taken = new Uint8Array(MOST_SEGMENTS);

export const cardsOf = ({ shown }: State): readonly [Card, Card] => [
  shown[shown.length - 2]!,
  shown[shown.length - 1]!,
];

/** TT-22 to TT-27: the segments that the cards of this turn allow on an empty sheet. */
export function allowedNow({ allowed }: IslandMap, { shown }: State): readonly number[] {
  return allowed[shown[shown.length - 2]!][shown[shown.length - 1]!];
}

/** TT-31: whether a sheet has room for one of these segments. */
export function canDraw({ segments: before }: Sheet, segments: readonly number[]): boolean {
  if (segments.length > before.length) return true;
  return segments.some((segment) => !before.includes(segment));
}

export const isDrawn = (sheet: Sheet, draft: Draft, segment: number): boolean =>
  sheet.segments.includes(segment) || draft.drawn.includes(segment);

/** The two hexes of a segment, by their names. */
export function endsOf(map: IslandMap, segment: number): Ends {
  return [map.hexes[map.from[segment]!]!.name, map.hexes[map.to[segment]!]!.name];
}

export const draw = (world: World): Rules<'draw'> => ({
  fields: { between: { setOf: HEX_NAMES } },
  tries(state, seat, tries) {
    const map = world[state.island];
    if (whyNotNow(map, state, seat) !== undefined) return;
    const { drawn, owed } = state.secrets[seat]!;
    const wanted = new Set(owed.length > 0 ? map.everySegment : drawn.length === 0 ? allowedNow(map, state) : []);
    // A newcomer's likely wish: to continue the last trail, or draw it again.
    const last = drawn.at(-1) ?? state.sheets[seat]!.segments.at(-1);
    if (last !== undefined) for (const hex of map.segments[last]!) for (const near of map.at[hex]!) wanted.add(near);
    for (const segment of wanted) tries.push(map.draws[segment]!);
  },
  why(state, seat, { between }) {
    const map = world[state.island];
    return whyNotNow(map, state, seat) ?? whyNoMore(state, seat) ?? whyNotThere(map, state, seat, between);
  },
  take(state, seat, { between }, dealer) {
    const map = world[state.island];
    const segment = segmentBetween(map, between);
    const before = state.secrets[seat]!;
    const after = drafted(map, state.sheets[seat]!, before, segment);
    state.secrets[seat] = after;
    if (dealer.tell === undefined) return;
    const bonus = before.drawn.length > 0;
    dealer.tell({ fact: 'drafted', seat, between: endsOf(map, segment), bonus }, seat);
    const news = after.owed.slice(before.owed.length - (bonus ? 1 : 0));
    for (const sight of news) dealer.tell({ fact: 'bonusTrailOwed', seat, sight }, seat);
  },
});

export function segmentBetween(map: IslandMap, [one, other]: readonly HexName[]): number {
  return map.between[map.numbers.get(one!)! * map.hexes.length + map.numbers.get(other!)!]!;
}

/** Why a seat has nothing to do in this turn, or nothing more. */
function whyNotNow(map: IslandMap, state: State, seat: Seat): Reason | undefined {
  const left = seatsLeft(state);
  if (left.includes(seat)) return undefined;
  if (!canDraw(state.sheets[seat]!, allowedNow(map, state))) return { why: 'nothingToDraw', cards: cardsOf(state) };
  return { why: 'done', waiting: left };
}

/** The seats that are still waited for. */
export function seatsLeft({ agenda }: { readonly agenda: readonly Step[] }): readonly Seat[] {
  const step = agenda[agenda.length - 1];
  return step?.do === 'draw' ? step.left : [];
}

/** TT-20: one segment per turn, unless a bonus trail is owed. */
function whyNoMore({ secrets }: State, seat: Seat): Reason | undefined {
  const { drawn, owed } = secrets[seat]!;
  if (drawn.length === 0 || owed.length > 0) return undefined;
  return { why: drawn.length === 1 ? 'alreadyDrew' : 'noBonusOwed' };
}

function whyNotThere(map: IslandMap, state: State, seat: Seat, between: readonly HexName[]): Reason | undefined {
  const [one, other] = between;
  if (one === undefined || other === undefined || between.length !== 2) return { why: 'nameTwoHexes' };
  const sea = between.find((hex) => !map.numbers.has(hex));
  if (sea !== undefined) return { why: 'sea', hex: sea };
  if (one === other) return { why: 'sameHexTwice' };
  const segment = segmentBetween(map, between);
  if (segment < 0) return { why: isGapBetween(map, one, other) ? 'gapBetween' : 'notAdjacent', between: [one, other] };
  if (isDrawn(state.sheets[seat]!, state.secrets[seat]!, segment)) return { why: 'alreadyDrawn' };
  // TT-50: a bonus trail may go anywhere.
  if (state.secrets[seat]!.owed.length > 0 || allowedNow(map, state).includes(segment)) return undefined;
  const terrains = [map.hexes[map.from[segment]!]!.terrain, map.hexes[map.to[segment]!]!.terrain] as const;
  return { why: 'wrongTerrain', terrains, cards: cardsOf(state) };
}

/** TT-32: neighbours in their row, apart from the sea between them. */
function isGapBetween(map: IslandMap, one: HexName, other: HexName): boolean {
  const numbers = [map.numbers.get(one)!, map.numbers.get(other)!].sort((a, b) => a - b);
  const [left, right] = numbers.map((number) => map.hexes[number]!);
  return numbers[1]! - numbers[0]! === 1 && left!.row === right!.row;
}

/** TT-34: a seat says when it is done. Drawing is mandatory (TT-29, TT-51): no seat is done before. */
export const done = (world: World): Rules<'done'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (seatsLeft(state).includes(seat)) tries.push(DONE);
  },
  why(state, seat) {
    const map = world[state.island];
    const notNow = whyNotNow(map, state, seat);
    if (notNow !== undefined) return notNow;
    const { drawn, owed } = state.secrets[seat]!;
    if (owed.length > 0) return { why: 'bonusOwed', kinds: owed };
    if (drawn.length > 0) return undefined;
    const { segments } = state.sheets[seat]!;
    const possible = allowedNow(map, state).filter((segment) => !segments.includes(segment)).length;
    return { why: 'mustDraw', possible };
  },
  take(state, seat, _action, dealer) {
    const left = seatsLeft(state);
    state.agenda.pop();
    if (left.length > 1) state.agenda.push({ do: 'draw', left: left.filter((each) => each !== seat) });
    dealer.tell?.({ fact: 'done', seat });
  },
});
