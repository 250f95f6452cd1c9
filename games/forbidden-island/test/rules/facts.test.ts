import { expect, test } from 'vitest';
import { act, position } from '../position.ts';

test('a turn of actions is told action by action (FI-17, FI-22, FI-42, FI-48, FI-53)', () => {
  const table = position({
    at: ['d3', 'e3'],
    flooded: ['e3'],
    hands: [['fire', 'fire', 'fire', 'fire', 'wind'], []],
  });
  const told = [
    ...act(table, 0, { act: 'move', to: 'e3' }),
    ...act(table, 0, { act: 'capture', treasure: 'fire' }),
    ...act(table, 0, { act: 'give', card: 'wind', to: 1 }),
  ];
  expect(told).toEqual([
    { fact: 'moved', seat: 0, from: 'whispering-garden', to: 'cave-of-embers', how: 'walk', by: 0 },
    { fact: 'discarded', seat: 0, card: 'fire', why: 'capture' },
    { fact: 'discarded', seat: 0, card: 'fire', why: 'capture' },
    { fact: 'discarded', seat: 0, card: 'fire', why: 'capture' },
    { fact: 'discarded', seat: 0, card: 'fire', why: 'capture' },
    { fact: 'captured', seat: 0, treasure: 'fire', tile: 'cave-of-embers' },
    { fact: 'gave', from: 0, to: 1, card: 'wind' },
  ]);
});

test('a rising turn is told in the order it happens (FI-57 to FI-68, FI-71, FI-92 to FI-97)', () => {
  const table = position({
    hands: [['earth', 'earth', 'wind', 'wind', 'fire'], ['fire']],
    flooded: ['f4'],
    floodPile: ['d6'],
    treasurePile: ['waters-rise', 'water'],
    treasureDiscards: 'rest',
  });
  const told = [...act(table, 0, { act: 'endActions' }), ...act(table, 0, { act: 'discard', card: 'fire' })];
  expect(told).toEqual([
    { fact: 'actionsEnded', seat: 0, unused: 3 },
    { fact: 'drew', seat: 0, card: 'waters-rise', nth: 1 },
    { fact: 'watersRose', mark: 2, floodCards: 2 },
    { fact: 'floodStacked', count: 1, tiles: ['dunes-of-deception'] },
    { fact: 'drew', seat: 0, card: 'water', nth: 2 },
    { fact: 'treasureRenewed', count: 21 },
    { fact: 'handFull', seat: 0 },
    { fact: 'discarded', seat: 0, card: 'fire', why: 'limit' },
    { fact: 'floodCard', tile: 'dunes-of-deception', nth: 1, of: 2 },
    { fact: 'sank', tile: 'dunes-of-deception', pawns: [] },
    { fact: 'floodCard', tile: 'watchtower', nth: 2, of: 2 },
    { fact: 'flooded', tile: 'watchtower' },
    { fact: 'turnBegan', seat: 1, number: 2 },
  ]);
});

test('a sinking with swimmers and a lift is told in the order it happens (FI-82, FI-90, FI-94, FI-99, FI-104)', () => {
  const table = position({
    adventurers: ['diver', 'explorer', 'pilot'],
    at: ['c3', 'c3', 'c3'],
    flooded: ['c3'],
    floodPile: ['c3', 'a3'],
    hands: [[], ['helicopter-lift'], []],
    treasurePile: ['earth', 'earth'],
    active: 1,
  });
  const told = [
    ...act(table, 1, { act: 'endActions' }),
    ...act(table, 1, { act: 'pass', until: 'window' }),
    ...act(table, 1, { act: 'pass', until: 'window' }),
    ...act(table, 1, { act: 'lift', pawns: [1], to: 'd6' }),
    ...act(table, 2, { act: 'swim', to: 'c6' }),
    ...act(table, 0, { act: 'swim', to: 'c2' }),
  ];
  expect(told).toEqual([
    { fact: 'actionsEnded', seat: 1, unused: 3 },
    { fact: 'drew', seat: 1, card: 'earth', nth: 1 },
    { fact: 'passed', seat: 1, until: 'window' },
    { fact: 'drew', seat: 1, card: 'earth', nth: 2 },
    { fact: 'passed', seat: 1, until: 'window' },
    { fact: 'floodCard', tile: 'howling-garden', nth: 1, of: 2 },
    { fact: 'sank', tile: 'howling-garden', pawns: [0, 1, 2] },
    { fact: 'mustSwim', seat: 0 },
    { fact: 'mustSwim', seat: 1 },
    { fact: 'mustSwim', seat: 2 },
    { fact: 'played', seat: 1, card: 'helicopter-lift', window: 'swim' },
    { fact: 'discarded', seat: 1, card: 'helicopter-lift', why: 'played' },
    { fact: 'moved', seat: 1, from: 'howling-garden', to: 'watchtower', how: 'lifted', by: 1 },
    { fact: 'moved', seat: 2, from: 'howling-garden', to: 'twilight-hollow', how: 'swam', by: 2 },
    { fact: 'moved', seat: 0, from: 'howling-garden', to: 'gold-gate', how: 'swam', by: 0 },
    { fact: 'floodCard', tile: 'temple-of-the-moon', nth: 2, of: 2 },
    { fact: 'flooded', tile: 'temple-of-the-moon' },
    { fact: 'turnBegan', seat: 2, number: 2 },
  ]);
});

test('a drowning is told: who drowns, who is asked, and the end (FI-107, FI-115)', () => {
  const table = position({
    adventurers: ['engineer', 'diver'],
    at: ['d6', 'a3'],
    flooded: ['d6'],
    missing: ['c6', 'd5'],
    floodPile: ['d6', 'a3'],
    hands: [[], ['helicopter-lift']],
  });
  act(table, 0, { act: 'endActions' });
  const told = [...act(table, 1, { act: 'pass', until: 'turn' }), ...act(table, 1, { act: 'pass', until: 'window' })];
  expect(told.slice(2)).toEqual([
    { fact: 'floodCard', tile: 'watchtower', nth: 1, of: 2 },
    { fact: 'sank', tile: 'watchtower', pawns: [0] },
    { fact: 'mustSwim', seat: 0 },
    { fact: 'drowning', seat: 0, asked: [1] },
    { fact: 'passed', seat: 1, until: 'window' },
    { fact: 'lost', why: 'drowned', seat: 0 },
  ]);
});
