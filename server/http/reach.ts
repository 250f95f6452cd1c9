import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Reach } from '@skerry/tables/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Api } from './api.ts';

/** Bridges to containers and virtual machines. */
const BRIDGES = /^(docker|br-|veth|virbr|cni|podman|lxc|vmnet)/;

export const neighbours = (): string[] =>
  Object.entries(networkInterfaces())
    .filter(([name]) => !BRIDGES.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));

export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\]|::ffff:127(\.\d+){3})$/.test(host);

export function networkOf(host: string, port: number): string[] {
  const hosts = isEverywhere(host) ? neighbours() : isLoopback(host) || isIP(host) === 0 ? [] : [host];
  return hosts.map((each) => `http://${isIP(each) === 6 ? `[${each}]` : each}:${port}`);
}

/** For invitations: at `localhost`, the page does not know an address that others can open. */
export function reachRoute(api: Api, app: FastifyInstance, config: Config): void {
  api.get('/api/reach', 'Where others reach this server', { answer: Reach }, async (request): Promise<Reach> => {
    if (config.publicUrl !== undefined) return { publicUrl: config.publicUrl.origin };
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    return isAtThisMachine(request) ? { network: networkOf(config.host, port) } : {};
  });
}

const isAtThisMachine = ({ ip, hostname }: FastifyRequest): boolean => isLoopback(ip) && isLoopback(hostname);
