// Makes everything that is released, in dist/. With --try it is also installed in an empty folder and used, and sizes and times are printed.
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../source-files.mjs';
import { makeLibraries } from './libraries.mjs';
import { makeSkerry } from './skerry.mjs';
import { tryOut } from './try-out.mjs';

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

const tarball = await makeSkerry();
const made = [tarball, ...(await makeLibraries())];
for (const path of made) console.log(`${relative(ROOT, path)}: ${megabytes(statSync(path).size)}`);
if (process.argv.includes('--try')) {
  const { packed, installed, toInstall, toServe, toMove } = await tryOut(tarball);
  console.log(
    `Packed ${megabytes(packed)}, installed ${megabytes(installed)} beside libsql in ${toInstall.toFixed(1)} s.\n` +
      `Served in ${toServe.toFixed(1)} s, first move played after ${toMove.toFixed(1)} s.`,
  );
}
