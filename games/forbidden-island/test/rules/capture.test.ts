import { expect, test } from 'vitest';
import { act, kinds, look, offers, position, why } from '../position.ts';

test('example 19: a fifth card stays in hand, and the tile may be flooded (FI-53 to FI-55)', () => {
  const table = position({
    at: ['cave-of-shadows'],
    flooded: ['cave-of-shadows'],
    hands: [['fire', 'fire', 'fire', 'fire', 'fire']],
  });
  expect(act(table, 0, { act: 'capture', treasure: 'fire' })).toEqual([
    ...Array.from({ length: 4 }, () => ({ fact: 'discarded', seat: 0, card: 'fire', why: 'capture' })),
    { fact: 'captured', seat: 0, treasure: 'fire', tile: 'cave-of-shadows' },
  ]);
  expect(look(table)).toMatchObject({
    hands: [['fire'], []],
    treasureDiscards: ['fire', 'fire', 'fire', 'fire'],
    captured: [-1, -1, 0, -1],
    flooded: ['f3'],
    actionsLeft: 2,
  });
});

test('example 20: four cards on another treasure’s tile, or three on the right one, capture nothing (FI-53)', () => {
  const elsewhere = position({ at: ['temple-of-the-sun'], hands: [['fire', 'fire', 'fire', 'fire']] });
  expect(kinds(elsewhere, 0)).not.toContain('capture');
  expect(why(elsewhere, 0, { act: 'capture', treasure: 'fire' })).toEqual({
    why: 'cardsForAnotherTile',
    treasure: 'fire',
    tiles: ['cave-of-embers', 'cave-of-shadows'],
  });
  const three = position({ at: ['cave-of-embers'], hands: [['fire', 'fire', 'fire', 'earth']] });
  expect(kinds(three, 0)).not.toContain('capture');
  expect(why(three, 0, { act: 'capture', treasure: 'fire' })).toEqual({
    why: 'tooFewCards',
    have: 3,
    treasure: 'fire',
  });
});

test.each([
  { treasure: 'earth', tile: 'temple-of-the-moon' },
  { treasure: 'earth', tile: 'temple-of-the-sun' },
  { treasure: 'wind', tile: 'howling-garden' },
  { treasure: 'wind', tile: 'whispering-garden' },
  { treasure: 'fire', tile: 'cave-of-embers' },
  { treasure: 'fire', tile: 'cave-of-shadows' },
  { treasure: 'water', tile: 'coral-palace' },
  { treasure: 'water', tile: 'tidal-palace' },
] as const)('example 21: four $treasure cards capture its treasure on $tile (FI-5, FI-53)', ({ treasure, tile }) => {
  const table = position({ at: [tile], hands: [[treasure, treasure, treasure, treasure]] });
  expect(offers(table, 0).filter((action) => action.act === 'capture')).toEqual([{ act: 'capture', treasure }]);
  act(table, 0, { act: 'capture', treasure });
  expect(look(table).captured.filter((seat) => seat !== -1)).toEqual([0]);
});

test('the four cards must be in your own hand, on your own turn (FI-53, FI-21)', () => {
  const table = position({
    at: ['cave-of-embers', 'cave-of-embers'],
    hands: [
      ['fire', 'fire'],
      ['fire', 'fire', 'fire'],
    ],
  });
  expect(why(table, 0, { act: 'capture', treasure: 'fire' })).toMatchObject({ why: 'tooFewCards', have: 2 });
  act(table, 0, { act: 'give', card: 'fire', to: 1 });
  expect(why(table, 1, { act: 'capture', treasure: 'fire' })).toEqual({ why: 'notYourTurn', whose: 0 });
});

test('a treasure stands before the seat that captured it, and is never captured again (FI-56)', () => {
  const table = position({ at: ['e3', 'e3'], active: 1, hands: [[], ['fire', 'fire', 'fire', 'fire']] });
  act(table, 1, { act: 'capture', treasure: 'fire' });
  expect(look(table).captured).toEqual([-1, -1, 1, -1]);

  const again = position({ at: ['e3'], hands: [['fire', 'fire', 'fire', 'fire']], captured: ['fire'] });
  expect(kinds(again, 0)).not.toContain('capture');
  expect(why(again, 0, { act: 'capture', treasure: 'fire' })).toEqual({ why: 'alreadyCaptured', treasure: 'fire' });
});

test('a captured treasure is not lost when its tiles sink (FI-56, FI-117)', () => {
  const table = position({
    captured: ['fire'],
    flooded: ['cave-of-embers', 'cave-of-shadows'],
    floodPile: ['cave-of-embers', 'cave-of-shadows'],
  });
  act(table, 0, { act: 'endActions' });
  expect(look(table)).toMatchObject({ missing: ['e3', 'f3'], captured: [-1, -1, 0, -1], outcome: null, active: 1 });
});
