import { expect, test } from 'vitest';
import { type Adventurer, GEOMETRY } from '../../index.ts';
import {
  act,
  asked,
  destinations,
  kinds,
  look,
  offers,
  type Place,
  type Position,
  position,
  why,
} from '../position.ts';

const ALL = GEOMETRY.diamond.names.toSorted();

interface Sinking extends Position {
  at: readonly Place[];
  flooded?: readonly Place[];
}

/** The flood part has begun, and the tile under the first pawn has sunk. */
function sunk({ at, flooded = [], floodPile = [], ...wanted }: Sinking) {
  const table = position({ ...wanted, at, flooded: [at[0]!, ...flooded], floodPile: [at[0]!, ...floodPile] });
  const told = act(table, look(table).active, { act: 'endActions' });
  return { table, told };
}

/** Example 36: c1 sinks, c2 and d1 are missing; c1 is no tile that loses the game. */
const cornered = (who: Adventurer, more: Partial<Sinking> = {}) =>
  sunk({
    adventurers: [who, 'messenger'],
    at: ['c1', 'f4'],
    lay: { c1: 'watchtower' },
    missing: ['c2', 'd1'],
    ...more,
  });

test('a pawn on a sinking tile goes to an adjacent one, dry or flooded, for no action (FI-99)', () => {
  const { table, told } = sunk({ adventurers: ['engineer', 'pilot'], at: ['c3', 'f4'], flooded: ['b3'], left: 0 });
  expect(told.slice(-2)).toEqual([
    { fact: 'sank', tile: 'howling-garden', pawns: [0] },
    { fact: 'mustSwim', seat: 0 },
  ]);
  expect(asked(table)).toEqual([0]);
  expect(kinds(table, 0)).toEqual(['swim']);
  expect(destinations(table, 0, 'swim')).toEqual(['b3', 'c2', 'c4', 'd3']);
  expect(act(table, 0, { act: 'swim', to: 'b3' })[0]).toEqual({
    fact: 'moved',
    seat: 0,
    from: 'howling-garden',
    to: 'temple-of-the-sun',
    how: 'swam',
    by: 0,
  });
  expect(look(table)).toMatchObject({ at: ['b3', 'f4'], active: 1, actionsLeft: 3 });
});

test('example 35: the Engineer must swim to the one tile left beside him (FI-99)', () => {
  const { table } = sunk({
    adventurers: ['engineer', 'pilot'],
    at: ['c1', 'f4'],
    lay: { c1: 'watchtower' },
    flooded: ['d1'],
    missing: ['c2'],
  });
  expect(offers(table, 0)).toEqual([{ act: 'swim', to: 'd1' }]);
});

test.each(['engineer', 'messenger', 'navigator'] as const)('the %s swims orthogonally only (FI-100)', (who) => {
  const { table } = sunk({ adventurers: [who, 'pilot'], at: ['c3', 'f4'], missing: ['c2'] });
  expect(destinations(table, 0, 'swim')).toEqual(['b3', 'c4', 'd3']);
  expect(why(table, 0, { act: 'swim', to: 'b2' })).toEqual({ why: 'onlyDiagonal', tile: 'copper-gate' });
});

test('example 36: cornered, the Engineer drowns at once if nobody holds a Helicopter Lift (FI-105, FI-106)', () => {
  const { table, told } = cornered('engineer');
  expect(told.at(-1)).toEqual({ fact: 'lost', why: 'drowned', seat: 0 });
  expect(look(table).outcome).toEqual({ ranks: [2, 2], why: { why: 'drowned', seat: 0 } });
});

test('example 36: cornered, the Explorer swims diagonally (FI-101)', () => {
  expect(destinations(cornered('explorer').table, 0, 'swim')).toEqual(['b2', 'd2']);
});

test('example 36: cornered, the Diver swims to the nearest tiles, two steps off (FI-102)', () => {
  const { table } = cornered('diver');
  expect(destinations(table, 0, 'swim')).toEqual(['b2', 'c3', 'd2']);
  expect(why(table, 0, { act: 'swim', to: 'd3' })).toEqual({ why: 'nearerTile', steps: 2 });
});

test('example 36: cornered, the Pilot flies to any existing tile (FI-103)', () => {
  const { table } = cornered('pilot');
  const existing = ALL.filter((space) => !['c1', 'c2', 'd1'].includes(space));
  expect(destinations(table, 0, 'swim')).toEqual(existing);
  act(table, 0, { act: 'swim', to: 'd6' });
  expect(look(table).at[0]).toBe('d6');
});

test('the Explorer too drowns when nothing is left around him (FI-101, FI-105)', () => {
  const { told } = cornered('explorer', { missing: ['c2', 'd1', 'b2', 'd2'] });
  expect(told.at(-1)).toEqual({ fact: 'lost', why: 'drowned', seat: 0 });
});

