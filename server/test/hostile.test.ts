import { LONGEST_MESSAGE, type TableWhy } from '@skerry/tables';
import { describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { LIMITS } from '../index.ts';
import { Limits } from '../table/limits.ts';
import { ME, OPEN, places } from './place.ts';

const place = places();

/** Ann and Bob play, Ann is first; both are told their offers. */
async function game() {
  const here = await place().open();
  const [ann, bob] = [await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN], { options: { firstSeat: 0 } });
  const first = await ann.enter(table, { offers: true });
  const second = await bob.enter(table, { key: first.you.links!.invite.split('/').at(-1)!, offers: true });
  await second.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await first.wish({ do: 'start' });
  await second.wait(() => second.info.stage === 'playing' || undefined);
  return { here, ann, bob, table, first, second };
}

describe('a client that loses the connection', () => {
  test('is told only what is new', async () => {
    const { bob, table, first, second } = await game();
    await first.playFirst();
    await second.wait(() => second.n === 1 || undefined);
    second.hangUp();
    await first.playFirst();
    const again = await bob.enter(table, { since: 1 });
    const welcome = again.last('welcome');
    expect(welcome.story).toBeUndefined();
    expect(welcome.news?.map(({ n }) => n)).toEqual([2]);
    expect(welcome.n).toBe(2);
  });

  test('is told all if it knows a line that is not there', async () => {
    const { bob, table } = await game();
    const again = await bob.enter(table, { since: 99 });
    expect(again.last('welcome').story).toBeDefined();
  });

  test('sends its move again and plays it once', async () => {
    const { ann, table, first } = await game();
    const [{ seat, actions }] = first.offers as [(typeof first.offers)[0]];
    const play = { do: 'play', seat, n: 0, action: actions[0]! } as const;
    expect(await first.wish(play, 'same')).toEqual({ say: 'done', id: 'same', n: 1 });
    expect(await first.wish(play, 'same')).toEqual({ say: 'done', id: 'same', n: 1 });
    const again = await ann.enter(table);
    expect(await again.wish(play, 'same')).toEqual({ say: 'done', id: 'same', n: 1 });
    expect(again.n).toBe(1);
  });

  test('sends its move twice in one breath and plays it once', async () => {
    const { first, second } = await game();
    const [{ seat, actions }] = first.offers as [(typeof first.offers)[0]];
    const play = { say: 'do', id: 'twice', do: 'play', seat, n: 0, action: actions[0]! };
    first.post(play);
    first.post(play);
    await first.wait(() => first.all('done').filter(({ id }) => id === 'twice').length === 2 || undefined);
    await first.playFirst();
    await second.wait(() => second.n === 2 || undefined);
    expect(second.all('news')).toHaveLength(2);
  });

  test('sends its move again after a restart of the server and plays it once', async () => {
    const { here, ann, table, first } = await game();
    const [{ seat, actions }] = first.offers as [(typeof first.offers)[0]];
    const play = { do: 'play', seat, n: 0, action: actions[0]! } as const;
    await first.wish(play, 'same');
    await here.close();
    expect(first.last('bye')).toMatchObject({ why: { why: 'stopping' }, again: true });
    await here.open();
    const again = await ann.enter(table);
    expect(again.n).toBe(1);
    expect(await again.wish(play, 'same')).toEqual({ say: 'done', id: 'same', n: 1 });
  });
});

test('a decision about an old position counts only if nothing changed what it means', async () => {
  const { first, second } = await game();
  const [{ actions }] = first.offers as [(typeof first.offers)[0]];
  await first.playFirst();
  const stale = await first.wish({ do: 'play', seat: 0, n: 0, action: actions.at(-1)! });
  expect(stale).toMatchObject({ say: 'refused', why: { why: 'lookAgain' } });
  expect(await first.wish({ do: 'play', seat: 0, n: 7, action: actions[0]! })).toMatchObject({
    why: { why: 'lookAgain' },
  });
  expect(second.n).toBe(1);
});

test('nobody acts for another seat, takes back for it, or looks through its eyes', async () => {
  const { first, second } = await game();
  const [{ actions }] = first.offers as [(typeof first.offers)[0]];
  const refused = { say: 'refused', why: { why: 'notYourSeat' } };
  expect(await second.wish({ do: 'play', seat: 0, n: 0, action: actions[0]! })).toMatchObject(refused);
  expect(await second.wish({ do: 'undo', seat: 0, n: 0 })).toMatchObject(refused);
  expect(await second.wish({ do: 'giveUp', seat: 0, agree: true })).toMatchObject(refused);
  expect(await second.wish({ do: 'rename', seat: 0, name: 'Eve' })).toMatchObject(refused);
  expect(await second.wish({ do: 'look', at: 0 })).toMatchObject(refused);
  expect(second.offers.flatMap(({ seat }) => seat)).not.toContain(0);
  expect(first.n).toBe(0);
});

