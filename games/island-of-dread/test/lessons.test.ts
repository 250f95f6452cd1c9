import { choices, play, type Table, view } from '@skerry/engine';
import { expect, test } from 'vitest';
import { lessons } from '../lessons/index.ts';
import type { Acts } from '../outlook/fight.ts';
import { bestAct } from '../outlook/later/best-act.ts';
import { islandOfDread } from '../rules/game.ts';
import type { IslandOfDread } from '../rules/types.ts';

const isActs = (action: IslandOfDread['Action']): action is Acts => action.act === 'attack' || action.act === 'defend';

const offered = (table: Table<IslandOfDread>) =>
  choices(table, 0).flatMap(({ action, why }) => (why === undefined ? [action] : []));

test.each(lessons.list)('the lesson $key teaches the strongest play of every phase it fights', async ({ load }) => {
  const { steps, table: prepared } = await load();
  const table = prepared(islandOfDread);
  for (const { show } of steps) {
    if (show === undefined) continue;
    const { state } = view(table, 0);
    if (isActs(show))
      expect(bestAct({ content: islandOfDread.content, state }, offered(table).filter(isActs))).toEqual(show);
    expect(play(table, 0, show).why).toBeUndefined();
  }
});

test('the last lesson wins the game (ID-208)', async () => {
  const { steps, table: prepared } = await lessons.list.at(-1)!.load();
  const table = prepared(islandOfDread);
  for (const { show } of steps) if (show !== undefined) play(table, 0, show);
  expect(view(table, 0).state.outcome).toMatchObject({ ranks: [1, 2] });
});
