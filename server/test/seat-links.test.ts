import { expect, test } from 'vitest';
import { MACHINE_TIME } from '../timepiece.ts';
import { type Browser, ME, OPEN, type Player, places } from './place.ts';

const place = places();
const DAY = 86_400_000;

const keyOf = (player: Player): string => player.you.links!.invite.split('/').at(-1)!;
const away = (host: Player, seat: number) => host.wait(() => host.info.seats[seat]?.here === false || undefined);

/** Ann is the host of a game with Bob, who has left, and may have lost the way back. */
async function left(settings = {}, time = MACHINE_TIME) {
  const here = await place().open(settings, { time });
  const [ann, bob, again] = [await here.person(), await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN]);
  const host = await ann.enter(table);
  const guest = await bob.enter(table, { key: keyOf(host) });
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await host.wish({ do: 'start' });
  guest.hangUp();
  await away(host, 1);
  const link = (who: Browser, seat = 1) =>
    who.ask<{ code: string; until: number; why?: { why: string } }>(`/api/tables/${table}/seats/${seat}/link`, {});
  return { here, ann, bob, again, table, host, link };
}

const claim = (who: Browser, code: string) => who.ask<{ id?: string; why?: { why: string } }>('/api/claim', { code });

test('the host makes a link to the seat of somebody away: it brings that seat to another browser, once', async () => {
  const { here, ann, again, table, host, link } = await left();
  const { answer } = await link(ann);
  expect(answer.code).toHaveLength(16);
  // Everybody at the table knows of it.
  await host.wait(() => host.info.seats[1]?.link === answer.until || undefined);
  expect((await again.ask('/api/claim/look', { code: answer.code })).answer).toMatchObject({ seat: { name: 'Bob' } });
  expect((await claim(again, answer.code)).answer).toEqual({ id: table });
  expect((await again.enter(table)).you.seats).toEqual([1]);
  await host.wait(() => host.info.seats[1]?.byLink || undefined);
  expect(host.info.seats[1]?.link).toBeUndefined();
  expect((await claim(await here.person(), answer.code)).answer).toMatchObject({ why: { why: 'linkEnded' } });
});

test('only the host makes a link, to the seat of a person, once they have been away for a while', async () => {
  let later = 0;
  const { ann, bob, again, host, link } = await left(
    { standInAfter: 120_000 },
    { ...MACHINE_TIME, ticks: () => later },
  );
  for (const who of [bob, again]) expect((await link(who)).answer).toMatchObject({ why: { why: 'notHost' } });
  expect((await link(ann)).answer).toMatchObject({ why: { why: 'seatNotAway' } });
  expect(host.info.seats[1]?.standInAt).toBeGreaterThan(host.info.now);
  later = 120_000;
  // The host is there.
  expect((await link(ann, 0)).answer).toMatchObject({ why: { why: 'seatNotAway' } });
  expect((await link(ann)).status).toBe(200);
});

test('a new link ends the one before', async () => {
  const { ann, again, link } = await left();
  const [first, second] = [(await link(ann)).answer, (await link(ann)).answer];
  expect((await again.ask('/api/claim/look', { code: first.code })).answer).toMatchObject({
    why: { why: 'linkEnded' },
  });
  expect((await claim(again, first.code)).answer).toMatchObject({ why: { why: 'linkEnded' } });
  expect((await claim(again, second.code)).status).toBe(200);
});

test('a link ends when its person comes back, who is told of it, and after a day', async () => {
  const { ann, bob, again, table, host, link } = await left();
  const { code } = (await link(ann)).answer;
  const back = await bob.enter(table);
  expect(back.last('welcome').info.seats[1]?.link).toBeGreaterThan(0);
  await back.wait(() => back.info.seats[1]?.link === undefined || undefined);
  expect((await claim(again, code)).answer).toMatchObject({ why: { why: 'linkEnded' } });
  back.hangUp();
  await away(host, 1);
  const { until } = (await link(ann)).answer;
  expect(until - Date.now()).toBeGreaterThan(DAY - 60_000);
  expect(until - Date.now()).toBeLessThan(DAY + 60_000);
});

test('nobody who plays at the table takes another seat of it with a link', async () => {
  const { ann, again, link } = await left();
  const { code } = (await link(ann)).answer;
  expect((await claim(ann, code)).answer).toMatchObject({ why: { why: 'notYourSeat' } });
  // Trying has not used it up.
  expect((await claim(again, code)).status).toBe(200);
});

test('a seat taken with a link is brought back by its person alone, even if it was given on', async () => {
  const { here, ann, bob, again, table, link } = await left();
  const { code } = (await link(ann)).answer;
  await claim(again, code);
  const on = await again.ask<{ code: string }>(`/api/tables/${table}/seats/1/code`, {});
  const fourth = await here.person();
  expect((await claim(fourth, on.answer.code)).status).toBe(200);
  const owner = await bob.enter(table);
  expect(owner.you).toMatchObject({ seats: [], moved: [1] });
  expect(await owner.wish({ do: 'bringBack', seat: 1 })).toMatchObject({ say: 'done' });
  await owner.wait(() => owner.you.seats.includes(1) || undefined);
  for (const who of [again, fourth]) {
    const thief = await who.enter(table, { key: keyOf(owner) });
    expect(thief.you).not.toHaveProperty('moved');
    expect(await thief.wish({ do: 'bringBack', seat: 1 })).toMatchObject({ why: { why: 'notYourSeat' } });
  }
});
