import { LEVELS, playMatch } from '@skerry/bots';
import { follow, legal, length, outcome, record, replay } from '@skerry/engine';
import { expect, test } from 'vitest';
import { GAMES, loadGame } from '../games.ts';

/** Where a level that thinks is stopped; those that do not play a whole game. */
const ENTRIES: { readonly [level: string]: number } = { calm: 150, keen: 2, fierce: 2 };

test.each(GAMES.flatMap((name) => LEVELS.map((level) => [name, level] as const)))(
  '%s is played by %s bots, with nothing but what is offered',
  async (name, level) => {
    const { game, lore } = await loadGame(name);
    const seats = Math.min(...game.seats);
    let entries = 0;
    const { table, decisions } = playMatch({
      game,
      lore,
      seats,
      seed: 'levels',
      levels: Array.from({ length: seats }, () => level),
      botSeed: 1,
      now: () => performance.now(),
      onPlayed: () => entries++,
      stop: () => entries === ENTRIES[level],
    });
    expect(outcome(table) !== undefined || length(table) === ENTRIES[level]).toBe(true);
    expect(decisions).toBe(length(table));
    const written = record(table);
    const again = replay(game, written, 0);
    for (const entry of written.entries) {
      expect(legal(again, entry.seat ?? -1)).toContainEqual(entry.action);
      follow(again, entry);
    }
  },
);

test.each([
  ['islebound', 'calm'],
  ['island-of-dread', 'calm'],
  ['island-of-dread', 'fierce'],
] as const)('%s is played to its end by %s bots, and in the same way again after another game', async (name, level) => {
  const { game, lore } = await loadGame(name);
  const play = (seed: string) =>
    playMatch({ game, lore, seats: 2, seed, levels: [level, 'greedy'], botSeed: 1, now: () => 0 }).table;
  const first = record(play('levels'));
  expect(outcome(play('another'))).toBeDefined();
  expect(record(play('levels'))).toEqual(first);
});
