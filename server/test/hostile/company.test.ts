import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../index.ts';
import { newJoinCode } from '../../table/names.ts';
import { MACHINE_TIME } from '../../timepiece.ts';
import { BOT, ME, OPEN, type Player, places, STANDING } from '../place.ts';

const place = places();
const limits = { ...LIMITS, messagesPerSecond: 1000 };

const keyOf = (player: Player) => player.you.links!.invite.split('/').at(-1)!;

/** Ann hosts, Bob has sat down beside her. */
async function lobby(settings: object = {}, parts: object = {}) {
  const here = await place().open({ limits, ...settings }, parts);
  const [ann, bob] = [await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN], { options: { firstSeat: 1 } });
  const host = await ann.enter(table, { offers: true });
  const guest = await bob.enter(table, { key: keyOf(host), offers: true });
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  return { here, ann, bob, table, host, guest };
}

describe('words to join by', () => {
  test('are easy to read out, and too many to be found by trying', () => {
    const codes = new Set(Array.from({ length: 2000 }, () => newJoinCode()));
    expect(codes.size).toBe(2000);
    for (const code of codes) expect(code).toMatch(/^[a-z]{3,8}-[a-z]{3,8}-\d{3}-\d{3}-\d{3}$/);
    const words = new Set([...codes].flatMap((code) => code.split('-').slice(0, 2)));
    const space = words.size ** 2 * 1e6;
    // A try every three seconds for a year, at a server with fifty open tables, finds one with a chance below a tenth.
    const tries = (365 * 24 * 3600) / 3;
    expect((tries * 50) / space).toBeLessThan(0.1);
  });

  test('may be written in any way', async () => {
    const { here, host } = await lobby();
    const { code } = host.you.links!;
    const eve = await here.person();
    for (const written of [code!.toUpperCase(), code!.replaceAll('-', ' '), code!.replaceAll('-', '')])
      expect(await eve.ask(`/api/join/${encodeURIComponent(written)}`)).toMatchObject({ status: 200 });
  });

  test('and keys are new after somebody was removed, who does not come back by the old ones', async () => {
    const { here, bob, table, host, guest } = await lobby();
    const before = host.you.links!;
    const [key] = [keyOf(host)];
    // Somebody with the link who has not sat down yet, perhaps Bob once more.
    const again = await (await here.person()).enter(table, { key });
    await host.wish({ do: 'kick', seat: 1 });
    await guest.whenClosed();
    await again.whenClosed();
    expect(host.you.links!.invite).not.toBe(before.invite);
    expect(host.you.links!.code).not.toBe(before.code);
    const other = await here.person();
    expect((await other.enter(table, { key })).last('bye').why).toEqual({ why: 'notHere' });
    expect((await other.ask(`/api/join/${before.code}`)).status).toBe(404);
    expect((await bob.enter(table, { key: keyOf(host) })).last('bye').why).toEqual({ why: 'notHere' });
    expect((await other.enter(table, { key: keyOf(host) })).last('welcome')).toBeDefined();
  });
});

test('a rematch counts like any table', async () => {
  const here = await place().open({ limits: { ...limits, tablesPerAddress: 2 } });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  await player.wish({ do: 'giveUp', seat: 0, agree: true });
  expect(await player.wish({ do: 'rematch' })).toMatchObject({ say: 'done' });
  await player.wait(() => player.info.next);
  // The one that is over counts no more: the rematch and this.
  await ann.make([ME('Ann'), ME('Ben')]);
  const third = await ann.ask('/api/tables', { game: 'forbidden-island', seats: [OPEN, OPEN] });
  expect(third).toMatchObject({ status: 429, answer: { why: { why: 'tooManyTables' } } });
  const next = await ann.enter(player.info.next!);
  if (next.info.stage === 'lobby') await next.wish({ do: 'start' });
  await next.wish({ do: 'giveUp', seat: 0, agree: true });
  await ann.make([OPEN, OPEN]);
  expect(await next.wish({ do: 'rematch' })).toMatchObject({ why: { why: 'tooManyTables' } });
});

test('chat is limited by address, and by table, whatever the cookie', async () => {
  const { here, table, host } = await lobby({ limits: { ...limits, chatPerMinute: 2 } }, { time: STANDING });
  const key = host.you.links!.watch.split('/').at(-1)!;
  let said = 0;
  for (let n = 0; n < 12; n++) {
    const stranger = await (await here.person()).enter(table, { key });
    if ((await stranger.wish({ do: 'chat', text: 'buy this' })).say === 'done') said++;
  }
  // Three times what one person may say.
  expect(said).toBe(6);
});

