import { GAMES, manifestOf, rulesWithText } from '@skerry/games';
import { expect, test } from 'vitest';
import { isNew } from '../learn/progress.ts';
import { dealt } from '../local/set-up.ts';

const seats = ['Ada', 'Heron', 'Puffin'].map((name) => ({ who: 'person', name }) as const);

test.each(GAMES)('in a first game of %s the reader is asked first, whatever chance would say', async (name) => {
  const { game } = await rulesWithText(manifestOf(name)!);
  const { options } = manifestOf(name)!.card.quick;
  for (let n = 0; n < 8; n++) expect(dealt(game, { seats, options, begins: 0 }).waitsFor()).toContain(0);
});

test('a game is new to whoever has had no lesson and no explanation of it, and wants some', () => {
  const nothing = { done: {}, told: {}, isQuiet: false, firstGames: [] };
  expect(isNew('islebound', nothing)).toBe(true);
  expect(isNew('islebound', { ...nothing, told: { pebbles: ['aim'] } })).toBe(true);
  expect(isNew('islebound', { ...nothing, told: { islebound: ['aim'] } })).toBe(false);
  expect(isNew('islebound', { ...nothing, done: { islebound: ['hire'] } })).toBe(false);
  expect(isNew('islebound', { ...nothing, isQuiet: true })).toBe(false);
});