test('the Diver never swims past a nearer tile, and never drowns (FI-102)', () => {
  const near = cornered('diver', { missing: ['c2'] });
  expect(destinations(near.table, 0, 'swim')).toEqual(['d1']);
  const far = cornered('diver', { missing: ALL.filter((space) => !['c1', 'd6'].includes(space)), at: ['c1', 'd6'] });
  expect(destinations(far.table, 0, 'swim')).toEqual(['d6']);
});

test('the Diver’s steps are orthogonal and never lead over open sea (FI-102, FI-33)', () => {
  const { table } = sunk({
    layout: 'volcano-island',
    adventurers: ['diver', 'messenger'],
    at: ['b3', 'a1'],
    lay: { b3: 'watchtower' },
    missing: ['a3', 'b2', 'b4'],
  });
  expect(destinations(table, 0, 'swim')).toEqual(['a2', 'a4', 'b1', 'b5', 'c2', 'c4']);
});

test('example 39: the Pilot who flew this turn still flies off a sinking tile (FI-103, FI-29)', () => {
  const table = position({ adventurers: ['pilot', 'diver'], flooded: ['c3'], floodPile: ['c3', 'a3'] });
  act(table, 0, { act: 'fly', to: 'c3' });
  act(table, 0, { act: 'endActions' });
  expect(destinations(table, 0, 'swim')).toEqual(ALL.filter((space) => space !== 'c3'));
  act(table, 0, { act: 'swim', to: 'f4' });
  expect(look(table)).toMatchObject({ at: ['f4', 'd2'], active: 1 });
});

const four: Sinking = {
  adventurers: ['engineer', 'messenger', 'navigator', 'explorer'],
  at: ['c3', 'f4', 'c3', 'c3'],
  active: 2,
};

test('example 38: the active seat swims first, then clockwise (FI-104)', () => {
  const { table, told } = sunk(four);
  expect(told).toContainEqual({ fact: 'sank', tile: 'howling-garden', pawns: [0, 2, 3] });
  const order = [];
  for (const to of ['c2', 'b2', 'c4'] as const) {
    const [first] = asked(table);
    order.push(first);
    act(table, first!, { act: 'swim', to });
  }
  expect(order).toEqual([2, 3, 0]);
  expect(look(table).at).toEqual(['c4', 'f4', 'c2', 'b2']);
});

test('each swims for itself, and nobody out of turn (FI-104)', () => {
  const { table } = sunk(four);
  expect(why(table, 0, { act: 'swim', to: 'c4' })).toEqual({ why: 'anotherSwimsFirst', seat: 2 });
  expect(why(table, 1, { act: 'swim', to: 'f3' })).toEqual({ why: 'pawnSafe' });
  act(table, 2, { act: 'swim', to: 'c4' });
  expect(look(table).at).toEqual(['c3', 'f4', 'c4', 'c3']);
});

test('example 38: a Helicopter Lift may take the others before, and then only one swims (FI-90, FI-104)', () => {
  const { table } = sunk({ ...four, hands: [[], ['helicopter-lift']] });
  act(table, 1, { act: 'pass', until: 'turn' });
  expect(asked(table)).toEqual([2]);
  act(table, 1, { act: 'lift', pawns: [0, 3], to: 'd6' });
  act(table, 2, { act: 'swim', to: 'c2' });
  expect(look(table)).toMatchObject({ at: ['d6', 'f4', 'c2', 'd6'], active: 3 });
});

test('example 37: a drowning pawn is lifted, and the flood goes on (FI-90, FI-107)', () => {
  const { table } = cornered('engineer', { hands: [[], ['helicopter-lift']], floodPile: ['c3'] });
  const told = act(table, 1, { act: 'pass', until: 'turn' });
  expect(told.at(-1)).toEqual({ fact: 'drowning', seat: 0, asked: [1] });
  expect(asked(table)).toEqual([1]);
  const existing = ALL.filter((space) => !['c1', 'c2', 'd1'].includes(space));
  expect(destinations(table, 1, 'lift', 0)).toEqual(existing);
  const then = act(table, 1, { act: 'lift', pawns: [0], to: 'a3' });
  expect(then).toContainEqual({ fact: 'flooded', tile: 'howling-garden' });
  expect(look(table)).toMatchObject({ at: ['a3', 'f4'], outcome: null, active: 1 });
});

test('example 37: a drowning pawn is lost when the holder passes (FI-107, FI-115)', () => {
  const { table } = cornered('engineer', { hands: [[], ['helicopter-lift']] });
  act(table, 1, { act: 'pass', until: 'turn' });
  expect(act(table, 1, { act: 'pass', until: 'window' }).at(-1)).toEqual({ fact: 'lost', why: 'drowned', seat: 0 });
});

