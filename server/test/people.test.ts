import { UNDO_REASONS } from '@skerry/engine';
import { expect, test } from 'vitest';
import { LIMITS, networkOf } from '../index.ts';
import { BOT, ME, OPEN, type Player, places } from './place.ts';

const place = places();

const keyOf = (link: string): string => link.split('/').at(-1)!;

/** Ann, who is the host, and Bob play; Cleo watches. */
async function company(seats: object[] = [ME('Ann'), OPEN], settings: object = {}, firstSeat = 0) {
  const here = await place().open(settings);
  const [ann, bob, cleo] = [await here.person(), await here.person(), await here.person()];
  const table = await ann.make(seats, { options: { firstSeat } });
  const host = await ann.enter(table, { offers: true });
  const { invite, watch } = host.you.links!;
  const guest = await bob.enter(table, { key: keyOf(invite), offers: true });
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  const watcher = await cleo.enter(table, { key: keyOf(watch) });
  await host.wish({ do: 'start' });
  await watcher.wait(() => watcher.info.stage === 'playing' || undefined);
  return { here, ann, bob, cleo, table, host, guest, watcher };
}

const chatOf = (player: Player): string[] => player.all('chat').map(({ line }) => `${line.name}: ${line.text}`);

test('those with a seat talk among themselves, and so do those who watch', async () => {
  const { cleo, table, host, guest, watcher } = await company();
  await guest.wish({ do: 'chat', text: 'Hello\u0007 Ann' });
  await watcher.wish({ do: 'chat', text: 'Is anybody here?' });
  expect(chatOf(host)).toEqual(['Bob: Hello Ann']);
  expect(watcher.all('chat')).toMatchObject([{ line: { room: 'watchers', text: 'Is anybody here?' } }]);
  const again = await cleo.enter(table, { key: 'x' }).then((player) => player.last('bye'));
  expect(again.why).toEqual({ why: 'notHere' });
});

test('what was said is there for those who come later, each in their room', async () => {
  const { here, bob, table, guest, watcher } = await company();
  await guest.wish({ do: 'chat', text: 'for seats' });
  await watcher.wish({ do: 'chat', text: 'for watchers' });
  await here.close();
  await here.open();
  const again = await bob.enter(table);
  expect(again.last('welcome').chat).toMatchObject([{ room: 'seats', seat: 1, name: 'Bob', text: 'for seats' }]);
});

test('the host mutes, and nobody talks without end', async () => {
  const { host, guest } = await company(undefined, { limits: { ...LIMITS, chatPerMinute: 3 } });
  await host.wish({ do: 'mute', seat: 1, muted: true });
  expect(await guest.wish({ do: 'chat', text: 'hey' })).toMatchObject({ why: { why: 'muted' } });
  await host.wish({ do: 'mute', seat: 1, muted: false });
  for (let n = 0; n < 3; n++) expect(await guest.wish({ do: 'chat', text: 'hey' })).toMatchObject({ say: 'done' });
  expect(await guest.wish({ do: 'chat', text: 'hey' })).toMatchObject({ why: { why: 'slowDown' } });
  expect(await host.wish({ do: 'chat', text: ' \n ' })).toMatchObject({ why: { why: 'badMessage' } });
});

test('a team points, proposes and says phrases; all with a seat are told, now and later', async () => {
  const { here, bob, table, host, guest, watcher } = await company();
  const { seat, actions } = host.offers.find(({ must }) => must)!;
  const gestures = [
    { make: 'say', phrase: 'goodIdea' },
    { make: 'point', at: 'coral-palace' },
    { make: 'propose', seat, turn: 1, action: actions[0]! },
  ] as const;
  for (const gesture of gestures) expect(await guest.wish({ do: 'gesture', gesture })).toMatchObject({ say: 'done' });
  expect(host.all('chat').map(({ line }) => line)).toMatchObject(
    gestures.map((gesture) => ({ room: 'seats', seat: 1, name: 'Bob', gesture })),
  );
  expect(watcher.all('chat')).toEqual([]);
  await here.close();
  await here.open();
  const again = await bob.enter(table);
  expect(again.last('welcome').chat.map(({ gesture }) => gesture)).toEqual(gestures);
});

