import { play, view } from '@skerry/engine';
import { expect, test } from 'vitest';
import { lessons } from '../lessons/index.ts';
import { forbiddenIsland } from '../rules/game.ts';

test('the first lesson is won: how to win comes first (FI-109)', async () => {
  const { steps, table: prepared } = await lessons.list[0]!.load();
  const table = prepared(forbiddenIsland);
  for (const { show } of steps) if (show !== undefined) play(table, 0, show);
  expect(view(table, 0).state.outcome).toMatchObject({ ranks: [1, 1, 1] });
});
