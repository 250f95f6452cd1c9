import { open, openingFacts, outcome } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { type BlueCard, LETTERS, type Sheet, trailsOfTucana } from '../../index.ts';
import { position, sheet, those, turn } from '../position.ts';

const kept = (table: ReturnType<typeof position>): string =>
  LETTERS.filter((_, n) => stateOf(table).blue[n] !== 0).join('');

test('alone only the five second blue cards are used (TT-77)', () => {
  const table = open(trailsOfTucana, { seats: 1, seed: 'solo' });
  expect(stateOf(table).blue).toEqual([2, 2, 2, 2, 2]);
  const laid = those(
    openingFacts(table).map(({ fact }) => fact),
    'blueLaid',
  );
  expect(laid.map(({ values }) => values)).toEqual([[2], [2], [3], [4], [5]]);
});

test('connecting a letter pays its second card, which goes (TT-78)', () => {
  const drawn = [['9/3-9/4', '9/4-9/5', '9/5-9/6']] as const;
  const table = position({ letters: 'CECBDADBAE', drawn });
  turn(table, '9/6-9/7');
  expect(sheet(table, 0).bonuses).toEqual([{ card: 'D', points: 4 }]);
  expect(stateOf(table).blue).toEqual([2, 2, 2, 0, 2]);
});

test('a letter whose card is gone pays no blue points (TT-78)', () => {
  const drawn = [['9/3-9/4', '9/4-9/5', '9/5-9/6']] as const;
  const table = position({ letters: 'CECBDADBAE', drawn, blue: [2, 2, 2, 0, 2] });
  turn(table, '9/6-9/7');
  expect(sheet(table, 0)).toMatchObject({ pairs: ['D'], bonuses: [] });
});

test('before the last round two of the blue cards left stay, each pair with the same chance (TT-79; example 37)', () => {
  const blue: BlueCard[] = [2, 0, 2, 2, 2];
  const found: Record<string, number> = {};
  const tables = 600;
  for (let n = 0; n < tables; n++) {
    const table = position({ seed: `cut ${n}`, turn: 13, blue });
    turn(table, '1/1-1/2');
    found[kept(table)] = (found[kept(table)] ?? 0) + 1;
  }
  expect(Object.keys(found).sort()).toEqual(['AC', 'AD', 'AE', 'CD', 'CE', 'DE']);
  // Four standard deviations of a binomial count with chance 1/6.
  for (const count of Object.values(found))
    expect(Math.abs(count - tables / 6)).toBeLessThan(4 * Math.sqrt((tables * 5) / 36));
});

test('of exactly three blue cards left one goes (TT-79)', () => {
  const table = position({ turn: 13, blue: [2, 0, 2, 0, 2] });
  const [cut] = those(turn(table, '1/1-1/2'), 'soloCut');
  expect(kept(table)).toHaveLength(2);
  expect(cut?.kept.join('')).toBe(kept(table));
  expect([...cut!.kept, ...cut!.gone].sort()).toEqual(['A', 'C', 'E']);
});

test('on Grande the cards are cut after round 2 and not after round 1 (TT-79)', () => {
  const first = position({ island: 'grande', round: 1, turn: 13 });
  turn(first, '2/1-2/2');
  expect(kept(first)).toBe('ABCDE');
  const second = position({ island: 'grande', round: 2, turn: 13 });
  const told = turn(second, '2/1-2/2');
  expect(kept(second)).toHaveLength(2);
  expect(those(told, 'soloCut')[0]?.kept.join('')).toBe(kept(second));
});

test('with more players no card is cut (TT-79)', () => {
  const table = position({ seats: 2, turn: 13 });
  turn(table, '1/1-1/2', '1/1-1/2');
  expect(stateOf(table).blue).toEqual([1, 1, 1, 1, 1]);
});

test('if two or fewer are left, they all stay, and nothing is shuffled (TT-80; example 38)', () => {
  const table = position({ island: 'grande', round: 2, turn: 13, blue: [0, 0, 0, 2, 2] });
  const told = turn(table, '2/1-2/2');
  expect(kept(table)).toBe('DE');
  expect(those(told, 'soloCut')).toEqual([]);
});

test('alone there is no winner: the result is the score and its level (TT-81, TT-82; example 39)', () => {
  const written: Partial<Sheet>[] = [{ sums: [50] }];
  const table = position({ round: 2, turn: 13, written });
  const told = turn(table, '1/1-1/2');
  expect(outcome(table)).toMatchObject({ ranks: [1], why: { why: 'solo', total: 50, level: 1 } });
  expect(those(told, 'scoreOnly')).toEqual([{ fact: 'scoreOnly', total: 50, level: 1 }]);
  expect(those(told, 'won')).toEqual([]);
});
