import { expect, test } from 'vitest';
import { roundedPath } from '../rounded-path.mjs';

test.each([
  ['places are rounded', 'M12.455 112.281L31.75 5.5', 'M12 112L32 6'],
  ['steps lead to rounded places, so nothing adds up', 'm.4.4l.4 0l.4 0l.4 0l.4 0', 'm0 0l1 0l0 0l1 0l0 0'],
  ['a curve is relative to where it begins', 'M.4 0c.4 0 .4.4.4.8', 'M0 0c1 0 1 0 1 1'],
  ['what is closed goes on from its beginning', 'm1.4 1.4h.8zh.8', 'm1 1h1zh1'],
  ['flags need nothing between them', 'M0 0a45.26 45.26 0 01.8-.8', 'M0 0a45.3 45.3 0 0 1 1-1'],
  ['a number may begin with its point', 'M.6.6V10', 'M1 1V10'],
])('%s', (_, path, rounded) => {
  expect(roundedPath(path)).toBe(rounded);
});