test('a pass for the rest of the turn never covers a drowning pawn (FI-83, FI-107)', () => {
  const { table } = cornered('engineer', { hands: [[], ['helicopter-lift']] });
  act(table, 1, { act: 'pass', until: 'turn' });
  expect(look(table)).toMatchObject({ outcome: null, passing: [1] });
  expect(asked(table)).toEqual([1]);
  expect(why(table, 1, { act: 'pass', until: 'turn' })).toEqual({ why: 'nothingToPass' });
});

test('every holder is asked, the drowning one too, and all must pass before the game is lost (FI-107)', () => {
  const { table } = cornered('engineer', { hands: [['helicopter-lift'], ['helicopter-lift']] });
  act(table, 0, { act: 'pass', until: 'turn' });
  act(table, 1, { act: 'pass', until: 'turn' });
  expect(asked(table)).toEqual([0, 1]);
  act(table, 0, { act: 'pass', until: 'window' });
  expect(look(table).outcome).toBe(null);
  act(table, 1, { act: 'pass', until: 'window' });
  expect(look(table).outcome).toMatchObject({ why: { why: 'drowned' } });
});

test('a Helicopter Lift played on another pawn saves nobody, and the other holders are asked again (FI-107)', () => {
  const { table } = cornered('engineer', { hands: [['helicopter-lift'], ['helicopter-lift']] });
  act(table, 0, { act: 'pass', until: 'turn' });
  act(table, 1, { act: 'pass', until: 'turn' });
  act(table, 1, { act: 'pass', until: 'window' });
  act(table, 0, { act: 'lift', pawns: [1], to: 'a3' });
  expect(look(table).outcome).toBe(null);
  expect(asked(table)).toEqual([1]);
  act(table, 1, { act: 'lift', pawns: [0], to: 'a3' });
  expect(look(table)).toMatchObject({ at: ['a3', 'a3'], outcome: null });
});

test('the last Helicopter Lift played on another pawn loses the game (FI-107, FI-115)', () => {
  const { table } = cornered('engineer', { hands: [[], ['helicopter-lift']] });
  act(table, 1, { act: 'pass', until: 'turn' });
  act(table, 1, { act: 'lift', pawns: [1], to: 'a3' });
  expect(look(table).outcome).toMatchObject({ why: { why: 'drowned', seat: 0 } });
});

test('after a drowning pawn is lifted, the others of its tile still swim or drown (FI-104, FI-107)', () => {
  const lifted = (second: Adventurer) => {
    const { table } = sunk({
      adventurers: ['engineer', second, 'messenger'],
      at: ['d6', 'd6', 'a3'],
      missing: ['c6', 'd5'],
      hands: [[], [], ['helicopter-lift']],
    });
    act(table, 2, { act: 'pass', until: 'turn' });
    const told = act(table, 2, { act: 'lift', pawns: [0], to: 'a3' });
    return { table, told };
  };
  expect(destinations(lifted('diver').table, 1, 'swim')).toEqual(['c5', 'd4', 'e5']);
  expect(lifted('navigator').told.at(-1)).toEqual({ fact: 'lost', why: 'drowned', seat: 1 });
});

test('who holds only Sandbags is not asked about a drowning pawn (FI-106, FI-107)', () => {
  const { table } = cornered('engineer', { hands: [[], ['sandbags']], flooded: ['a3'] });
  expect(act(table, 1, { act: 'pass', until: 'turn' }).at(-1)).toEqual({ fact: 'lost', why: 'drowned', seat: 0 });
});

test('example 52: when Fools’ Landing sinks nobody swims and nobody is lifted (FI-108, FI-114)', () => {
  const { table } = sunk({ at: ['fools-landing', 'fools-landing'], hands: [[], ['helicopter-lift']] });
  const told = act(table, 1, { act: 'pass', until: 'turn' });
  expect(told.slice(-2)).toEqual([
    { fact: 'sank', tile: 'fools-landing', pawns: [0, 1] },
    { fact: 'lost', why: 'foolsLanding' },
  ]);
  expect(asked(table)).toEqual([]);
});

test('a lost treasure leads to no swimming either (FI-108, FI-113)', () => {
  const { table, told } = sunk({ at: ['temple-of-the-sun'], missing: ['temple-of-the-moon'] });
  expect(told.slice(-2)).toEqual([
    { fact: 'sank', tile: 'temple-of-the-sun', pawns: [0] },
    { fact: 'lost', why: 'treasure', treasure: 'earth' },
  ]);
  expect(asked(table)).toEqual([]);
});
