import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectEarly } from '../live/early-socket.ts';
import { socketChannel } from '../live/socket.ts';

const sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];
  onopen?: () => void;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

const nobody = { addEventListener() {}, removeEventListener() {} };

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example.org' });
  vi.stubGlobal('document', { ...nobody, hidden: false });
  vi.stubGlobal('addEventListener', nobody.addEventListener);
  vi.stubGlobal('removeEventListener', nobody.removeEventListener);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the connection to a table; counts how often it reported open. */
function open(table: string) {
  const heard = { opened: 0 };
  const channel = socketChannel(table, { opened: () => heard.opened++, heard() {}, lost() {}, doubted() {} });
  return { channel, heard };
}

test('a connection that was sought ahead is taken, and greeted also if it is open by then', async () => {
  connectEarly('abc');
  const [socket] = sockets as [FakeSocket];
  expect(socket.address).toBe('wss://play.example.org/live?table=abc');
  socket.readyState = 1;
  const { channel, heard } = open('abc');
  expect([sockets.length, heard.opened]).toEqual([1, 0]);
  await Promise.resolve();
  expect(heard.opened).toBe(1);
  channel.post({ say: 'ping' });
  expect(socket.sent).toEqual(['{"say":"ping"}']);
  channel.close();
});

test('one that is still on its way is greeted when it is there, and only once', () => {
  connectEarly('abc');
  const { channel, heard } = open('abc');
  expect(heard.opened).toBe(0);
  sockets[0]!.onopen?.();
  expect([sockets.length, heard.opened]).toEqual([1, 1]);
  channel.close();
  open('abc').channel.close();
  expect(sockets).toHaveLength(2);
});

test.each([
  ['for another table', 'xyz', 0],
  ['that is lost by now', 'abc', 3],
])('one %s is not taken', (_, table, state) => {
  connectEarly('abc');
  sockets[0]!.readyState = state;
  open(table).channel.close();
  expect(sockets.map(({ address }) => address.split('=')[1])).toEqual(['abc', table]);
});
