import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PROTOCOL } from '@skerry/tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { LIMITS } from '../index.ts';
import { ME, places } from './place.ts';

const run = promisify(execFile);
const place = places();
const NAME = 'play.example.org';
const CONFIGS = fileURLToPath(new URL('../../packaging/', import.meta.url));
/** Where packages that were fetched are kept. */
const FETCHED = fileURLToPath(new URL('../../node_modules/.skerry/proxies/', import.meta.url));
/** Milliseconds to fetch a package; where that takes longer, the test is skipped. */
const TO_FETCH = 45_000;

let folder = '';
let ca = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skerry-proxy-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  await run('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', certificate]).catch(() => {});
  if (existsSync(certificate)) ca = readFileSync(certificate, 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programIn = (folder: string, name: string): string | undefined =>
  ['usr/sbin', 'usr/bin'].map((path) => join(folder, path, name)).find((path) => existsSync(path));

/** A program of a Debian package: the one that is installed, or one fetched once for this test; nothing where neither can be. */
async function programOf(name: 'nginx' | 'caddy'): Promise<string | undefined> {
  const paths = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((path) => join(path, name));
  const found = paths.find((path) => existsSync(path)) ?? programIn(join(FETCHED, name), name);
  if (found !== undefined) return found;
  mkdirSync(FETCHED, { recursive: true });
  const draft = mkdtempSync(join(FETCHED, 'draft-'));
  try {
    await run('apt-get', ['download', name], { cwd: draft, timeout: TO_FETCH });
    await run('sh', ['-c', 'dpkg -x *.deb . && rm *.deb'], { cwd: draft });
    renameSync(draft, join(FETCHED, name));
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return programIn(join(FETCHED, name), name);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The configuration from the documentation, on ports of this test and with its certificate. */
const STARTS = {
  nginx: (program: string, from: number, to: number): ChildProcess => {
    const server = readFileSync(`${CONFIGS}proxy/nginx.conf`, 'utf8')
      .replace('listen 443', `listen 127.0.0.1:${from}`)
      .replace('http://127.0.0.1:3000', `http://127.0.0.1:${to}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder};`,
    );
    const whole = `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${server}}`;
    writeFileSync(join(folder, 'nginx.conf'), whole);
    return spawn(program, ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  },
  caddy: (program: string, from: number, to: number): ChildProcess =>
    startCaddy(
      program,
      from,
      readFileSync(`${CONFIGS}proxy/Caddyfile`, 'utf8').replace('127.0.0.1:3000', `127.0.0.1:${to}`),
    ),
  // Both processes are the one of this test. The Caddy of Debian 12 is older than the policy for tables.
  'caddy for containers': (program: string, from: number, to: number): ChildProcess =>
    startCaddy(
      program,
      from,
      readFileSync(`${CONFIGS}container/Caddyfile`, 'utf8')
        .replace('{$SKERRY_DOMAIN}', NAME)
        .replace('lb_policy query table', 'lb_policy uri_hash')
        .replaceAll('skerry-1:3000 skerry-2:3000', `127.0.0.1:${to}`),
    ),
};

function startCaddy(program: string, from: number, site: string): ChildProcess {
  const secured = site.replace(
    `${NAME} {`,
    `https://${NAME}:${from} {\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
  );
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${secured}`);
  return spawn(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
}

/** Until somebody listens. */
async function listening(port: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return true;
    await pause(50);
  }
  return false;
}

test.for(['nginx', 'caddy', 'caddy for containers'] as const)(
  'behind %s with the configuration of the documentation everything goes by https, and addresses cannot be forged',
  async (name, ctx) => {
    const program = ca === '' ? undefined : await programOf(name === 'nginx' ? name : 'caddy');
    if (program === undefined) return ctx.skip(`${name} cannot be had here`);
    const here = await place().open({
      publicUrl: new URL(`https://${NAME}`),
      trustProxy: '127.0.0.1',
      limits: { ...LIMITS, codesPerMinute: 2 },
    });
    const port = await freePort();
    const proxy = STARTS[name](program, port, here.port);
    try {
      expect(await listening(port, proxy)).toBe(true);
      const tls = { host: '127.0.0.1', port, servername: NAME, ca };
      const ask = (path: string, method = 'GET', headers = {}) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          const asked = request({ ...tls, path, method, headers: { host: NAME, ...headers } }, (answer) => {
            answer.resume();
            resolve(answer);
          });
          asked.on('error', reject);
          asked.end();
        });
      const ready = await ask('/health/ready');
      expect([ready.statusCode, ready.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      expect(ready.headers['content-security-policy']).toContain(`connect-src 'self' wss://${NAME};`);
      expect((await ask('/metrics')).statusCode).toBe(404);
      const me = await ask('/api/me', 'POST', { origin: `https://${NAME}` });
      expect(me.headers['set-cookie']?.[0]).toMatch(/^skerry=.*; Secure$/);
      expect((await ask('/api/me', 'POST', { origin: 'https://evil.example' })).statusCode).toBe(403);
      const codes = [];
      for (let n = 0; n < 3; n++)
        codes.push((await ask('/api/join/tern-1', 'GET', { 'x-forwarded-for': `198.51.100.${n}` })).statusCode);
      expect(codes).toEqual([404, 404, 429]);

      const ann = await here.person();
      const table = await ann.make([ME('Ann'), ME('Ben')]);
      const socket = new WebSocket(`wss://127.0.0.1:${port}/live`, {
        ...tls,
        headers: { host: NAME, origin: `https://${NAME}`, authorization: `Bearer ${ann.secret}` },
      });
      await once(socket, 'open');
      socket.send(JSON.stringify({ say: 'hello', protocol: PROTOCOL, table }));
      const [welcome] = await once(socket, 'message');
      expect(JSON.parse(String(welcome))).toMatchObject({
        say: 'welcome',
        you: { links: { invite: expect.stringMatching(`^https://${NAME}/join/`) } },
      });
      socket.terminate();
    } finally {
      const gone = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      if (proxy.exitCode === null) await gone;
    }
  },
);
