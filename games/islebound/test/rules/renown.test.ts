import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { act, actOf, asked, captain, gainRenown, now, position, those } from '../position.ts';

test('the marker moves from off the track, and at 7 it leaves it for a token (IB-126; example 115)', () => {
  const six = gainRenown(position({ tokens: ['2 coins', '2 wood'] }), 6);
  expect(captain(six)).toMatchObject({ renown: 6, tokens: [] });
  const seven = gainRenown(six, 1);
  expect(captain(seven)).toMatchObject({ renown: 0, tokens: [3] });
});

test('somebody at 6 gains 3: one token, position 2; at 5 gains 16: three tokens, position 0 (IB-127, IB-128; example 63)', () => {
  const bob = gainRenown(position({ A: { renown: 6 }, tokens: ['2 coins', '2 coins'] }), 3);
  expect(captain(bob)).toMatchObject({ renown: 2, tokens: [3], coins: 9 });
  const much = gainRenown(position({ A: { renown: 5 }, tokens: ['2 coins', '2 wood', '2 coins', '4 fish'] }), 16);
  expect(captain(much)).toMatchObject({ renown: 0, tokens: [3, 2, 3] });
});

test('a reward is carried out fully, with all it sets off, before the rest (IB-128, IB-148; example 64)', () => {
  const table = gainRenown(position({ A: { renown: 6, city: ['Library'] }, tokens: ['1 book', '2 coins'] }), 3);
  expect(captain(table)).toMatchObject({ renown: 3, books: 1, tokens: [4] });
});

test('at 5 gains 2 with "4 fish" on top: the fish come at once (IB-127; example 123)', () => {
  const table = gainRenown(position({ A: { renown: 5 }, tokens: ['4 fish', '2 coins'] }), 2);
  expect(captain(table)).toMatchObject({ renown: 0, fish: 4 });
  expect(stateOf(table).token).toBe(3);
});

test('several players score: the active first, then clockwise; what is left over is kept (IB-129, IB-131, IB-176; example 65)', () => {
  const scored = (edition: 'en2' | 'fr1') => {
    const table = position({
      options: { edition },
      A: { at: 'farwold', towns: ['farwold'], renown: 5, city: ['Bridge', 'Palace', 'Museum'] },
      B: { renown: 6, city: ['Market', 'Mansion', 'Butcher', 'Library'] },
      C: { renown: 3, city: ['Jeweller', 'Embassy', 'Sawmill', 'Dry Dock', 'Playhouse'] },
      reputation: ['A Fine City', 'Well Read'],
      tokens: ['2 coins', '2 coins'],
    });
    act(table, 'visit', { act: 'reputation', place: 1 });
    return table;
  };
  const table = scored('en2');
  expect(captain(table, 0)).toMatchObject({ renown: 2, tokens: [3] });
  expect(captain(table, 1)).toMatchObject({ renown: 3, tokens: [3] });
  expect(captain(table, 2)).toMatchObject({ renown: 1, tokens: [], sevens: 1 });
  expect(stateOf(table).ending).toEqual({ round: 2, cause: 'tokens' });
  expect(stateOf(scored('fr1')).ending).toBeNull();
});

test('whoever is rewarded out of turn chooses at once, and play waits (IB-130, IB-139, IB-20; example 66)', () => {
  const table = gainRenown(position({ C: { renown: 6, wood: 8, fish: 1 }, tokens: ['4 fish', '2 coins'] }), 1, 2);
  expect(now(table)).toBe('stow');
  expect(asked(table)).toBe(2);
  actOf(table, 2, { act: 'dump', wood: 1, fish: 2 });
  expect(captain(table, 2)).toMatchObject({ wood: 7, fish: 3 });
  const pirates = gainRenown(position({ A: { renown: 6 }, B: { pirates: 14 }, tokens: ['2 pirates', '2 coins'] }), 1);
  expect(captain(pirates).pirates).toBe(1);
});

test('with no token left each full 7 is kept, and takes no cube (IB-131)', () => {
  const table = gainRenown(position({ A: { renown: 6 }, tokens: [] }), 9);
  expect(captain(table)).toMatchObject({ renown: 1, sevens: 2, cubes: 18 });
});

test('a serpent token without serpents brings nothing, and Ichor stays away (IB-20, IB-161; example 43)', () => {
  const table = gainRenown(
    position({
      A: { renown: 6, serpents: 7, city: ['Underriver Gate'] },
      B: { serpents: 7 },
      tokens: ['1 sea serpent', '2 coins'],
    }),
    1,
  );
  expect(captain(table)).toMatchObject({ serpents: 7, ichor: false });
});

test('the next token is shown when one is taken (IB-16, IB-127)', () => {
  const table = position({ A: { at: 'morlim', towns: ['morlim'], renown: 6 }, tokens: ['2 coins', '4 fish'] });
  const told = act(table, 'visit', 'leaveOut');
  expect(those(told, 'tokenTaken')).toEqual([{ fact: 'tokenTaken', seat: 0, token: 3 }]);
  expect(those(told, 'tokenShown')).toEqual([{ fact: 'tokenShown', token: 1 }]);
});
