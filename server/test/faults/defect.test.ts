import { actionRules } from '@skerry/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { FORBIDDEN_ISLAND, ME, places } from '../place.ts';

const place = places();
afterEach(() => vi.restoreAllMocks());

function broken(): never {
  throw new TypeError('undefined is not an island');
}

test('a set-up that throws is told as a fault of the table, which stays in its lobby', async () => {
  const here = await place().open();
  const ann = await here.person();
  const player = await ann.enter(await ann.make([ME('Ann'), ME('Ben')]), { offers: true, language: 'fr' });
  vi.spyOn(FORBIDDEN_ISLAND, 'setUp').mockImplementation(broken);
  expect(await player.wish({ do: 'start' })).toMatchObject({
    say: 'refused',
    why: { why: 'fault' },
    sentence: expect.stringContaining('Une erreur s’est produite à cette table'),
  });
  expect(player.info.stage).toBe('lobby');
  vi.restoreAllMocks();
  expect(await player.wish({ do: 'start' })).toMatchObject({ say: 'done' });
});

test('a move that throws is told as a fault, and the game goes on from what is written', async () => {
  const here = await place().open();
  const ann = await here.person();
  const player = await ann.enter(await ann.make([ME('Ann'), ME('Ben')]), { offers: true });
  await player.wish({ do: 'start' });
  vi.spyOn(actionRules(FORBIDDEN_ISLAND, { act: 'move' }), 'take').mockImplementation(broken);
  const { seat, actions } = player.offers.find(({ must }) => must)!;
  const action = actions.find(({ act }) => act === 'move')!;
  const move = { do: 'play', seat, n: 0, action } as const;
  expect(await player.wish(move)).toMatchObject({ say: 'refused', why: { why: 'fault' } });
  vi.restoreAllMocks();
  expect(await player.wish(move)).toMatchObject({ say: 'done', n: 1 });
});

test('a rematch whose set-up throws is there, and waits in its lobby', async () => {
  const here = await place().open();
  const ann = await here.person();
  const player = await ann.enter(await ann.make([ME('Ann'), ME('Ben')]), { offers: true });
  await player.wish({ do: 'start' });
  for (const seat of [0, 1]) await player.wish({ do: 'giveUp', seat, agree: true });
  vi.spyOn(FORBIDDEN_ISLAND, 'setUp').mockImplementation(broken);
  expect(await player.wish({ do: 'rematch' })).toMatchObject({ say: 'done' });
  const next = await ann.enter(player.info.next!);
  expect(next.info.stage).toBe('lobby');
});

test('a log that cannot be followed is told as a fault, and coming back is of no use', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  await player.playFirst();
  await here.close();
  vi.spyOn(FORBIDDEN_ISLAND, 'outcome').mockImplementation(broken);
  await here.open();
  expect((await ann.enter(table)).last('bye')).toMatchObject({ why: { why: 'fault' }, again: false });
  vi.restoreAllMocks();
  expect((await ann.enter(table)).last('welcome').n).toBe(1);
});
