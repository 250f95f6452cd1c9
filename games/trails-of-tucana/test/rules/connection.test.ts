import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { trailsOfTucana } from '../../index.ts';
import { position, sheet, show, turn } from '../position.ts';

const trailOf = (table: ReturnType<typeof position>, name: string): number =>
  sheet(table, 0).trail[trailsOfTucana.content.petit.numbers.get(name as never)!]!;

test('hexes are connected by a path of trails on the same sheet (TT-40)', () => {
  const table = position({ seats: 2, drawn: [['2/3-3/3'], ['1/3-2/3']] });
  expect(trailOf(table, '2/3')).toBe(trailOf(table, '3/3'));
  expect(trailOf(table, '1/3')).not.toBe(trailOf(table, '3/3'));
  expect(sheet(table, 0).circled).toEqual([0, 0, 0, 0, 0]);
  turn(table, '1/3-2/3', '1/1-1/2');
  expect(trailOf(table, '1/3')).toBe(trailOf(table, '3/3'));
});

test('trails branch, run through villages and sights, and may be as long as they like (TT-41)', () => {
  const around = ['1/3-2/3', '2/3-3/3', '3/2-3/3', '3/1-3/2', '3/1-4/1', '3/3-3/4', '3/4-3/5', '2/3-2/4'] as const;
  const table = position({ drawn: [around] });
  expect(trailOf(table, '4/1')).toBe(trailOf(table, '3/5'));
  expect(trailOf(table, '2/4')).toBe(trailOf(table, '1/3'));
  expect(sheet(table, 0).circled).toEqual([1, 0, 1, 0, 0]);
});

test('a trail must reach the hex of the village; passing beside it does not count (TT-42; example 23)', () => {
  const table = position({ drawn: [['10/4-10/5', '9/8-10/4']] });
  expect(sheet(table, 0).circled).toEqual([0, 0, 0, 0, 0]);
  turn(table, '9/7-10/4');
  expect(sheet(table, 0).circled).toEqual([0, 0, 0, 0, 1]);
});

test('trails stay for the next round (TT-43)', () => {
  const table = show(position({ turn: 13, drawn: [['2/3-3/3']] }), ['any', 'any']);
  turn(table, '1/1-1/2');
  expect(stateOf(table)).toMatchObject({ round: 2, turn: 1 });
  expect(sheet(table, 0).segments).toHaveLength(2);
  turn(show(table, ['mountain', 'mountain']), '1/3-2/3');
  expect(sheet(table, 0).segments).toHaveLength(2);
});
