import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const PING = 0x89;

/** A WebSocket written by hand: it answers nothing by itself, and reads only when it is told to. */
export class BareSocket {
  readonly socket: Socket;
  /** Bytes that came after the handshake. */
  bytes = 0;
  closed = false;

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  /** Nobody is known without a secret. `from` is another address of this machine. */
  static async open(port: number, secret: string, from?: string): Promise<BareSocket> {
    const socket = connect({ port, host: '127.0.0.1', ...(from !== undefined && { localAddress: from }) });
    const bare = new BareSocket(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      bare.closed = true;
    });
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET /live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${secret}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    await once(socket, 'data');
    socket.pause();
    socket.on('data', (part) => {
      bare.bytes += part.length;
    });
    socket.pause();
    return bare;
  }

  say(message: object): void {
    this.socket.write(frame(TEXT, Buffer.from(JSON.stringify(message))));
  }

  /** Many pings in one breath. */
  ping(times: number, payload: Buffer): void {
    const one = frame(PING, payload);
    this.socket.write(Buffer.concat(Array.from({ length: times }, () => one)));
  }

  /** Reads what is there, until the other side has closed. */
  async readToTheEnd(): Promise<void> {
    this.socket.resume();
    if (!this.closed) await once(this.socket, 'close');
  }
}

/** A frame of a client (RFC 6455, 5.2); the mask is zero, so that the payload stands as it is. */
function frame(head: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([Buffer.from([head]), length, Buffer.alloc(4), payload]);
}
