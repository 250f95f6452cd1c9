import type { Puzzle } from '@skerry/bots';
import { shortestWays } from '@skerry/bots';
import { asks, play, prepare, same } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { GAMES, gameWithBots, manifestOf } from '@skerry/games';
import { describe, expect, test } from 'vitest';

for (const name of GAMES) {
  const manifest = manifestOf(name)!;
  if (manifest.puzzles === undefined) continue;
  const [{ game, botProfile }, book] = await Promise.all([gameWithBots(name), manifest.puzzles()]);
  const { puzzles } = book;
  const named = puzzles.map((puzzle, nth) => ({ title: `${nth + 1}: ${book.ask.en(puzzle.goal)}`, puzzle }));
  const set = ({ seats, options, state }: Puzzle) =>
    prepare(game, { seats, options, seed: 'puzzle' }, (before) => void Object.assign(before, state));

  describe(`puzzles of ${name}`, () => {
    test('there are at least 60, no two alike', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(60);
      expect(new Set(puzzles.map(({ state }) => JSON.stringify(state))).size).toBe(puzzles.length);
    });

    describe.each(named)('$title', ({ puzzle }) => {
      const isReached = (table: ReturnType<typeof set>): boolean => book.isReached(puzzle.goal, stateOf(table));

      test('is a position of the game at the beginning of a turn, with every component in it', () => {
        const table = set(puzzle);
        const state = stateOf(table);
        expect(state).toEqual(puzzle.state);
        expect(game.components?.(state)).toEqual(game.components?.(stateOf(fresh(puzzle))));
        expect(asks(table).flatMap(({ seat, must }) => (must ? [seat] : []))).toEqual([game.turn(state).seat]);
        expect(isReached(table)).toBe(false);
      });

      test('is solved by its solution, at the last move of it', () => {
        const table = set(puzzle);
        for (const { seat, action } of puzzle.solution) {
          expect(isReached(table)).toBe(false);
          expect(play(table, seat, action).why).toBeUndefined();
        }
        expect(isReached(table)).toBe(true);
      });

      test('has no other way as short, by a search of all moves', () => {
        const state = stateOf(set(puzzle));
        const reached = (at: typeof state): boolean => book.isReached(puzzle.goal, at);
        const ways = shortestWays({ game, planning: botProfile.planning!, state, isReached: reached });
        expect(ways).toHaveLength(1);
        expect(ways![0]).toHaveLength(puzzle.solution.length);
        expect(puzzle.solution.every((move) => ways![0]!.some((each) => same(each, move)))).toBe(true);
      });
    });
  });

  function fresh({ seats, options }: Puzzle): ReturnType<typeof set> {
    return prepare(game, { seats, options, seed: 'puzzle' }, () => {});
  }
}
