import { asks, choices, clone, open, play, Random, type Seat } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Action,
  CARDS,
  DRY,
  FLOODED,
  forbiddenIsland,
  GEOMETRY,
  LAYOUT_NAMES,
  MISSING,
  type Reason,
  SPACES,
  type Space,
  type State,
  type Step,
  type Tile,
  TREASURE_TILES,
  TREASURES,
} from '../index.ts';
import { offers, type Table } from './position.ts';

/** Somebody tried something and was refused. */
interface Refused {
  state: State;
  step: Step;
  seat: Seat;
  action: Action;
}

const is = (it: Refused, adventurer: string, seat = it.seat) => it.state.adventurers[seat] === adventurer;
const map = ({ state }: Refused) => GEOMETRY[state.island.layout];
const spaceOf = ({ state }: Refused, tile: Tile) => state.island.tiles.indexOf(tile);
const water = (it: Refused, tile: Tile) => it.state.water[spaceOf(it, tile)];
const standsOn = (it: Refused, space: Space, seat = it.seat) => map(it).numbers.get(space) === it.state.pawns[seat];
const inWater = ({ state }: Refused, seat: Seat) => state.water[state.pawns[seat]!] === MISSING;
const holds = ({ state }: Refused, card: string, seat: Seat) => state.hands[seat]!.some((held) => held === card);
const destination = ({ action }: Refused) => ('to' in action && typeof action.to === 'string' ? action.to : undefined);
const guided = ({ action, seat }: Refused) => (action.act === 'guide' ? action.pawn : seat);
const places = (it: Refused): readonly Space[] => {
  if (it.action.act === 'shoreUp') return it.action.tiles;
  return it.action.act === 'sandbags' ? [it.action.on] : [destination(it)!];
};
const names = (it: Refused, tile: Tile) => places(it).includes(map(it).names[spaceOf(it, tile)]!);
const near = (it: Refused, seat: Seat) => (is(it, 'explorer', seat) ? map(it).around : map(it).beside);
const isNear = (it: Refused, tile: Tile, seat = it.seat) =>
  near(it, seat)[it.state.pawns[seat]!]!.includes(spaceOf(it, tile));
const between = (it: Refused, tile: Tile, seat: Seat) =>
  near(it, seat)[it.state.pawns[seat]!]!.filter((space) => near(it, seat)[space]!.includes(spaceOf(it, tile)));
const isDiagonal = (it: Refused, tile: Tile) =>
  map(it).diagonal[it.state.pawns[it.seat]!]!.includes(spaceOf(it, tile)) && !is(it, 'explorer');

