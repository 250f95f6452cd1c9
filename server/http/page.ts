import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { startAhead } from './ahead.ts';
import { gameAt } from './game-at.ts';
import { isSecure } from './person.ts';
import { languageOf, refuse } from './refusal.ts';

/** For files with a hash in their name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** For some browsers, 'self' does not include WebSockets. */
const policy = (live: string): string =>
  [
    "default-src 'self'",
    `connect-src 'self' ${live}`,
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // Links hold secrets.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

const BY_HTTPS_ONLY = 'max-age=31536000';

const NOT_BUILT = 'The page is not built. Run "npm run build", then start the server again.\n';

/** The npm package has these in compressed copies only. Few clients cannot unpack them: the server does it for those. */
const ASSET = /^\/assets\/[\w-]+\.([a-z]+)$/;
const TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
} as const;

/** The page of a table: `/t/<id>`, `/join/<id>/<key>`, `/watch/<id>/<key>`. */
const TABLE = /^\/(?:t|join|watch)\/(\w+)/;

export async function page(app: FastifyInstance, config: Config, store: Store): Promise<void> {
  const { home } = config;
  const root = fileURLToPath(new URL('dist/web/', home));
  const built = existsSync(`${root}index.html`);
  const startOf = built ? startAhead(root) : undefined;

  app.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS).header('content-security-policy', policy(liveOrigin(request, config)));
    if (isSecure(request, config)) reply.header('strict-transport-security', BY_HTTPS_ONLY);
  });
  if (built) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      allowedPath: (path) => !path.endsWith('/'),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', path.startsWith(`${root}assets/`) ? FOR_EVER : ASK_AGAIN);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (path.startsWith('/api/') || path === '/live') return refuse(request, reply, { why: 'unknownTable' });
    const [, extension = ''] = ASSET.exec(path) ?? [];
    if (extension in TYPES && existsSync(`${root}${path}.gz`)) {
      reply.type(TYPES[extension as keyof typeof TYPES]).header('cache-control', FOR_EVER);
      return reply.send(createReadStream(`${root}${path}.gz`).pipe(createGunzip()));
    }
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/\.\w+$/.test(path);
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const [, id] = TABLE.exec(path) ?? [];
    // If the store is away, the page says so.
    const table = id === undefined ? undefined : await gameAt(store, id).catch(() => undefined);
    if (table === undefined || startOf === undefined) return reply.sendFile('index.html');
    return reply
      .headers({ 'cache-control': ASK_AGAIN, vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(startOf(table, languageOf(request)));
  });
}

/** Where the page finds its live channel: `wss://play.example.org`. */
function liveOrigin(request: FastifyRequest, config: Config): string {
  const host = config.publicUrl?.host ?? request.host;
  return `${isSecure(request, config) ? 'wss' : 'ws'}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
}
