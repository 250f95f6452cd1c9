import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT } from '../source-files.mjs';

test('nothing that a board shows is read as markup', () => {
  const boards = filesBelow('games').filter((file) => /\/board\/.*\.tsx?$/.test(file));
  expect(boards.length).toBeGreaterThan(20);
  const isMarkup = (file: string) =>
    /innerHTML|outerHTML|insertAdjacentHTML/i.test(readFileSync(join(ROOT, file), 'utf8'));
  expect(boards.filter(isMarkup)).toEqual([]);
});