/** What must be so where a reason is given. */
const HOLDS: {
  readonly [K in Reason['why']]: (it: Refused, why: Extract<Reason, { why: K }>) => boolean;
} = {
  notYourTurn: ({ state, seat }, { whose }) => seat !== whose && state.active === whose,
  noActionsLeft: ({ state, step, seat }) => seat === state.active && step.do === 'actions' && step.left === 0,
  actionsOver: ({ state, step, seat }) => seat === state.active && step.do !== 'actions',
  mustDiscardFirst: ({ state, seat }, { seat: who }) => who !== seat && state.hands[who]!.length > 5,
  mustSwimFirst: (it, { seat }) => inWater(it, seat),
  alreadyThere: (it) => standsOn(it, destination(it)!),
  openSea: (it) => places(it).some((space) => !map(it).names.includes(space)),
  tileMissing: (it, { tile }) => water(it, tile) === MISSING && names(it, tile),
  notAdjacent: (it, { tile }) => names(it, tile) && !isNear(it, tile) && !isDiagonal(it, tile),
  onlyDiagonal: (it, { tile }) => names(it, tile) && isDiagonal(it, tile),
  noDive: (it, { tile }) => is(it, 'diver') && water(it, tile) !== MISSING && !isNear(it, tile),
  cannotStopOnMissing: (it, { tile }) => is(it, 'diver') && water(it, tile) === MISSING && names(it, tile),
  onlyPilotFlies: (it) => !is(it, 'pilot'),
  alreadyFlown: (it) => is(it, 'pilot') && it.step.do === 'actions' && it.step.flown,
  onlyNavigatorGuides: (it) => !is(it, 'navigator'),
  notYourOwnPawn: (it) => guided(it) === it.seat,
  pawnAlreadyThere: (it, { seat }) => guided(it) === seat && standsOn(it, destination(it)!, seat),
  moreThanTwoSteps: (it, { tile }) => !isNear(it, tile, guided(it)) && between(it, tile, guided(it)).length === 0,
  missingInTheWay: (it, { tile }) =>
    !isNear(it, tile, guided(it)) && between(it, tile, guided(it)).every((space) => it.state.water[space] === MISSING),
  pilotDoesNotFly: (it) => is(it, 'pilot', guided(it)),
  diverDivesOne: (it) => is(it, 'diver', guided(it)),
  notFlooded: (it, { tile }) => water(it, tile) === DRY && names(it, tile),
  outOfReach: (it, { tile }) => !isNear(it, tile) && !isDiagonal(it, tile) && names(it, tile),
  onlyEngineerTakesTwo: (it) => !is(it, 'engineer') && places(it).length === 2,
  nameTwoDifferent: (it) => places(it).length !== 1 && (places(it).length !== 2 || new Set(places(it)).size !== 2),
  notOnSameTile: (it, { seat, tile }) =>
    it.state.pawns[seat] === spaceOf(it, tile) &&
    it.state.pawns[it.seat] !== it.state.pawns[seat] &&
    !is(it, 'messenger'),
  specialNotGiven: (it, { card }) => !TREASURES.some((treasure) => treasure === card) && holds(it, card, it.seat),
  cardNotHeld: (it, { card }) => !holds(it, card, it.seat),
  notToYourself: ({ action, seat }) => action.act === 'give' && action.to === seat,
  cardsNotTaken: ({ action }) => action.act === 'take',
  noTreasureHere: (it, { tile }) =>
    it.state.pawns[it.seat] === spaceOf(it, tile) && !Object.values(TREASURE_TILES).flat().includes(tile),
  alreadyCaptured: ({ state }, { treasure }) => state.captured[TREASURES.indexOf(treasure)] !== -1,
  tooFewCards: ({ state, seat }, { have, treasure }) =>
    have < 4 && state.hands[seat]!.filter((card) => card === treasure).length === have,
  cardsForAnotherTile: (it, { tiles }) => tiles.every((tile) => it.state.pawns[it.seat] !== spaceOf(it, tile)),
  onlyActiveEnds: ({ state, seat }, { whose }) => seat !== whose && state.active === whose,
  noSandbags: (it) => !holds(it, 'sandbags', it.seat),
  nothingFlooded: ({ state }) => !state.water.includes(FLOODED),
  noLift: (it) => !holds(it, 'helicopter-lift', it.seat),
  namePawn: ({ action }) =>
    action.act === 'lift' && (action.pawns.length === 0 || new Set(action.pawns).size < action.pawns.length),
  pawnsApart: ({ action, state }) =>
    action.act === 'lift' && new Set(action.pawns.map((pawn) => state.pawns[pawn])).size > 1,
  pawnsAlreadyThere: (it) =>
    it.action.act === 'lift' && it.action.pawns.every((pawn) => standsOn(it, destination(it)!, pawn)),
  treasuresMissing: ({ state }, { treasures }) =>
    treasures.length > 0 && TREASURES.every((each, n) => treasures.includes(each) === (state.captured[n] === -1)),
  notAllOnLanding: (it, { seats }) =>
    seats.length > 0 &&
    it.state.pawns.every((space, seat) => seats.includes(seat) === (space !== spaceOf(it, 'fools-landing'))),
  handWithinLimit: ({ state }) => state.hands.every((hand) => hand.length <= 5),
  anotherMustDiscard: ({ state, seat }, { seat: who }) => who !== seat && state.hands[who]!.length > 5,
  pawnSafe: (it) => !inWater(it, it.seat),
  nearerTile: (it, { steps }) => is(it, 'diver') && steps > 0,
  anotherSwimsFirst: (it, { seat }) => seat !== it.seat && inWater(it, seat) && inWater(it, it.seat),
  nothingToPass: (it) => !asksToPass(it),
  mustDiscard: ({ state, seat }) => state.hands[seat]!.length > 5,
  mustSwim: (it) => inWater(it, it.seat),
};

const asksToPass = ({ step, seat, action, state }: Refused) =>
  step.do === 'window' && action.act === 'pass' && !step.passed.includes(seat) && !state.passing.includes(seat)
    ? state.hands[seat]!.includes('helicopter-lift')
    : false;

