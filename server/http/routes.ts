import rateLimit from '@fastify/rate-limit';
import { Forgotten, Me } from '@skerry/tables/wire';
import type { FastifyInstance } from 'fastify';
import { dailyRoutes } from '../daily/routes.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { packRoutes } from '../packs/routes.ts';
import { newSecret } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { addressOf } from './address.ts';
import { apiOf } from './api.ts';
import { codeRoutes } from './code-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { bearerOf, knownPerson, NO_COOKIE, someDevice } from './person.ts';
import { reachRoute } from './reach.ts';
import { sharedCounter } from './shared-counter.ts';
import { tableRoutes } from './table-routes.ts';

/** Programs that are not browsers ask for their secret with it. */
const BOT_HEADER = 'x-skerry-bot';

export async function restRoutes(app: FastifyInstance, registry: TableRegistry, store: Store): Promise<void> {
  const { config } = registry;
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressOf(request.ip),
    store: sharedCounter(store, registry.time),
    errorResponseBuilder: ({ routeOptions }, { ttl }) => {
      const { limit = 'requests' } = routeOptions.config;
      return Object.assign(new Error('slowDown'), { statusCode: 429, limit, seconds: Math.ceil(ttl / 1000) });
    },
  });
  // Mail programs send a form to unsubscribe.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  const api = apiOf(app, registry);
  tableRoutes(api, registry, store);
  codeRoutes(api, registry, store);
  deviceRoutes(api, registry);
  packRoutes(api, registry, store);
  reachRoute(api, app, config);
  dailyRoutes(api, registry, store);
  notificationRoutes(api, registry, store);

  api.post(
    '/api/me',
    'Get an identity: a browser gets its cookie, a program its secret',
    { answer: Me },
    async (request, reply) => {
      if (request.headers[BOT_HEADER] !== undefined) return { secret: bearerOf(request) ?? newSecret() };
      someDevice(request, reply, config);
      return {};
    },
  );

  api.delete(
    '/api/me',
    'Delete everything this server knows about you',
    { answer: Forgotten },
    async (request, reply) => {
      const person = await knownPerson(request, registry);
      if (request.headers.authorization === undefined) reply.header('set-cookie', NO_COOKIE);
      return { tables: person === undefined ? 0 : await registry.forgetPerson(person) };
    },
  );
}
