// Lays out all files and corrects what can be corrected safely; arguments are passed on.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './prepare.mjs';
import { ROOT } from './source-files.mjs';

await install();
const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