test('a gesture that cannot be made is refused with a sentence, in the language of whoever made it', async () => {
  const { host, guest, table, watcher } = await company(undefined, { limits: { ...LIMITS, chatPerMinute: 2 } });
  const point = (at: string) => ({ do: 'gesture', gesture: { make: 'point', at } }) as const;
  guest.hello(table, { language: 'fr' });
  expect(await guest.wish(point('atlantis'))).toMatchObject({
    why: { why: 'nothingThere' },
    sentence: 'Impossible de montrer cela.',
  });
  expect(await watcher.wish(point('coral-palace'))).toMatchObject({ why: { why: 'notYourSeat' } });
  const forged = { make: 'propose', seat: 0, turn: 1, action: { act: 'win' } } as const;
  expect(await guest.wish({ do: 'gesture', gesture: forged })).toMatchObject({
    why: { why: 'unknownAction' },
    sentence: 'Personne ne peut faire cela dans ce jeu.',
  });
  // They count as what is said does.
  await guest.wish(point('coral-palace'));
  await guest.wish({ do: 'chat', text: 'there' });
  expect(await guest.wish(point('coral-palace'))).toMatchObject({ why: { why: 'slowDown' } });
  await host.wish({ do: 'mute', seat: 1, muted: true });
  expect(await guest.wish(point('coral-palace'))).toMatchObject({ why: { why: 'muted' } });
});

test('everybody sees who is here and how many watch', async () => {
  const { host, guest, watcher } = await company();
  expect(host.info).toMatchObject({ watchers: 1, seats: [{ here: true }, { here: true }] });
  guest.hangUp();
  watcher.hangUp();
  await host.wait(() => (host.info.watchers === 0 && host.info.seats[1]?.here === false) || undefined);
});

test('a bot stands in for who is away, and the person takes the seat back by coming back', async () => {
  const { bob, table, host, guest } = await company(undefined, { botPause: 500 }, 1);
  expect(await host.wish({ do: 'standIn', seat: 1, level: 'calm' })).toMatchObject({ why: { why: 'seatNotAway' } });
  guest.hangUp();
  await host.wait(() => host.info.seats[1]?.here === false || undefined);
  await host.wish({ do: 'standIn', seat: 1, level: 'calm' });
  expect(host.info.seats[1]).toMatchObject({ who: 'person', name: 'Bob', standIn: true, level: 'calm' });
  await host.wait(() => host.all('news').find(({ seat }) => seat === 1));
  await bob.enter(table);
  await host.wait(() => host.info.seats[1]?.standIn === undefined || undefined);
  expect(host.info.seats[1]).not.toHaveProperty('level');
});

test('the host gives a seat back, and nobody else does', async () => {
  const { cleo, table, host, guest } = await company();
  guest.hangUp();
  await host.wait(() => host.info.seats[1]?.here === false || undefined);
  await host.wish({ do: 'standIn', seat: 1, level: 'calm' });
  const watcher = await cleo.enter(table, { key: keyOf(host.you.links!.watch) });
  expect(await watcher.wish({ do: 'giveBack', seat: 1 })).toMatchObject({ why: { why: 'notHost' } });
  expect(await watcher.wish({ do: 'standIn', seat: 0, level: 'calm' })).toMatchObject({ why: { why: 'notHost' } });
  await host.wish({ do: 'giveBack', seat: 1 });
  expect(host.info.seats[1]).not.toHaveProperty('standIn');
});

test('the game is given up when all people agree, and not before', async () => {
  const { host, guest } = await company([ME('Ann'), OPEN, BOT]);
  await host.wish({ do: 'giveUp', seat: 0, agree: true });
  expect(host.info).toMatchObject({ stage: 'playing', seats: [{ givesUp: true }, { givesUp: false }, {}] });
  await host.wish({ do: 'giveUp', seat: 0, agree: false });
  await guest.wish({ do: 'giveUp', seat: 1, agree: true });
  expect(guest.info.stage).toBe('playing');
  await host.wish({ do: 'giveUp', seat: 0, agree: true });
  expect(host.info.stage).toBe('over');
  expect(await guest.wish({ do: 'giveUp', seat: 1, agree: true })).toMatchObject({ why: { why: 'gameOver' } });
});

