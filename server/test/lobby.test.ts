import { manifestOf, rulesWithText } from '@skerry/games';
import { describe, expect, test } from 'vitest';
import { BOT, type Browser, FORBIDDEN_ISLAND, ME, OPEN, type Place, type Player, places } from './place.ts';

const place = places();

/** Ann has made a table and invited Bob, who has not sat down yet. */
async function lobby(seats: object[] = [ME('Ann'), OPEN, OPEN], more: object = {}) {
  const here = await place().open();
  const [ann, bob] = [await here.person(), await here.person()];
  const table = await ann.make(seats, more);
  const host = await ann.enter(table);
  const guest = await bob.enter(table, { key: inviteKey(host) });
  return { here, ann, bob, table, host, guest };
}

const inviteKey = (player: Player): string => player.you.links!.invite.split('/').at(-1)!;
const watchKey = (player: Player): string => player.you.links!.watch.split('/').at(-1)!;

async function saysBye(person: Browser, table: string, key?: string): Promise<string> {
  const player = await person.enter(table, key === undefined ? {} : { key });
  return player.closed || player.all('bye').length > 0 ? player.last('bye').why.why : 'welcome';
}

test('who has the invitation sits down, is ready, takes a new name and stands up again', async () => {
  const { host, guest } = await lobby();
  await guest.wish({ do: 'sit', seat: 1, name: '  Bob\u202e  ' });
  expect(guest.you).toMatchObject({ seats: [1], host: false, looking: 1 });
  await guest.wish({ do: 'ready', seat: 1, ready: true });
  await guest.wish({ do: 'rename', seat: 1, name: 'Robert' });
  await host.wait(() => host.info.seats[1]?.name === 'Robert' || undefined);
  expect(host.info.seats[1]).toMatchObject({ who: 'person', here: true, ready: true, host: false });
  await guest.wish({ do: 'stand', seat: 1 });
  expect(guest.info.seats[1]).toMatchObject({ who: 'open', name: '' });
});

test('nobody sits where somebody sits, and nobody without an invitation', async () => {
  const { here, table, host, guest } = await lobby();
  expect(await guest.wish({ do: 'sit', seat: 0, name: 'Bob' })).toMatchObject({ why: { why: 'seatTaken' } });
  expect(await guest.wish({ do: 'sit', seat: 7, name: 'Bob' })).toMatchObject({ why: { why: 'noRoom' } });
  expect(await guest.wish({ do: 'sit', seat: 1, name: '\u200b ' })).toMatchObject({ why: { why: 'nameNeeded' } });
  const watcher = await (await here.person()).enter(table, { key: watchKey(host) });
  expect(watcher.you).toEqual({ seats: [], host: false, looking: 'watcher' });
  expect(await watcher.wish({ do: 'sit', seat: 1, name: 'Eve' })).toMatchObject({ why: { why: 'notHere' } });
});

test('only the host sets the table', async () => {
  const { host, guest } = await lobby();
  for (const wish of [
    { do: 'seatBot', seat: 1, level: 'calm' },
    { do: 'openSeat', seat: 1 },
    { do: 'setSeats', count: 2 },
    { do: 'setOptions', options: {} },
    { do: 'setTable', name: 'Mine' },
    { do: 'kick', seat: 0 },
    { do: 'mute', seat: 0, muted: true },
    { do: 'start' },
  ] as const) {
    expect(await guest.wish(wish), wish.do).toMatchObject({ say: 'refused', why: { why: 'notHost' } });
  }
  await host.wish({ do: 'setTable', name: 'Sunday', listed: true, clock: { turn: 60_000, bank: 0 } });
  expect(host.info).toMatchObject({ name: 'Sunday', listed: true, clock: { turn: 60_000, bank: 0 } });
  await host.wish({ do: 'setTable', clock: null });
  expect(host.info.clock).toBeUndefined();
});

test('the host allows hints among rivals, before the game and not during it', async () => {
  const { host } = await lobby([ME('Ann'), BOT]);
  expect(host.info.hints).toBeUndefined();
  await host.wish({ do: 'setTable', hints: true });
  await host.wish({ do: 'setTable', name: 'Sunday' });
  expect(host.info).toMatchObject({ name: 'Sunday', hints: true });
  await host.wish({ do: 'setTable', hints: false });
  expect(host.info.hints).toBeUndefined();
  await host.wish({ do: 'start' });
  expect(await host.wish({ do: 'setTable', hints: true })).toMatchObject({ why: { why: 'started' } });
});

