import { expect, test } from 'vitest';
import { act, event, now, type Position, pay, position, slotsOf, those, why } from '../position.ts';

const COMMONS = ['House of Commons'];
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

test('cubes go to the left-most empty slots, one each (IB-116)', () => {
  const table = position({
    A: { at: 'farwold', coins: 3 },
    B: { slots: [2, 3] },
    events: ['Herald’s Fee', 'Dock Brawl'],
  });
  act(table, event(1));
  expect(slotsOf(table)).toEqual([1, 4, 5]);
});

test('cubes without a slot are not placed, and the event counts as done (IB-117)', () => {
  const table = position({
    A: { at: 'farwold', coins: 3 },
    B: { slots: range(1, 14) },
    events: ['Herald’s Fee', 'Dock Brawl'],
  });
  const told = act(table, event(1));
  expect(those(told, 'cubesPlaced')).toEqual([{ fact: 'cubesPlaced', seat: 0, slots: [15], forgone: 2 }]);
  expect(those(told, 'eventDone')).toHaveLength(1);
});

test('House of Commons skips in the event and again in the visit (IB-146; example 60)', () => {
  const vault = position({ A: { at: 'farwold', coins: 3, city: COMMONS }, events: ['Herald’s Fee', 'Dock Brawl'] });
  act(vault, event(1));
  expect(now(vault)).toBe('cubes');
  act(vault, 'skip');
  expect(slotsOf(vault)).toEqual([2, 3, 4]);
  const crimsika = position({ A: { at: 'crimsika', books: 2, slots: [2, 3, 4], city: COMMONS } });
  act(crimsika, 'visit', pay(), 'skip', pay());
  expect(slotsOf(crimsika)).toEqual([2, 3, 4, 5, 6]);
});

test('House of Commons: a full track asks nothing, one slot cannot be skipped, of two one is left (IB-146, IB-117; example 61)', () => {
  const wanted = (taken: number): Position => ({
    A: { at: 'farwold', coins: 3, city: COMMONS },
    B: { slots: range(1, taken) },
    events: ['Herald’s Fee', 'Dock Brawl'],
  });
  const full = position(wanted(15));
  act(full, event(1));
  expect(now(full)).toBe('act');
  const one = position(wanted(14));
  act(one, event(1));
  expect(slotsOf(one)).toEqual([15]);
  const pays = position({ A: { at: 'crimsika', books: 1, city: COMMONS }, B: { slots: range(1, 14) } });
  act(pays, 'visit');
  expect(why(pays, 'skip')).toEqual({ why: 'noSlotBehind' });
  const plain = position(wanted(13));
  act(plain, event(1), 'noSkip');
  expect(slotsOf(plain)).toEqual([14, 15]);
  const skipped = position(wanted(13));
  act(skipped, event(1), 'skip');
  expect(slotsOf(skipped)).toEqual([15]);
});

test('a slot skipped stays so to the end of the visit, and if only it is left the track is full (IB-146, IB-57; example 62)', () => {
  const table = position({ A: { at: 'crimsika', books: 3, city: COMMONS } });
  act(table, 'visit', pay(), 'skip', pay(), pay());
  expect(slotsOf(table)).toEqual([2, 3, 4]);
  const last = position({ A: { at: 'crimsika', books: 3, city: COMMONS }, B: { slots: range(3, 15) } });
  act(last, 'visit', pay(), 'skip');
  expect(slotsOf(last)).toEqual([2]);
  expect(why(last, pay())).toEqual({ why: 'trackFull' });
});

test('a second skip in the same visit is refused, and none without the building (IB-146; example 141)', () => {
  const table = position({ A: { at: 'crimsika', books: 3, city: COMMONS } });
  act(table, 'visit', pay(), 'skip');
  expect(why(table, 'skip')).toEqual({ why: 'skipUsed' });
  expect(why(position(), 'skip')).toEqual({ why: 'noSkip' });
});

test('a reward outside of a visit and an event is an occasion of its own (IB-146)', () => {
  const table = position({
    A: { at: 'crimsika', books: 1, coins: 20, renown: 6, city: [...COMMONS, 'Library'] },
    tokens: ['2 influence cubes', '2 influence cubes'],
    change: (state) => state.agenda.push({ do: 'renown', seat: 0, left: 8 }),
  });
  expect(now(table)).toBe('cubes');
  act(table, 'skip');
  expect(slotsOf(table)).toEqual([2, 3]);
  // The second token is another reward, so it is asked again.
  expect(now(table)).toBe('cubes');
  act(table, 'skip');
  expect(slotsOf(table)).toEqual([2, 3, 4, 5]);
});

test('an event and a visit of one turn are two occasions (IB-146)', () => {
  const table = position({
    A: { at: 'felsGarden', coins: 1, wood: 1, fish: 1, city: COMMONS },
    events: ['Feast of Roots', 'Dock Brawl'],
  });
  act(table, event(1), 'skip');
  expect(slotsOf(table)).toEqual([2, 3]);
  act(table, 'visit', 'skip');
  expect(slotsOf(table)).toEqual([2, 3, 4]);
});