test('a seat takes back its own last action, and everybody hears of it', async () => {
  const { host, guest } = await company();
  const move = host.offers[0]!.actions.find(({ act }) => act === 'move')!;
  await host.wish({ do: 'play', seat: 0, n: 0, action: move });
  expect(host.last('news')).toMatchObject({ n: 1, seat: 0, undo: true });
  expect(await guest.wish({ do: 'undo', seat: 1, n: 1 })).toMatchObject({ why: { why: 'nothingToUndo' } });
  expect(await host.wish({ do: 'undo', seat: 0, n: 1 }, 'back')).toEqual({ say: 'done', id: 'back', n: 2 });
  expect(await host.wish({ do: 'undo', seat: 0, n: 1 }, 'back')).toEqual({ say: 'done', id: 'back', n: 2 });
  await guest.wait(() => guest.n === 2 || undefined);
  expect(guest.last('news')).toMatchObject({ n: 2, back: 1 });
});

test('a seat redoes what it undid, and everybody hears of it; afterwards there is nothing to redo', async () => {
  const { host, guest } = await company();
  const move = host.offers[0]!.actions.find(({ act }) => act === 'move')!;
  await host.wish({ do: 'play', seat: 0, n: 0, action: move });
  await host.wish({ do: 'undo', seat: 0, n: 1 });
  await guest.wait(() => guest.n === 2 || undefined);
  expect(guest.last('news')).toMatchObject({ n: 2, back: 1, redo: 0 });
  expect(await guest.wish({ do: 'redo', seat: 0, n: 2 })).toMatchObject({ why: { why: 'notYourSeat' } });
  expect(await host.wish({ do: 'redo', seat: 0, n: 2 }, 'again')).toEqual({ say: 'done', id: 'again', n: 3 });
  expect(await host.wish({ do: 'redo', seat: 0, n: 2 }, 'again')).toEqual({ say: 'done', id: 'again', n: 3 });
  await guest.wait(() => guest.n === 3 || undefined);
  expect(guest.last('news')).toMatchObject({ n: 3, seat: 0, undo: true });
  expect(guest.last('news').redo).toBeUndefined();
  expect(await host.wish({ do: 'redo', seat: 0, n: 3 })).toMatchObject({ why: { why: 'nothingToRedo' } });
});

test('one wish takes back a whole turn, and the answer says in the reader’s language what stops it', async () => {
  const { host, guest } = await company();
  for (const n of [0, 1]) {
    const move = host.offers[0]!.actions.find(({ act }) => act === 'move')!;
    await host.wish({ do: 'play', seat: 0, n, action: move });
  }
  expect(await host.wish({ do: 'undo', seat: 0, n: 2, to: 'turn' })).toMatchObject({ say: 'done', n: 3 });
  await guest.wait(() => guest.n === 3 || undefined);
  expect(guest.last('news')).toMatchObject({ n: 3, seat: 0, back: 2 });
  const refused = await host.wish({ do: 'undo', seat: 0, n: 3, to: 'turn' });
  expect(refused).toMatchObject({ why: { why: 'nothingToUndo', stop: 'nothingDone' } });
  expect(refused).toMatchObject({ sentence: UNDO_REASONS.en.nothingDone });
});

test('a rematch keeps people, bots and options, and the others are told where', async () => {
  const { bob, host, guest, watcher, cleo } = await company([ME('Ann'), OPEN, BOT]);
  expect(await host.wish({ do: 'rematch' })).toMatchObject({ why: { why: 'notOver' } });
  await host.wish({ do: 'giveUp', seat: 0, agree: true });
  await guest.wish({ do: 'giveUp', seat: 1, agree: true });
  expect(await watcher.wish({ do: 'rematch' })).toMatchObject({ why: { why: 'notYourSeat' } });
  await guest.wish({ do: 'rematch' });
  await host.wait(() => host.info.next);
  const { next } = host.info;
  await host.wish({ do: 'rematch' });
  expect(host.info.next).toBe(next);
  const again = await bob.enter(next!);
  expect(again.info).toMatchObject({
    stage: 'lobby',
    name: `${host.info.name} (2)`,
    options: host.info.options,
    seats: [{ name: 'Ann' }, { name: 'Bob', host: true, ready: true }, { who: 'bot', level: 'calm' }],
  });
  expect(again.you).toMatchObject({ seats: [1], host: true });
  const watching = await cleo.enter(next!, { key: keyOf(host.you.links!.watch) });
  expect(watching.you.seats).toEqual([]);
});

