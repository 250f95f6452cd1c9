// Makes the npm packages in dist/release/, with --deb the Debian packages, too. With --try the first is also installed in an empty folder and
// used, and sizes and times are printed.
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../source-files.mjs';
import { makeDeb } from './deb.mjs';
import { makeLibraries } from './libraries.mjs';
import { makeSkerry } from './skerry.mjs';
import { tryOut } from './try-out.mjs';

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

const tarball = await makeSkerry();
const made = [tarball, ...(await makeLibraries())];
if (process.argv.includes('--deb')) made.push(makeDeb(tarball, 'amd64'), makeDeb(tarball, 'arm64'));
for (const path of made) console.log(`${relative(ROOT, path)}: ${megabytes(statSync(path).size)}`);
if (process.argv.includes('--try')) {
  const { packed, installed, toInstall, toServe, toMove } = await tryOut(tarball);
  console.log(
    `Packed ${megabytes(packed)}, installed ${megabytes(installed)} beside libsql in ${toInstall.toFixed(1)} s.\n` +
      `Served in ${toServe.toFixed(1)} s, first move played after ${toMove.toFixed(1)} s.`,
  );
}
