import { connect } from 'node:net';
import { NIGHTLY } from '@skerry/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ME, OPEN, type Place, places } from '../place.ts';

const place = places();

const COMMANDS = [
  'play',
  'undo',
  'redo',
  'giveUp',
  'look',
  'sit',
  'stand',
  'rename',
  'ready',
  'kick',
  'seatBot',
  'openSeat',
];
const MORE = ['setSeats', 'setOptions', 'setTable', 'start', 'rematch', 'chat', 'mute', 'standIn', 'giveBack'];

/** Almost a message: the right words with any values. */
const nearly = fc.record(
  {
    say: fc.oneof(fc.constantFrom('do', 'hello', 'ping'), fc.anything()),
    do: fc.oneof(fc.constantFrom(...COMMANDS, ...MORE), fc.anything()),
    id: fc.oneof(fc.string(), fc.anything()),
    table: fc.string(),
    protocol: fc.oneof(fc.constant(1), fc.anything()),
    seat: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.anything()),
    n: fc.oneof(fc.integer(), fc.anything()),
    action: fc.oneof(fc.record({ act: fc.string(), to: fc.anything() }), fc.anything()),
    options: fc.object(),
    name: fc.string(),
    text: fc.string(),
    count: fc.anything(),
    level: fc.anything(),
    at: fc.anything(),
  },
  { requiredKeys: ['say'] },
);

const message = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  nearly.map((value) => JSON.stringify(value) ?? ''),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

/** A table where Ann waits for the other seat; nobody else has its link. */
async function tableOfAnn(here: Place) {
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), OPEN]);
  return { ann, table, player: await ann.enter(table) };
}

test(
  'whatever a stranger says, every answer is a sentence and the table stays as it is',
  async () => {
    const here = await place().open();
    const { ann, table, player } = await tableOfAnn(here);
    const { now, watchers, ...before } = player.info;
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 12 }), fc.boolean(), async (said, asGuest) => {
        const eve = await (await here.person()).connect();
        if (asGuest) eve.hello(table);
        for (const each of said) typeof each === 'string' ? eve.post(each) : eve.postBytes(each);
        eve.post({ say: 'ping' });
        await eve.wait(() => eve.closed ?? eve.all('pong').at(0));
        for (const answer of [...eve.all('refused'), ...eve.all('bye')]) {
          expect(answer.sentence).toMatch(/^[A-Z][^\n]*\.$/s);
          expect(answer.sentence).not.toMatch(/node_modules|\bat \S+:\d+|undefined/);
        }
        expect(eve.all('welcome')).toEqual([]);
        eve.hangUp();
      }),
      { numRuns: 40 * NIGHTLY },
    );
    const again = (await ann.enter(table)).info;
    expect(again).toMatchObject(before);
  },
  120_000 * NIGHTLY,
);

test(
  'bytes that are no frames of a WebSocket end the connection, and only that',
  async () => {
    const here = await place().open();
    const { player } = await tableOfAnn(here);
    const upgrade = [
      'GET /live HTTP/1.1',
      `Host: 127.0.0.1:${here.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ].join('\r\n');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 2, maxLength: 300 }), fc.boolean(), async (bytes, upgraded) => {
        const socket = connect(here.port, '127.0.0.1');
        const gone = new Promise((resolve) => socket.once('close', resolve).on('error', () => {}));
        if (upgraded) {
          const answered = new Promise((resolve) => socket.once('data', resolve));
          socket.write(`${upgrade}\r\n\r\n`);
          await answered;
        }
        socket.resume().write(bytes);
        // Half a frame may be the beginning of a whole one; who hangs up then is not waited for.
        socket.end();
        await gone;
      }),
      { numRuns: 20 * NIGHTLY },
    );
    expect(await player.wish({ do: 'rename', seat: 0, name: 'Anna' })).toMatchObject({ say: 'done' });
  },
  120_000 * NIGHTLY,
);
