// The Debian package in dist/release/, from the npm package: for this machine's architecture, or another that is named.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../source-files.mjs';
import { inCommon, put, RELEASE, readJson } from './pack.mjs';
import { sizeOf } from './try-out.mjs';

/** How Debian and Node call the same processors. @type {Record<string, string>} */
const PROCESSORS = { amd64: 'x64', arm64: 'arm64' };
const THIS_MACHINE = Object.keys(PROCESSORS).find((name) => PROCESSORS[name] === process.arch);

const DEBIAN = join(ROOT, 'packaging/debian');
const SYSTEMD = join(ROOT, 'packaging/systemd');

const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');

/** Returns the path of the package. @param {string} tarball @param {string | undefined} architecture */
export function makeDeb(tarball, architecture = THIS_MACHINE) {
  const processor = PROCESSORS[architecture ?? ''];
  if (processor === undefined) throw new Error(`There is no Debian package for ${architecture ?? process.arch}.`);
  const folder = mkdtempSync(join(tmpdir(), 'skerry-deb-'));
  try {
    program(tarball, processor, folder);
    units(folder);
    put(folder, 'etc/skerry.env', read(join(DEBIAN, 'skerry.env')));
    put(folder, 'usr/share/doc/skerry/copyright', read(join(folder, 'usr/lib/skerry/LICENSE')));
    control(folder, architecture ?? '');
    execFileSync('chmod', ['-R', 'u=rwX,go=rX', folder]);
    execFileSync('chmod', ['755', ...['postinst', 'prerm', 'postrm'].map((name) => join(folder, 'DEBIAN', name))]);
    const made = join(RELEASE, `skerry_${inCommon().version}_${architecture}.deb`);
    execFileSync('dpkg-deb', ['--root-owner-group', '--build', folder, made], { stdio: ['ignore', 'ignore', 2] });
    return made;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The npm package with what it needs, in /usr/lib/skerry, and the command. @param {string} tarball @param {string} processor @param {string} folder */
function program(tarball, processor, folder) {
  const draft = join(folder, 'draft');
  const machine = ['--os=linux', `--cpu=${processor}`, '--libc=glibc'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--no-bin-links', '--ignore-scripts'];
  mkdirSync(draft);
  put(draft, 'package.json', '{"private":true}\n');
  execFileSync('npm', ['install', tarball, ...machine, ...quiet], { cwd: draft, stdio: ['ignore', 'ignore', 2] });
  const home = join(folder, 'usr/lib/skerry');
  mkdirSync(join(folder, 'usr/lib'), { recursive: true });
  renameSync(join(draft, 'node_modules/skerry'), home);
  rmSync(join(draft, 'node_modules/.package-lock.json'));
  // npm installs it for both C libraries.
  rmSync(join(draft, `node_modules/@libsql/linux-${processor}-musl`), { recursive: true, force: true });
  renameSync(join(draft, 'node_modules'), join(home, 'node_modules'));
  rmSync(draft, { recursive: true });
  for (const name of readdirSync(join(home, 'dist/chunks'))) {
    const chunk = join(home, 'dist/chunks', name);
    if (read(chunk).includes('npx skerry'))
      put(home, `dist/chunks/${name}`, read(chunk).replaceAll('npx skerry', 'skerry'));
  }
  mkdirSync(join(folder, 'usr/bin'));
  symlinkSync('../lib/skerry/dist/skerry.js', join(folder, 'usr/bin/skerry'));
}

/** What systemd reads: the units of a clone, for the folder of the package, with the settings in a file. @param {string} folder */
function units(folder) {
  for (const name of readdirSync(SYSTEMD)) {
    const unit = read(join(SYSTEMD, name)).replaceAll('/opt/skerry', '/usr/lib/skerry');
    const settings = unit.replace(
      'Environment=PUBLIC_URL=https://play.example.org',
      'EnvironmentFile=-/etc/skerry.env',
    );
    put(folder, `usr/lib/systemd/system/${name}`, settings);
  }
  cpSync(join(DEBIAN, 'sysusers.conf'), join(folder, 'usr/lib/sysusers.d/skerry.conf'), { recursive: true });
  cpSync(join(DEBIAN, 'tmpfiles.conf'), join(folder, 'usr/lib/tmpfiles.d/skerry.conf'), { recursive: true });
}

/** @param {string} folder @param {string} architecture */
function control(folder, architecture) {
  const { DEBFULLNAME = 'Skerry contributors', DEBEMAIL = 'root@localhost' } = process.env;
  const { description } = readJson('package.json');
  const fields = {
    Package: 'skerry',
    Version: inCommon().version,
    Section: 'games',
    Priority: 'optional',
    Architecture: architecture,
    Maintainer: `${DEBFULLNAME} <${DEBEMAIL}>`,
    'Installed-Size': Math.ceil(sizeOf(folder) / 1024),
    Depends: 'nodejs (>= 20.19), systemd',
    Description: `${description}\n Play four island board games in the browser: solo, around one device, against\n bots, or online with friends. One process and one file, or many on PostgreSQL.`,
  };
  put(
    folder,
    'DEBIAN/control',
    Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join(''),
  );
  put(folder, 'DEBIAN/conffiles', '/etc/skerry.env\n');
  for (const name of ['postinst', 'prerm', 'postrm']) put(folder, `DEBIAN/${name}`, read(join(DEBIAN, name)));
}
