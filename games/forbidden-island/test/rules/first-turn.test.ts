import { isAsked, offersTo, SampleDealer, type Seat, settle, take, topStep } from '@skerry/engine';
import { NIGHTLY } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import {
  type Action,
  ADVENTURERS,
  type Adventurer,
  COPIES,
  chart,
  DIFFICULTIES,
  type Difficulty,
  DRY,
  FLOOD_CARDS,
  FLOODED,
  forbiddenIsland,
  MISSING,
  PILE_CARDS,
  SPECIAL_CARDS,
  START_MARK,
  type State,
  TILES,
  type Tile,
  type Water,
} from '../../index.ts';
import { dive } from '../../rules/move.ts';

/** Statistical checks of the first turn (chapter 9 of the ledger), on bare states with fixed seeds. */

const SEATS = [2, 3, 4] as const;
type Seats = (typeof SEATS)[number];
const TABLES = 8000 * NIGHTLY;

/** In n trials, how often something happens may differ from its chance by four standard errors. */
function expectChance(times: number, n: number, chance: number): void {
  const standardError = Math.sqrt((chance * (1 - chance)) / n);
  expect(Math.abs(times / n - chance), `${times} of ${n}, expected ${chance}`).toBeLessThan(4 * standardError);
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

function setUp(seats: number, adventurers: 'random' | readonly Adventurer[], dealer: SampleDealer): State {
  const options = { difficulty: 'novice', layout: 'diamond', adventurers, firstSeat: 'random' } as const;
  const state = forbiddenIsland.setUp(seats, options, dealer);
  settle(forbiddenIsland, state, dealer);
  return state;
}

/** Everybody passes: no action is taken and no card is played; who must swim takes the first tile. */
function passFirstTurn(state: State, dealer: SampleDealer): void {
  take(forbiddenIsland, state, state.active, { act: 'endActions' }, dealer);
  passOn(state, dealer);
}

function passOn(state: State, dealer: SampleDealer): void {
  while (state.outcome === null && state.turn === 1) {
    const seat = whoIsAsked(state);
    take(forbiddenIsland, state, seat, passing(state, seat), dealer);
  }
}

function passing(state: State, seat: Seat): Action {
  if (topStep(state).do === 'window') return { act: 'pass', until: 'turn' };
  const offers: Action[] = [];
  offersTo(forbiddenIsland, state, seat, offers);
  return offers[0]!;
}

function whoIsAsked(state: State): Seat {
  let seat = 0;
  while (!isAsked(forbiddenIsland, state, seat)) seat++;
  return seat;
}

const isLandingLost = (state: State) => state.water[chart(state.island).landing] === MISSING;

/** How often each thing happened in the first turns of all tables of one size. */
interface Tally {
  oneRise: number;
  twoRises: number;
  /** Tiles that sank though no Waters Rise! was drawn. */
  sankWithoutRise: number;
  /** The game ended at once by the loss of Fools' Landing, or of a treasure. */
  endedByLanding: number;
  endedByTreasure: number;
  /** Fools' Landing sank in that turn, the game going on past lost treasures. */
  landingSank: number;
}

const tallies = new Map<Seats, { [D in Difficulty]: Tally }>();

function tally(seats: Seats): { [D in Difficulty]: Tally } {
  const known = tallies.get(seats);
  if (known !== undefined) return known;
  const none = { oneRise: 0, twoRises: 0, sankWithoutRise: 0, endedByLanding: 0, endedByTreasure: 0, landingSank: 0 };
  const counts = { novice: { ...none }, normal: { ...none }, elite: { ...none }, legendary: { ...none } };
  const dealer = new SampleDealer(seats);
  for (let table = 0; table < TABLES; table++) {
    const start = setUp(seats, 'random', dealer);
    for (const difficulty of DIFFICULTIES) {
      const state = forbiddenIsland.clone(start);
      state.mark = START_MARK[difficulty];
      passFirstTurn(state, dealer);
      count(state, counts[difficulty], difficulty, dealer);
    }
  }
  tallies.set(seats, counts);
  return counts;
}

function count(state: State, into: Tally, difficulty: Difficulty, dealer: SampleDealer): void {
  const rises = state.mark - START_MARK[difficulty];
  if (rises === 1) into.oneRise++;
  if (rises === 2) into.twoRises++;
  if (rises === 0 && state.water.includes(MISSING)) into.sankWithoutRise++;
  if (state.outcome?.why.why === 'foolsLanding') into.endedByLanding++;
  if (state.outcome?.why.why === 'treasure') into.endedByTreasure++;
  while (state.outcome?.why.why === 'treasure') {
    state.outcome = null;
    settle(forbiddenIsland, state, dealer);
    passOn(state, dealer);
  }
  if (isLandingLost(state)) into.landingSank++;
}

/** Waters Rise! among two cards of a pile of N that holds all three. */
function chanceOfRises(seats: Seats): { one: number; two: number } {
  const N = 28 - 2 * seats;
  return { one: (6 * (N - 3)) / (N * (N - 1)), two: 6 / (N * (N - 1)) };
}

const floodCards = (difficulty: Difficulty, rises: number) => FLOOD_CARDS[START_MARK[difficulty] + rises]!;

test.each(SEATS)('%i seats draw Waters Rise! as often as the pile says (FI-11, FI-57, FI-58)', (seats) => {
  const { one, two } = chanceOfRises(seats);
  for (const difficulty of DIFFICULTIES) {
    const { oneRise, twoRises } = tally(seats)[difficulty];
    expectChance(oneRise, TABLES, one);
    expectChance(twoRises, TABLES, two);
  }
});

test.each([
  { seats: 2, one: 0.228261, two: 0.01087 },
  { seats: 3, one: 0.246753, two: 0.012987 },
  { seats: 4, one: 0.268421, two: 0.015789 },
] as const)('for $seats seats these chances are $one and $two (FI-11)', ({ seats, one, two }) => {
  expect(chanceOfRises(seats).one).toBeCloseTo(one, 6);
  expect(chanceOfRises(seats).two).toBeCloseTo(two, 6);
});

test.each(SEATS)('without Waters Rise! nothing sinks on the first turn of %i seats (FI-6, FI-65, FI-93)', (seats) => {
  for (const difficulty of DIFFICULTIES) expect(tally(seats)[difficulty].sankWithoutRise).toBe(0);
});

const PASSING = [
  { difficulty: 'novice', seats: 2, sinks: 0.02038, ends: 0.02037, either: 0.02414 },
  { difficulty: 'novice', seats: 3, sinks: 0.02219, ends: 0.02218, either: 0.0263 },
  { difficulty: 'novice', seats: 4, sinks: 0.02434, ends: 0.02433, either: 0.02889 },
  { difficulty: 'normal', seats: 2, sinks: 0.02989, ends: 0.02973, either: 0.03982 },
  { difficulty: 'normal', seats: 3, sinks: 0.03247, ends: 0.0323, either: 0.04325 },
  { difficulty: 'normal', seats: 4, sinks: 0.03553, ends: 0.03534, either: 0.04732 },
  { difficulty: 'elite', seats: 2, sinks: 0.02989, ends: 0.02973, either: 0.03982 },
  { difficulty: 'elite', seats: 3, sinks: 0.03247, ends: 0.0323, either: 0.04325 },
  { difficulty: 'elite', seats: 4, sinks: 0.03553, ends: 0.03534, either: 0.04732 },
  { difficulty: 'legendary', seats: 2, sinks: 0.03034, ends: 0.03017, either: 0.04067 },
  { difficulty: 'legendary', seats: 3, sinks: 0.03301, ends: 0.03281, either: 0.04427 },
  { difficulty: 'legendary', seats: 4, sinks: 0.03618, ends: 0.03597, either: 0.04856 },
] as const;

test.each(PASSING)(
  '$difficulty, $seats seats pass: Fools’ Landing sinks with chance $sinks (FI-6, FI-64 to FI-68, FI-92, FI-94)',
  ({ difficulty, seats, sinks }) => {
    const { one, two } = chanceOfRises(seats);
    const exact = (one * floodCards(difficulty, 1) + two * floodCards(difficulty, 2)) / 24;
    expect(exact).toBeCloseTo(sinks, 5);
    expectChance(tally(seats)[difficulty].landingSank, TABLES, exact);
  },
);

test.each(PASSING)(
  '$difficulty, $seats seats pass: the game ends by Fools’ Landing with chance $ends, or a treasure $either (FI-113, FI-114)',
  ({ difficulty, seats, ends, either }) => {
    const { endedByLanding, endedByTreasure } = tally(seats)[difficulty];
    expectChance(endedByLanding, TABLES, ends);
    expectChance(endedByLanding + endedByTreasure, TABLES, either);
  },
);

test('tiles, first floods, adventurers and first seats come up equally often (FI-2, FI-6, FI-7, FI-13)', () => {
  const tables = 8000 * NIGHTLY;
  const dealer = new SampleDealer(1);
  const seen = new Map<string, number>();
  const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let table = 0; table < tables; table++) {
    const { island, floodDiscards, adventurers, active } = setUp(3, 'random', dealer);
    see(`c1 ${island.tiles[0]}`);
    see(`d6 ${island.tiles[23]}`);
    for (const tile of floodDiscards) see(`flood ${tile}`);
    see(`seat 0 ${adventurers[0]}`);
    see(`seat 2 ${adventurers[2]}`);
    see(`first ${active}`);
  }
  for (const tile of TILES) {
    expectChance(seen.get(`c1 ${tile}`)!, tables, 1 / 24);
    expectChance(seen.get(`d6 ${tile}`)!, tables, 1 / 24);
    expectChance(seen.get(`flood ${tile}`)!, tables, 6 / 24);
  }
  for (const adventurer of ADVENTURERS) {
    expectChance(seen.get(`seat 0 ${adventurer}`)!, tables, 1 / 6);
    expectChance(seen.get(`seat 2 ${adventurer}`)!, tables, 1 / 6);
  }
  for (const seat of [0, 1, 2]) expectChance(seen.get(`first ${seat}`)!, tables, 1 / 3);
});

