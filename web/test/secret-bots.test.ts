import { roomOf, rulesWithText } from '@skerry/games';
import { expect, test } from 'vitest';
import { ADA, firstOffer, HERON, sitDown } from './device.ts';

test('where seats have secrets, nobody is told that a bot thinks, nor made to wait for it', async () => {
  const rules = await rulesWithText(roomOf('trails-of-tucana')!);
  const { table, shelf, course, failures } = await sitDown(rules, [ADA, HERON], {
    async decide(problem, _signal, thinking) {
      thinking(0.5);
      return firstOffer(rules, problem);
    },
  });
  await expect.poll(() => shelf.lines.length).toBe(2);
  // Of all the bot did, Ada hears the last line only: that it is done.
  await expect.poll(() => course).toEqual(['welcome', 'write 1', 'write 2', 'news']);
  expect(shelf.lines.map(({ action, secret }) => [action.act, secret])).toEqual([
    ['draw', true],
    ['done', undefined],
  ]);
  expect(failures).toEqual([]);
  table.close();
});
