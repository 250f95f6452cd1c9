import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../source-files.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { version, scripts } = JSON.parse(read('package.json')) as { version: string; scripts: Record<string, string> };

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Record<string, string | boolean>;
}
interface Job {
  readonly needs?: string;
  readonly steps: readonly Step[];
}
const workflow = parse(read('.github/workflows/release.yml')) as {
  readonly on: object;
  readonly jobs: Record<string, Job>;
};
const runs = (workflow.jobs.packages?.steps ?? []).map(({ run = '' }) => run);
const place = (words: string): number => runs.findIndex((run) => run.includes(words));

test('the changelog begins with the version of the project, and has something to say', () => {
  const [heading, newest = ''] = /^## (.*?)\n(.*?)^## /ms.exec(read('CHANGELOG.md'))?.slice(1) ?? [];
  expect(['Unreleased', version]).toContain(heading);
  expect(newest.length).toBeGreaterThan(1000);
});

test('a tag makes a release, after its version was compared and everything was tested', () => {
  expect(workflow.on).toEqual({ push: { tags: ['v*'] } });
  const publish = place('npm publish');
  expect(place('GITHUB_REF_NAME')).toBeLessThan(place('.ci/run'));
  expect(place('.ci/run')).toBeLessThan(publish);
  expect(place('npm run package -- --deb --try')).toBeLessThan(publish);
  expect(workflow.jobs.container?.needs).toBe('packages');
});

test('what the workflow runs is there', () => {
  const named = runs.flatMap((run) => [...run.matchAll(/npm run (?:-s )?(\w+)/g)].map(([, name = '']) => name));
  expect(named).toEqual(expect.arrayContaining(['package', 'build', 'sbom']));
  for (const name of named) expect(scripts).toHaveProperty([name]);
  expect(existsSync(join(ROOT, '.ci/run'))).toBe(true);
});

test('packages and image say where they come from and what is in them', () => {
  const steps = Object.values(workflow.jobs).flatMap(({ steps }) => steps);
  const attested = steps.filter(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'));
  expect(attested).toHaveLength(2);
  expect(runs[place('npm publish')]).toContain('--provenance');
  const image = steps.find(({ uses }) => uses?.startsWith('docker/build-push-action@'));
  expect(image?.with).toMatchObject({ platforms: 'linux/amd64,linux/arm64', provenance: 'mode=max', sbom: true });
});
