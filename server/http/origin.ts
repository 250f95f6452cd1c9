import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Programs that are not browsers send no origin, and have no cookies of others. */
export function isOwnOrigin(request: FastifyRequest, { publicUrl }: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === publicUrl?.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase();
}
