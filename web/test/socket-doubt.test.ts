import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOUBT, socketChannel } from '../live/socket.ts';

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

const sockets: FakeSocket[] = [];
const ears = new Map<string, () => void>();
const ear = (event: string, hear: () => void) => void ears.set(event, hear);

beforeEach(() => {
  sockets.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example.org' });
  vi.stubGlobal('document', { hidden: true, addEventListener: ear, removeEventListener() {} });
  vi.stubGlobal('addEventListener', ear);
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const told: string[] = [];
  const channel = socketChannel('abc', {
    opened: () => told.push('opened'),
    heard: () => told.push('heard'),
    lost: () => told.push('lost'),
    doubted: (isSo) => told.push(isSo ? 'doubted' : 'trusted'),
  });
  return { channel, told };
}

test('what stays without an answer is doubted within three seconds, and any word ends the doubt', async () => {
  const { channel, told } = open();
  await vi.advanceTimersByTimeAsync(0);
  channel.post({ say: 'ping' });
  await vi.advanceTimersByTimeAsync(DOUBT);
  expect(DOUBT).toBeLessThan(3000);
  expect(told).toEqual(['opened', 'doubted']);
  sockets[0]!.onmessage?.({ data: '{"say":"pong"}' });
  expect(told.slice(2)).toEqual(['trusted', 'heard']);
  await vi.advanceTimersByTimeAsync(10 * DOUBT - 1);
  expect(told).toHaveLength(4);
  channel.close();
});

test('a silent connection is given up, and what is answered in time is never doubted', async () => {
  const { channel, told } = open();
  await vi.advanceTimersByTimeAsync(0);
  channel.post({ say: 'ping' });
  sockets[0]!.onmessage?.({ data: '{"say":"pong"}' });
  await vi.advanceTimersByTimeAsync(2 * DOUBT);
  expect(told).toEqual(['opened', 'heard']);
  channel.post({ say: 'ping' });
  await vi.advanceTimersByTimeAsync(4 * DOUBT);
  expect(told.slice(2, 4)).toEqual(['doubted', 'lost']);
  expect(sockets.length).toBeGreaterThan(1);
  channel.close();
});

test('offline is heard at once, and online opens a new connection at once, in sight or not', async () => {
  const { channel, told } = open();
  await vi.advanceTimersByTimeAsync(0);
  ears.get('offline')?.();
  expect(told).toEqual(['opened', 'lost']);
  ears.get('online')?.();
  expect(sockets).toHaveLength(2);
  channel.close();
});
