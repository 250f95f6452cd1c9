import { describe, expect, test } from 'vitest';
import { accessibility as de } from '../../words/de/accessibility.ts';
import { accessibility as en } from '../../words/en/accessibility.ts';
import { accessibility as fr } from '../../words/fr/accessibility.ts';
import { CRITERIA, type Criterion } from '../criteria.ts';

/** The criteria of WCAG 2.2 by guideline: how many there are of levels A and AA. */
const GUIDELINES = {
  '1.1': 1,
  '1.2': 5,
  '1.3': 5,
  '1.4': 9,
  '2.1': 3,
  '2.2': 2,
  '2.3': 1,
  '2.4': 8,
  '2.5': 6,
  '3.1': 2,
  '3.2': 5,
  '3.3': 6,
  '4.1': 2,
};

const all = Object.entries(CRITERIA) as [string, Criterion][];

test('the accessibility statement has every criterion of levels A and AA', () => {
  const count = (guideline: string) => all.filter(([number]) => number.startsWith(`${guideline}.`)).length;
  const counted = Object.keys(GUIDELINES).map((guideline) => [guideline, count(guideline)]);
  expect(Object.fromEntries(counted)).toEqual(GUIDELINES);
});

test('what is said to be met says how that is known', () => {
  expect(all.filter(([, { result, shown }]) => result === 'met' && shown === undefined)).toEqual([]);
});

describe.each(Object.entries({ en, fr, de }))('in %s', (_, words) => {
  test('every criterion has a name', () => {
    expect(Object.keys(words.names).sort()).toEqual(all.map(([number]) => number).sort());
  });

  test('what is not wholly met says what is missing', () => {
    const lacking = all
      .filter(([, { result }]) => result === 'partly' || result === 'notMet')
      .map(([number]) => number);
    expect(lacking.filter((number) => !Object.hasOwn(words.notes, number))).toEqual([]);
  });
});
