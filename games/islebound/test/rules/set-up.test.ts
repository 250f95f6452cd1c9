import { OptionError, open, openingFacts, SeatCountError, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import {
  BLOCKED,
  CELLS,
  CREW_BITS,
  CREW_KINDS,
  islebound,
  NOBODY,
  type Options,
  PORTS,
  TOWN_NAMES,
} from '../../index.ts';
import { actOf, asked, can, cellOf, letters, now, number, position, settled, those, why } from '../position.ts';

const opened = (seats: number, options: Partial<Options> = {}, seed = 'set-up') =>
  open(islebound, { seats, seed, options });

const begun = (seats: number, options: Partial<Options> = {}) => settled(opened(seats, options));

const townNames = (seats = 3, options: Partial<Options> = {}, seed = 'set-up') =>
  Object.fromEntries(stateOf(opened(seats, options, seed)).towns.map((town, cell) => [CELLS[cell], TOWN_NAMES[town]]));

test('a table for one or five, and a first seat that nobody has, are refused (IB-1, IB-9; example 89)', () => {
  expect(() => opened(1)).toThrow(SeatCountError);
  expect(() => opened(5)).toThrow(SeatCountError);
  expect(() => opened(3, { first: 3 })).toThrow(OptionError);
});

test('the fixed layout puts boards 1 to 4 in W, N, S, E, and every town lies there once (IB-2, IB-3; example 90)', () => {
  const towns = townNames();
  expect(towns).toMatchObject({
    'N.A': 'theGrotto',
    'N.B': 'ratnest',
    'N.C': 'stratic',
    NW: 'marhaven',
    SE: 'thundrake',
  });
  expect(new Set(Object.values(towns)).size).toBe(16);
});

test('the random layout shuffles boards and ports, and keeps the regions of a board together (IB-4)', () => {
  const layouts = Array.from({ length: 40 }, (_, n) => townNames(2, { layout: 'random' }, `layout ${n}`));
  expect(new Set(layouts.map((towns) => towns['W.A'])).size).toBe(4);
  expect(new Set(layouts.map(({ NW }) => NW)).size).toBe(4);
  for (const towns of layouts) {
    expect(new Set(Object.values(towns)).size).toBe(16);
    const slot = CELLS.find((cell) => towns[cell] === 'farwold')!.slice(0, 1);
    expect(towns[`${slot}.A` as const]).toBe('rockslide');
  }
});

test('with boards 4, 3, 2, 1 Farwold lies in W.C and has four neighbours instead of two (IB-4, IB-5; example 91)', () => {
  const { charts } = islebound.content;
  // The order of the places 3, 2, 1, 0.
  const chart = charts[charts.length - 1]!;
  const near = chart.near[CELLS.indexOf('W.C')]!.map((cell) => CELLS[cell]);
  expect(near).toEqual(['W.A', 'W.B', 'N.B', 'S.A']);
  expect(charts[0]!.near[CELLS.indexOf('E.C')]!.map((cell) => CELLS[cell])).toEqual(['E.A', 'E.B']);
});

test('the map has 25 links, and each cell the neighbours of the ledger (IB-5)', () => {
  const { near, distance } = islebound.content.charts[0]!;
  expect(near.flat().length).toBe(50);
  expect(near.map((cells) => cells.map((cell) => CELLS[cell]).join(' '))).toEqual([
    'W.A N.A',
    'N.C E.A',
    'W.B S.B',
    'S.C E.B',
    'NW W.B W.C',
    'SW W.A W.C',
    'W.A W.B N.B S.A',
    'NW N.B N.C',
    'W.C N.A N.C S.A',
    'NE N.A N.B E.A',
    'W.C N.B S.B S.C',
    'SW S.A S.C',
    'SE S.A S.B E.B',
    'NE N.C E.B E.C',
    'SE S.C E.A E.C',
    'E.A E.B',
  ]);
  expect(Math.max(...distance.flat())).toBe(5);
});

test('the advanced side is used for all island towns, and ports stay as they are (IB-6; example 92)', () => {
  const places = islebound.content.places.en2.advanced;
  const strength = (town: (typeof TOWN_NAMES)[number]) => places[TOWN_NAMES.indexOf(town)]!.strength;
  expect([strength('farwold'), strength('undervall'), strength('marhaven')]).toEqual([8, 5, 5]);
  expect(places[TOWN_NAMES.indexOf('ratnest')]!.parts.at(-1)).toEqual({ do: 'rest' });
});

test('each player begins with 7 coins, three crew, 17 free cubes and nothing else (IB-7, IB-8, IB-18, IB-204; example 93)', () => {
  const state = stateOf(begun(3));
  for (const player of state.players) {
    expect(letters(player.deck)).toBe('a a w');
    expect(player).toMatchObject({ coins: 7, wood: 0, fish: 0, books: 0, pirates: 0, serpents: 0, ichor: false });
    expect(player).toMatchObject({ cubes: 17, below: 0, injured: 0, city: [], renown: 0, tokens: [] });
  }
  expect(state.treasure).toBe(0);
  // The starters of the empty seat are not in the game.
  expect(islebound.components!(state)).toMatchObject({ starters: 9, crew: 10, cubes: 54 });
  expect(CREW_BITS.length).toBe(13);
});

test('seat 2 is first: ports are chosen by seats 1, 0, 3, 2, and turns go 2, 3, 0, 1 (IB-9, IB-10; example 1)', () => {
  const table = opened(4, { first: 2 });
  const chosen: number[] = [];
  for (const port of PORTS) {
    const seat = asked(table);
    chosen.push(seat);
    actOf(table, seat, { act: 'homePort', port });
  }
  expect(chosen).toEqual([1, 0, 3, 2]);
  const turns: number[] = [];
  for (let n = 0; n < 4; n++) {
    const seat = asked(table);
    turns.push(seat);
    const state = stateOf(table);
    const to = CELLS.find(
      (cell) => can(table, { act: 'sail', to: cell }, seat) && !state.ships.includes(CELLS.indexOf(cell)),
    )!;
    actOf(table, seat, { act: 'sail', to });
    actOf(table, seat, 'endTurn');
  }
  expect(turns).toEqual([2, 3, 0, 1]);
});

test('chance picks any seat as the first (IB-9)', () => {
  const firsts = Array.from({ length: 40 }, (_, n) => stateOf(opened(4, {}, `first ${n}`)).first);
  expect(new Set(firsts).size).toBe(4);
});

test('a port that somebody has is refused; cube and ship come to one’s own (IB-10; example 133)', () => {
  const table = opened(3, { first: 0 });
  actOf(table, 2, { act: 'homePort', port: 'krazk' });
  expect(why(table, { act: 'homePort', port: 'krazk' }, 1)).toEqual({ why: 'portTaken', by: 2 });
  const state = stateOf(table);
  expect(state.owners[cellOf(state, 'krazk')]).toBe(2);
  expect(state.ships[2]).toBe(cellOf(state, 'krazk'));
});

test('the port nobody chose is a neutral town: its entry coin goes on the map, and it needs 5 (IB-11, IB-49; example 94)', () => {
  const table = position({ A: { at: 'crimsika', coins: 7, pirates: 1 } });
  actOf(table, 0, 'visit');
  expect(stateOf(table).treasure).toBe(1);
  const other = position({ A: { at: 'crimsika', pirates: 1 } });
  expect(actOf(other, 0, 'attack')[0]).toMatchObject({ fact: 'attackDeclared', need: 5 });
});

test('what is shown, and how many cards lie under it (IB-12, IB-14 to IB-17; example 95)', () => {
  const state = stateOf(begun(3));
  const left = (pile: readonly (readonly number[])[]) => pile.flat().length;
  expect([state.events.length, left(state.eventPile)]).toEqual([2, 13]);
  expect([state.reputation.length, left(state.reputationPile)]).toEqual([2, 6]);
  expect([state.crewRow.length, left(state.crewStack)]).toEqual([3, 6]);
  expect(state.crewNext).not.toBe(NOBODY);
  expect([state.token > 0, left(state.tokenPile)]).toEqual([true, 15]);
  expect([state.row.length, left(state.deck), state.deckSize]).toEqual([5, 30, 30]);
});

test('events, reputation cards, crew, tokens and buildings come after the home ports (IB-215)', () => {
  const table = opened(2, { first: 0 });
  const bare = {
    ...{ events: [0, 0], reputation: [0, 0], token: 0, row: [0, 0, 0, 0, 0], deckSize: 35 },
    ...{ crewRow: [NOBODY, NOBODY, NOBODY], crewNext: NOBODY, influence: stateOf(table).influence.map(() => NOBODY) },
  };
  expect(stateOf(table)).toMatchObject(bare);
  expect(openingFacts(table).map(({ fact }) => fact.fact)).toEqual(['layoutSet', 'firstPlayer']);
  // Nobody who chooses a port knows more than what the box holds.
  for (const seat of [0, 1, 'watcher'] as const) expect(view(table, seat).state).toMatchObject(bare);
  expect(those(actOf(table, 1, { act: 'homePort', port: 'krazk' }), 'eventShown')).toEqual([]);
  expect(stateOf(table)).toMatchObject(bare);
  const told = actOf(table, 0, { act: 'homePort', port: 'crimsika' });
  expect(told.map(({ fact }) => fact)).toEqual([
    'homePortChosen',
    ...['eventShown', 'eventShown', 'reputationShown', 'reputationShown', 'crewRowLaid', 'tokenShown'],
    ...['slotsBlocked', 'rowLaid', 'roundBegan', 'turnBegan'],
  ]);
  const { row, crewRow, crewNext } = stateOf(table);
  expect(those(told, 'rowLaid')).toEqual([{ fact: 'rowLaid', buildings: row }]);
  const kinds = crewRow.map((kind) => CREW_KINDS[kind]!);
  expect(those(told, 'crewRowLaid')).toEqual([{ fact: 'crewRowLaid', crew: kinds, next: CREW_KINDS[crewNext] }]);
});

test('in Architect the packs are dealt after the cards are laid out (IB-215, IB-194)', () => {
  const table = opened(2, { first: 0, architect: true });
  expect(stateOf(table)).toMatchObject({ row: [], deckSize: 35, events: [0, 0] });
  actOf(table, 1, { act: 'homePort', port: 'krazk' });
  const told = actOf(table, 0, { act: 'homePort', port: 'crimsika' }).map(({ fact }) => fact);
  expect(told.indexOf('packDealt')).toBeGreaterThan(told.indexOf('tokenShown'));
  expect(told).not.toContain('rowLaid');
  expect(stateOf(table)).toMatchObject({ row: [], deckSize: 21 });
});

test('the two piles of events and of reputation cards lie face up: their tops are known to all (IB-12, IB-14)', () => {
  const table = begun(3);
  const { events, reputation } = stateOf(table);
  for (const seat of [0, 1, 2, 'watcher'] as const)
    expect(view(table, seat).state).toMatchObject({ events, reputation });
  expect([...events, ...reputation].every((card) => card > 0)).toBe(true);
});

test('an event belongs to the region of its town, wherever the layout put it (IB-13; example 96)', () => {
  const seed = Array.from({ length: 200 }, (_, n) => `event ${n}`).find(
    (each) => townNames(3, { layout: 'random' }, each)['E.B'] === 'grenille',
  )!;
  const table = position({
    seed,
    options: { layout: 'random' },
    A: { at: 'grenille', deck: 'a w', fish: 3 },
    events: ['Hungry Loggers', 'Forest Survey'],
  });
  expect(CELLS[stateOf(table).ships[0]!]).toBe('E.B');
  expect(can(table, { act: 'event', place: 1 })).toBe(true);
  expect(can(table, { act: 'event', place: 2 })).toBe(true);
});

test('with two players the two left-most influence slots are blocked (IB-19)', () => {
  expect(stateOf(begun(2)).influence.slice(0, 3)).toEqual([BLOCKED, BLOCKED, NOBODY]);
  expect(stateOf(begun(3)).influence[0]).toBe(NOBODY);
});

test('coins, books, fish and wood never run out; pirates do (IB-20)', () => {
  const rich = position({ A: { at: 'theGrotto', coins: 100, fish: 0, deck: 'w' } });
  actOf(rich, 0, 'visit');
  expect(stateOf(rich).players[0]).toMatchObject({ fish: 5, coins: 99 });
  const poor = position({ A: { at: 'ratnest', coins: 1, deck: 'a' }, B: { pirates: 14 } });
  const told = actOf(poor, 0, 'visit');
  expect(told).toContainEqual({ fact: 'gained', seat: 0, what: 'pirate', n: 1, from: 'town', forgone: 1 });
});

test('options that exclude each other are refused with their reason (IB-186, IB-193; examples 119, 146)', () => {
  const refused = (seats: number, options: Partial<Options>) =>
    islebound.refuses!(seats, { ...DEFAULTS, ...options })?.why.why;
  expect(refused(3, { closeQuarters: true })).toBe('closeQuartersNeedsTwo');
  expect(refused(2, { closeQuarters: true })).toBeUndefined();
  expect(refused(2, { architect: true, edition: 'fr1' })).toBe('architectNeedsEn2');
  expect(refused(2, { architect: true, sixBuildings: true })).toBe('architectWithoutSix');
  expect(refused(2, { architect: true })).toBeUndefined();
  expect(() => opened(3, { closeQuarters: true })).toThrow(OptionError);
});

const DEFAULTS: Options = {
  edition: 'en2',
  boards: 'standard',
  layout: 'fixed',
  first: 'random',
  trading: false,
  closeQuarters: false,
  raid: false,
  sixBuildings: false,
  architect: false,
};

test('Six Buildings shows six and leaves 29 (IB-191; example 127)', () => {
  const state = stateOf(begun(3, { sixBuildings: true }));
  expect([state.row.length, state.deckSize]).toEqual([6, 29]);
  const table = position({
    options: { sixBuildings: true },
    A: { books: 4, coins: 20 },
    row: ['Bridge', 'Butcher', 'Library', 'Mansion', 'Market', 'Palace'],
  });
  expect(
    why(position({ options: { sixBuildings: true }, A: { books: 3, coins: 20 } }), { act: 'buy', space: 1 }),
  ).toEqual({
    why: 'books',
    need: 4,
    have: 3,
  });
  actOf(table, 0, { act: 'buy', space: 1 });
  expect(stateOf(table).row[0]).toBeGreaterThan(0);
  expect(stateOf(table).row.slice(1)).toEqual(['Butcher', 'Library', 'Mansion', 'Market', 'Palace'].map(number));
  expect(can(table, { act: 'buy', space: 1 }) || now(table) === 'act').toBe(true);
});
