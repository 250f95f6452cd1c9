import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import type { Game } from '@skerry/engine';
import { GameSession, gameSoFar, tableInfo, updatesByReader, youAre } from '@skerry/tables';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Client } from '../live/client.ts';
import { textFrame } from '../live/frame.ts';
import type { TableRow } from '../store/store.ts';
import { sealed } from './sealed.ts';

const game: Game = sealed;

const row: TableRow = {
  ...{ id: 't', name: 'Sunday', game: 'sealed', version: 1, stage: 'playing', options: {}, listed: false, kicked: [] },
  ...{ host: 'ann', invite: 'INVITE', watch: 'WATCH', code: 'heron-41', made: 0, touched: 0, rev: 1 },
  seats: ['ann', 'bob', 'cleo'].map((person) => ({ who: 'person', name: person, person })),
};
const links = { invite: '/join/t/INVITE', watch: '/watch/t/WATCH', code: 'heron-41' };

function client(person: string, looking: number | 'watcher', wantsOffers = false): Client {
  const made = new Client({} as WebSocket, new PassThrough(), { person, device: 'd', address: '' });
  return Object.assign(made, { looking, wantsOffers, knowsRules: true });
}

const ann = client('ann', 0, true);
const bob = client('bob', 1, true);
const eve = client('eve', 'watcher', true);

test('where seats have secrets, each hears only its own, whatever rules it knows', () => {
  const session = GameSession.open(game, { seats: 3 });
  const answer = session.play(0, 0, { act: 'seal', number: 22 }, 1);
  if ('why' in answer) throw new Error(answer.why.why);
  const updates = updatesByReader(session, row, [answer], [ann, bob, eve]);
  const told = (to: Client) => JSON.stringify(updates(to));
  expect(told(ann)).toContain('22');
  expect(told(bob)).not.toContain('"patch"');
  expect(told(eve)).not.toContain('"patch"');
  for (const other of [bob, eve]) {
    expect(JSON.stringify(gameSoFar(session, other, undefined))).not.toContain('22');
    expect(JSON.stringify(gameSoFar(session, other, 0))).not.toContain('22');
  }
});

test('offers are told only to whose they are', () => {
  const session = GameSession.open(game, { seats: 3 });
  const answer = session.play(0, 0, { act: 'seal', number: 22 }, 1);
  if ('why' in answer) throw new Error(answer.why.why);
  const updates = updatesByReader(session, { ...row, seats: row.seats.toSpliced(1, 1) }, [answer], [ann]);
  expect(updates(ann)).toMatchObject([{ offers: [] }]);
  expect(session.offers([1])).toMatchObject([{ seat: 1, must: true }]);
});

test('links are only for those who sit here, and people are told to nobody', () => {
  expect(youAre(row, ann, links)).toMatchObject({ seats: [0], host: true, links });
  expect(youAre(row, eve, links)).toEqual({ seats: [], host: false, looking: 'watcher' });
  const info = tableInfo(
    { ...row, seats: [{ who: 'person', name: 'A', person: 'SECRET' }] },
    new Set(['SECRET', 'eve']),
    0,
  );
  expect(JSON.stringify(info)).not.toMatch(/SECRET|INVITE|WATCH|heron/);
  expect(info).toMatchObject({ watchers: 1, seats: [{ here: true }] });
});

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
  'a frame with a text of %i bytes is read as that text',
  async (length) => {
    const text = length < 2 ? 'x'.repeat(length) : `${'x'.repeat(length - 2)}é`;
    const server = new WebSocketServer({ port: 0 });
    server.on('connection', (_socket, { socket }) => socket.write(textFrame(text)));
    const { port } = server.address() as AddressInfo;
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    const read = await new Promise((resolve) => client.on('message', (data) => resolve(String(data))));
    client.terminate();
    server.close();
    expect(read).toBe(text);
  },
);