/** None of the five special cards among the 2n dealt; Waters Rise! is never dealt. */
function chanceOfNoSpecial(seats: Seats): number {
  const special = SPECIAL_CARDS.reduce((sum, card) => sum + COPIES[card], 0);
  const dealt = PILE_CARDS.reduce((sum, card) => sum + COPIES[card], -COPIES['waters-rise']);
  return choose(dealt - special, 2 * seats) / choose(dealt, 2 * seats);
}

test.each([
  { seats: 2, chance: 0.383 },
  { seats: 3, chance: 0.21886 },
  { seats: 4, chance: 0.11647 },
] as const)('$seats seats are dealt no special card with chance $chance (FI-10, FI-11)', ({ seats, chance }) => {
  expect(chanceOfNoSpecial(seats)).toBeCloseTo(chance, 5);
  const tables = 8000 * NIGHTLY;
  const dealer = new SampleDealer(seats);
  let none = 0;
  for (let table = 0; table < tables; table++) {
    const { hands } = setUp(seats, 'random', dealer);
    if (!hands.flat().some((card) => card === 'sandbags' || card === 'helicopter-lift')) none++;
  }
  expectChance(none, tables, chance);
});

/** Whether the first seat can shore up Fools' Landing with the actions it has. */
function canSaveLanding(state: State, left = 3): boolean {
  const { landing, names } = chart(state.island);
  const offers: Action[] = [];
  offersTo(forbiddenIsland, state, 0, offers);
  if (offers.some((action) => action.act === 'shoreUp' && action.tiles.includes(names[landing]!))) return true;
  if (left === 1) return false;
  return offers.some((action) => {
    if (action.act !== 'move' && action.act !== 'fly') return false;
    const after = forbiddenIsland.clone(state);
    take(forbiddenIsland, after, 0, action, new SampleDealer(0));
    return canSaveLanding(after, left - 1);
  });
}

