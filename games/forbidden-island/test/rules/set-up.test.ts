import {
  cardsIn,
  type Dealer,
  type Json,
  OptionError,
  open,
  openingFacts,
  type Pile,
  SeatCountError,
} from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import {
  ADVENTURERS,
  type Adventurer,
  DIFFICULTIES,
  DRY,
  type Fact,
  FLOODED,
  forbiddenIsland,
  GEOMETRY,
  type Options,
  type PileCard,
  TILES,
  type Tile,
} from '../../index.ts';
import { act, look, position, sorted, type Table } from '../position.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => `seed ${n}`);
const opened = (seats: number, options: Partial<Options> = {}, seed = 'seed') =>
  open(forbiddenIsland, { seats, options, seed });
const atStart = (seats: number, options?: Partial<Options>, seed?: string) => stateOf(opened(seats, options, seed));
const tileOfPawn = (table: Table, seat: number): Tile => {
  const { island, pawns } = stateOf(table);
  return island.tiles[pawns[seat]!]!;
};

/** A set-up whose first cards are stacked, by pile. */
function stackedSetUp(
  seats: number,
  adventurers: readonly Adventurer[],
  stacked: { treasure?: PileCard[]; flood?: Tile[] },
) {
  const facts: Fact[] = [];
  const next: { [label: string]: Json[] | undefined } = structuredClone(stacked);
  const dealer: Dealer<Fact> = {
    draw<C extends Json>(pile: Pile<C>, label: string): C {
      const layer = pile.at(-1)!;
      const wanted = next[label]?.shift();
      const [card] = layer.splice(wanted === undefined ? 0 : layer.indexOf(wanted as C), 1);
      return card!;
    },
    pick: (from) => from[0]!,
    die: () => 1,
    tell: (fact) => facts.push(fact),
  };
  const options: Options = { difficulty: 'novice', layout: 'diamond', adventurers, firstSeat: 0 };
  return { state: forbiddenIsland.setUp(seats, options, dealer), facts };
}

test.each([2, 3, 4])('a table opens with %i seats (FI-1)', (seats) => {
  expect(atStart(seats)).toMatchObject({ seats, outcome: null });
});

test.each([-1, 0, 1, 5, 2.5, Number.NaN])('a table with %d seats is refused by name (FI-1)', (seats) => {
  expect(() => opened(seats)).toThrow(SeatCountError);
});

test('every tile lies on one space, dry but for the first six flooded (FI-2)', () => {
  for (const seed of SEEDS) {
    const { island, water, floodDiscards } = atStart(2, {}, seed);
    expect(sorted(island.tiles)).toEqual(sorted(TILES));
    const flooded = island.tiles.filter((_, space) => water[space] === FLOODED);
    expect(sorted(flooded)).toEqual(sorted(floodDiscards));
    expect(water.filter((each) => each === DRY)).toHaveLength(18);
  }
});

test('the tiles are shuffled: no two of forty islands are alike (FI-2)', () => {
  const islands = SEEDS.map((seed) => atStart(2, {}, seed).island.tiles.join());
  expect(new Set(islands).size).toBe(SEEDS.length);
});

test('no treasure is captured at the start (FI-5)', () => {
  expect(atStart(3).captured).toEqual([-1, -1, -1, -1]);
});

test('six flood cards are drawn one by one and form the discards; eighteen stay in the pile (FI-6)', () => {
  const told = openingFacts(opened(2)).flatMap(({ fact }) => (fact.fact === 'flooded' ? [fact.tile] : []));
  const { floodDiscards, floodPile } = atStart(2);
  expect(told).toHaveLength(6);
  expect(floodDiscards).toEqual(told);
  expect(floodPile).toHaveLength(1);
  expect(sorted([...floodPile[0]!, ...floodDiscards])).toEqual(sorted(TILES));
});

test.each([2, 3, 4])('%i seats get different adventurers at random, and no one else plays (FI-7)', (seats) => {
  const dealt = SEEDS.map((seed) => atStart(seats, {}, seed).adventurers);
  for (const adventurers of dealt) {
    expect(adventurers).toHaveLength(seats);
    expect(new Set(adventurers).size).toBe(seats);
  }
  expect(sorted(new Set(dealt.flat()))).toEqual(sorted(ADVENTURERS));
});

test('the host may choose the adventurers (FI-8)', () => {
  for (const seed of SEEDS) {
    expect(atStart(3, { adventurers: ['pilot', 'diver', 'explorer'] }, seed).adventurers).toEqual([
      'pilot',
      'diver',
      'explorer',
    ]);
  }
});

test('two seats never share an adventurer (FI-8)', () => {
  expect(() => opened(2, { adventurers: ['pilot', 'pilot'] })).toThrow(OptionError);
  expect(() => opened(3, { adventurers: ['pilot', 'diver'] })).toThrow(OptionError);
});