test('an action that is not offered is refused with the reason of the rules, in the language of the reader', async () => {
  const { bob, table, first } = await game();
  const forged = { act: 'capture', treasure: 'fire', extra: { __proto__: 1 } };
  expect(await first.wish({ do: 'play', seat: 0, n: 0, action: forged })).toMatchObject({ say: 'refused' });
  const turn = first.offers[0]!.actions.find(({ act }) => act === 'move')!;
  const early = await (await bob.enter(table, { language: 'fr' })).wish({ do: 'play', seat: 1, n: 0, action: turn });
  expect(early).toMatchObject({ say: 'refused', why: { why: 'notYourTurn' }, sentence: expect.stringMatching(/tour/) });
  expect(await first.wish({ do: 'play', seat: 0, n: 0, action: { act: 'win' } })).toMatchObject({
    why: { why: 'unknownAction' },
    sentence: 'Nobody can do that in this game.',
  });
  expect(first.all('news')).toHaveLength(0);
});

test.each([
  ['no JSON', 'garbage'],
  ['half of it', '{"say":"do"'],
  ['a number', '7'],
  ['nothing', 'null'],
  ['a list', '[1,2]'],
  ['no such command', { say: 'do', id: 'x', do: 'cheat' }],
  ['a command named like an inherited property', { say: 'do', id: 'x', do: 'constructor' }],
  ['a seat that is none', { say: 'do', id: 'x', do: 'play', seat: 1e9, n: 0, action: { act: 'pass' } }],
  ['a field too many', { say: 'do', id: 'x', do: 'start', now: true }],
  ['an id that is no text', { say: 'do', id: 7, do: 'start' }],
  ['a name far too long', { say: 'do', id: 'x', do: 'rename', seat: 0, name: 'x'.repeat(100) }],
])('%s is refused with a sentence and changes nothing', async (_what, message) => {
  const { first, second } = await game();
  first.post(message);
  const refused = await first.until('refused');
  expect(refused.why.why).toBe('badMessage');
  expect(refused.sentence).toMatch(/^This message can’t be read: .+\.$/);
  expect(refused.sentence).not.toMatch(/\n|node_modules|at .*:\d+/);
  expect(await first.playFirst()).toMatchObject({ say: 'done' });
  await second.wait(() => second.n === 1 || undefined);
});

test('a message that is too long ends the connection, and only that', async () => {
  const { ann, table, first } = await game();
  first.post(`"${'x'.repeat(LONGEST_MESSAGE)}"`);
  expect((await first.until('bye')).why).toEqual({ why: 'tooBig' });
  const second = await ann.enter(table, { offers: true });
  second.postBytes(Buffer.alloc(1_000_000, 'x'));
  expect((await second.whenClosed()).code).toBe(1009);
  const third = await ann.enter(table, { offers: true });
  expect(await third.playFirst()).toMatchObject({ say: 'done' });
});

test('bytes that are no text are refused', async () => {
  const { first } = await game();
  first.postBytes(Buffer.from([1, 2, 3]));
  expect((await first.until('refused')).why).toMatchObject({ why: 'badMessage' });
});

test('who floods the table is first asked to slow down and then sent away', async () => {
  const here = await place().open({ limits: { ...LIMITS, messagesPerSecond: 10 } });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), OPEN]);
  const player = await ann.enter(table);
  for (let n = 0; n < 60; n++) player.post({ say: 'ping' });
  await player.whenClosed();
  expect(player.all('pong').length).toBeLessThanOrEqual(20);
  expect(player.all('refused')[0]?.why).toEqual({ why: 'slowDown', limit: 'messages' });
  expect(player.last('bye')).toMatchObject({ why: { why: 'slowDown' }, again: false });
});

