import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { printable } from '@skerry/engine';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The name by which a request found this server, if it is none of its own. A page of a stranger can let its own name lead
 * here (DNS rebinding); then the browser takes this server for the stranger's. Addresses, `localhost` and names without a
 * dot cannot be a stranger's.
 */
export function otherHost(request: FastifyRequest, config: Config): string | undefined {
  const host = bareName(request.host ?? '');
  if (host === '' || isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.')) return undefined;
  return ownNames(config).includes(host) ? undefined : printable(host.slice(0, 100));
}

/** A host as it is compared: in small letters, without its port and the dot that may end it. */
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
