import { OptionError, open, SeatCountError } from '@skerry/engine';
import { expect, test } from 'vitest';
import { DECKS, islandOfDread, NONE } from '../../index.ts';
import { act, hero, now, position, setTable, told, where, world } from '../position.ts';

const counts = (lists: readonly (readonly unknown[])[]): number[] => lists.map((list) => list.length);

test('turns go upwards from the starting seat, wrapping, and so does the left (ID-17, ID-41; example 1)', () => {
  const table = setTable(4, {}, { firstSeat: [2] });
  const order: number[] = [];
  const { state } = table;
  for (const _ of [0, 1, 2, 3]) {
    state.agenda = order.length === 0 ? [{ do: 'round' }] : [{ do: 'endTurn', cause: 'over' }];
    while (state.agenda.at(-1)!.do !== 'movement') {
      const step = state.agenda.pop()!;
      islandOfDread.steps[step.do].run(state, step as never, table.dealer);
    }
    order.push(state.active);
  }
  expect([state.first, order]).toEqual([2, [2, 3, 0, 1]]);
  expect(state.round).toBe(1);
});

test('a table for three is laid out as the rulebook says (ID-1, ID-3, ID-6, ID-7, ID-8; example 2)', () => {
  const { state } = setTable(3);
  expect(counts(state.stacks)).toEqual([6, 2, 2, 2, 2, 2, 2, 2, 2]);
  expect(world.chart.ports[0]).toBe('tarianor');
  expect(state.market[0]).toHaveLength(39);
  expect([counts(state.captains), state.captainDeck[0]!.length]).toEqual([[1, 1, 1, 1, 1, 1, 1, 1, 1], 5]);
  expect(state.jewels).toHaveLength(53);
  const jewels = DECKS.map((_, deck) => world.chart.jewels.filter((jewel) => jewel.deck === deck).length);
  expect(jewels).toEqual([26, 20, 0, 7, 0]);
  expect(state.jewels.every((counter) => counter === 1)).toBe(true);
  expect([state.mapPool[0]!.length, state.legendary.length]).toEqual([12, 8]);
  expect(state.decks.map((deck) => deck[0]!.length)).toEqual([23, 19, 20, 7, 8]);
});

test('two seats share no Hero, and there are two to six seats (ID-15, ID-1; example 3)', () => {
  const both = { seats: 2, options: { heroes: ['steelhorns', 'steelhorns'] } };
  expect(() => open(islandOfDread, both)).toThrow(OptionError);
  expect(() => open(islandOfDread, { seats: 2, options: { heroes: ['steelhorns', 'nobody'] } })).toThrow(OptionError);
  for (const seats of [1, 7]) expect(() => open(islandOfDread, { seats })).toThrow(SeatCountError);
  const { state } = setTable(2, { heroes: ['motherOru', 'steelhorns'] });
  expect(state.players.map((player) => world.cards[player.hero]!.id)).toEqual(['motherOru', 'steelhorns']);
});

test('a short game starts with points and gold, and only that (ID-19, ID-176; example 4)', () => {
  const short = setTable(3, { length: 'short', startGold: 5 });
  expect(short.state.players.map(({ gold, points }) => [gold, points])).toEqual([
    [8, 6],
    [8, 6],
    [8, 6],
  ]);
  const table = position({ from: 'experience', A: { points: 6 } });
  for (const counter of ['mind', 'body', 'life']) act(table, { act: 'train', counter });
  expect([hero(table).points, now(table)]).toEqual([0, 'move']);
});

test('before the first turn all lies in its place (ID-4, ID-5, ID-9, ID-10, ID-12 to ID-14, ID-16, ID-18; example 125)', () => {
  const table = setTable(3);
  const { state } = table;
  expect([state.track, state.trackAt]).toEqual([Array(6).fill(NONE), Array(6).fill(NONE)]);
  expect([state.event, state.tiles]).toEqual([NONE, Array(8).fill(NONE)]);
  expect(new Set(state.players.map((player) => player.hero)).size).toBe(3);
  for (const seat of [0, 1, 2]) expect([where(table, seat), hero(table, seat).gold]).toEqual(['k9', 3]);
  expect([state.mapPool.flat().filter((map) => map === 'blue').length, state.legendary.length]).toEqual([6, 8]);
  const cards = state.decks.flat(2);
  expect(cards).toHaveLength(77);
  expect(cards.every((card) => world.decks.flat().includes(card))).toBe(true);
  expect(state.market.flat().length + state.stacks.flat().length).toBe(61);
  expect(told(table, 'heroDealt')).toHaveLength(3);
});

test('the board is land of five landmasses in a sea without spaces (ID-2)', () => {
  const { spaces, landmass, terrain } = world.chart;
  expect(spaces).toHaveLength(198);
  const sizes = world.content.chart.landmasses.map((_, n) => landmass.filter((each) => each === n).length);
  expect(sizes).toEqual([130, 18, 17, 19, 14]);
  expect(terrain.filter((each) => each >= 0)).toHaveLength(198);
});

test('gold comes from a bank that never runs out (ID-11; example 127)', () => {
  const table = position({ from: 'nothing', A: { gold: 60 } });
  table.state.agenda.push({
    do: 'effects',
    list: world.cards.find(({ id }) => id === 'stormGiantUthgarn')!.reward,
    nth: 0,
    seat: 0,
    card: 0,
  });
  const step = table.state.agenda.pop()!;
  islandOfDread.steps.effects.run(table.state, step as never, table.dealer);
  expect(hero(table).gold).toBe(69);
});
