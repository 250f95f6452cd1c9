import { expect, test } from 'vitest';
import { TREASURES } from '../../index.ts';
import { act, asked, look, position, sorted } from '../position.ts';

const EIGHT = ['a3', 'b3', 'c3', 'd3', 'e3', 'f3', 'a4', 'b4'] as const;

test('example 23: the discards go on top, and this turn’s flood cards come from them (FI-64, FI-65, FI-68)', () => {
  const table = position({ mark: 2, floodDiscards: EIGHT, treasurePile: ['waters-rise', 'earth'] });
  const eight = look(table).floodDiscards;
  const below = look(table).floodPile;
  const told = act(table, 0, { act: 'endActions' });
  expect(told.slice(2, 4)).toEqual([
    { fact: 'watersRose', mark: 3, floodCards: 3 },
    { fact: 'floodStacked', count: 8, tiles: eight },
  ]);
  const flooded = told.flatMap((fact) => (fact.fact === 'floodCard' ? [fact.tile] : []));
  expect(flooded).toHaveLength(3);
  const { floodPile, mark } = look(table);
  expect(mark).toBe(3);
  expect(floodPile[0]).toEqual(below[0]);
  expect(sorted([...flooded, ...floodPile[1]!])).toEqual(sorted(eight));
});

test('what lies below the stacked cards is drawn only after them (FI-65)', () => {
  const table = position({ floodDiscards: ['a3'], floodPile: ['d6'], treasurePile: ['waters-rise', 'earth'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told.flatMap((fact) => (fact.fact === 'floodCard' ? [fact.tile] : []))).toEqual([
    'temple-of-the-moon',
    'watchtower',
  ]);
});

test('example 24: two Waters Rise! in one turn are two marks and one shuffle (FI-67)', () => {
  const table = position({ mark: 5, floodDiscards: EIGHT, treasurePile: ['waters-rise', 'waters-rise'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(look(table).mark).toBe(7);
  expect(told.filter(({ fact }) => fact === 'watersRose')).toEqual([
    { fact: 'watersRose', mark: 6, floodCards: 4 },
    { fact: 'watersRose', mark: 7, floodCards: 4 },
  ]);
  expect(told.filter(({ fact }) => fact === 'floodStacked')).toHaveLength(1);
  expect(told.filter(({ fact }) => fact === 'floodCard')).toHaveLength(4);
});

test('example 25: without flood discards only the marker moves (FI-66, FI-97)', () => {
  const table = position({
    hands: [['helicopter-lift']],
    floodPile: ['a3', 'f4'],
    treasurePile: ['waters-rise', 'earth'],
  });
  const before = look(table);
  expect(before.floodDiscards).toEqual([]);
  expect(act(table, 0, { act: 'endActions' }).slice(1)).toEqual([
    { fact: 'drew', seat: 0, card: 'waters-rise', nth: 1 },
    { fact: 'watersRose', mark: 2, floodCards: 2 },
  ]);
  expect(look(table)).toMatchObject({ mark: 2, floodPile: before.floodPile, floodDiscards: [] });
});

test.each([
  { before: 1, cards: 2 },
  { before: 2, cards: 3 },
  { before: 5, cards: 4 },
  { before: 7, cards: 5 },
])('from mark $before the flood of the same turn has $cards cards (FI-64, FI-68)', ({ before, cards }) => {
  const table = position({ mark: before, treasurePile: ['earth', 'waters-rise'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told).toContainEqual({ fact: 'watersRose', mark: before + 1, floodCards: cards });
  expect(told.filter(({ fact }) => fact === 'floodCard')).toHaveLength(cards);
});

test('example 26: at the skull the game is lost before anything else happens (FI-69, FI-116, FI-118)', () => {
  const table = position({
    mark: 9,
    captured: TREASURES,
    at: ['fools-landing', 'fools-landing'],
    hands: [[], ['helicopter-lift']],
    flooded: ['a3', 'b4'],
    treasurePile: ['waters-rise', 'earth'],
  });
  const { floodPile, floodDiscards } = look(table);
  expect(act(table, 0, { act: 'endActions' })).toEqual([
    { fact: 'actionsEnded', seat: 0, unused: 3 },
    { fact: 'drew', seat: 0, card: 'waters-rise', nth: 1 },
    { fact: 'watersRose', mark: 10, floodCards: 0 },
    { fact: 'lost', why: 'skull' },
  ]);
  expect(look(table)).toMatchObject({ outcome: { why: { why: 'skull' } }, floodPile, floodDiscards });
  expect(asked(table)).toEqual([]);
});

test('example 26: the same team lifts off if it does so before the draw (FI-69, FI-110)', () => {
  const table = position({
    mark: 9,
    captured: TREASURES,
    at: ['fools-landing', 'fools-landing'],
    hands: [[], ['helicopter-lift']],
    treasurePile: ['waters-rise', 'earth'],
  });
  act(table, 1, { act: 'liftOff' });
  expect(look(table).outcome).toMatchObject({ why: { why: 'won' } });
});

test('the skull stops the game at the second draw as well (FI-69, FI-116)', () => {
  const table = position({ mark: 8, treasurePile: ['waters-rise', 'waters-rise'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told.at(-1)).toEqual({ fact: 'lost', why: 'skull' });
  expect(told.map(({ fact }) => fact)).not.toContain('floodCard');
});
