import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { startAhead } from './ahead.ts';
import { gameAt } from './game-at.ts';
import { languageOf, refuse } from './refusal.ts';

/** Files with a hash in their name never change; everything else is asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "connect-src 'self' ws: wss:",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  // Links hold secrets: they are told to nobody.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

const NOT_BUILT = 'The page is not built. Run "npm run build", then start the server again.\n';

/** The page of a table: `/t/<id>`, `/join/<id>/<key>`, `/watch/<id>/<key>`. */
const TABLE = /^\/(?:t|join|watch)\/(\w+)/;

/** The page: its files, and a start for every address of a page. */
export async function page(app: FastifyInstance, { home }: Config, store: Store): Promise<void> {
  const root = fileURLToPath(new URL('dist/web/', home));
  const built = existsSync(`${root}index.html`);
  const startOf = built ? startAhead(root) : undefined;

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  if (built) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      // Folders are not files: their addresses are pages, or nothing.
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
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/\.\w+$/.test(path);
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const [, id] = TABLE.exec(path) ?? [];
    // Where the store is away, the page says so itself.
    const table = id === undefined ? undefined : await gameAt(store, id).catch(() => undefined);
    if (table === undefined || startOf === undefined) return reply.sendFile('index.html');
    return reply
      .headers({ 'cache-control': ASK_AGAIN, vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(startOf(table, languageOf(request)));
  });
}
