import { forbiddenIsland } from '@skerry/forbidden-island';
import { addUpdate, openHistory } from '@skerry/tables';
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
  let book = openHistory(forbiddenIsland as never, story.story!, story.n);
  for (let n = 0; n < 3; n++) {
    const acting = first.offers.some(({ must }) => must);
    if (!acting) break;
    await first.playFirst();
  }
  await second.wait(() => second.n === first.n || undefined);
  for (const news of second.all('news')) book = addUpdate(forbiddenIsland as never, book, news);
  expect(book.n).toBe(first.n);
});

test('stops go by for those who want none, also where no bot and no clock is at the table', async () => {
  const here = await place().open({ passPause: 0 });
  const [ann, bob] = [await here.person(), await here.person()];
  /** Neither answers where to pass is one of the answers, and the island still sinks. Returns how often it was passed. */
  const passesInGame = async (): Promise<number> => {
    const table = await ann.make([ME('Ann'), OPEN]);
    const first = await ann.enter(table, { offers: true });
    const [, , , key] = first.you.links!.invite.split('/');
    const second = await bob.enter(table, { key: key!, offers: true });
    await second.wish({ do: 'sit', seat: 1, name: 'Bob' });
    await first.wish({ do: 'start' });
    await first.wish({ do: 'setAsking', seat: 0, asking: 'never' });
    await second.wish({ do: 'setAsking', seat: 1, asking: 'never' });
    const decision = ({ offers, n }: typeof first) => {
      const asked = offers.find(({ must, actions }) => must && actions.every(({ act }) => act !== 'pass'));
      return asked && ({ do: 'play', seat: asked.seat, n, action: asked.actions.at(-1)! } as const);
    };
    while (first.info.stage === 'playing') {
      const asked = await Promise.race(
        [first, second].map((each) =>
          each.wait(() => (decision(each) || each.info.stage === 'over' ? each : undefined)),
        ),
      );
      const wish = decision(asked);
      if (wish !== undefined) await asked.wish(wish);
    }
    const { answer } = await ann.ask<{ entries: { action: { act: string } }[] }>(`/api/tables/${table}/record`);
    return answer.entries.filter(({ action }) => action.act === 'pass').length;
  };
  // A crew may be lost before anybody has drawn a special card.
  let passes = 0;
  while (passes === 0) passes = await passesInGame();
  expect(passes).toBeGreaterThan(0);
});

test('a path is played as one command: one update to those who take paths, several to others, and none if a step is refused', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')], { options: { firstSeat: 0 } });
  const player = await ann.enter(table, { offers: true, paths: true });
  const other = await ann.enter(table, { look: 'watcher' });
  await player.wish({ do: 'start' });
  await player.wait(() => player.offers.length > 0 || undefined);
  const action = player.offers[0]!.actions.find(({ act }) => act === 'move')!;
  const play = { do: 'play', seat: 0, n: 0, action } as const;
  const refused = await player.wish({ ...play, further: [{ act: 'endActions' }, { act: 'shoreUp' }] });
  expect(refused).toMatchObject({ say: 'refused' });
  expect(await player.wish({ ...play, further: [{ act: 'endActions' }] }, 'path')).toMatchObject({ say: 'done', n: 2 });
  await other.wait(() => other.n === 2 || undefined);
  expect(player.all('news')).toMatchObject([{ n: 2, path: [{ n: 1 }, { n: 2 }] }]);
  expect(other.all('news').map(({ n }) => n)).toEqual([1, 2]);
  // Sent again, it is done already.
  expect(await player.wish({ ...play, further: [{ act: 'endActions' }] }, 'path')).toMatchObject({ say: 'done', n: 2 });
  const tooLong = Array.from({ length: 32 }, () => ({ act: 'endActions' }));
  expect(await player.wish({ ...play, n: 2, further: tooLong })).toMatchObject({ why: { why: 'badMessage' } });
});
