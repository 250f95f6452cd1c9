import {
  asks,
  follow,
  type Json,
  kinds,
  legal,
  open,
  play,
  RecordError,
  replay,
  save,
  suppose,
  type Table,
  view,
} from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { pebbles } from '@skerry/pebbles';
import { expect, test } from 'vitest';

/** The end of a turn: treasure cards and flood cards are drawn. */
function ending(table: Table): { seat: number; action: { act: string } } {
  const { seat } = asks(table)[0]!;
  return { seat, action: legal(table, seat).find(({ act }) => act === 'endActions')! };
}

const island = () => open(forbiddenIsland, { seats: 2, seed: 'suppose', options: { firstSeat: 0 } });

test('chance is chosen one answer at a time: each request lists what can come, and how often', () => {
  const table = island();
  const before = view(table, 'watcher');
  const move = ending(table);
  const chosen: Json[] = [];
  const asked: number[] = [];
  for (let found = suppose(table, move, chosen, 'asked'); ; found = suppose(table, move, chosen, 'asked')) {
    if (found.entry !== undefined) {
      expect(found.entry.chance).toEqual(chosen);
      follow(table, found.entry);
      break;
    }
    const { could, of } = found.asked;
    expect(could.reduce((sum, { count }) => sum + count, 0)).toBe(of);
    expect(view(table, 'watcher')).toEqual(before);
    asked.push(of);
    chosen.push(could.at(-1)!.outcome);
  }
  // One of the 28 treasure cards, of which two seats hold two each.
  expect(asked[0]).toBe(24);
  expect(view(table, 'watcher')).not.toEqual(before);
});

test('the rest is dealt as the game’s own seed would, whatever was supposed before', () => {
  const table = island();
  const move = ending(table);
  const { entry } = suppose(table, move, [], 'asInGame');
  const chosen = suppose(table, move, entry!.chance!.slice(0, 1), 'asInGame');
  expect(chosen.entry).toEqual(entry);
  expect(play(table, move.seat, move.action).entry).toEqual(entry);
});

test('or from another seed, always the same way', () => {
  const table = island();
  const move = ending(table);
  const chances = ['one', 'two', 'three'].map((seed) => suppose(table, move, [], { seed }).entry!.chance);
  expect(new Set(chances.map((chance) => JSON.stringify(chance))).size).toBe(3);
  expect(suppose(table, move, [], { seed: 'two' }).entry!.chance).toEqual(chances[1]);
});

test('what cannot come is refused, and so is a move that is not offered', () => {
  const table = island();
  const move = ending(table);
  expect(() => suppose(table, move, ['a card of another game'], 'asked')).toThrow(RecordError);
  const { chance } = suppose(table, move, [], 'asInGame').entry!;
  expect(() => suppose(table, move, [...chance!, chance![0]!], 'asked')).toThrow('More chance is supposed');
  expect(() => suppose(table, { seat: 1 - move.seat, action: move.action }, [], 'asked')).toThrow(RecordError);
  expect(() => suppose(table, { seat: 0, action: { act: 'fly' } }, [], 'asked')).toThrow(RecordError);
  const { seed, ...told } = save(table);
  expect(() => suppose(replay(forbiddenIsland, told), move, [], 'asInGame')).toThrow('Without its seed');
});

test('a move without chance needs none', () => {
  const table = open(pebbles, { seats: 2, seed: 'still' });
  const { seat } = asks(table)[0]!;
  const action = legal(table, seat)[0]!;
  const { entry } = suppose(table, { seat, action }, [], 'asked');
  expect(entry).toEqual({ seat, action });
});

test('equal outcomes are one kind', () => {
  expect(kinds(['a', { of: 1 }, 'a', { of: 1 }, 2])).toEqual([
    { outcome: 'a', count: 2 },
    { outcome: { of: 1 }, count: 2 },
    { outcome: 2, count: 1 },
  ]);
});
