import { manifestOf, rulesWithText } from '@skerry/games';
import { expect, test } from 'vitest';
import { ADA, firstOffer, HERON, sitDown } from './device.ts';

/** Longer than any test waits. */
const AGES = 600_000;

test('where a choice is sealed, nobody is told that a bot thinks, nor made to wait for it', async () => {
  const rules = await rulesWithText(manifestOf('trails-of-tucana')!);
  const decide = firstOffer(rules);
  const { table, shelf, course, failures } = await sitDown(rules, [ADA, HERON], {
    botPause: AGES,
    async decide(problem, signal, thinking) {
      thinking(0.5);
      return decide(problem, signal, thinking);
    },
  });
  await expect.poll(() => shelf.lines.length).toBe(2);
  // Of the bot's lines, Ada receives only the last: that it is done.
  await expect.poll(() => course).toEqual(['welcome', 'write 1', 'write 2', 'news']);
  expect(shelf.lines.map(({ action, secret }) => [action.act, secret])).toEqual([
    ['draw', true],
    ['done', undefined],
  ]);
  expect(failures).toEqual([]);
  table.close();
});
