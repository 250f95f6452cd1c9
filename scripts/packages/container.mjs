// The container image without Docker: the same steps in a folder, and the server in it as the image starts it.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../source-files.mjs';
import { serve } from './try-out.mjs';

/** The user of the image. */
const USER = 1000;

/** @param {string} tarball @param {string} folder */
export function makeRoot(tarball, folder) {
  execFileSync(join(ROOT, 'packaging/container/root.sh'), [tarball, folder], { stdio: ['ignore', 'ignore', 2] });
  mkdirSync(join(folder, 'data'));
}

/** Only root may make a folder its whole world, as a container does; others start the same files where they are. @param {string} folder */
export function serveInRoot(folder) {
  const program = '/skerry/node_modules/skerry/dist/skerry.js';
  const rest = ['serve', '--port', '0'];
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error' };
  if (process.getuid?.() !== 0) {
    const command = [join(folder, 'bin/node'), join(folder, program), ...rest];
    return serve(command, { env: { ...env, DATA_DIR: join(folder, 'data') } });
  }
  chownSync(join(folder, 'data'), USER, USER);
  const command = ['chroot', `--userspec=${USER}:${USER}`, folder, '/bin/node', program, ...rest];
  return serve(command, { env: { ...env, PATH: process.env.PATH, DATA_DIR: '/data' } });
}
