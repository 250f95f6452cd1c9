import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunks } from '../chunks.mjs';

/** The groups that a module of a clone in this folder may go to, by their names; `$initial` belongs to a build. */
function groupsOf(root: string, place: string): string[] {
  const module = join(root, place);
  const fits = chunks(root).filter(({ test, tags }) => {
    if (tags !== undefined) return false;
    return typeof test === 'function' ? test(module) === true : true;
  });
  return fits.flatMap(({ name }) =>
    typeof name === 'function' ? (name(module, { getModuleInfo: () => null }) ?? []) : name,
  );
}

test('what a file belongs to is read from its place in the clone', () => {
  expect(groupsOf('/home/ada/skerry', 'games/islebound/board/chart/chart.tsx')).toEqual(['islebound']);
  expect(groupsOf('/home/ada/skerry', 'games/islebound/text/fr/index.ts')).toEqual(['islebound-fr']);
  expect(groupsOf('/home/ada/skerry', 'look/slip.tsx')).toEqual(['frame']);
  expect(groupsOf('/home/ada/skerry', 'look/map/zoom.ts')).toEqual(['map']);
});

test.each(['look', 'engine', 'tables', 'speech'])('a clone in a folder called "%s" is cut like any other', (folder) => {
  const aside = [
    'games/islebound/board/parts/drawings.svg',
    'games/islebound/board/aids/aid-lines.tsx',
    'web/review/index.tsx',
  ];
  for (const place of aside) expect(groupsOf(`/home/ada/${folder}`, place)).toEqual([]);
  expect(groupsOf(`/home/ada/${folder}`, 'engine/loop.ts')[0]).toBe('engine');
  expect(groupsOf(`/home/ada/${folder}`, 'engine/content/seed.ts')).toEqual(['content']);
  // The first that fits has it.
  expect(groupsOf(`/home/ada/${folder}`, 'engine/index.ts')[0]).toBe('content');
  expect(groupsOf(`/home/ada/${folder}`, 'tables/game-session.ts')).toEqual(['keeping']);
});

test.each(['engine/first/names.ts', 'engine/first/prompts.ts', 'tables/wire/vocabulary.ts'])(
  '%s comes with the first page, and brings no rules along',
  (place) => {
    const source = readFileSync(new URL(`../../${place}`, import.meta.url), 'utf8');
    const imports = source.match(/^(?:import|export) [^;]*from '[^']+';/gm) ?? [];
    expect(imports.filter((line) => !/^(?:import|export) type /.test(line))).toEqual([]);
  },
);