/** All islands with Fools' Landing flooded on one space and the first seat on another: in how many it cannot save it. */
function lostLandings(adventurer: Adventurer): { lost: number; of: number } {
  const options = { difficulty: 'novice', layout: 'diamond', firstSeat: 0 } as const;
  const adventurers: Adventurer[] = [adventurer, adventurer === 'pilot' ? 'diver' : 'pilot'];
  const dealer = new SampleDealer(0);
  const plain = forbiddenIsland.setUp(2, { ...options, adventurers }, dealer);
  settle(forbiddenIsland, plain, dealer);
  const spaces = plain.water.map((_, space) => space);
  let lost = 0;
  for (const landing of spaces) {
    const others: Tile[] = TILES.filter((tile) => tile !== 'fools-landing');
    const island = { layout: options.layout, tiles: others.toSpliced(landing, 0, 'fools-landing') };
    const water = spaces.map((space): Water => (space === landing ? FLOODED : DRY));
    for (const start of spaces) {
      const state = { ...forbiddenIsland.clone(plain), island, water, pawns: [start, landing] };
      if (start !== landing && !canSaveLanding(state)) lost++;
    }
  }
  return { lost, of: 24 * 23 };
}

test.each([
  { adventurer: 'engineer', chance: 59 / 138 },
  { adventurer: 'messenger', chance: 59 / 138 },
  { adventurer: 'navigator', chance: 59 / 138 },
  { adventurer: 'explorer', chance: 10 / 69 },
  { adventurer: 'pilot', chance: 0 },
] as const)(
  'the $adventurer comes too late for Fools’ Landing with chance $chance (FI-17, FI-22, FI-25, FI-27, FI-42, FI-44)',
  ({ adventurer, chance }) => {
    const { lost, of } = lostLandings(adventurer);
    expect(lost / of).toBeCloseTo(chance, 12);
  },
);