test.each([
  ['diver', 'iron-gate'],
  ['engineer', 'bronze-gate'],
  ['explorer', 'copper-gate'],
  ['messenger', 'silver-gate'],
  ['navigator', 'gold-gate'],
  ['pilot', 'fools-landing'],
] as const)('the %s starts on %s (FI-9)', (adventurer, tile) => {
  const other = adventurer === 'pilot' ? 'diver' : 'pilot';
  expect(tileOfPawn(opened(2, { adventurers: [other, adventurer] }), 1)).toBe(tile);
});

test('example 46: a flooded start tile changes nothing (FI-9)', () => {
  const { state } = stackedSetUp(2, ['explorer', 'pilot'], { flood: ['copper-gate'] });
  const space = state.island.tiles.indexOf('copper-gate');
  expect(state.water[space]).toBe(FLOODED);
  expect(state.pawns[0]).toBe(space);
});

test.each([2, 3, 4])('each of %i seats is dealt two cards, face up (FI-10, FI-11)', (seats) => {
  for (const seed of SEEDS) {
    const { hands, treasurePile } = atStart(seats, {}, seed);
    expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 2));
    expect(treasurePile).toHaveLength(1);
    expect(cardsIn(treasurePile)).toBe(28 - 2 * seats);
    expect(treasurePile.flat().filter((card) => card === 'waters-rise')).toHaveLength(3);
  }
});

test('example 45: a Waters Rise! that is dealt is replaced and shuffled back (FI-11)', () => {
  const { state, facts } = stackedSetUp(2, ['explorer', 'pilot'], {
    treasure: ['earth', 'wind', 'waters-rise', 'waters-rise', 'fire', 'water'],
  });
  expect(facts.slice(-6)).toEqual([
    { fact: 'cardDealt', seat: 0, card: 'wind' },
    { fact: 'adventurerDealt', seat: 1, adventurer: 'pilot', tile: 'fools-landing' },
    { fact: 'dealtAgain', seat: 1 },
    { fact: 'dealtAgain', seat: 1 },
    { fact: 'cardDealt', seat: 1, card: 'fire' },
    { fact: 'cardDealt', seat: 1, card: 'water' },
  ]);
  expect(state).toMatchObject({
    mark: 1,
    hands: [
      ['earth', 'wind'],
      ['fire', 'water'],
    ],
    treasureDiscards: [],
  });
  expect(state.treasurePile).toHaveLength(1);
  expect(state.treasurePile[0]).toHaveLength(24);
  expect(state.treasurePile[0]!.filter((card) => card === 'waters-rise')).toHaveLength(3);
});

test.each([
  ['novice', 1],
  ['normal', 2],
  ['elite', 3],
  ['legendary', 4],
] as const)('%s starts on mark %i (FI-12)', (difficulty, mark) => {
  expect(DIFFICULTIES).toContain(difficulty);
  expect(atStart(2, { difficulty }).mark).toBe(mark);
});

test('the first seat is random unless the host names it (FI-13)', () => {
  const first = SEEDS.map((seed) => atStart(4, {}, seed).active);
  expect(sorted(new Set(first))).toEqual([0, 1, 2, 3]);
  expect(SEEDS.map((seed) => atStart(4, { firstSeat: 2 }, seed).active)).toEqual(SEEDS.map(() => 2));
});

test('play goes clockwise, in seat order (FI-13)', () => {
  const table = position({ adventurers: ['diver', 'engineer', 'pilot'], active: 1 });
  const seats = Array.from({ length: 4 }, () => {
    const { active } = look(table);
    act(table, active, { act: 'endActions' });
    return active;
  });
  expect(seats).toEqual([1, 2, 0, 1]);
});

test('the set-up is told in order: tiles, flood, then seat by seat (FI-2, FI-6, FI-7, FI-10)', () => {
  const told = openingFacts(opened(2, { adventurers: ['pilot', 'diver'], firstSeat: 1, difficulty: 'elite' })).map(
    ({ fact }) => fact,
  );
  expect(told[0]).toEqual({ fact: 'opened', seats: 2, difficulty: 'elite', layout: 'diamond', mark: 3 });
  expect(told.slice(1, 25).map((fact) => (fact.fact === 'tileLaid' ? fact.space : undefined))).toEqual(
    GEOMETRY.diamond.names,
  );
  expect(told.slice(25, 31).map(({ fact }) => fact)).toEqual(Array.from({ length: 6 }, () => 'flooded'));
  const dealt = told.slice(31).filter(({ fact }) => fact !== 'dealtAgain');
  expect(dealt).toEqual([
    { fact: 'adventurerDealt', seat: 0, adventurer: 'pilot', tile: 'fools-landing' },
    { fact: 'cardDealt', seat: 0, card: expect.any(String) },
    { fact: 'cardDealt', seat: 0, card: expect.any(String) },
    { fact: 'adventurerDealt', seat: 1, adventurer: 'diver', tile: 'iron-gate' },
    { fact: 'cardDealt', seat: 1, card: expect.any(String) },
    { fact: 'cardDealt', seat: 1, card: expect.any(String) },
    { fact: 'turnBegan', seat: 1, number: 1 },
  ]);
});
