import { inLanguage, type Language } from '@skerry/engine';
import { expect, test } from 'vitest';
import { withinReach } from '../../board/aids/crew-aid.tsx';
import { MOST_POINTS, MOST_TILES, TILE_KINDS, villagePoints } from '../../content/above-and-below.ts';
import { SKILLS } from '../../content/vocabulary.ts';
import { aidWords } from '../../text/aids.ts';
import { rules as en } from '../../text/en/rules.ts';
import { rules as fr } from '../../text/fr/rules.ts';
import { act, crewOf, injure, position, rolled } from '../position.ts';

test('every line of the player aid names its rule, the same in both languages (IB-207; example 129)', () => {
  const rulesOf = (language: Language) =>
    inLanguage(language, aidWords).playerAid.map(({ lines }) => lines.map(({ rule }) => rule));
  expect(rulesOf('fr')).toEqual(rulesOf('en'));
  const named = rulesOf('en').flat();
  for (const rule of named) for (const rules of [en, fr]) expect(Object.keys(rules)).toContain(rule);
  const asked = ['IB-21', 'IB-24', 'IB-28', 'IB-31', 'IB-34', 'IB-85', 'IB-87', 'IB-106', 'IB-203'];
  expect(named).toEqual(expect.arrayContaining(asked));
});

test('the player aid draws each of the five skills once (IB-207)', () => {
  const signs = aidWords.en.playerAid.flatMap(({ lines }) => lines.map(({ sign }) => sign));
  for (const skill of SKILLS) expect(signs.filter((sign) => sign === `skill-${skill}`)).toHaveLength(1);
});

test('a number outside 0 to 20 counts as the nearest one, an empty field as nothing (IB-211)', () => {
  expect([-3, 7, 20.9, 99, Number.NaN].map(withinReach)).toEqual([0, 7, 20, 20, 0]);
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
