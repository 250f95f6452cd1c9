// Makes everything that is released, in dist/. With --try it is also installed in an empty folder and used, and sizes and times are printed.
import { relative } from 'node:path';
import { ROOT } from '../source-files.mjs';
import { makeSkerry } from './skerry.mjs';
import { tryOut } from './try-out.mjs';

const tarball = await makeSkerry();
console.log(`Written to ${relative(ROOT, tarball)}.`);
if (process.argv.includes('--try')) {
  const { packed, installed, toInstall, toServe, toMove } = await tryOut(tarball);
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `Packed ${megabytes(packed)}, installed ${megabytes(installed)} beside libsql in ${toInstall.toFixed(1)} s.\n` +
      `Served in ${toServe.toFixed(1)} s, first move played after ${toMove.toFixed(1)} s.`,
  );
}
