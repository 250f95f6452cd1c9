import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { manifest, OUTSIDE } from '../package.mjs';

const read = (path: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8'));

// `npm run package -- --try` builds it, installs it in an empty folder and starts it; the nightly run does so.
test('the npm package has the version of the project and the versions of the packages that are tested here', () => {
  const { name, version, dependencies, engines } = manifest();
  const root = read('package.json');
  expect({ name, version, engines }).toEqual({ name: root.name, version: root.version, engines: root.engines });
  const lock = read('package-lock.json').packages;
  expect(Object.keys(dependencies)).toEqual(OUTSIDE);
  for (const [each, wanted] of Object.entries(dependencies)) expect(lock[`node_modules/${each}`].version).toBe(wanted);
});
