import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createServer, readConfig } from '@skerry/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const HOME = new URL('../../', import.meta.url);
const DOCS = readFileSync(new URL('docs/self-hosting.md', HOME), 'utf8');

let folder = '';
beforeAll(async () => {
  await run(process.execPath, [fileURLToPath(new URL('scripts/prepare.mjs', HOME))]);
  folder = mkdtempSync(join(tmpdir(), 'skerry-restore-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The commands of the documentation, with the folders of this test in place of a server's. */
function commandsOf(chapter: string): string {
  const [, text = ''] = DOCS.split(`## ${chapter}\n`);
  const blocks = [...(text.split('\n## ')[0] ?? '').matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks
    .filter((block) => block.includes('dist/skerry.js'))
    .join('')
    .replace('/var/lib/skerry', join(folder, 'data'))
    .replace('/var/backups/skerry', join(folder, 'backups'))
    .replace('/tmp/skerry-drill', join(folder, 'drill'));
}

test('the commands of the documentation back up, try a restore and restore, while the server runs', async () => {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
  const server = await createServer(readConfig(env, HOME));
  const { port } = await server.listen();
  const made = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'forbidden-island', seats: [{ who: 'open' }, { who: 'open' }] }),
  });
  expect(made.status).toBe(200);
  const commands = commandsOf('Backup and restore');
  const [drill = '', restore = ''] = commands.split(/(?=rm -f )/);
  expect(restore).toContain('cp "$newest"');
  const options = { cwd: fileURLToPath(HOME) };
  const tried = await run('sh', ['-euc', drill], options);
  expect(tried.stdout).toContain('The file is intact.');
  expect(tried.stdout).toContain('1 table with 0 lines of play: all is well.');
  await server.close();
  const [copy = ''] = readdirSync(join(folder, 'backups'));
  expect((statSync(join(folder, 'backups', copy)).mode & 0o777).toString(8)).toBe('600');
  const restored = await run('sh', ['-euc', drill + restore], options);
  expect(restored.stdout.trim().endsWith('all is well.')).toBe(true);
});

test('the units of systemd run this program, and it may be restarted without end', () => {
  const unit = (name: string) => readFileSync(new URL(`packaging/systemd/${name}`, HOME), 'utf8');
  for (const name of ['skerry.service', 'skerry@.service']) {
    const text = unit(name);
    for (const line of ['RestartSec=2', 'StartLimitIntervalSec=0', 'UMask=0077', 'MemoryMax=1G', 'Restart=always'])
      expect(text).toContain(`\n${line}\n`);
    // Where it stands decides whether systemd heeds it.
    expect(text.indexOf('StartLimitIntervalSec')).toBeLessThan(text.indexOf('[Service]'));
  }
  expect(unit('skerry-backup.service')).toContain('dist/skerry.js backup ');
  expect(unit('skerry-backup.timer')).toContain('OnCalendar=');
});