/** One space of each kind on the diamond, and how many of that kind there are. */
const KINDS = [
  { space: 'c1', like: 8 },
  { space: 'b2', like: 4 },
  { space: 'c2', like: 8 },
  { space: 'c3', like: 4 },
] as const;

/** Calls back with every way to flood five of the spaces besides the one that is. */
function floodFive(water: Water[], from: number, left: number, found: () => void): void {
  if (left === 0) return found();
  for (let space = from; space < water.length; space++) {
    if (water[space] === FLOODED) continue;
    water[space] = FLOODED;
    floodFive(water, space + 1, left - 1, found);
    water[space] = DRY;
  }
}

test('the Diver comes too late for Fools’ Landing in 4611612 of 18574248 islands (FI-6, FI-30, FI-31, FI-42)', () => {
  const map = chart({ layout: 'diamond', tiles: TILES });
  let lost = 0;
  let islands = 0;
  for (const { space, like } of KINDS) {
    const landing = map.numbers.get(space)!;
    const water = TILES.map((_, each): Water => (each === landing ? FLOODED : DRY));
    const shores = [landing, ...map.beside[landing]!].reduce((mask, each) => mask | (1 << each), 0);
    floodFive(water, 0, 5, () => {
      const reach = water.map((_, from) => dive(map, water, from).reduce((mask, to) => mask | (1 << to), 0));
      const oneMove = reach.reduce((mask, to, from) => (to & shores ? mask | (1 << from) : mask), shores);
      for (let start = 0; start < 24; start++) {
        if (start === landing) continue;
        islands += like;
        if (((1 << start) & oneMove) === 0 && (reach[start]! & oneMove) === 0) lost += like;
      }
    });
  }
  expect(islands).toBe(18574248);
  expect(lost).toBe(4611612);
});

/** The mean over the six adventurers. */
const TOO_LATE = (3 * (59 / 138) + 10 / 69 + 4611612 / 18574248) / 6;

test.each([
  { difficulty: 'novice', chances: [0.00199, 0.00122, 0.00071] },
  { difficulty: 'normal', chances: [0.00291, 0.00179, 0.00103] },
  { difficulty: 'elite', chances: [0.00291, 0.00179, 0.00103] },
  { difficulty: 'legendary', chances: [0.00296, 0.00182, 0.00105] },
] as const)(
  '$difficulty: Fools’ Landing sinks on the first turn though all try to save it (FI-6, FI-11, FI-65, FI-92)',
  ({ difficulty, chances }) => {
    expect(TOO_LATE).toBeCloseTo(1945439 / 6965343, 12);
    for (const [index, seats] of SEATS.entries()) {
      const { one, two } = chanceOfRises(seats);
      const N = 28 - 2 * seats;
      const otherCards = N - COPIES['waters-rise'];
      const oneAndNoSandbags = (one * (otherCards - COPIES.sandbags)) / otherCards;
      const itsCard = (oneAndNoSandbags * floodCards(difficulty, 1) + two * floodCards(difficulty, 2)) / 6;
      expect((6 / 24) * chanceOfNoSpecial(seats) * TOO_LATE * itsCard).toBeCloseTo(chances[index]!, 5);
    }
  },
);
