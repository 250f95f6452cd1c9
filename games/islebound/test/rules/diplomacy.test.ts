import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { act, can, captain, crew, crewOf, now, ownerOf, pay, position, slotsOf, those, why } from '../position.ts';

const cube = (slot: number) => ({ act: 'payCube', slot }) as const;
const negotiate = (word: string) => ({ act: 'negotiate', crew: crew(word) }) as const;

test('blue-green banners are won by diplomacy, Farwold too, own towns not (IB-103; example 53)', () => {
  const slots = [11, 12, 13];
  expect(why(position({ A: { at: 'grenille', slots } }), 'diplomacy')).toEqual({ why: 'noBlueGreenBanner' });
  expect(can(position({ A: { at: 'farwold', slots } }), 'diplomacy')).toBe(true);
  const own = position({ A: { at: 'felsGarden', slots, towns: ['felsGarden'] } });
  expect(why(own, 'diplomacy')).toEqual({ why: 'ownTown' });
});

test('cubes pay what their slots are worth, in any order; more than needed is lost (IB-105, IB-107; example 50)', () => {
  const table = position({ A: { at: 'felsGarden', coins: 0, slots: [1, 6, 11] } });
  act(table, 'diplomacy', cube(6), cube(11));
  expect(ownerOf(table, 'felsGarden')).toBe(0);
  expect(slotsOf(table)).toEqual([1]);
  expect(captain(table)).toMatchObject({ coins: 5, cubes: 16 });
  const more = position({ A: { at: 'felsGarden', coins: 0, slots: [11, 12] } });
  const told = act(more, 'diplomacy', cube(11), cube(12));
  expect(those(told, 'influencePaid')).toEqual([{ fact: 'influencePaid', seat: 0, slots: [11, 12], crew: [], sum: 6 }]);
  expect(captain(more).coins).toBe(5);
});

test('Negotiate crew add 1 each, yet one cube must go (IB-106, IB-166; example 51)', () => {
  const table = position({ A: { at: 'felsGarden', slots: [11], deck: 'A/N N/S' } });
  act(table, 'diplomacy', negotiate('A/N'), negotiate('N/S'), cube(11));
  expect(ownerOf(table, 'felsGarden')).toBe(0);
  expect(crewOf(table).below).toBe('A/N N/S');
  const embassy = position({ A: { at: 'felsGarden', slots: [1], deck: 'A/N C/N N/S N/W', city: ['Embassy'] } });
  act(embassy, 'diplomacy', negotiate('A/N'), negotiate('C/N'), negotiate('N/S'));
  expect(why(embassy, negotiate('N/W'))).toEqual({ why: 'oneCubeAtLeast' });
  act(embassy, cube(1));
  expect(ownerOf(embassy, 'felsGarden')).toBe(0);
});

test('a rival’s town needs 2 more, and too little influence is refused before anything is paid (IB-104, IB-108; example 52)', () => {
  const table = position({ A: { at: 'felsGarden', slots: [11, 12] }, B: { towns: ['felsGarden'] } });
  expect(why(table, 'diplomacy')).toEqual({ why: 'tooLittleInfluence', need: 7, have: 6 });
  expect(slotsOf(table)).toEqual([11, 12]);
});

test('no cube, a cube after the need is met, no Negotiate crew (IB-106 to IB-108; example 137)', () => {
  expect(why(position({ A: { at: 'zilliam', deck: 'A/N' } }), 'diplomacy')).toEqual({ why: 'noCubeOnTrack' });
  const table = position({ A: { at: 'felsGarden', slots: [11, 12, 13], deck: 'a' } });
  act(table, 'diplomacy');
  expect(why(table, negotiate('A/N'))).toEqual({ why: 'noNegotiateCrew' });
  expect(why(table, cube(1))).toEqual({ why: 'notYourCube' });
  act(table, cube(11), cube(12));
  expect(why(table, cube(13))).toEqual({ why: 'needMet' });
});

test('Zilliam with Mansion, Market and Trade Office (IB-109, IB-149, IB-150, IB-160; example 54)', () => {
  const table = position({
    A: { at: 'zilliam', coins: 0, slots: [11, 12, 13], city: ['Mansion', 'Market', 'Trade Office'], deck: 'w' },
  });
  act(table, 'diplomacy', cube(11), cube(12), cube(13));
  expect(captain(table)).toMatchObject({ coins: 7, renown: 2, wood: 1, fish: 2 });
  act(table, 'visit');
  expect(captain(table).coins).toBe(8);
  act(table, pay(2));
  expect(captain(table)).toMatchObject({ books: 1, wood: 0 });
});

test('each cube and crew member can be taken back one by one until the need is met (IB-105)', () => {
  const table = position({ A: { at: 'felsGarden', slots: [1, 2, 3, 4, 5] } });
  act(table, 'diplomacy', cube(1), cube(2));
  expect(stateOf(table).talks).toMatchObject({ need: 5, paid: 2, slots: [1, 2] });
  expect(now(table)).toBe('influence');
});