test('the number of seats changes, people stay, and bots and open seats go first', async () => {
  const { host, guest } = await lobby([ME('Ann'), BOT, OPEN, OPEN]);
  await guest.wish({ do: 'sit', seat: 3, name: 'Bob' });
  await host.wish({ do: 'setSeats', count: 2 });
  expect(host.info.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  expect(await host.wish({ do: 'setSeats', count: 7 })).toMatchObject({ why: { why: 'badSeatCount' } });
  expect(await host.wish({ do: 'setSeats', count: 1 })).toMatchObject({ why: { why: 'seatTaken' } });
  await host.wish({ do: 'setSeats', count: 3 });
  expect(host.info.seats.map(({ who }) => who)).toEqual(['person', 'person', 'open']);
});

test('options are checked, and a wrong one is explained', async () => {
  const { host } = await lobby();
  const refused = await host.wish({ do: 'setOptions', options: { weather: 'fine' } });
  expect(refused).toMatchObject({ say: 'refused', why: { why: 'badOption', option: 'weather', trouble: 'unknown' } });
  expect(refused).toMatchObject({ sentence: expect.stringContaining('This game has no option “weather”') });
  expect(await host.wish({ do: 'setOptions', options: {} })).toMatchObject({ say: 'done' });
});

describe('options that do not go together are refused before anything is made', () => {
  const ALONE = 'The special bonus needs at least two players';
  const special = { game: 'trails-of-tucana', options: { specialBonus: true } };

  test('when a table is made, in the reader’s language', async () => {
    const here = await place().open();
    const ann = await here.person();
    const wish = { ...special, seats: [ME('Ann')] };
    const { status, answer } = await ann.ask('/api/tables', wish);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ why: { why: 'badOption', option: 'specialBonus', trouble: 'refused' } });
    expect(answer).toMatchObject({ sentence: expect.stringContaining(ALONE) });
    const french = await ann.ask('/api/tables', wish, { 'accept-language': 'fr' });
    expect(french.answer).toMatchObject({
      sentence: expect.stringContaining('Le bonus spécial se joue à deux ou plus'),
    });
    expect((await ann.ask('/api/mine')).answer).toEqual({ tables: [], now: expect.any(Number) });
  });

  test('when the seats or the options of a table change, and nothing is changed then', async () => {
    const here = await place().open();
    const ann = await here.person();
    const host = await ann.enter(await ann.make([ME('Ann'), OPEN], special));
    const why = { why: 'badOption', option: 'specialBonus', trouble: 'refused' };
    expect(await host.wish({ do: 'setSeats', count: 1 })).toMatchObject({
      say: 'refused',
      why,
      sentence: expect.stringContaining(ALONE),
    });
    expect(host.info.seats).toHaveLength(2);
    await host.wish({ do: 'setOptions', options: {} });
    await host.wish({ do: 'setSeats', count: 1 });
    expect(await host.wish({ do: 'setOptions', options: { specialBonus: true } })).toMatchObject({ why });
    expect(host.info.options).toMatchObject({ specialBonus: false });
    expect(await host.wish({ do: 'start' })).toMatchObject({ say: 'done' });
  });

  test('when the game is to start, though they went together when the table was made', async () => {
    const here = await place().open();
    const ann = await here.person();
    const host = await ann.enter(await ann.make([ME('Ann'), ME('Ben')]));
    const refuses = { option: 'difficulty', why: { why: 'flat' } };
    const game = Object.assign(FORBIDDEN_ISLAND, { refuses: () => refuses });
    const texts = await rulesWithText(manifestOf('forbidden-island')!);
    const refusals = texts.text.en.refusals as Record<string, () => string>;
    refusals.flat = () => 'The sea is flat today.';
    const answer = await host.wish({ do: 'start' });
    Reflect.deleteProperty(game, 'refuses');
    Reflect.deleteProperty(refusals, 'flat');
    expect(answer).toMatchObject({ say: 'refused', sentence: 'The sea is flat today.' });
    expect(host.info.stage).toBe('lobby');
    expect(await host.wish({ do: 'start' })).toMatchObject({ say: 'done' });
  });
});

test('who is sent away must go, and cannot come back with the same link', async () => {
  const { bob, table, host, guest } = await lobby();
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  const key = inviteKey(host);
  await host.wish({ do: 'kick', seat: 1 });
  expect((await guest.until('bye')).why).toEqual({ why: 'notHere' });
  await guest.whenClosed();
  expect(host.info.seats[1]).toMatchObject({ who: 'open' });
  expect(await saysBye(bob, table, key)).toBe('notHere');
});

test('after the start nobody sits down, stands up or changes the options', async () => {
  const { here, table, host, guest } = await lobby([ME('Ann'), OPEN]);
  const key = inviteKey(host);
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await host.wish({ do: 'start' });
  expect(host.info.stage).toBe('playing');
  expect(host.info.commitment).toMatch(/^[0-9a-f]{64}$/);
  for (const wish of [{ do: 'stand', seat: 0 }, { do: 'setSeats', count: 3 }, { do: 'start' }] as const) {
    expect(await host.wish(wish), wish.do).toMatchObject({ why: { why: 'started' } });
  }
  // Whoever comes too late by an invitation may watch.
  const late = await (await here.person()).enter(table, { key });
  expect(late.you).toMatchObject({ seats: [], looking: 'watcher' });
  expect(await late.wish({ do: 'sit', seat: 1, name: 'Late' })).toMatchObject({ why: { why: 'started' } });
});

