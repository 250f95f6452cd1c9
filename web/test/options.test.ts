import type { Game, OptionSpec } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { beforeAll, expect, test } from 'vitest';
import { clockName, clockRule } from '../lobby/clocks.ts';
import { dealt, fitting, optionValue, swapped, whyRefused } from '../lobby/option-values.ts';
import { nameTrouble, resized } from '../lobby/seat-drafts.ts';
import { learnWords } from '../words/speak.ts';

const roles: Extract<OptionSpec, { kind: 'each-seat' }> = {
  kind: 'each-seat',
  values: ['diver', 'pilot', 'engineer', 'explorer'],
  default: 'random',
};
const first: OptionSpec = { kind: 'seat', default: 'random' };

const tucana: Game = trailsOfTucana;

beforeAll(learnWords);

test('roles that were chosen for three fall back to chance at a table of two', () => {
  expect(optionValue(roles, ['diver', 'pilot', 'engineer'], 3)).toEqual(['diver', 'pilot', 'engineer']);
  expect(optionValue(roles, ['diver', 'pilot', 'engineer'], 2)).toBe('random');
});

test('the one who begins is no longer named once the seat is gone', () => {
  const three = { ...forbiddenIsland, options: { first, roles } };
  expect(fitting(three, { first: 2 }, 3)).toEqual({ first: 2, roles: 'random' });
  expect(fitting(three, { first: 2 }, 2)).toEqual({ first: 'random', roles: 'random' });
});

test('what the rules refuse at fewer seats falls back to its default, and says why it cannot be chosen', () => {
  const bonus = { specialBonus: true, island: 'grande' };
  expect(fitting(tucana, bonus, 2)).toMatchObject(bonus);
  expect(fitting(tucana, bonus, 1)).toMatchObject({ specialBonus: false, island: 'grande' });
  expect(whyRefused(tucana, bonus, 1, ['specialBonus', true])).toEqual({ why: 'notAlone' });
  // The other options remain available, though the special bonus was chosen before.
  expect(whyRefused(tucana, bonus, 1, ['island', 'petit'])).toBeUndefined();
  expect(whyRefused(tucana, bonus, 2, ['specialBonus', true])).toBeUndefined();
});

test('who takes the role of another gives theirs in return, so that all stay different', () => {
  expect(dealt(roles, 3)).toEqual(['diver', 'pilot', 'engineer']);
  expect(swapped(['diver', 'pilot', 'engineer'], 0, 'engineer')).toEqual(['engineer', 'pilot', 'diver']);
  expect(swapped(['diver', 'pilot', 'engineer'], 1, 'explorer')).toEqual(['diver', 'explorer', 'engineer']);
});

const person = (name: string) => ({ who: 'person', name, level: 'keen' }) as const;

test('every seat needs a name of its own', () => {
  expect(nameTrouble([person('Ada'), person('Bruno')])).toBeUndefined();
  expect(nameTrouble([person('Ada'), person('  ')])).toBe('nameNeeded');
  expect(nameTrouble([person('Ada'), person('Ada ')])).toBe('sameName');
});

test('a table that grows keeps its people and gives the new seats other names', () => {
  const grown = resized([person('Player 3'), person('Bruno')], 'pass', 4);
  expect(grown.slice(0, 2).map(({ name }) => name)).toEqual(['Player 3', 'Bruno']);
  expect(new Set(grown.map(({ name }) => name)).size).toBe(4);
  expect(resized(grown, 'pass', 2)).toEqual(grown.slice(0, 2));
});

test.each(['none', 'quick', 'relaxed', 'days'] as const)('the clock "%s" is known again by its times', (name) => {
  expect(clockName(clockRule(name))).toBe(name);
});

test('a clock that is no preset is shown as set', () => {
  expect(clockName({ turn: 7000, bank: 0 })).toBe('other');
});
