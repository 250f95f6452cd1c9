import { expect, test } from 'vitest';
import { freeTableName, nextTableName } from '../first/names.ts';

test.each([
  ['Evening tide', 'Evening tide (2)'],
  ['Evening tide (2)', 'Evening tide (3)'],
  ['Evening tide (9)', 'Evening tide (10)'],
  ['Row 14', 'Row 14 (2)'],
  ['A name that is as long as any may be here', 'A name that is as long as any may be (2)'],
])('the table after %s is %s', (name, next) => {
  expect(nextTableName(name)).toBe(next);
});

test('a table keeps its name where it is the only one of that name, and is numbered elsewhere', () => {
  expect(freeTableName('Evening tide', ['Slow boat'])).toBe('Evening tide');
  expect(freeTableName('Evening tide', ['Evening tide', 'Evening tide (2)'])).toBe('Evening tide (3)');
});
