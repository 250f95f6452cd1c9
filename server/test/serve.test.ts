import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { places } from './place.ts';

const place = places();
const PROGRAM = fileURLToPath(new URL('../../dist/skerry.js', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skerry-serve-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `skerry serve`; `opened` is called with its address. */
function serve(env: object, opened: (url: string) => Promise<NodeJS.Signals> = async () => 'SIGTERM') {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', DATA_DIR: join(folder, 'new/data'), ...env },
  });
  let out = '';
  let err = '';
  let isOpen = false;
  child.stdout.on('data', (part) => {
    out += part;
    const [, url] = /open at (\S+)/.exec(out) ?? [];
    if (url === undefined || isOpen || !out.includes('Ctrl-C')) return;
    isOpen = true;
    void opened(url).then((signal) => child.kill(signal));
  });
  child.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'serve tells its address, answers, and ends in peace on %s',
  async (signal) => {
    let health: unknown;
    const { code, out, err } = await serve({ PORT: '0' }, async (url) => {
      health = await (await fetch(`${url}/health`)).json();
      return signal;
    });
    expect(health).toMatchObject({ ok: true });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Skerry: a table for island board games, in your browser\.\nTables are kept in .+new\/data\.\nSkerry is open at http:\/\/localhost:\d+\nPress Ctrl-C to stop\.\nStopping\.\.\.\nEverything is saved/,
    );
  },
);

test('npm start ends in peace when its service manager says so', async () => {
  const child = spawn('npm', ['start'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', DATA_DIR: join(folder, 'npm') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let out = '';
  child.stdout.on('data', (part) => {
    const wasOpen = out.includes('Ctrl-C');
    out += part;
    if (!wasOpen && out.includes('Ctrl-C')) child.kill('SIGTERM');
  });
  // The pipe stays open as long as any process writes to it: the server itself is gone, too.
  await once(child, 'close');
  expect(out).toContain('Everything is saved');
});

test('a hard limit of few open files is no reason not to start, but is told', async () => {
  const child = spawn('sh', ['-c', `ulimit -n 256; exec "${process.execPath}" "${PROGRAM}" serve`], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', DATA_DIR: join(folder, 'few') },
  });
  let [out, err] = ['', ''];
  child.stderr.on('data', (part) => {
    err += part;
  });
  child.stdout.on('data', (part) => {
    out += part;
    if (out.includes('Ctrl-C')) child.kill('SIGTERM');
  });
  await once(child, 'close');
  expect(out).toContain('Everything is saved');
  expect(err).toMatch(/^Only 256 files may be open at once, .* LimitNOFILE=65536 in systemd\.\n$/);
});

test('a wrong setting and a taken port are explained in a sentence', async () => {
  expect(await serve({ PORT: 'many' })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^PORT needs a whole number from 0 to 65535, not "many"\. See: .*serve --help\n$/),
  });
  const here = await place().open();
  expect(await serve({ PORT: String(here.port) })).toMatchObject({
    code: 1,
    err: `Port ${here.port} is taken. Stop the other program, or choose another port: PORT=3001.\n`,
  });
  expect(await serve({ PORT: '0', DATA_DIR: PROGRAM })).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^The database .* cannot be opened: .* Check that the folder can be written to and has room\.\n$/,
    ),
  });
});
