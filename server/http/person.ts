import type { Person } from '@skerry/tables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSecret, newSecret, personOf } from '../secrets.ts';
import type { Device } from '../store/device-store.ts';
import type { TableRegistry } from '../table/table-registry.ts';

export const COOKIE = 'skerry';
/** The longest browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** Browsers send a cookie, programs an `Authorization` header. */
export function secretOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? wellFormed(request.cookies[COOKIE]);
}

/** The secret of a program. That of a browser is never sent back: scripts must not read it. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [, bearer] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return wellFormed(bearer);
}

const wellFormed = (secret: string | undefined): string | undefined =>
  secret !== undefined && isSecret(secret) ? secret : undefined;

export function knownDevice(request: FastifyRequest): Device | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : personOf(secret);
}

export async function knownPerson(request: FastifyRequest, registry: TableRegistry): Promise<Person | undefined> {
  const device = knownDevice(request);
  return device === undefined ? undefined : registry.devices.personAt(device);
}

/** A browser that has no secret yet is given one. */
export function someDevice(request: FastifyRequest, reply: FastifyReply, config: Config): Device {
  const secret = secretOf(request) ?? newSecret();
  if (request.headers.authorization === undefined) {
    reply.header('set-cookie', cookieWith(secret, isSecure(request, config)));
  }
  return personOf(secret);
}

export const somePerson = (request: FastifyRequest, reply: FastifyReply, registry: TableRegistry): Promise<Person> =>
  registry.devices.personAt(someDevice(request, reply, registry.config));

/** Scripts cannot read it, other sites cannot use it. */
export function cookieWith(secret: string, secure: boolean): string {
  const parts = [`${COOKIE}=${secret}`, 'Path=/', `Max-Age=${COOKIE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

export const NO_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

export const isSecure = (request: FastifyRequest, { publicUrl }: Config): boolean =>
  request.protocol === 'https' || publicUrl?.protocol === 'https:';
