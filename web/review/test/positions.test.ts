import { asks, type Game, legal, open, play, Row, record, replay, view } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import type { Page } from '@skerry/tables';
import { expect, test, vi } from 'vitest';
import { positionsOf } from '../positions.ts';

/** A game after twenty moves, with rules that count their set-ups. */
async function played(name: string) {
  const rules = await manifestOf(name)!.rules();
  const setUp = vi.fn(rules.setUp);
  const game: Game = { ...rules, setUp };
  const table = open(game, { seats: 2, seed: 'positions' });
  for (let n = 0; n < 20; n++) {
    const { seat } = asks(table).find(({ must }) => must)!;
    play(table, seat, legal(table, seat)[0]);
  }
  setUp.mockClear();
  return { game, setUp, recorded: record(table) };
}

test.each(['forbidden-island', 'islebound'])('all positions of %s come from one replay of its record', async (name) => {
  const { game, setUp, recorded } = await played(name);
  const at = positionsOf(game, recorded, () => Row.of());
  const found = [0, 7, 20, 7].map((page) => at(page, 1));
  expect(setUp).toHaveBeenCalledOnce();
  expect(found).toEqual([0, 7, 20, 7].map((page) => view(replay(game, recorded, page), 1)));
});

test('a position on a page that is here needs no replay, in a game that hides nothing', async () => {
  const { game, setUp, recorded } = await played('forbidden-island');
  const { state } = view(replay(game, recorded), 'watcher');
  setUp.mockClear();
  const at = positionsOf(game, recorded, () => Row.ofGaps<Page>(20).and({ state, facts: [] }));
  expect(at(20, 'watcher')).toEqual({ seat: 'watcher', state });
  expect(setUp).not.toHaveBeenCalled();
});
