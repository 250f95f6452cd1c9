import { expect, test } from 'vitest';
import { nodeServes } from '../prepare.mjs';

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s serves: %s', (version, serves) => {
  expect(nodeServes(version)).toBe(serves);
});
