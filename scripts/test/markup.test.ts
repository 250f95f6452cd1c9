import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT } from '../source-files.mjs';

test('nothing that a page shows is read as markup', () => {
  const pages = ['games', 'look', 'web']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/test/'));
  expect(pages.length).toBeGreaterThan(100);
  const found = pages.filter((file) =>
    /innerHTML|outerHTML|insertAdjacentHTML/i.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
