import { Alive, Health } from '@skerry/tables/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fits } from '../secrets.ts';
import type { TableRegistry } from '../table/table-registry.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** These answer without the database, and have no limit. */
export function healthRoutes(app: FastifyInstance, tables: TableRegistry): void {
  const { config, metrics } = tables;

  app.get(
    '/health/live',
    { schema: { summary: 'Whether the process answers at all', response: { 200: Alive } } },
    async () => ({ ok: true }),
  );

  for (const path of ['/health', '/health/ready']) {
    app.get(
      path,
      {
        schema: {
          summary: 'Whether people may be sent here; if not, with status 503',
          response: { '2xx': Health, 503: Health },
        },
      },
      async (_request, reply) => {
        const ok = tables.isHealthy();
        reply.code(ok ? 200 : 503);
        return {
          ok,
          tables: (await metrics.tables.get()).values[0]?.value ?? 0,
          sockets: (await metrics.sockets.get()).values[0]?.value ?? 0,
        };
      },
    );
  }

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayCount(request, config.metricsToken)) {
      const sentence = 'Metrics are only for this machine, or for anyone with the METRICS_TOKEN.\n';
      return reply.code(403).type('text/plain; charset=utf-8').send(sentence);
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** With a token, whoever has it; without one, this machine, unless it forwards a request. */
function mayCount({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return fits(/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1], token);
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return LOOPBACK.test(socket.remoteAddress ?? '');
}
