import type { Game, GameTypes } from '@skerry/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BoardBattery, boardTroubles, PROMISES, type Promised, type Troubles } from './board-troubles.ts';

/** Long enough for all games on a busy machine. */
const AT_MOST = 120_000;

/** Tests the board of a game through random games, in each of its languages, for what every board promises. */
export function boardBattery<T extends GameTypes>(game: Game<T>, battery: BoardBattery<T>): void {
  describe('on the board', () => {
    let troubles: Troubles;
    beforeAll(() => {
      troubles = boardTroubles(game, battery);
    }, AT_MOST);

    test.each(Object.entries(PROMISES))('%s: %s', (promise) => {
      expect(troubles[promise as Promised] ?? []).toEqual([]);
    });
  });
}
