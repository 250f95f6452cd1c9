import { expect, test } from 'vitest';
import { affectedTests, needs } from '../affected-tests.mjs';

const graph = needs();
const by = (...changed: string[]): string[] => affectedTests(changed, graph) ?? [];

test('a rule of a game reaches its tests, those of every game, and the browsers that open it', () => {
  const tests = by('games/islebound/rules/game.ts');
  expect(tests).toContain('games/islebound/test/battery.test.ts');
  expect(tests).toContain('games/test/manifests.test.ts');
  expect(tests).toContain('e2e/test/islebound.test.ts');
  expect(tests).not.toContain('games/forbidden-island/test/battery.test.ts');
  expect(tests).not.toContain('e2e/test/together.test.ts');
});

test('a part of the page reaches every browser, and no rules', () => {
  const tests = by('web/home/home.css');
  expect(tests).toContain('e2e/test/together.test.ts');
  expect(tests).not.toContain('games/islebound/test/battery.test.ts');
});

test('a test reaches itself', () => {
  expect(by('bots/test/search.test.ts')).toEqual(['bots/test/search.test.ts']);
});

test('a page of the docs reaches the tests that read docs', () => {
  expect(by('docs/voice.md')).toContain('scripts/test/docs.test.ts');
  expect(by('docs/voice.md').every((path) => path.startsWith('scripts/'))).toBe(true);
});

test('a tool reaches everything', () => {
  expect(affectedTests(['package-lock.json'], graph)).toBeUndefined();
});