/** Anything that can be written down in the game's words, on or near the island. */
function anything(random: Random, seats: number): Action {
  const one = <V>(values: readonly V[]): V => values[random.below(values.length)]!;
  const some = <V>(values: readonly V[]): V[] => values.filter(() => random.below(3) === 0);
  const place = () => one(SPACES.filter((space) => space < 'g' && space[1]! < '7'));
  const seat = () => random.below(seats);
  const makers: { readonly [K in Action['act']]: () => Extract<Action, { act: K }> } = {
    move: () => ({ act: 'move', to: place() }),
    fly: () => ({ act: 'fly', to: place() }),
    guide: () => ({ act: 'guide', pawn: seat(), to: place() }),
    shoreUp: () => ({ act: 'shoreUp', tiles: Array.from({ length: random.below(4) }, place) }),
    give: () => ({ act: 'give', card: one(CARDS), to: seat() }),
    take: () => ({ act: 'take', card: one(CARDS), from: seat() }),
    capture: () => ({ act: 'capture', treasure: one(TREASURES) }),
    endActions: () => ({ act: 'endActions' }),
    sandbags: () => ({ act: 'sandbags', on: place() }),
    lift: () => ({ act: 'lift', pawns: some([0, 1, 2, 3].slice(0, seats)), to: place() }),
    liftOff: () => ({ act: 'liftOff' }),
    pass: () => ({ act: 'pass', until: one(['window', 'turn']) }),
    discard: () => ({ act: 'discard', card: one(CARDS) }),
    swim: () => ({ act: 'swim', to: place() }),
  };
  return makers[one(Object.keys(makers) as Action['act'][])]();
}

/** Plays a random game and calls back at every stop. */
function randomGame(game: number, atStop: (table: Table, random: Random) => void): void {
  const random = new Random(game);
  const options = { layout: LAYOUT_NAMES[game % LAYOUT_NAMES.length]!, difficulty: 'novice' } as const;
  const table = open(forbiddenIsland, { seats: 2 + (game % 3), options, seed: `game ${game}` });
  for (let asked = asks(table); asked.length > 0; asked = asks(table)) {
    atStop(table, random);
    const { seat } = asked[random.below(asked.length)]!;
    const found = offers(table, seat);
    play(table, seat, found[random.below(found.length)]!);
  }
}

afterEach(() => vi.restoreAllMocks());

test('whatever is refused in random games, the reason given is true', () => {
  const given = new Set<string>();
  for (let game = 0; game < 16; game++) {
    randomGame(game, (table, random) => {
      const state = stateOf(table);
      for (let n = 0; n < 20; n++) {
        const seat = random.below(table.seats);
        const action = anything(random, table.seats);
        const why = refusal(table, seat, action);
        if (why === undefined) continue;
        const holdsFor = HOLDS[why.why] as (it: Refused, why: Reason) => boolean;
        const it = { state, step: state.agenda.at(-1)!, seat, action };
        expect(holdsFor(it, why), `${JSON.stringify(action)} by ${seat}: ${JSON.stringify(why)}`).toBe(true);
        given.add(why.why);
      }
    });
  }
  expect(given.size).toBeGreaterThan(35);
});

/** The rules' own reason, if the action is refused. */
function refusal(table: Table, seat: Seat, action: Action): Reason | undefined {
  const { why } = play(clone(table), seat, action);
  if (why === undefined) return undefined;
  if (why.why === 'gameOver' || why.why === 'noSeat' || why.why === 'unknownAction')
    throw new Error(`${JSON.stringify(action)}: ${why.why}`);
  return why;
}

test('no reason is ever looked up for what is offered', () => {
  const lookedUp: Action[] = [];
  for (const rules of Object.values(forbiddenIsland.actions)) {
    const why = rules.why as (state: State, seat: Seat, action: Action) => Reason;
    vi.spyOn(rules, 'why').mockImplementation((state: State, seat: Seat, action: Action) => {
      lookedUp.push(action);
      return why(state, seat, action);
    });
  }
  for (let game = 0; game < 6; game++) {
    randomGame(game, (table) => {
      for (let seat = 0; seat < table.seats; seat++) {
        lookedUp.length = 0;
        const found = choices(table, seat);
        expect(lookedUp).toEqual(found.filter(({ why }) => why !== undefined).map(({ action }) => action));
        lookedUp.length = 0;
        for (const { action } of found.filter(({ why }) => why === undefined).slice(0, 5))
          play(clone(table), seat, action);
        expect(lookedUp).toEqual([]);
      }
    });
  }
});
