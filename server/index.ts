import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import { isTooDeep } from '@skerry/engine';
import type { Limited } from '@skerry/tables/server-whys';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { WebSocket } from 'ws';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { limitConnections } from './http/connections.ts';
import { healthRoutes } from './http/health.ts';
import { otherHost } from './http/host.ts';
import { isOwnOrigin } from './http/origin.ts';
import { page } from './http/page.ts';
import { refuse } from './http/refusal.ts';
import { restRoutes } from './http/routes.ts';
import { LONGEST_BODY } from './http/table-routes.ts';
import { liveChannel } from './live/channel.ts';
import { logStream } from './log-text.ts';
import { Metrics } from './metrics.ts';
import { newKey } from './secrets.ts';
import { stopAll, TIME_TO_STOP } from './shutdown.ts';
import { CommitQueue } from './store/commit-queue.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { isDamage } from './store/trouble.ts';
import { lookAtFile, watchFile } from './store/watchman.ts';
import { TableRegistry } from './table/table-registry.ts';
import { MACHINE_TIME, type Timepiece } from './timepiece.ts';
import { openTraces, type Traces } from './traces.ts';

export { type Config, LIMITS, type Limits, readConfig } from './config.ts';
export { ConfigError } from './environment.ts';
export { networkOf } from './http/reach.ts';
export { StopError, TIME_TO_STOP } from './shutdown.ts';
export { openStore } from './store/open.ts';
export { openSqlite } from './store/sqlite.ts';
export type { Store, Write, WriteSet } from './store/store.ts';

export interface Server {
  /** Resumes all games first. */
  listen(): Promise<{ readonly port: number; readonly url: string }>;
  /** Writes what was acknowledged, and asks clients to reconnect. */
  close(): Promise<void>;
}

/** Milliseconds for sockets to send the last message. */
const TIME_FOR_BYE = 500;
/** Milliseconds for the database to write the rest. */
const TIME_TO_WRITE = 5_000;

/** Tests bring their own store and clock. */
export async function createServer(
  config: Config,
  parts: { readonly store?: Store; readonly time?: Timepiece } = {},
): Promise<Server> {
  const store = parts.store ?? (await openStore({ ...config, process: newKey() }));
  const app = Fastify({
    logger: { level: config.logLevel, stream: logStream(config.logFormat, process.stderr) },
    // URLs hold secrets, so requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    requestTimeout: config.requestTime,
    http: { headersTimeout: config.requestTime, connectionsCheckingInterval: Math.ceil(config.requestTime / 4) },
    bodyLimit: LONGEST_BODY,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  const metrics = new Metrics();
  metrics.traces = config.tracesTo && (await openTraces(config.tracesTo));
  const commitQueue = new CommitQueue(store, metrics);
  const pool = new BotPool(new URL('dist/bot-thread.js', config.home), config.botThreads);
  const registry = new TableRegistry({
    config,
    store,
    commitQueue,
    pool,
    metrics,
    log: app.log,
    time: parts.time ?? MACHINE_TIME,
  });

  if (metrics.traces !== undefined) traceRequests(app, metrics.traces);
  await app.register(cookie);
  await app.register(swagger, { openapi: { info: { title: 'Skerry', version: '1' } } });
  answerErrors(app);
  readBodies(app);
  limitConnections(app.server, config);
  await page(app, config, store);
  healthRoutes(app, registry);
  await liveChannel(app, registry);
  // After the hooks of the live channel, which close a refused upgrade.
  app.addHook('onRequest', async (request, reply) => {
    // Load balancers may use any name.
    const host = /^\/health(?=[/?]|$)/.test(request.url) ? undefined : otherHost(request, config);
    if (host !== undefined) {
      metrics.refusals.inc({ why: 'host' });
      return refuse(request, reply, { why: 'otherHost', host });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request, config)) {
      metrics.refusals.inc({ why: 'origin' });
      return refuse(request, reply, { why: 'notHere' });
    }
  });
  await app.register(async (scope) => {
    await restRoutes(scope, registry, store);
    scope.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  });
  await app.ready();

  const isFile = parts.store === undefined && config.databaseUrl === undefined;
  const stopWatching = isFile ? watchFile(lookAtFile(config), metrics, app.log) : () => {};

  async function close(): Promise<void> {
    stopWatching();
    const impatience = setTimeout(() => void store.close(), TIME_TO_WRITE);
    await stopAll(TIME_TO_STOP, [
      ['its tables', () => registry.close()],
      ['its players', () => allGone(app.websocketServer.clients)],
      ['its requests', () => app.close()],
      ['its bots', () => pool.close()],
      ['its log', () => commitQueue.settled()],
      ['its database', () => store.close()],
      ['its traces', async () => metrics.traces?.close()],
    ]).finally(() => clearTimeout(impatience));
  }

  async function listen(): Promise<{ port: number; url: string }> {
    try {
      await registry.resume();
      const url = await app.listen({ port: config.port, host: config.host });
      const address = app.server.address();
      return { url, port: typeof address === 'object' && address !== null ? address.port : config.port };
    } catch (error) {
      await close();
      throw error;
    }
  }

  return { listen, close };
}

/** By the pattern of an address: addresses themselves hold secrets. */
function traceRequests(app: FastifyInstance, traces: Traces): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const about = { method, status: reply.statusCode };
    traces.span(`${method} ${routeOptions.url ?? 'elsewhere'}`, performance.now() - reply.elapsedTime, about);
  });
}

async function allGone(sockets: ReadonlySet<WebSocket>): Promise<void> {
  const end = Date.now() + TIME_FOR_BYE;
  while (sockets.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** From the rate limit. */
const isTooMany = (error: object): error is { limit: Limited; seconds: number } =>
  'limit' in error && 'seconds' in error;

/** As Fastify reads JSON, unless it is nested too deeply. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isTooDeep(text)) done(Object.assign(new Error('it is nested too deeply'), { statusCode: 400 }));
    else parse(request, text, done);
  });
}

/** Internal errors are logged and not shown. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.validation) {
      return refuse(request, reply, { why: 'badMessage', part: error.message.slice(0, 200) });
    }
    const { statusCode = 500 } = error;
    if (isTooMany(error))
      return refuse(request, reply, { why: 'slowDown', limit: error.limit, seconds: error.seconds });
    if (statusCode === 413) return refuse(request, reply, { why: 'tooBig' });
    if (statusCode < 500) return refuse(request, reply, { why: 'badMessage', part: error.message.slice(0, 200) });
    request.log.error({ error: String(error) }, 'A request failed.');
    return refuse(request, reply, { why: isDamage(error) ? 'damaged' : 'busy' });
  });
}
