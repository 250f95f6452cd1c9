import { asks, branch, legal, open, outcome, play, Random, record, save, type Table } from '@skerry/engine';
import { expect, test } from 'vitest';
import { FORBIDDEN_ISLAND, ME, OPEN, places } from './place.ts';

const place = places();

/** A game that is over, and the moment after so many of its moves. */
function played(): Table {
  const table = open(FORBIDDEN_ISLAND, { seats: 2, seed: 'a game before', options: { difficulty: 'legendary' } });
  const random = new Random(1);
  while (outcome(table) === undefined) {
    const { seat } = asks(table).find(({ must }) => must)!;
    const offers = legal(table, seat);
    play(table, seat, offers[random.below(offers.length)]!);
  }
  return table;
}

const ENTRIES = 9;
const MOMENT = { name: 'Friday crew', page: ENTRIES, pages: 40, turn: { number: 3 } };

function momentOf(table: Table, sameChance = false) {
  const { from, seed, options } = save(branch(FORBIDDEN_ISLAND, record(table), ENTRIES, { sameChance }));
  return { options, state: from!.state, seed: seed!, reached: { ...from!.reached } };
}

test('a table begins at a moment of another game, for people who come by link', async () => {
  const here = await place().open();
  const [ann, bob] = [await here.person(), await here.person()];
  const { options, state } = momentOf(played());
  const table = await ann.make([ME('Ann'), OPEN], { options, begins: { moment: MOMENT, state } });
  const first = await ann.enter(table);
  expect(first.info.origin).toEqual({ moment: MOMENT });
  const second = await bob.enter(table, { key: first.you.links!.invite.split('/').at(-1)! });
  await second.wish({ do: 'sit', seat: 1, name: 'Bob' });
  // The set-up is behind them.
  for (const wish of [
    { do: 'setSeats', count: 3 },
    { do: 'setOptions', options: { difficulty: 'novice' } },
  ] as const)
    expect(await first.wish(wish), wish.do).toMatchObject({ why: { why: 'fromPosition' } });
  await first.wish({ do: 'start' });
  const again = await bob.enter(table);
  expect(again.last('welcome').story?.opening).toEqual(JSON.parse(JSON.stringify(state)));
  expect(again.info.origin).toEqual({ moment: MOMENT });
});

test('a table may have the chance of the game it comes from, and says so', async () => {
  const here = await place().open();
  const ann = await here.person();
  const { options, state, seed, reached } = momentOf(played(), true);
  const begins = { moment: MOMENT, state, sameChance: { seed, reached } };
  const table = await ann.make([ME('Ann'), ME('Bob')], { options, begins });
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  expect(player.info.origin).toEqual({ moment: MOMENT, sameChance: true });
});

test('a position that the rules do not allow is refused in a sentence, and makes no table', async () => {
  const here = await place().open();
  const ann = await here.person();
  const { options, state } = momentOf(played());
  const broken: { readonly [what: string]: object } = {
    'no state': {},
    'a card too few': { ...state, treasurePile: [] },
    'a step of no game': { ...state, agenda: [{ do: 'win' }] },
    'a seat too many': { ...state, seats: 3 },
    'a number without end': { ...state, water: 1e300 },
  };
  for (const [what, wrong] of Object.entries(broken)) {
    const body = { game: 'forbidden-island', seats: [ME('Ann'), OPEN], options, begins: { state: wrong } };
    const { status, answer } = await ann.ask<{ why: { why: string }; sentence: string }>('/api/tables', body);
    expect({ what, status, why: answer.why.why }).toEqual({ what, status: 400, why: 'badPosition' });
    expect(answer.sentence).toBe('A game can’t begin with this position: the rules don’t allow it.');
  }
  const { answer } = await ann.ask<{ tables: object[] }>('/api/mine');
  expect(answer.tables).toEqual([]);
});

test('what a maker says of the other game is plain text, and leads to a table or nowhere', async () => {
  const here = await place().open();
  const ann = await here.person();
  const { options, state } = momentOf(played());
  const hidden = { ...MOMENT, name: 'Friday\u202e crew', table: 'k3mzt9w2xq4r' };
  const table = await ann.make([ME('Ann'), OPEN], { options, begins: { moment: hidden, state } });
  expect((await ann.enter(table)).info.origin?.moment).toEqual({ ...hidden, name: 'Friday crew' });
  for (const elsewhere of ['../claim?code=abc', 'k3/../../join', '']) {
    const body = { game: 'forbidden-island', seats: [ME('Ann'), OPEN], options };
    const moment = { ...MOMENT, table: elsewhere };
    expect((await ann.ask('/api/tables', { ...body, begins: { moment, state } })).status).toBe(400);
  }
});
