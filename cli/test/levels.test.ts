import { LEVELS, playMatch } from '@skerry/bots';
import { choices, length, outcome, record, replay } from '@skerry/engine';
import { expect, test } from 'vitest';
import { GAMES, loadGame } from '../games.ts';

/** The levels that play fast enough for a whole game; the others are stopped after a few entries. */
const QUICK = ['random', 'greedy', 'calm'];
const ENTRIES = 2;

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
      stop: () => !QUICK.includes(level) && entries === ENTRIES,
    });
    expect(outcome(table) !== undefined || length(table) === ENTRIES).toBe(true);
    expect(decisions).toBe(length(table));
    const written = record(table);
    for (const [n, { seat, action }] of written.entries.entries()) {
      expect(choices(replay(game, written, n), seat ?? -1)).toContainEqual({ action });
    }
  },
);
