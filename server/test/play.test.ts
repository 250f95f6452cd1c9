import { forbiddenIsland } from '@skerry/forbidden-island';
import { openBook, turnPage } from '@skerry/tables';
import { expect, test } from 'vitest';
import { BOT, ME, OPEN, places } from './place.ts';

const place = places();

test('a person and two bots play from the lobby to the end', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), BOT, OPEN]);
  const player = await ann.enter(table, { offers: true });
  expect(player.info).toMatchObject({
    stage: 'lobby',
    seats: [{ name: 'Ann', host: true }, { who: 'bot' }, { who: 'open' }],
  });
  expect(await player.wish({ do: 'start' })).toMatchObject({ say: 'refused', why: { why: 'openSeats' } });
  expect(await player.wish({ do: 'seatBot', seat: 2, level: 'calm' })).toMatchObject({ say: 'done' });
  expect(await player.wish({ do: 'start' })).toMatchObject({ say: 'done' });
  const isOver = (): boolean => player.info.stage === 'over';
  const isAsked = (): boolean => player.offers.some(({ must }) => must);
  while (!isOver()) {
    await player.wait(() => isOver() || isAsked() || undefined);
    if (isOver()) break;
    const answer = await player.playFirst();
    if (answer.say === 'refused') expect(answer.why.why).toMatch(/lookAgain|gameOver/);
  }
  expect(player.info.seed).toMatch(/^[0-9a-f]{32}$/);
  const { status, answer } = await ann.ask<{ seed: string }>(`/api/tables/${table}/record`);
  expect([status, answer.seed]).toEqual([200, player.info.seed]);
});

test('two people on two devices see the same game', async () => {
  const here = await place().open();
  const [ann, bob] = [await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN]);
  const first = await ann.enter(table, { offers: true });
  const [, , , key] = first.you.links!.invite.split('/');
  const second = await bob.enter(table, { key: key!, rules: forbiddenIsland.version });
  expect(await second.wish({ do: 'sit', seat: 1, name: 'Bob' })).toMatchObject({ say: 'done' });
  await first.wish({ do: 'start' });
  const story = await second.wait(() => second.all('welcome').find((message) => message.story));
  let book = openBook(forbiddenIsland as never, story.story!, story.n);
  for (let n = 0; n < 3; n++) {
    const acting = first.offers.some(({ must }) => must);
    if (!acting) break;
    await first.playFirst();
  }
  await second.wait(() => second.n === first.n || undefined);
  for (const news of second.all('news')) book = turnPage(forbiddenIsland as never, book, news);
  expect(book.n).toBe(first.n);
});
