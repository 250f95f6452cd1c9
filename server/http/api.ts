import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TableWhy } from '@skerry/tables';
import type { Limited } from '@skerry/tables/server-whys';
import { Refusal } from '@skerry/tables/wire';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { TableRegistry } from '../table/table-registry.ts';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What came too often where the route has a limit of its own. */
    limit?: Limited;
  }
}

/** Parameters and bodies of requests get their types from the schemas of their routes. */
interface TypesFromSchemas extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypesFromSchemas
>;

/** Any request may be refused. Answers are about whoever asks, and no cache on the way may keep them. */
export function apiOf(app: FastifyInstance): Api {
  app.addHook('onRoute', ({ schema }) => {
    if (schema && !schema.hide) schema.response = { ...(schema.response ?? {}), '4xx': Refusal };
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  return app.withTypeProvider<TypesFromSchemas>();
}

/** The schema of a route: what it does, takes and answers. */
export const about = <S extends { readonly answer: TSchema }>(summary: string, { answer, ...takes }: S) => ({
  summary,
  ...takes,
  response: { 200: answer },
});

/** For requests that only a person makes by hand: few a minute from one address. */
export const byHand = ({ config }: TableRegistry) => ({
  rateLimit: { max: config.limits.codesPerMinute, timeWindow: 60_000 },
});

/** For routes that try a code: few a minute, and none from where too many were wrong. */
export const triesCode = (registry: TableRegistry) => ({
  config: { ...byHand(registry), limit: 'codes' as const },
  async preHandler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const tooMany = registry.guesses.refused(request.ip);
    return tooMany && refuse(request, reply, tooMany);
  },
});

/** Refuses a code that was tried, and counts it if it is nobody's. */
export async function refuseCode(
  registry: TableRegistry,
  request: FastifyRequest,
  reply: FastifyReply,
  why: TableWhy,
): Promise<FastifyReply> {
  if (why.why === 'unknownCode' || why.why === 'unknownClaim') await registry.guesses.wrong(request.ip);
  return refuse(request, reply, why);
}
