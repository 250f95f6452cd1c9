import type { TableWhy } from '@skerry/tables';
import type { Limited } from '@skerry/tables/server-whys';
import { Refusal } from '@skerry/tables/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { TableRegistry } from '../table/table-registry.ts';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What came too often where the route has a limit of its own. */
    limit?: Limited;
  }
}

interface Takes {
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly answer?: TSchema;
  /** In bytes. */
  readonly bodyLimit?: number;
  /** What only a person does, by hand, few times a minute; `codes` also counts wrong codes. */
  readonly few?: 'byHand' | 'codes';
}

type Of<S> = S extends TSchema ? Static<S> : unknown;
type Asked<T extends Takes> = FastifyRequest<{
  Params: Of<T['params']>;
  Querystring: Of<T['querystring']>;
  Body: Of<T['body']>;
}>;

type Frozen<V> = V extends object ? { readonly [K in keyof V]: Frozen<V[K]> } : V;
type Answer<S> = S extends TSchema ? Partial<Frozen<Static<S>>> : never;

/** A handler returns the answer, or why there is none. */
type Route = <const T extends Takes>(
  url: string,
  summary: string,
  takes: T,
  handle: (request: Asked<T>, reply: FastifyReply) => Promise<Answer<T['answer']> | TableWhy | FastifyReply>,
) => void;

export type Api = { readonly [M in 'get' | 'put' | 'post' | 'delete']: Route };

const isWhy = (answer: object): answer is TableWhy => 'why' in answer;

export function apiOf(app: FastifyInstance, registry: TableRegistry): Api {
  const { guesses, config } = registry;
  const rateLimit = { max: config.limits.codesPerMinute, timeWindow: 60_000 };
  // Answers are about whoever asks, and no cache on the way may keep them.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  const by =
    (method: 'GET' | 'PUT' | 'POST' | 'DELETE'): Route =>
    (url, summary, { answer, bodyLimit, few, ...takes }, handle) => {
      const codes = few === 'codes';
      app.route<{ Params: never; Querystring: never; Body: never }>({
        method,
        url,
        schema: { summary, ...takes, response: { ...(answer && { 200: answer }), '4xx': Refusal } },
        ...(bodyLimit !== undefined && { bodyLimit }),
        ...(few && { config: { rateLimit, ...(codes && { limit: 'codes' }) } }),
        async handler(request, reply) {
          const tooMany = codes ? guesses.refused(request.ip) : undefined;
          const found = tooMany ?? (await handle(request, reply));
          if (!isWhy(found)) return found;
          if (codes && (found.why === 'unknownCode' || found.why === 'unknownClaim')) await guesses.wrong(request.ip);
          return refuse(request, reply, found);
        },
      });
    };
  return { get: by('GET'), put: by('PUT'), post: by('POST'), delete: by('DELETE') };
}
