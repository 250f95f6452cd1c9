import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { printable } from '@skerry/engine';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The host of a request, if it is not this server's: a stranger's page can make its own name lead here (DNS rebinding).
 * Addresses, `localhost` and names without a dot cannot be a stranger's.
 */
export function otherHost(request: FastifyRequest, config: Config): string | undefined {
  const host = bareName(request.host ?? '');
  if (host === '' || isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.')) return undefined;
  return ownNames(config).includes(host) ? undefined : printable(host.slice(0, 100));
}

/** For comparison: in lower case, without the port and a final dot. */
export function bareName(host: string): string {
  const url = /[\s/?#@\\]/.test(host) || !URL.canParse(`http://${host}`) ? undefined : new URL(`http://${host}`);
  return (url?.hostname ?? host).toLowerCase().replace(/\.$/, '');
}

const MACHINE = hostname().toLowerCase();
const IN_NETWORK = `${MACHINE.split('.')[0]}.local`;

const ownNames = ({ publicUrl, allowedHosts }: Config): readonly (string | undefined)[] => [
  ...[MACHINE, IN_NETWORK, publicUrl?.hostname],
  ...allowedHosts,
];