test('a page of another site can neither connect nor ask', async () => {
  const here = await place().open({ publicUrl: new URL('https://play.example.org') });
  const ann = await here.person();
  await expect(ann.connect({ origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(ann.connect({ origin: 'null' })).rejects.toThrow('403');
  await ann.connect({ origin: here.url });
  await ann.connect({ origin: 'https://play.example.org' });
  const body = { game: 'forbidden-island', seats: [OPEN, OPEN] };
  expect((await ann.ask('/api/tables', body, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await ann.ask('/api/tables', body, { origin: here.url })).status).toBe(200);
});

test('an unknown table, an old page and a page with other rules are told so', async () => {
  const { ann, table } = await game();
  const bye = async (id: string, hello: object) => (await ann.enter(id, hello)).last('bye');
  expect(await bye('nowhere', {})).toMatchObject({ why: { why: 'unknownTable' }, again: false });
  expect(await bye(table, { protocol: 0 })).toMatchObject({ why: { why: 'oldClient' } });
  expect(await bye(table, { rules: 999, language: 'fr' })).toMatchObject({
    why: { why: 'oldClient' },
    sentence: 'Cette page est plus ancienne que la table. Veuillez la recharger.',
  });
});

test('who does not say hello first is told to', async () => {
  const here = await place().open();
  const player = await (await here.person()).connect();
  player.post({ say: 'do', id: 'a', do: 'start' });
  expect((await player.until('refused')).sentence).toContain('say "hello" first');
});

test('the connections and tables of one address are limited', async () => {
  const here = await place().open({ limits: { ...LIMITS, socketsPerAddress: 2, tablesPerAddress: 2 } });
  const ann = await here.person();
  await ann.connect();
  await ann.connect();
  await expect(ann.connect()).rejects.toThrow('429');
  await ann.make([OPEN, OPEN]);
  await ann.make([OPEN, OPEN]);
  const { status, answer } = await ann.ask('/api/tables', { game: 'forbidden-island', seats: [OPEN, OPEN] });
  expect([status, answer]).toMatchObject([429, { why: { why: 'tooManyTables' } }]);
});

test('words and codes cannot be tried without end', async () => {
  const here = await place().open({ limits: { ...LIMITS, codesPerMinute: 3 } });
  const ann = await here.person();
  for (let n = 0; n < 3; n++) expect((await ann.ask(`/api/join/tern-${n}`)).status).toBe(404);
  expect(await ann.ask('/api/join/tern-3')).toMatchObject({ status: 429, answer: { why: { why: 'slowDown' } } });
});

test('JSON that is nested too deeply is refused with a sentence, in requests and in messages', async () => {
  const here = await place().open();
  const ann = await here.person();
  const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
  for (const [method, path] of [
    ['POST', '/api/tables'],
    ['POST', '/api/claim'],
    ['PUT', '/api/notices'],
  ] as const) {
    const answer = await fetch(`${here.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${ann.secret}`, 'content-type': 'application/json' },
      body: deep,
    });
    expect([path, answer.status, (await answer.json()).why.why]).toEqual([path, 400, 'badMessage']);
  }
  const player = await ann.connect();
  player.post(JSON.parse(`${'['.repeat(500)}1${']'.repeat(500)}`));
  await player.wait(() => player.all('refused').find(({ why }) => why.why === 'badMessage'));
});

test('the secret of a browser is never sent back, even where a program asks', async () => {
  const here = await place().open();
  const { secret } = await here.person();
  const asked = async (headers: Record<string, string>) =>
    (await fetch(`${here.url}/api/me`, { method: 'POST', headers: { 'x-skerry-bot': '1', ...headers } })).json();
  expect((await asked({ cookie: `skerry=${secret}` })).secret).not.toBe(secret);
  expect((await asked({ authorization: `Bearer ${secret}` })).secret).toBe(secret);
});

describe('playing and undoing in a circle', () => {
  test('ends at a table and from an address, and the reason says until when', () => {
    let seconds = 0;
    const time = { ticks: () => seconds * 1000, now: () => seconds * 1000 };
    const limits = new Limits({ config: { limits: LIMITS }, time } as ConstructorParameters<typeof Limits>[0]);
    const circle = (table: string) =>
      limits.mayMove(table, '203.0.113.7', false) ?? limits.mayMove(table, '203.0.113.7', true);
    const allowed = Array.from({ length: 61 }, () => circle('a'));
    expect(allowed.slice(0, 60)).toEqual(Array(60).fill(undefined));
    expect(allowed[60]).toEqual({ why: 'slowDown', limit: 'undos', seconds: 1 });
    // In one day an address cannot write without end, however many tables it has.
    let lines = 0;
    for (; seconds < 86_400; seconds += 100) {
      for (let n = 0; n < 400; n++) if (limits.mayMove(`t${n % 50}`, '203.0.113.7', false) === undefined) lines++;
    }
    expect(lines).toBeLessThan(250_000);
    expect(limits.mayMove('b', '203.0.113.8', false)).toBeUndefined();
  });

  test('is refused at the table, and nothing changes', async () => {
    const { first } = await game();
    const why: TableWhy = { why: 'slowDown', limit: 'moves', seconds: 7 };
    const spy = vi.spyOn(Limits.prototype, 'mayMove').mockReturnValue(why);
    try {
      expect(await first.playFirst()).toMatchObject({
        say: 'refused',
        why,
        sentence: 'Too many moves from your network. Try again in 7 seconds.',
      });
      expect(first.n).toBe(0);
    } finally {
      spy.mockRestore();
    }
  });
});

test('a browser without a cookie is given one with the connection, and is known by it', async () => {
  const here = await place().open();
  const upgrade = (cookie?: string) =>
    new Promise<{ socket: WebSocket; cookies: string[] }>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${here.port}/live`, cookie ? { headers: { cookie } } : {});
      let cookies: string[] = [];
      socket.on('upgrade', ({ headers }) => {
        cookies = headers['set-cookie'] ?? [];
      });
      socket.on('open', () => resolve({ socket, cookies }));
    });
  const { socket, cookies } = await upgrade();
  expect(cookies[0]).toMatch(/^skerry=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  socket.terminate();
  const again = await upgrade(cookies[0]!.split(';')[0]!);
  expect(again.cookies).toEqual([]);
  again.socket.terminate();
});
