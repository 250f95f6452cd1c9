// All tests, run by Vitest in this same process; arguments are passed on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { ROOT } from './source-files.mjs';

await prepare();
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
process.argv = [process.execPath, vitest, 'run', ...process.argv.slice(2)];
await import(pathToFileURL(vitest).href);
