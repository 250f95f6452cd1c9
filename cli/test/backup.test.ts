import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createServer, readConfig } from '@skerry/server';
import { MOST_TO_BUILD, prepared } from '@skerry/server/testing/prepared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const HOME = new URL('../../', import.meta.url);
const DOCS = readFileSync(new URL('docs/self-hosting.md', HOME), 'utf8');

let folder = '';
beforeAll(async () => {
  await prepared();
  folder = mkdtempSync(join(tmpdir(), 'skerry-restore-'));
}, MOST_TO_BUILD);
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

const UNITS = new URL('packaging/systemd/', HOME);
const unit = (name: string) => readFileSync(new URL(name, UNITS), 'utf8');

/** What a unit sets, the last word of each. */
const settingsOf = (name: string): ReadonlyMap<string, string> =>
  new Map([...unit(name).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));

/** The command and the environment of a unit, with the folders of this test in place of a server's. */
function started(name: string, port?: number) {
  const here = (text: string): string =>
    text
      .replaceAll('/var/lib/skerry', join(folder, 'units'))
      .replaceAll('/var/backups/skerry', join(folder, 'unit-backups'))
      .replace('/usr/bin/node', process.execPath);
  const [program = '', ...args] = here(settingsOf(name).get('ExecStart') ?? '').split(' ');
  const lines = [...unit(name).matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) => here(line));
  const env = Object.fromEntries(lines.flatMap((line) => line.split(' ')).map((each) => each.split('=', 2)));
  return {
    program,
    args,
    env: { ...env, PATH: process.env.PATH, LOG_LEVEL: 'silent', ...(port !== undefined && { PORT: String(port) }) },
  };
}

/** A server as its unit starts it, and how it ended. */
async function serving<V>(work: (port: number) => Promise<V>): Promise<{ value: V; code: number | null }> {
  const { program, args, env } = started('skerry.service', 0);
  const child = spawn(program, args, { cwd: fileURLToPath(HOME), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  try {
    let said = '';
    for await (const part of child.stdout) {
      said += String(part);
      if (/localhost:\d+/.test(said)) break;
    }
    const value = await work(Number(/localhost:(\d+)/.exec(said)?.[1]));
    child.kill('SIGTERM');
    const [code] = await gone;
    return { value, code };
  } finally {
    child.kill('SIGKILL');
  }
}

test('the units start the server, back it up, and a restored copy is served again', async () => {
  const make = async (port: number) => {
    const made = await fetch(`http://127.0.0.1:${port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'forbidden-island', seats: [{ who: 'open' }, { who: 'open' }], listed: true }),
    });
    const { program, args, env } = started('skerry-backup.service');
    await run(program, args, { cwd: fileURLToPath(HOME), env });
    return ((await made.json()) as { id: string }).id;
  };
  const first = await serving(make);
  expect(first.code).toBe(0);
  const [copy = ''] = readdirSync(join(folder, 'unit-backups'));
  for (const name of readdirSync(join(folder, 'units')).filter((each) => each.startsWith('skerry.db')))
    rmSync(join(folder, 'units', name));
  copyFileSync(join(folder, 'unit-backups', copy), join(folder, 'units/skerry.db'));
  const again = await serving(async (port) => (await fetch(`http://127.0.0.1:${port}/api/tables`)).text());
  expect(again).toMatchObject({ value: expect.stringContaining(first.value), code: 0 });
});

describe.each(['skerry.service', 'skerry@.service', 'skerry-backup.service'])('the unit %s', (name) => {
  test('may do nothing that Skerry does not need', () => {
    const yes = ['NoNewPrivileges', 'ProtectHome', 'ProtectClock', 'ProtectControlGroups', 'ProtectHostname'];
    yes.push('ProtectKernelLogs', 'ProtectKernelModules', 'ProtectKernelTunables', 'PrivateTmp', 'PrivateDevices');
    yes.push('PrivateUsers', 'LockPersonality', 'RestrictNamespaces', 'RestrictRealtime', 'RestrictSUIDSGID');
    const settings = settingsOf(name);
    expect(yes.filter((each) => settings.get(each) !== 'yes')).toEqual([]);
    expect(settings.get('CapabilityBoundingSet')).toBe('');
    expect(settings.get('ProtectSystem')).toBe('strict');
    expect(settings.get('SystemCallArchitectures')).toBe('native');
    expect(unit(name)).toContain('\nSystemCallFilter=@system-service\nSystemCallFilter=~@privileged @resources\n');
    // Without this Node does not start: it compiles while it runs.
    expect(settings.get('MemoryDenyWriteExecute')).toBe('no');
  });

  test('is exposed less than 3 of 10', async (ctx) => {
    const args = ['security', '--offline=true', '--no-pager', fileURLToPath(new URL(name, UNITS))];
    const found = await run('systemd-analyze', args).catch(
      (error: NodeJS.ErrnoException & { stdout?: string }) => error,
    );
    if ('code' in found && found.code === 'ENOENT') return ctx.skip('systemd-analyze is not installed here');
    const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(found.stdout ?? '') ?? [];
    expect(Number(exposure)).toBeLessThan(3);
  });
});

test('the units of systemd run this program, and it may be restarted without end', () => {
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
