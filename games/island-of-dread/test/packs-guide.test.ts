import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../content/built-in.ts';
import { CONDITIONS, EFFECTS, LIMITS, PRICES, WHENS } from '../content/vocabulary.ts';
import { islandOfDread } from '../index.ts';

const WHOLE = readFileSync(new URL('../../../docs/content-packs.md', import.meta.url), 'utf8');
const [, GUIDE = ''] = /^## A pack for The Island of Dread\n(.*?)^## /ms.exec(WHOLE) ?? [];

test('the guide to packs names every part, every number, every trigger, condition, price and effect', () => {
  const parts = Object.keys(BUILT_IN).filter((part) => part !== 'name' && part !== 'version');
  const words = [
    ...parts,
    ...Object.keys(BUILT_IN.numbers),
    ...Object.keys(BUILT_IN.chart),
    ...[...WHENS, ...CONDITIONS, ...PRICES, ...LIMITS, ...EFFECTS],
  ];
  expect(words.filter((word) => !GUIDE.includes(`\`${word}\``))).toEqual([]);
});

test('the ability that the guide shows is one of a built-in Item', () => {
  const [, shown = ''] = /```json\n(.+?)```/s.exec(GUIDE) ?? [];
  expect(BUILT_IN.items.flatMap(({ abilities }) => abilities)).toContainEqual(JSON.parse(shown));
});

test('the built-in content, written as a file as the guide says, is a pack that can be used', () => {
  const file = JSON.stringify(islandOfDread.packs!.builtIn, null, 2);
  expect(file.length).toBeLessThan(200_000);
  expect(islandOfDread.packs!.check({ ...JSON.parse(file), name: 'My box', version: '1.0' })).toEqual([]);
});