describe('a bot on the seat of somebody who is away', () => {
  test('may be put there once they were away for a while', async () => {
    let later = 0;
    const time = { ...MACHINE_TIME, ticks: () => later };
    const { host, guest } = await lobby({ standInAfter: 120_000 }, { time });
    await host.wish({ do: 'start' });
    later = 200_000;
    const standIn = () => host.wish({ do: 'standIn', seat: 1, level: 'calm' });
    expect(await standIn()).toMatchObject({ why: { why: 'seatNotAway' } });
    guest.hangUp();
    await host.wait(() => host.info.seats[1]?.here === false || undefined);
    expect(await standIn()).toMatchObject({ why: { why: 'seatNotAway' } });
    later += 119_999;
    expect(await standIn()).toMatchObject({ why: { why: 'seatNotAway' } });
    later += 1;
    expect(await standIn()).toMatchObject({ say: 'done' });
  });

  test('has its last move taken back by the person, where undo allows', async () => {
    const { bob, table, host, guest } = await lobby({ botPause: 60_000 });
    await host.wish({ do: 'start' });
    guest.hangUp();
    await host.wait(() => host.info.seats[1]?.here === false || undefined);
    await host.wish({ do: 'standIn', seat: 1, level: 'calm' });
    await host.wait(() => host.n === 1 || undefined);
    const back = await bob.enter(table, { offers: true });
    await back.wait(() => !back.info.seats[1]?.standIn || undefined);
    expect(back.last('welcome').story?.news.at(-1)).toMatchObject({ seat: 1, undo: true });
    expect(await back.wish({ do: 'undo', seat: 1, n: back.n })).toMatchObject({ say: 'done' });
    expect(await back.playFirst()).toMatchObject({ say: 'done' });
  });
});

test('nobody takes a name that looks like another’s, or like nothing', async () => {
  const { here, table, host, guest } = await lobby();
  const sit = async (name: string) => {
    const eve = await (await here.person()).enter(table, { key: keyOf(host) });
    return eve.wish({ do: 'sit', seat: 1, name });
  };
  await guest.wish({ do: 'stand', seat: 1 });
  expect(await sit('Аnn')).toMatchObject({ why: { why: 'nameTaken' } });
  expect(await sit('\u2800')).toMatchObject({ why: { why: 'nameNeeded' } });
  expect(await sit('Eve')).toMatchObject({ say: 'done' });
  expect(await host.wish({ do: 'rename', seat: 0, name: 'EVE' })).toMatchObject({ why: { why: 'nameTaken' } });
  expect(await host.wish({ do: 'rename', seat: 0, name: 'ANN' })).toMatchObject({ say: 'done' });
});

test('whoever was muted stays so after standing up, sitting down again and a restart', async () => {
  const { here, bob, table, host, guest } = await lobby();
  await host.wish({ do: 'mute', seat: 1, muted: true });
  await guest.wish({ do: 'stand', seat: 1 });
  expect(await guest.wish({ do: 'chat', text: 'psst' })).toMatchObject({ why: { why: 'muted' } });
  await here.close();
  await here.open({ limits });
  const again = await bob.enter(table, { key: keyOf(host) });
  await again.wish({ do: 'sit', seat: 1, name: 'Bob' });
  expect(again.info.seats[1]).toMatchObject({ muted: true });
  expect(await again.wish({ do: 'chat', text: 'psst' })).toMatchObject({ why: { why: 'muted' } });
});

describe('a game that was left', () => {
  const DAY = 24 * 3_600_000;
  const wish = { game: 'forbidden-island', seats: [OPEN, OPEN] };

  /** Ann and Bob have played, and then nobody for twenty days. */
  async function left() {
    let now = Date.now();
    const time = { ...MACHINE_TIME, now: () => now };
    const club = await lobby({ limits: { ...limits, tablesPerAddress: 1 }, leftAfter: 14 * DAY }, { time });
    await club.host.wish({ do: 'start' });
    await club.guest.wait(() => club.guest.isAsked || undefined);
    await club.guest.playFirst();
    const pass = (days: number) => {
      now += days * DAY;
    };
    return { ...club, pass };
  }

  test('stops counting after a while, and is set aside', async () => {
    const { ann, table, pass } = await left();
    pass(13);
    expect((await ann.ask('/api/tables', wish)).status).toBe(429);
    pass(2);
    const { answer } = await ann.ask<{ tables: { id: string; setAside: boolean }[] }>('/api/mine');
    expect(answer.tables).toMatchObject([{ id: table, setAside: true }]);
    expect((await ann.ask('/api/tables', wish)).status).toBe(200);
    expect((await ann.ask('/api/tables', wish)).status).toBe(429);
  });

  test('goes on where it was as soon as somebody plays', async () => {
    const { ann, guest, pass } = await left();
    pass(20);
    await guest.playFirst();
    const { answer } = await ann.ask<{ tables: { setAside: boolean }[] }>('/api/mine');
    expect(answer.tables[0]?.setAside).toBe(false);
  });

  test('can be ended by its people, but not before', async () => {
    const { here, table, host, guest, pass } = await left();
    expect(await guest.wish({ do: 'end' })).toMatchObject({ why: { why: 'stillPlayed' } });
    pass(20);
    const key = host.you.links!.watch.split('/').at(-1)!;
    const eve = await (await here.person()).enter(table, { key });
    expect(await eve.wish({ do: 'end' })).toMatchObject({ why: { why: 'notYourSeat' } });
    expect(await guest.wish({ do: 'end' })).toMatchObject({ say: 'done' });
    expect(host.info).toMatchObject({ stage: 'over', stopped: { why: 'ended' } });
    expect(await guest.wish({ do: 'end' })).toMatchObject({ say: 'refused' });
  });

  test('whoever plays alone with bots may end it at any time', async () => {
    const here = await place().open({ limits });
    const ann = await here.person();
    const player = await ann.enter(await ann.make([ME('Ann'), BOT], { options: { firstSeat: 0 } }));
    await player.wish({ do: 'start' });
    expect(await player.wish({ do: 'end' })).toMatchObject({ say: 'done' });
    expect(player.info).toMatchObject({ stage: 'over', stopped: { why: 'ended' } });
  });
});
