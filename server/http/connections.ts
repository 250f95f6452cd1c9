import type { Server } from 'node:http';
import type { Config } from '../config.ts';
import { addressOf } from './address.ts';

/** A page also loads its files. */
const BESIDE_LIVE = 2;

/**
 * Limits the connections of one address, whatever they become. Behind a proxy all of them are the proxy's, and only
 * requests can be limited.
 */
export function limitConnections(server: Server, { limits, trustProxy }: Config): void {
  if (trustProxy !== false) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > BESIDE_LIVE * limits.socketsPerAddress) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
