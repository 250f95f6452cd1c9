import { manifestOf } from '@skerry/games';
import { expect, test } from 'vitest';
import { struckPlace } from '../chance-flag.tsx';

const manifest = manifestOf('forbidden-island')!;
const game = await manifest.rules();
const text = await manifest.text.en();
const telling = () => ({ state: { seats: 2, agenda: [] }, names: ['Ada', 'Bruno'], content: game.content });
const places = ['Coral Palace', 'Tidal Palace', 'Gold Gate'];
const facts = [
  { fact: 'floodCard', tile: 'gold-gate', nth: 1, of: 3 },
  { fact: 'sank', tile: 'coral-palace', pawns: [] },
  { fact: 'flooded', tile: 'tidal-palace' },
];

test('the flag stands where the first thing happened that is told, if that was at one place', () => {
  const told = { text, telling, tells: ({ fact }: { readonly fact: string }) => fact !== 'floodCard' };
  expect(struckPlace(told, { kind: 'chance', page: 3, facts }, places)).toBe('Coral Palace');
  // Shuffled cards have no place, and later facts are unrelated to them.
  const tiles = ['coral-palace', 'tidal-palace'];
  const shuffled = [{ fact: 'floodStacked', count: 2, tiles }, ...facts];
  expect(struckPlace(told, { kind: 'chance', page: 3, facts: shuffled }, places)).toBeUndefined();
  const risen = [{ fact: 'watersRose', mark: 4, floodCards: 3 }, ...facts];
  expect(struckPlace(told, { kind: 'chance', page: 3, facts: risen }, places)).toBeUndefined();
  expect(struckPlace(told, { kind: 'chance', page: 3, facts: [] }, places)).toBeUndefined();
  expect(struckPlace(told, { kind: 'choice', page: 3, facts }, places)).toBeUndefined();
});
