import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRoot, serveInRoot } from '../packages/container.mjs';
import { makeDeb } from '../packages/deb.mjs';
import { makeSkerry, manifest, OUTSIDE } from '../packages/skerry.mjs';
import { serve, sizeOf, tryOut } from '../packages/try-out.mjs';

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

describe('from its tarball', () => {
  let tarball = '';
  let folder = '';
  beforeAll(async () => {
    tarball = await makeSkerry();
    folder = mkdtempSync(join(tmpdir(), 'skerry-made-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('npm installs less than 12 MB beside libsql, which simulate, serve the page and take a first move', async () => {
    const { installed, toServe, toMove } = await tryOut(tarball);
    expect(installed).toBeLessThan(12e6);
    expect(toMove).toBeGreaterThan(toServe);
  });

  const lacking = ['strip', 'ldd', 'chroot'].filter((tool) => spawnSync('which', [tool]).status !== 0);
  // Not every sandbox lets even its root change the root.
  const mayChange = spawnSync('chroot', ['/', 'true']).status === 0;
  test.skipIf(lacking.length > 0 || !mayChange)(
    'the container image holds Node and little more, and takes a first move',
    async () => {
      const root = join(folder, 'image');
      makeRoot(tarball, root);
      expect(readdirSync(root).toSorted()).toEqual(expect.arrayContaining(['bin', 'data', 'etc', 'skerry']));
      expect(readdirSync(join(root, 'bin'))).toEqual(['node']);
      expect(sizeOf(root) - sizeOf(join(root, 'bin'))).toBeLessThan(30e6);
      await serveInRoot(root);
      expect(readdirSync(join(root, 'data'))).toContain('skerry.db');
    },
  );

  const isDebian = spawnSync('which', ['dpkg-deb']).status === 0;
  test.skipIf(!isDebian)(
    'the Debian package unpacks, makes its user, and its command serves a first move',
    async () => {
      const root = join(folder, 'debian');
      mkdirSync(join(root, 'var/lib/dpkg'), { recursive: true });
      const deb = makeDeb(tarball);
      execFileSync(
        'dpkg',
        [`--root=${root}`, '--force-not-root,bad-path,depends', '--log=/dev/null', '--unpack', deb],
        {
          stdio: 'ignore',
        },
      );
      const unit = readFileSync(join(root, 'usr/lib/systemd/system/skerry.service'), 'utf8');
      const setting = (name: string) => new RegExp(`^${name}=-?(.*)$`, 'm').exec(unit)?.[1] ?? '';
      // Settings get their name when the package is configured.
      const settings = `${setting('EnvironmentFile')}.dpkg-new`;
      const [, program = ''] = setting('ExecStart').split(' ');
      for (const path of [join(setting('WorkingDirectory'), program), settings])
        expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      const made = spawnSync('systemd-sysusers', [`--root=${root}`, 'skerry.conf'], { encoding: 'utf8' });
      if (made.error === undefined) {
        const users = readFileSync(join(root, 'etc/passwd'), 'utf8');
        expect(users).toMatch(new RegExp(`^${setting('User')}:.*:/var/lib/skerry:`, 'm'));
      }
      for (const script of ['postinst', 'prerm', 'postrm'])
        execFileSync('sh', ['-n', join(root, 'var/lib/dpkg/info', `skerry.${script}`)]);
      const command = join(root, 'usr/bin/skerry');
      expect(execFileSync(command, ['help'], { encoding: 'utf8' })).toContain('\nskerry <command> [options]\n');
      await serve([command, 'serve', '--port', '0'], { cwd: folder });
    },
  );
});
