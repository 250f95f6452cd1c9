import { expect, test } from 'vitest';
import { MOST_POINTS, MOST_TILES, TILE_KINDS, villagePoints } from '../../rules/above-and-below.ts';
import { rules as en } from '../../text/rules.en.ts';
import { rules as fr } from '../../text/rules.fr.ts';
import { act, crewOf, injure, position, rolled } from '../position.ts';

test('every line of the player aid has its rule in both languages (IB-207; example 129)', () => {
  const lines = ['IB-21', 'IB-24', 'IB-28', 'IB-31', 'IB-34', 'IB-85', 'IB-87', 'IB-106', 'IB-203'] as const;
  for (const line of lines) for (const rules of [en, fr]) expect(rules[line]).toMatch(/\S/);
});

test('the page on Above and Below changes nothing here: the back of a tile only says injured (IB-208)', () => {
  const table = rolled({ A: { at: 'grenille', serpents: 2, deck: 'a w' } }, { need: 5, serpents: 2, dice: [3, 3] });
  act(table, 'placeBest', injure('a'));
  expect(crewOf(table)).toEqual({ deck: 'w', below: '', injured: 'a' });
  expect(crewOf(position()).injured).toBe('');
});

test('all 22 tiles go into a bag, and one is drawn when the 5-coin place is empty (IB-209; example 130)', () => {
  expect(en['IB-209']).toMatch(/22[\s\S]*5/);
  expect(fr['IB-209']).toMatch(/22[\s\S]*5/);
});

test('a tile with a good, 4 owned; one with a 3; one with cider, 2 owned: 9 points (IB-210, IB-211; example 131)', () => {
  expect(
    villagePoints([
      { kind: 'good', n: 4 },
      { kind: 'points', n: 3 },
      { kind: 'cider', n: 2 },
    ]),
  ).toBe(9);
  expect(villagePoints([])).toBe(0);
  expect([TILE_KINDS.length, MOST_TILES, MOST_POINTS]).toEqual([4, 22, 20]);
});
