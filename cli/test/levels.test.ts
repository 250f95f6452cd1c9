import { playMatch } from '@skerry/bots';
import { follow, legal, length, outcome, record, replay } from '@skerry/engine';
import { NIGHTLY } from '@skerry/engine/testing';
import { LEVELS } from '@skerry/tables';
import { expect, test } from 'vitest';
import { GAMES, loadGame } from '../games.ts';

/** Where a level that thinks is stopped; those that do not play a whole game. */
const ENTRIES: { readonly [level: string]: number } = { calm: 150, keen: 2, fierce: 2 };

test.each(GAMES.flatMap((name) => LEVELS.map((level) => [name, level] as const)))(
  '%s is played by %s bots, with nothing but what is offered',
  async (name, level) => {
    const { game, botProfile } = await loadGame(name);
    const seats = Math.min(...game.seats);
    let entries = 0;
    const { table, decisions } = playMatch({
      game,
      botProfile,
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

/** After how many entries it is plain that a game is the same again, or another one has left nothing behind. */
const PLAIN: { readonly [level: string]: number } = { calm: 100 * NIGHTLY, fierce: 15 * NIGHTLY };

test.each([
  ['islebound', 'calm'],
  ['island-of-dread', 'calm'],
  ['island-of-dread', 'fierce'],
] as const)('%s is played by %s bots in the same way again after another game', async (name, level) => {
  const { game, botProfile } = await loadGame(name);
  const play = (seed: string, most: number) => {
    let entries = 0;
    return playMatch({
      ...{ game, botProfile, seats: 2, seed, levels: [level, 'greedy'], botSeed: 1, now: () => 0 },
      onPlayed: () => entries++,
      stop: () => entries === most,
    }).table;
  };
  const plain = PLAIN[level]!;
  // Those that think longer come to an end at night.
  const most = level === 'calm' ? Number.POSITIVE_INFINITY : plain;
  const whole = play('levels', most);
  expect(outcome(whole) !== undefined || length(whole) === most).toBe(true);
  play('another', plain);
  const again = record(play('levels', plain)).entries;
  expect(again).toEqual(record(whole).entries.slice(0, plain));
});
