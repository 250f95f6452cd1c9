import { connect, type Socket } from 'node:net';
import { NIGHTLY } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { LIMITS } from '../../index.ts';
import { places } from '../place.ts';

const place = places();

const BEGINNING =
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"ga';

/** Connections that each say the beginning of something. */
function begin(count: number, port: number, beginning: string): { socket: Socket; closed: Promise<unknown> }[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    socket.on('error', () => {});
    socket.resume();
    return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) };
  });
}

test('many requests whose body never ends are closed, and the server goes on', async () => {
  const here = await place().open({ requestTime: 1000, limits: { ...LIMITS, socketsPerAddress: 10_000 } });
  const begun = begin(600 * NIGHTLY, here.port, BEGINNING);
  await Promise.all(begun.map(({ closed }) => closed));
  expect((await fetch(`${here.url}/health/live`)).status).toBe(200);
});

test('connections count from the first byte on, whether a request or a handshake follows or not', async () => {
  const here = await place().open({ limits: { ...LIMITS, socketsPerAddress: 5 } });
  const half = 'GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConn';
  const begun = begin(40, here.port, half);
  let closed = 0;
  for (const each of begun) void each.closed.then(() => closed++);
  // Twice as many as there may be live ones: a page also asks for files.
  await expect.poll(() => closed).toBe(30);
  for (const { socket } of begun) socket.destroy();
});
