import { cardsIn } from '@skerry/engine';
import { expect, test } from 'vitest';
import type { Card } from '../../index.ts';
import { act, asked, look, position } from '../position.ts';

const FOUR_HELD: Card[] = ['earth', 'earth', 'wind', 'wind'];

test('the active seat draws two cards, one after the other, into its open hand (FI-57)', () => {
  const table = position({ hands: [['earth'], ['earth']], treasurePile: ['fire', 'sandbags'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told.filter(({ fact }) => fact === 'drew')).toEqual([
    { fact: 'drew', seat: 0, card: 'fire', nth: 1 },
    { fact: 'drew', seat: 0, card: 'sandbags', nth: 2 },
  ]);
  expect(look(table).hands).toEqual([['earth', 'fire', 'sandbags'], ['earth']]);
});

test('a drawn Waters Rise! enters no hand, is discarded, and counts as one of the two draws (FI-58)', () => {
  const table = position({ hands: [['earth']], treasurePile: ['waters-rise', 'fire', 'water'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told.filter(({ fact }) => fact === 'drew')).toHaveLength(2);
  expect(look(table)).toMatchObject({
    active: 1,
    mark: 2,
    hands: [['earth', 'fire'], []],
    treasureDiscards: ['waters-rise'],
  });
});

test('Waters Rise! is carried out at once, before the second draw (FI-58)', () => {
  const table = position({ treasurePile: ['waters-rise', 'fire'], floodDiscards: ['a3'] });
  const told = act(table, 0, { act: 'endActions' }).map(({ fact }) => fact);
  expect(told.slice(1, 5)).toEqual(['drew', 'watersRose', 'floodStacked', 'drew']);
});

test('example 27: when the pile runs out, the second card comes from the new one (FI-59, FI-63)', () => {
  const table = position({ hands: [['earth', 'fire', 'fire']], treasurePile: ['wind'], treasureDiscards: 'rest' });
  const told = act(table, 0, { act: 'endActions' });
  expect(told.slice(1, 4)).toEqual([
    { fact: 'drew', seat: 0, card: 'wind', nth: 1 },
    { fact: 'treasureRenewed', count: 24 },
    { fact: 'drew', seat: 0, card: expect.any(String), nth: 2 },
  ]);
  expect(look(table).hands[0]!.slice(0, 4)).toEqual(['earth', 'fire', 'fire', 'wind']);
  expect(cardsIn(look(table).treasurePile)).toBe(23);
});

test('the pile is renewed the moment its last card is drawn, also by the second draw (FI-59)', () => {
  const table = position({ treasurePile: ['wind', 'earth'], treasureDiscards: 'rest' });
  const told = act(table, 0, { act: 'endActions' }).map(({ fact }) => fact);
  expect(told.slice(1, 5)).toEqual(['drew', 'drew', 'treasureRenewed', 'floodCard']);
  expect(look(table)).toMatchObject({ treasureDiscards: [] });
  expect(look(table).treasurePile).toHaveLength(1);
  expect(cardsIn(look(table).treasurePile)).toBe(26);
});

test('example 28: a Waters Rise! that is the last card becomes part of the new pile (FI-60)', () => {
  const table = position({
    hands: [['helicopter-lift']],
    treasurePile: ['waters-rise'],
    treasureDiscards: 'rest',
    floodDiscards: ['a3', 'f4'],
  });
  expect(act(table, 0, { act: 'endActions' }).slice(1)).toEqual([
    { fact: 'drew', seat: 0, card: 'waters-rise', nth: 1 },
    { fact: 'watersRose', mark: 2, floodCards: 2 },
    { fact: 'floodStacked', count: 2, tiles: ['temple-of-the-moon', 'dunes-of-deception'] },
    { fact: 'treasureRenewed', count: 27 },
  ]);
  expect(look(table).treasureDiscards).toEqual([]);
  expect(
    look(table)
      .treasurePile.flat()
      .filter((card) => card === 'waters-rise'),
  ).toHaveLength(3);
});

test('example 29: the pile is renewed first, and the card for the limit starts the new discards (FI-61)', () => {
  const table = position({
    hands: [[...FOUR_HELD, 'helicopter-lift']],
    treasurePile: ['wind'],
    treasureDiscards: 'rest',
  });
  expect(act(table, 0, { act: 'endActions' }).slice(1)).toEqual([
    { fact: 'drew', seat: 0, card: 'wind', nth: 1 },
    { fact: 'treasureRenewed', count: 22 },
    { fact: 'handFull', seat: 0 },
  ]);
  act(table, 0, { act: 'discard', card: 'earth' });
  expect(look(table).treasureDiscards).toEqual(['earth']);
  expect(cardsIn(look(table).treasurePile)).toBe(22);
});

test('with all hands full a renewed pile still has seven cards (FI-62)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot', 'explorer'],
    hands: [
      ['earth', 'earth', 'earth', 'earth', 'earth'],
      ['wind', 'wind', 'wind', 'wind', 'wind'],
      ['fire', 'fire', 'fire', 'fire', 'fire'],
      ['water', 'water', 'water', 'water', 'sandbags'],
    ],
    treasurePile: ['water'],
    treasureDiscards: 'rest',
  });
  expect(act(table, 0, { act: 'endActions' })).toContainEqual({ fact: 'treasureRenewed', count: 7 });
});

test('a second draw from the new pile waits until the hand is down to five (FI-61, FI-63, FI-74)', () => {
  const table = position({ hands: [[...FOUR_HELD, 'fire']], treasurePile: ['wind'], treasureDiscards: 'rest' });
  act(table, 0, { act: 'endActions' });
  expect(asked(table)).toEqual([0]);
  expect(act(table, 0, { act: 'discard', card: 'wind' })[1]).toMatchObject({ fact: 'drew', nth: 2 });
});