describe('who may look', () => {
  async function table(more: object) {
    const here: Place = await place().open();
    const ann = await here.person();
    const id = await ann.make([ME('Ann'), ME('Ann too')], more);
    return { here, ann, id, host: await ann.enter(id) };
  }

  test('a stranger may not, but with the link for watchers', async () => {
    const { here, id, host } = await table({});
    expect(await saysBye(await here.person(), id)).toBe('notHere');
    expect(await saysBye(await here.person(), id, 'x'.repeat(22))).toBe('notHere');
    expect(await saysBye(await here.person(), id, watchKey(host))).toBe('welcome');
  });

  test('everybody may at a listed table, and finds it', async () => {
    const { here, id } = await table({ listed: true, name: 'Open sea' });
    const stranger = await here.person();
    expect(await saysBye(stranger, id)).toBe('welcome');
    const { answer } = await stranger.ask<{ tables: object[] }>('/api/tables');
    expect(answer.tables).toMatchObject([{ id, name: 'Open sea', yours: [], stage: 'lobby' }]);
  });

  test('everybody may once it is over', async () => {
    const { here, id, host } = await table({});
    await host.wish({ do: 'start' });
    expect(await saysBye(await here.person(), id)).toBe('notHere');
    await host.wish({ do: 'giveUp', seat: 0, agree: true });
    await host.wish({ do: 'giveUp', seat: 1, agree: true });
    expect(host.info).toMatchObject({ stage: 'over', seed: expect.any(String) });
    expect(await saysBye(await here.person(), id)).toBe('welcome');
  });
});

test('a word said aloud leads to the table, as long as it is in the lobby', async () => {
  const { bob, host, table } = await lobby([ME('Ann'), OPEN]);
  const { code } = host.you.links!;
  expect(code).toMatch(/^[a-z]+-[a-z]+-\d{3}-\d{3}-\d{3}$/);
  const { answer } = await bob.ask<{ id: string; key: string }>(
    `/api/join/${code!.toUpperCase().replaceAll('-', '%20')}`,
  );
  expect(answer).toEqual({ id: table, key: inviteKey(host) });
  await host.wish({ do: 'seatBot', seat: 1, level: 'calm' });
  await host.wish({ do: 'start' });
  expect(await bob.ask(`/api/join/${code}`)).toMatchObject({ status: 404, answer: { why: { why: 'unknownCode' } } });
  expect(host.you.links).not.toHaveProperty('code');
});

test('my tables tell whose turn it is', async () => {
  const { ann, bob, table, host, guest } = await lobby([ME('Ann'), OPEN]);
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await host.wish({ do: 'setOptions', options: { firstSeat: 1 } });
  await host.wish({ do: 'start' });
  const mine = async (person: Browser) => (await person.ask<{ tables: object[] }>('/api/mine')).answer.tables;
  const turn = { number: 1, seat: 1 };
  expect(await mine(ann)).toMatchObject([
    { id: table, stage: 'playing', yours: [0], waiting: [1], mustAct: false, turn },
  ]);
  expect(await mine(bob)).toMatchObject([{ id: table, yours: [1], waiting: [1], mustAct: true, turn }]);
});

test('my tables tell all that a game says of its turn', async () => {
  const here = await place().open();
  const ann = await here.person();
  const host = await ann.enter(await ann.make([ME('Ann')], { game: 'trails-of-tucana' }));
  await host.wish({ do: 'start' });
  const { answer } = await ann.ask<{ tables: { turn: object }[] }>('/api/mine');
  expect(answer.tables.map(({ turn }) => turn)).toEqual([{ number: 1, inRound: { round: 1, turn: 1 } }]);
});

test('a table with an unknown game, a wrong seat count or no name is not made', async () => {
  const here = await place().open();
  const ann = await here.person();
  const make = async (body: object) => {
    const { status, answer } = await ann.ask<{ sentence: string }>('/api/tables', body);
    return [status, answer.sentence];
  };
  expect(await make({ game: 'chess', seats: [OPEN] })).toEqual([404, 'This game is not on this server.']);
  const game = 'forbidden-island';
  expect(await make({ game, seats: [OPEN] })).toEqual([400, 'This game is for 2, 3 or 4 players.']);
  expect(await make({ game, seats: [ME(' '), OPEN] })).toEqual([400, 'Please choose a name first.']);
  expect(await make({ game, seats: [OPEN, OPEN], cheat: 1 })).toEqual([400, expect.stringContaining('can’t be read')]);
});
