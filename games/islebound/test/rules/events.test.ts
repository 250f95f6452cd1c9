import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { EVENTS } from '../../index.ts';
import { act, can, captain, crewOf, event, type Position, position, slotsOf, those, why } from '../position.ts';

const VAULT: Position = { A: { at: 'morlim', books: 1, deck: 'w' }, events: ['Sealed Vault', 'Dock Brawl'] };

test('Sealed Vault: the Work crew member goes below, the book is paid, three cubes (IB-111, IB-116, IB-19, IB-167; example 56)', () => {
  const table = position(VAULT);
  act(table, event(1));
  expect(captain(table).books).toBe(0);
  expect(crewOf(table).below).toBe('w');
  expect(slotsOf(table)).toEqual([1, 2, 3]);
  const two = position({ ...VAULT, seats: 2 });
  act(two, event(1));
  expect(slotsOf(two)).toEqual([3, 4, 5]);
  const heralds = position({ ...VAULT, A: { ...VAULT.A, city: ['Herald’s Post'] } });
  act(heralds, event(1));
  expect(slotsOf(heralds)).toEqual([1, 2, 3, 4]);
});

test('each symbol needs its own crew member (IB-112; example 57)', () => {
  const table = position({ A: { at: 'grenille', deck: 'A/W a' }, events: ['Forest Survey', 'Dock Brawl'] });
  act(table, event(1));
  expect(crewOf(table)).toMatchObject({ deck: '', below: 'a A/W' });
});

test('the next event can be done at once if it is here; a pirate pays it, Ichor could not (IB-114, IB-113; example 58)', () => {
  const table = position({
    A: { at: 'borsham', wood: 1, coins: 1, deck: 'a', pirates: 1, ichor: true, city: ['Underriver Gate'] },
    events: ['Broken Crane', 'Lost Chapter'],
    eventPile: ['Dock Brawl'],
  });
  const told = act(table, event(1));
  expect(those(told, 'eventShown')).toEqual([{ fact: 'eventShown', event: 2, town: 'borsham' }]);
  act(table, event(1));
  expect(captain(table)).toMatchObject({ pirates: 0, ichor: true });
  expect(slotsOf(table)).toHaveLength(4);
});

test('Ichor pays no serpent (IB-113; example 138)', () => {
  const table = position({
    A: { at: 'theGrotto', ichor: true, city: ['Underriver Gate'] },
    events: ['Tame the Depths', 'Dock Brawl'],
  });
  expect(why(table, event(1))).toEqual({ why: 'ichorNotForEvents' });
  expect(why(table, event(2))).toEqual({ why: 'eventElsewhere', town: 'borsham' });
});

test('what is lacking is told, and where no event is shown (IB-111, IB-115; example 138)', () => {
  const table = position({ A: { at: 'rockslide', wood: 1 }, events: ['Collapsed Tunnel'], eventPile: [] });
  expect(why(table, event(1))).toEqual({ why: 'lacks', what: 'wood', need: 2, have: 1 });
  expect(why(table, event(2))).toEqual({ why: 'noEventThere' });
});

test('the last event stays alone; when it is done all fifteen are shuffled (IB-115; example 59)', () => {
  const table = position({ A: { at: 'farwold', coins: 3 }, events: ['Herald’s Fee'], eventPile: [] });
  const told = act(table, event(1));
  expect(those(told, 'eventsShuffled')).toHaveLength(1);
  const { events, eventPile } = stateOf(table);
  expect(new Set([...events, ...eventPile.flat()]).size).toBe(EVENTS.length);
  expect(events.every((number) => number > 0)).toBe(true);
  const two = position({ A: { at: 'farwold', coins: 3 }, events: ['Herald’s Fee', 'Dock Brawl'], eventPile: [] });
  act(two, event(1));
  expect(stateOf(two).events).toEqual([0, 2]);
});

test('any number of events a turn, without entry cost (IB-111)', () => {
  const table = position({
    A: { at: 'grenille', coins: 0, fish: 3, deck: 'a w' },
    events: ['Hungry Loggers', 'Forest Survey'],
  });
  act(table, event(1), event(2));
  expect(slotsOf(table)).toEqual([1, 2, 3, 4]);
  expect(can(table, 'hunt')).toBe(true);
});
