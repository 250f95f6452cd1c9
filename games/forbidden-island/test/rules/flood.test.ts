import { cardsIn } from '@skerry/engine';
import { expect, test } from 'vitest';
import { GEOMETRY, TREASURES } from '../../index.ts';
import { act, asked, destinations, kinds, look, position, sorted } from '../position.ts';

test.each([
  { mark: 1, cards: 2 },
  { mark: 2, cards: 2 },
  { mark: 3, cards: 3 },
  { mark: 4, cards: 3 },
  { mark: 5, cards: 3 },
  { mark: 6, cards: 4 },
  { mark: 7, cards: 4 },
  { mark: 8, cards: 5 },
  { mark: 9, cards: 5 },
])('example 22: on mark $mark the flood has $cards cards, drawn one at a time (FI-92)', ({ mark, cards }) => {
  const table = position({ mark });
  const told = act(table, 0, { act: 'endActions' });
  const drawn = told.flatMap((fact) => (fact.fact === 'floodCard' ? [{ nth: fact.nth, of: fact.of }] : []));
  expect(drawn).toEqual(Array.from({ length: cards }, (_, n) => ({ nth: n + 1, of: cards })));
  expect(look(table).flooded).toHaveLength(cards);
});

test('the card of a dry tile floods it and is discarded (FI-93)', () => {
  const table = position({ floodPile: ['c3', 'f4'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told).toContainEqual({ fact: 'flooded', tile: 'howling-garden' });
  expect(look(table)).toMatchObject({
    flooded: ['c3', 'f4'],
    missing: [],
    floodDiscards: ['howling-garden', 'dunes-of-deception'],
  });
});

test('the card of a flooded tile sinks it, and both leave the game (FI-94)', () => {
  const table = position({ flooded: ['c3'], floodPile: ['c3', 'f4'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told).toContainEqual({ fact: 'sank', tile: 'howling-garden', pawns: [] });
  expect(look(table)).toMatchObject({ missing: ['c3'], floodDiscards: ['dunes-of-deception'] });
  expect(look(table).floodPile.flat()).not.toContain('howling-garden');
});

test('example 56: pawns on a tile that is flooded stay on it (FI-95)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    at: ['c3', 'c3', 'c3'],
    floodPile: ['c3', 'f4'],
  });
  const told = act(table, 0, { act: 'endActions' }).map(({ fact }) => fact);
  expect(told).not.toContain('mustSwim');
  expect(look(table)).toMatchObject({ at: ['c3', 'c3', 'c3'], flooded: ['c3', 'f4'], active: 1 });
});

test('example 34: an emptied pile is renewed at once, with the card just drawn (FI-96, FI-97)', () => {
  const table = position({ mark: 3, floodPile: ['watchtower'], floodDiscards: 'rest' });
  const told = act(table, 0, { act: 'endActions' });
  expect(told.slice(3, 7)).toEqual([
    { fact: 'floodCard', tile: 'watchtower', nth: 1, of: 3 },
    { fact: 'flooded', tile: 'watchtower' },
    { fact: 'floodRenewed', count: 24 },
    { fact: 'floodCard', tile: expect.any(String), nth: 2, of: 3 },
  ]);
  expect(cardsIn(look(table).floodPile)).toBe(22);
});

test('example 34: so one tile may be flooded and sunk in one turn (FI-96, FI-97)', () => {
  const table = position({
    mark: 3,
    captured: TREASURES,
    at: ['fools-landing', 'fools-landing'],
    missing: GEOMETRY.diamond.names.filter((space) => space !== 'c1' && space !== 'd6'),
    floodPile: ['watchtower'],
    floodDiscards: 'rest',
  });
  const told = act(table, 0, { act: 'endActions' });
  expect(told).toContainEqual({ fact: 'flooded', tile: 'watchtower' });
  expect(told).toContainEqual({ fact: 'sank', tile: 'watchtower', pawns: [] });
  expect(look(table)).toMatchObject({ flooded: ['c1'], floodPile: [['fools-landing']], floodDiscards: [] });
});

test('the pile is renewed also after the last card of the turn, flooding or sinking (FI-97)', () => {
  const floods = position({ floodPile: ['c3', 'f4'], floodDiscards: 'rest' });
  expect(act(floods, 0, { act: 'endActions' }).slice(-2)).toEqual([
    { fact: 'floodRenewed', count: 24 },
    { fact: 'turnBegan', seat: 1, number: 2 },
  ]);
  expect(look(floods).floodDiscards).toEqual([]);

  const sinks = position({ flooded: ['f4'], floodPile: ['c3', 'f4'], floodDiscards: 'rest' });
  expect(act(sinks, 0, { act: 'endActions' })).toContainEqual({ fact: 'floodRenewed', count: 23 });
  expect(look(sinks).floodPile).toHaveLength(1);
  expect(look(sinks).floodPile.flat()).not.toContain('dunes-of-deception');
});

test('swimming is finished before the next window or card (FI-98)', () => {
  const table = position({
    at: ['c3'],
    flooded: ['c3', 'a3'],
    floodPile: ['c3', 'f4'],
    hands: [[], ['sandbags']],
    treasurePile: ['earth', 'wind'],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 1, { act: 'pass', until: 'window' });
  const told = act(table, 1, { act: 'pass', until: 'window' });
  expect(told.map(({ fact }) => fact)).toEqual(['passed', 'floodCard', 'sank', 'mustSwim']);
  expect(asked(table)).toEqual([0]);
  expect(kinds(table, 1)).toEqual(['sandbags']);
  expect(sorted(destinations(table, 0, 'swim'))).toEqual(['b3', 'c2', 'c4', 'd3']);
  act(table, 0, { act: 'swim', to: 'c2' });
  expect(look(table).step.do).toBe('window');
  expect(asked(table)).toEqual([1]);
  expect(kinds(table, 1)).toEqual(['pass', 'sandbags']);
});
