import { choices } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { CELLS, type Cell, islebound } from '../../index.ts';
import { act, can, captain, crewOf, exhaust, now, type Position, position, those, why } from '../position.ts';

const sail = (to: Cell) => ({ act: 'sail', to }) as const;
const at = (wanted: Position) => position({ sailing: true, ...wanted });
const destinations = (wanted: Position) =>
  choices(at(wanted), 0).flatMap(({ action, why }) => (why === undefined && action.act === 'sail' ? [action.to] : []));
const AWAY = { B: { at: 'borsham' }, C: { at: 'borsham' } } as const;

test('from Marhaven at speed 2 Undervall is near, and Fel’s Garden one fish away (IB-29, IB-31, IB-32; example 3)', () => {
  const table = at({ A: { at: 'marhaven' } });
  expect(why(table, sail('S.A'))).toEqual({ why: 'tooFar', distance: 3, speed: 2, fish: 0 });
  expect(those(act(table, sail('W.C')), 'sailed')).toEqual([
    { fact: 'sailed', seat: 0, route: ['NW', 'W.A', 'W.C'], fish: 0 },
  ]);
  const fisher = at({ A: { at: 'marhaven', fish: 1 } });
  act(fisher, sail('S.A'));
  expect(captain(fisher).fish).toBe(0);
});

test('three Sail crew make speed 4, and a fish goes beyond it (IB-28, IB-31; example 4)', () => {
  const table = at({ A: { at: 'marhaven', deck: 'A/S C/S N/S', fish: 1 } });
  expect(those(act(table, sail('SE')), 'sailed')[0]).toMatchObject({ fish: 1 });
  expect(captain(table).fish).toBe(0);
});

test('the Lighthouse adds 1, at most 4 (IB-28, IB-162; example 5)', () => {
  const speed = (deck: string, below = '') => {
    const reason = why(at({ A: { at: 'marhaven', deck, below, city: ['Lighthouse'] } }), sail('SE'));
    return 'speed' in reason ? reason.speed : undefined;
  };
  expect([speed('A/S C/S'), speed('A/S', 'C/S'), speed('', 'A/S C/S')]).toEqual([4, 4, 3]);
});

test('from Farwold at speed 2 there are exactly six destinations (IB-27, IB-5, IB-30; example 6)', () => {
  expect(destinations({ A: { at: 'farwold' }, ...AWAY }).sort()).toEqual(['E.A', 'E.B', 'N.C', 'NE', 'S.C', 'SE']);
  expect(why(at({ A: { at: 'farwold' } }), sail('E.C'))).toEqual({ why: 'mustMove' });
});

test('a berth beside two ships costs one Administrate crew member in all, and none with Pilots’ Hall (IB-34, IB-171; example 7)', () => {
  const others = { B: { at: 'sunsRest' }, C: { at: 'sunsRest' } } as const;
  const table = at({ A: { at: 'marhaven', deck: 'a a w' }, ...others });
  act(table, sail('W.A'));
  expect(crewOf(table)).toEqual({ deck: 'a w', below: 'a', injured: '' });
  const piloted = at({ A: { at: 'marhaven', deck: 'a a w', city: ['Pilots’ Hall'] }, ...others });
  act(piloted, sail('W.A'));
  expect(crewOf(piloted).deck).toBe('a a w');
});

test('without Administrate crew no berth beside a ship, but passing it is free (IB-35, IB-33; example 8)', () => {
  const table = at({ A: { at: 'marhaven', deck: 'w' }, B: { at: 'sunsRest' } });
  expect(why(table, sail('W.A'))).toEqual({ why: 'needAdministrate', ships: [1] });
  const told = act(table, sail('W.B'));
  expect(those(told, 'sailed')[0]).toMatchObject({ route: ['NW', 'W.A', 'W.B'], fish: 0 });
});

test('speed is read before the berth is paid (IB-28, IB-34; example 9)', () => {
  const table = at({ A: { at: 'marhaven', deck: 'A/S w' }, B: { at: 'felsGarden' } });
  act(table, sail('S.A'));
  expect(crewOf(table)).toMatchObject({ deck: 'w', below: 'A/S' });
});

test('Close Quarters: a berth on the rival’s board costs one Administrate, ports are no board (IB-186, IB-187; example 10)', () => {
  const to = (rival: 'grenille' | 'krazk', cell: Cell) => {
    const table = at({ seats: 2, options: { closeQuarters: true }, A: { at: 'marhaven' }, B: { at: rival } });
    act(table, sail(cell));
    return crewOf(table).below;
  };
  expect([to('grenille', 'W.C'), to('grenille', 'N.A'), to('grenille', 'W.B'), to('krazk', 'W.B')]).toEqual([
    'a',
    '',
    'a',
    '',
  ]);
  const table = at({
    seats: 2,
    options: { closeQuarters: true },
    A: { at: 'marhaven', deck: 'w' },
    B: { at: 'grenille' },
  });
  expect(why(table, sail('W.C'))).toEqual({ why: 'needAdministrateCloseQuarters', board: 'W' });
  expect(can(table, sail('N.A'))).toBe(true);
});

test('between two ships there is still somewhere to go, through them (IB-36, IB-33; example 99)', () => {
  const wanted: Position = { A: { at: 'farwold', deck: 'w' }, B: { at: 'rockslide' }, C: { at: 'morlim' } };
  expect(destinations(wanted).sort()).toEqual(['N.C', 'NE', 'S.C', 'SE']);
  expect(why(at(wanted), sail('E.A'))).toMatchObject({ why: 'needAdministrate' });
});

test('at least six regions lie within two steps of any, at least three of them off any board (IB-36)', () => {
  for (const [from, cell] of CELLS.entries()) {
    const { near, distance } = islebound.content.charts[0]!;
    const wanted = CELLS.filter((_, to) => to !== from && distance[from]![to]! <= 2);
    expect(near[from]!.length, cell).toBeGreaterThan(1);
    expect(wanted.length, cell).toBeGreaterThanOrEqual(6);
    for (const slot of ['W', 'N', 'S', 'E'])
      expect(wanted.filter((to) => !to.startsWith(`${slot}.`)).length).toBeGreaterThanOrEqual(3);
  }
});

test('who is exhausted for a berth is asked only where there is a choice (IB-47, IB-34; example 103)', () => {
  const one = at({ A: { at: 'marhaven', deck: 'a a w' }, B: { at: 'sunsRest' } });
  act(one, sail('W.A'));
  expect(now(one)).toBe('act');
  const two = at({ A: { at: 'marhaven', deck: 'a A/C w' }, B: { at: 'sunsRest' } });
  act(two, sail('W.A'));
  expect(now(two)).toBe('exhaust');
  expect(why(two, exhaust('w'))).toEqual({ why: 'lacksSkill', skill: 'administrate' });
  expect(why(two, 'hunt')).toEqual({ why: 'moveFirst' });
  act(two, exhaust('A/C'));
  expect(crewOf(two)).toMatchObject({ deck: 'a w', below: 'A/C' });
});

test('fish are spent while moving only, and never more than needed (IB-31, IB-32)', () => {
  const table = at({ A: { at: 'marhaven', fish: 5 } });
  act(table, sail('S.A'));
  expect(captain(table).fish).toBe(4);
});

test('unused steps are lost, and the ship has moved once (IB-29)', () => {
  const table = at({ A: { at: 'marhaven' } });
  act(table, sail('W.A'));
  expect(why(table, sail('W.B'))).toEqual({ why: 'notAsked', now: 'act' });
  expect(stateOf(table).ships[0]).toBe(CELLS.indexOf('W.A'));
});
