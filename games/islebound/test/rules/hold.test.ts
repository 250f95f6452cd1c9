import { expect, test } from 'vitest';
import { act, captain, now, position, those, why } from '../position.ts';

const dump = (wood: number, fish: number) => ({ act: 'dump', wood, fish }) as const;

test('8 wood and 1 fish at The Grotto: dump 3, then 1; Dry Dock takes them all (IB-138, IB-139, IB-163; example 32)', () => {
  const table = position({ A: { at: 'theGrotto', wood: 8, fish: 1, deck: 'w' } });
  act(table, 'visit');
  expect(now(table)).toBe('stow');
  act(table, dump(1, 2));
  expect(captain(table)).toMatchObject({ wood: 7, fish: 4 });
  act(table, dump(0, 1));
  expect(captain(table)).toMatchObject({ wood: 7, fish: 3 });
  const dock = position({ A: { at: 'theGrotto', wood: 8, fish: 1, deck: 'w', city: ['Dry Dock'] } });
  act(dock, 'visit');
  expect(captain(dock)).toMatchObject({ wood: 8, fish: 6 });
});

test('exactly the excess is dumped, neither less nor more (IB-139; example 143)', () => {
  const table = position({ A: { at: 'theGrotto', wood: 8, fish: 1, deck: '' } });
  act(table, 'visit');
  expect(why(table, dump(1, 1))).toEqual({ why: 'exactlyTheExcess', n: 3 });
  expect(why(table, dump(2, 2))).toEqual({ why: 'exactlyTheExcess', n: 3 });
  expect(why(position(), dump(0, 0))).toEqual({ why: 'notAsked', now: 'act' });
  const wood = position({ A: { at: 'grenille', wood: 9, deck: '' } });
  // Of one kind of goods nothing is to be chosen.
  expect(those(act(wood, 'visit'), 'dumped')).toEqual([{ fact: 'dumped', seat: 0, wood: 1, fish: 0 }]);
});
