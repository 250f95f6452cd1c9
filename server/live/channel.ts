import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE, type Person } from '@skerry/tables';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { addressOf } from '../http/address.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { cookieWith, isSecure, secretOf } from '../http/person.ts';
import { refuse } from '../http/refusal.ts';
import { newSecret, personOf } from '../secrets.ts';
import type { Device } from '../store/device-store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { Connection } from './connection.ts';

/** How soon others see that somebody is cut off, in milliseconds. */
const BETWEEN_HEARTBEATS = 3000;
/** Heartbeats that somebody may miss before the server stops waiting for them. */
const MOST_MISSED = 9;
/** Milliseconds within which a client must say its first word; the next heartbeat notices. */
const TIME_FOR_HELLO = 15_000;
/** A client that was told to go has this long to close its side. */
const TIME_TO_CLOSE = 1000;

const SOCKETS = {
  perMessageDeflate: false,
  // Pings cost like any message, and pongs must not pile up for those who do not read.
  autoPong: false,
  closeTimeout: TIME_TO_CLOSE,
  // Somewhat more than a message may have, so that there is time to say what is wrong.
  maxPayload: 8 * LONGEST_MESSAGE,
};

/** Who asks for a connection, and the answer to their request. */
interface Coming {
  readonly device: Device;
  readonly person: Person;
  readonly response: ServerResponse;
}

export async function liveChannel(app: FastifyInstance, registry: TableRegistry): Promise<void> {
  const { config, metrics } = registry;
  /** The connections, and how many beats each has not answered. */
  const beats = new Map<WebSocket, { readonly connection: Connection; readonly since: number; missed: number }>();
  /** Secrets given to browsers that had none, on their way into the answer of the upgrade. */
  const given = new WeakMap<IncomingMessage, { secret: string; secure: boolean }>();
  const coming = new WeakMap<IncomingMessage, Coming>();

  await app.register(websocket, {
    options: SOCKETS,
    // Everybody was told; what is still there hangs.
    preClose: () => {
      for (const socket of app.websocketServer.clients) socket.terminate();
    },
  });
  app.websocketServer.on('headers', (headers, request) => {
    const gift = given.get(request);
    if (gift) headers.push(`Set-Cookie: ${cookieWith(gift.secret, gift.secure)}`);
  });

  const heartbeat = setInterval(() => {
    for (const [socket, beat] of beats) {
      if (beat.missed > MOST_MISSED) {
        socket.terminate();
        continue;
      }
      if (beat.missed > 0) beat.connection.quiet(true);
      if (registry.time.ticks() - beat.since > TIME_FOR_HELLO) beat.connection.endIfSilent();
      beat.missed++;
      socket.ping();
    }
  }, BETWEEN_HEARTBEATS);
  app.addHook('onClose', async () => clearInterval(heartbeat));

  app.get(
    '/live',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request, reply) => {
        if (registry.stopping) return refuse(request, reply, { why: 'stopping' });
        if (!isOwnOrigin(request, config)) {
          metrics.refusals.inc({ why: 'origin' });
          return refuse(request, reply, { why: 'notHere' });
        }
        const address = addressOf(request.ip);
        request.raw.socket.once('close', () => void registry.limits.connected(address, -1));
        if ((await registry.limits.connected(address, 1)) > config.limits.socketsPerAddress) {
          metrics.refusals.inc({ why: 'sockets' });
          return refuse(request, reply, { why: 'slowDown', limit: 'connections' });
        }
        const known = secretOf(request);
        const secret = known ?? newSecret();
        if (known === undefined) given.set(request.raw, { secret, secure: isSecure(request, config) });
        const device = personOf(secret);
        const person = await registry.devices.personAt(device);
        coming.set(request.raw, { device, person, response: reply.raw });
      },
    },
    (socket, request) => {
      metrics.sockets.inc();
      const who = coming.get(request.raw);
      if (who === undefined) return socket.terminate();
      forgetRequest(socket, request.raw.socket, who.response);
      const connection = new Connection(registry, socket, request.raw.socket, {
        ...who,
        address: addressOf(request.ip),
      });
      registry.devices.opened(connection);
      const beat = { connection, since: registry.time.ticks(), missed: 0 };
      beats.set(socket, beat);
      socket.on('pong', () => {
        beat.missed = 0;
        connection.quiet(false);
      });
      socket.on('close', () => {
        beats.delete(socket);
        registry.devices.closed(connection);
        metrics.sockets.dec();
      });
    },
  );
}

/** Otherwise a connection would keep all that belongs to its request for as long as it lasts: three kilobytes. */
function forgetRequest(socket: WebSocket, wire: Socket, response: ServerResponse): void {
  response.detachSocket(wire);
  // The plugin listens with the request at hand; we listen ourselves.
  socket.removeAllListeners('error');
}
