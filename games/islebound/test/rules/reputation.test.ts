import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { act, captain, type Position, position, those, why } from '../position.ts';

const FARWOLD = { at: 'farwold', towns: ['farwold'] } as const;
const card = (place: number) => ({ act: 'reputation', place }) as const;

test('A Fine City: the active number, Playhouse, then each player’s buildings (IB-133, IB-134, IB-173; example 67)', () => {
  const table = position({
    A: { ...FARWOLD, city: ['Playhouse', 'Bridge', 'Palace'] },
    B: { city: ['Market', 'Mansion'] },
    reputation: ['A Fine City', 'Well Read'],
  });
  const told = act(table, 'visit', card(1));
  expect(those(told, 'renown').map(({ seat, n }) => [seat, n])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
  ]);
});

test('The Big Catch gives at most 7 for fish (IB-135; example 68)', () => {
  const table = position({
    A: { ...FARWOLD, fish: 9 },
    B: { fish: 2 },
    reputation: ['The Big Catch', 'Well Read'],
    tokens: ['2 coins', '2 coins'],
  });
  const told = act(table, 'visit', card(1));
  expect(those(told, 'reputationScored')).toEqual([
    { fact: 'reputationScored', seat: 0, n: 7, capped: true },
    { fact: 'reputationScored', seat: 1, n: 2, capped: false },
    { fact: 'reputationScored', seat: 2, n: 0, capped: false },
  ]);
});

test('things are counted when that player’s scoring begins, with rewards just received (IB-134; example 69)', () => {
  const table = position({
    A: { ...FARWOLD, renown: 6, wood: 3 },
    reputation: ['A Hold Full of Timber', 'Well Read'],
    tokens: ['2 wood', '2 coins'],
  });
  act(table, 'visit', card(1));
  expect(captain(table)).toMatchObject({ wood: 5, renown: 5 });
});

test('every count of the cards: towns, fleet, cubes, books, crew (IB-134)', () => {
  const scored = (name: string, A: Position['A']) => {
    const table = position({ A: { ...FARWOLD, ...A }, reputation: [name, 'A Fine City'] });
    return those(act(table, 'visit', card(1)), 'reputationScored')[0]!.n;
  };
  expect(scored('Lord of the Isles', { towns: ['farwold', 'marhaven'] })).toBe(2);
  expect(scored('Friends in Low Places', { pirates: 2, serpents: 1, ichor: true, city: ['Underriver Gate'] })).toBe(4);
  expect(scored('Words of Weight', { slots: [1, 2, 3] })).toBe(3);
  expect(scored('Well Read', { books: 4 })).toBe(4);
  expect(scored('A Gifted Crew', { deck: 'a A/C', below: 'A/N' })).toBe(2);
});

test('used cards never come back; with one left only that can be chosen (IB-136, IB-137; examples 117, 140)', () => {
  const table = position({ A: FARWOLD, reputation: ['A Fine City', 'Well Read'] });
  act(table, 'visit', card(1));
  const { reputation, reputationPile } = stateOf(table);
  expect([...reputation, ...reputationPile.flat()]).not.toContain(1);
  expect(reputation[0]).toBeGreaterThan(0);
  const one = position({ A: FARWOLD, reputation: ['Well Read'] });
  act(one, 'visit');
  expect(why(one, card(2))).toEqual({ why: 'noCardThere' });
  act(one, card(1));
  expect(stateOf(one).reputation).toEqual([0, 0]);
});

test('with no card left only the wood or the fish is gained (IB-137; examples 70, 140)', () => {
  const table = position({ A: FARWOLD, reputation: [] });
  act(table, 'visit');
  expect(why(table, card(1))).toEqual({ why: 'noReputationLeft' });
  act(table, 'leaveOut', { act: 'gainOne', choice: 1 });
  expect(captain(table)).toMatchObject({ wood: 1, renown: 0 });
});
