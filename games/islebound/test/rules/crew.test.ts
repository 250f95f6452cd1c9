import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import {
  act,
  can,
  captain,
  crew,
  crewOf,
  event,
  exhaust,
  hire,
  injure,
  now,
  position,
  rolled,
  why,
} from '../position.ts';

test('only crew on deck can be exhausted; two for two symbols go by themselves (IB-37; example 100)', () => {
  const table = position({ A: { at: 'undervall', deck: 'a w', below: 'A/C' }, events: ['Night Watch', 'Dock Brawl'] });
  act(table, event(1));
  expect(now(table)).toBe('act');
  expect(crewOf(table)).toMatchObject({ deck: '', below: 'a w A/C' });
  const one = position({ A: { at: 'undervall', deck: 'w', below: 'A/C' }, events: ['Night Watch', 'Dock Brawl'] });
  expect(why(one, event(1))).toEqual({ why: 'noCrewFor', symbols: ['any', 'any'] });
});

test('one crew member pays one symbol, even with two skills (IB-38, IB-112; example 57)', () => {
  const one = position({ A: { at: 'grenille', deck: 'A/W' }, events: ['Forest Survey', 'Dock Brawl'] });
  expect(why(one, event(1))).toEqual({ why: 'noCrewFor', symbols: ['administrate', 'work'] });
  const two = position({ A: { at: 'grenille', deck: 'A/W a a' }, events: ['Forest Survey', 'Dock Brawl'] });
  act(two, event(1));
  expect(crewOf(two)).toMatchObject({ deck: 'a', below: 'a A/W' });
  const three = position({ A: { at: 'grenille', deck: 'A/W a A/C' }, events: ['Forest Survey', 'Dock Brawl'] });
  act(three, event(1));
  expect(now(three)).toBe('exhaust');
  expect(why(three, exhaust('A/W'))).toEqual({ why: 'crewNeededFor', symbols: ['work'] });
  expect(can(three, exhaust('a'))).toBe(true);
});

test('an injured crew member loses skills and speed at once, and needs two rests (IB-39 to IB-41; example 101)', () => {
  const short = { need: 5, serpents: 2, dice: [4, 4] };
  const table = rolled({ A: { at: 'marhaven', serpents: 2, deck: 'A/S a', fish: 0 }, B: { at: 'grenille' } }, short);
  act(table, 'placeBest', injure('A/S'));
  expect(crewOf(table)).toEqual({ deck: 'a', below: '', injured: 'A/S' });
  act(table, 'visit');
  expect(crewOf(table)).toEqual({ deck: 'a', below: 'A/S', injured: '' });
  const again = position({ A: { at: 'marhaven', towns: ['marhaven'], deck: 'a', below: 'A/S' } });
  act(again, 'visit');
  expect(crewOf(again).deck).toBe('a A/S');
  const hurt = position({ sailing: true, A: { at: 'marhaven', deck: 'a', injured: 'A/S' } });
  expect(why(hurt, { act: 'sail', to: 'SE' })).toEqual({ why: 'tooFar', distance: 5, speed: 2, fish: 0 });
});

test('an injured crew member still counts as one with two skills (IB-40; example 101)', () => {
  const table = position({
    A: { at: 'farwold', towns: ['farwold'], injured: 'A/S', deck: 'a' },
    reputation: ['A Gifted Crew', 'Well Read'],
  });
  act(table, 'visit', { act: 'reputation', place: 1 });
  expect(captain(table).renown).toBe(3);
});

test('two rests bring the injured back; Miracle Hut at once, once a turn (IB-41, IB-153; example 29)', () => {
  const wanted = { at: 'marhaven', towns: ['marhaven'], below: 'a', injured: 'w' } as const;
  const first = position({ A: wanted });
  act(first, 'visit');
  expect(crewOf(first)).toEqual({ deck: 'a', below: 'w', injured: '' });
  const second = position({ A: { ...wanted, below: 'w', injured: '', deck: 'a' } });
  act(second, 'visit');
  expect(crewOf(second).deck).toBe('a w');
  const hut = position({ A: { ...wanted, city: ['Miracle Hut'] } });
  act(hut, 'heal');
  expect(crewOf(hut)).toEqual({ deck: 'w', below: 'a', injured: '' });
  expect(why(hut, 'heal')).toEqual({ why: 'usedThisTurn' });
});

