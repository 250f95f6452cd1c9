import type { Person } from '@skerry/tables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSecret, newSecret, personOf } from '../secrets.ts';

export const COOKIE = 'skerry';
/** The longest browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** The secret a request carries: of a browser in its cookie, of a program in its `Authorization` header. */
export function secretOf(request: FastifyRequest): string | undefined {
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const secret = bearer ?? request.cookies[COOKIE];
  return secret !== undefined && isSecret(secret) ? secret : undefined;
}

/** Who asks, if anybody is known. */
export function knownPerson(request: FastifyRequest): Person | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : personOf(secret);
}

/** Who asks. A browser that has no secret yet is given one. */
export function somePerson(request: FastifyRequest, reply: FastifyReply, config: Config): Person {
  const secret = secretOf(request) ?? newSecret();
  if (request.headers.authorization === undefined) {
    reply.header('set-cookie', cookieWith(secret, isSecure(request, config)));
  }
  return personOf(secret);
}

/** Scripts cannot read it, other sites cannot use it. */
export function cookieWith(secret: string, secure: boolean): string {
  const parts = [`${COOKIE}=${secret}`, 'Path=/', `Max-Age=${COOKIE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** The browser forgets who it was. */
export const NO_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

export const isSecure = (request: FastifyRequest, { publicUrl }: Config): boolean =>
  request.protocol === 'https' || publicUrl?.protocol === 'https:';