test('a rematch of one person with bots begins at once', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), BOT]);
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  await player.wish({ do: 'giveUp', seat: 0, agree: true });
  await player.wish({ do: 'rematch' });
  const again = await ann.enter(player.info.next!);
  await again.wait(() => again.info.stage === 'playing' || undefined);
});

test('a code moves a seat to another device, once', async () => {
  const { here, ann, bob, table, host } = await company();
  const path = `/api/tables/${table}/seats/0/code`;
  expect((await bob.ask(path, {})).answer).toMatchObject({ why: { why: 'notYourSeat' } });
  const { answer } = await ann.ask<{ code: string; until: number }>(path, {});
  expect(answer.until - Date.now()).toBeGreaterThan(590_000);
  const phone = await here.person();
  expect(await phone.ask('/api/claim', { code: ` ${answer.code.toUpperCase()} ` })).toEqual({
    status: 200,
    answer: { id: table },
  });
  await host.wait(() => host.you.seats.length === 0 || undefined);
  expect(host.you).toEqual({ seats: [], host: false, looking: 'watcher', moved: [0] });
  const player = await phone.enter(table, { offers: true });
  expect(player.you).toMatchObject({ seats: [0], host: true, looking: 0 });
  expect(await player.playFirst()).toMatchObject({ say: 'done', n: 1 });
  expect(await bob.ask('/api/claim', { code: answer.code })).toMatchObject({ status: 404 });
});

test('a seat that went to another device comes back to the one it left, and to nobody else', async () => {
  const { here, ann, table, host, guest } = await company();
  const { answer } = await ann.ask<{ code: string }>(`/api/tables/${table}/seats/0/code`, {});
  const phone = await here.person();
  await phone.ask('/api/claim', { code: answer.code });
  const player = await phone.enter(table);
  await host.wait(() => host.you.moved || undefined);
  expect(await guest.wish({ do: 'bringBack', seat: 0 })).toMatchObject({ why: { why: 'notYourSeat' } });
  expect(await host.wish({ do: 'bringBack', seat: 0 })).toMatchObject({ say: 'done' });
  await player.wait(() => player.you.moved || undefined);
  expect(host.you).toMatchObject({ seats: [0], host: true });
  await host.wish({ do: 'look', at: 0 });
  expect(host.you.looking).toBe(0);
  // Both devices are the same human's: the seat goes back and forth.
  expect(await player.wish({ do: 'bringBack', seat: 0 })).toMatchObject({ say: 'done' });
  await host.wait(() => host.you.seats.length === 0 || undefined);
  // Whoever wants to be forgotten is.
  await fetch(`${here.url}/api/me`, { method: 'DELETE', headers: { authorization: `Bearer ${ann.secret}` } });
  expect((await ann.enter(table)).last('bye')).toMatchObject({ why: { why: 'notHere' } });
});

test('the address for others is told to those who sit at the server, and PUBLIC_URL to everybody', async () => {
  const here = await place().open({ host: '0.0.0.0' });
  const reach = async () => (await fetch(`${here.url}/api/reach`)).json();
  expect(await reach()).toEqual({ network: networkOf('0.0.0.0', here.port) });
  expect(networkOf('127.0.0.1', 3000)).toEqual([]);
  expect(networkOf('192.168.1.5', 3000)).toEqual(['http://192.168.1.5:3000']);
  await here.close();
  await here.open({ publicUrl: new URL('https://play.example.org') });
  expect(await reach()).toEqual({ publicUrl: 'https://play.example.org' });
});

test('a person with two seats looks through the eyes of either', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table, { look: 1 });
  expect(player.you).toMatchObject({ seats: [0, 1], looking: 1 });
  await player.wish({ do: 'start' });
  await player.wish({ do: 'look', at: 0 });
  expect(player.last('welcome')).toMatchObject({ you: { looking: 0 }, story: { news: [] } });
});
