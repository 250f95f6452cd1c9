import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { act, captain, position } from '../position.ts';

test('a hunt takes all coins of the map, or one from the supply; the Jeweller adds one (IB-110, IB-147; example 55)', () => {
  const hunt = (treasure: number, city: string[] = []) => {
    const table = position({ A: { coins: 0, city }, change: (state) => Object.assign(state, { treasure }) });
    act(table, 'hunt');
    expect(stateOf(table).treasure).toBe(0);
    return captain(table).coins;
  };
  expect([hunt(3), hunt(0), hunt(3, ['Jeweller']), hunt(0, ['Jeweller'])]).toEqual([3, 1, 4, 2]);
});
