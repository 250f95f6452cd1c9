// The command line from a clone: prepared if need be, then run in this same process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { ROOT } from './source-files.mjs';

/** Milliseconds between two looks at whose child this process is. */
const BETWEEN_LOOKS = 500;

await prepare();
// What npm is told by a signal ends its shell, which does not pass it on: whoever has lost that shell ends, too.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, BETWEEN_LOOKS).unref();
}
// A clone has the commands of bench/, too.
const program = join(ROOT, 'dist/bench.js');
process.argv[1] = program;
await import(pathToFileURL(program).href);
