import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeSkerry, manifest, OUTSIDE } from '../packages/skerry.mjs';
import { tryOut } from '../packages/try-out.mjs';

const read = (path: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8'));

interface Workspace {
  readonly version: string;
  readonly dependencies?: Record<string, string>;
}

test('the npm package has the version of the project and the versions of the packages that are tested here', () => {
  const { name, version, dependencies, engines } = manifest();
  const root = read('package.json');
  expect({ name, version, engines }).toEqual({ name: root.name, version: root.version, engines: root.engines });
  const lock = read('package-lock.json').packages;
  expect(Object.keys(dependencies)).toEqual(OUTSIDE);
  for (const [each, wanted] of Object.entries(dependencies)) expect(lock[`node_modules/${each}`].version).toBe(wanted);
});

test('the version is written in one place: packages of the clone have none of their own', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, Workspace> };
  const workspaces = Object.entries(packages).filter(([path]) => path !== '' && !path.includes('node_modules/'));
  expect(workspaces.length).toBeGreaterThan(10);
  for (const [path, { version, dependencies = {} }] of workspaces) {
    const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@skerry/'));
    expect([path, version, ...ours.map(([, wanted]) => wanted)]).toEqual([path, '0.0.0', ...ours.map(() => '*')]);
  }
});

test('installed in an empty folder it takes less than 12 MB beside libsql, simulates, serves the page and takes a first move', async () => {
  const { installed, toServe, toMove } = await tryOut(await makeSkerry());
  expect(installed).toBeLessThan(12e6);
  expect(toMove).toBeGreaterThan(toServe);
});
