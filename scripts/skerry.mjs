// The command line from a clone: prepared if need be, then run in this same process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { ROOT } from './source-files.mjs';

await prepare();
const program = join(ROOT, 'dist/skerry.js');
process.argv[1] = program;
await import(pathToFileURL(program).href);