test('healing is refused without Miracle Hut, and with nobody injured (IB-153; example 142)', () => {
  expect(why(position({ A: { injured: 'w' } }), 'heal')).toEqual({ why: 'noMiracleHut' });
  expect(why(position({ A: { deck: 'w', city: ['Miracle Hut'] } }), 'heal')).toEqual({ why: 'nobodyInjured' });
  const two = position({ A: { injured: 'w A/C', city: ['Miracle Hut'] } });
  act(two, 'heal');
  expect(now(two)).toBe('heal');
  expect(why(two, { act: 'healCrew', crew: crew('a') })).toEqual({ why: 'notInjured' });
  act(two, { act: 'healCrew', crew: crew('A/C') });
  expect(crewOf(two)).toEqual({ deck: 'A/C', below: '', injured: 'w' });
});

test('resting with nobody below is a rest for every ability (IB-42, IB-144, IB-145; example 30)', () => {
  const table = position({
    A: { at: 'felsGarden', towns: ['felsGarden'], coins: 0, city: ['Fishing Guild', 'Gambling Hall'] },
  });
  act(table, 'visit');
  expect(captain(table)).toMatchObject({ fish: 1, coins: 1 });
  expect(stateOf(table).influence[0]).toBe(0);
});

test('counting Work and deck exhausts nobody, and comes after the entry cost (IB-43; example 15)', () => {
  const wood = (entry: string, wanted: { injured?: string; city?: string[]; deck?: string }) => {
    const table = position({ A: { at: 'ratnest', coins: 1, deck: 'a w', ...wanted } });
    act(table, 'visit');
    if (now(table) === 'exhaust') act(table, exhaust(entry));
    expect(captain(table).pirates).toBe(2);
    return captain(table).wood;
  };
  expect(wood('w', {})).toBe(0);
  expect(wood('a', {})).toBe(1);
  expect(wood('w', { city: ['Butcher'] })).toBe(1);
  expect(wood('a', { deck: 'a', injured: 'w', city: ['Butcher'] })).toBe(0);
});

test('a hired crew member is on deck at once, and the row slides (IB-44, IB-45; example 22)', () => {
  const table = position({
    options: { boards: 'advanced' },
    A: { at: 'morlim', deck: 'a a w' },
    crewRow: ['A/C', 'A/N', 'S/W'],
  });
  const next = stateOf(table).crewNext;
  act(table, 'visit', hire(3));
  expect(crewOf(table)).toMatchObject({ deck: 'a w S/W', below: 'a' });
  expect(captain(table)).toMatchObject({ wood: 2, coins: 7 });
  expect(stateOf(table).crewRow[0]).toBe(next);
  expect(stateOf(table).crewRow.slice(1)).toEqual([2, 3]);
});

test('all ten are hired: the row is empty, and Morlim gives only the renown (IB-45, IB-67; examples 83, 140)', () => {
  const table = position({ A: { at: 'morlim', towns: ['morlim'] }, crewRow: [] });
  act(table, 'visit');
  expect(why(table, hire(1))).toEqual({ why: 'noCrewLeft' });
  act(table, 'leaveOut');
  expect(captain(table).renown).toBe(1);
  const two = position({ A: { at: 'morlim', towns: ['morlim'] }, crewRow: ['', 'A/C', 'A/N'] });
  act(two, 'visit', hire(3));
  // Prices belong to the places: the last one now stands at the right.
  expect(stateOf(two).crewRow).toEqual([-1, -1, 2]);
});

test('the row gets shorter from the left once the stack is empty (IB-45)', () => {
  const table = position({ A: { at: 'morlim', towns: ['morlim'] }, crewRow: ['', '', 'A/N'] });
  act(table, 'visit');
  expect(why(table, hire(1))).toEqual({ why: 'nobodyThere' });
  act(table, hire(3));
  expect(stateOf(table).crewRow).toEqual([-1, -1, -1]);
});

test('a player may own any number of serpents; then the supply is empty (IB-46, IB-57; example 102)', () => {
  const table = position({ A: { at: 'sunsRest', towns: ['sunsRest'], serpents: 14, fish: 4 } });
  act(table, 'visit');
  expect(why(table, { act: 'pay', price: 1 })).toEqual({ why: 'supplyEmpty', what: 'serpent' });
});

test('hiring is possible only where the town allows it (IB-44; example 147)', () => {
  const table = position({ A: { at: 'theGrotto' } });
  expect(why(table, hire(1))).toEqual({ why: 'notAsked', now: 'act' });
});
