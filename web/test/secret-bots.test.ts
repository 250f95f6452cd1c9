import { choices, glance } from '@skerry/engine';
import { roomOf, rulesWithText } from '@skerry/games';
import { type Message, Sitting } from '@skerry/tables';
import { expect, test } from 'vitest';
import { Keeping, type World } from '../local/keeping.ts';
import { type KeptLine, keep } from '../local/kept.ts';

test('where seats have secrets, nobody is told that a bot thinks, nor made to wait for it', async () => {
  const rules = await rulesWithText(roomOf('trails-of-tucana')!);
  const sitting = Sitting.open(rules.game, { seats: 2, seed: 'secret bots' });
  const seats = [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Heron', level: 'calm' },
  ] as const;
  const heard: Message[] = [];
  const lines: KeptLine[] = [];
  const troubles: unknown[] = [];
  const world: World = {
    async write(_table, _known, line) {
      if (line) lines.push(line);
    },
    add: async () => undefined,
    say: (_client, message) => heard.push(message),
    async decide({ view, seat }, _signal, thinking) {
      thinking(0.5);
      return choices(glance(rules.game, view), seat).find(({ why }) => why === undefined)?.action;
    },
    failed: (error) => troubles.push(error),
    pace: async () => {
      troubles.push('There is nothing to be followed.');
    },
    now: () => 1000,
  };
  const table = new Keeping(rules, { table: keep(sitting, { name: 'Slow boat', seats, now: 0 }), lines: [] }, world);
  await table.hear('ada', { say: 'hello', protocol: 1, table: 'any', language: 'en' });
  await expect.poll(() => lines.length).toBe(2);
  // Of all the bot did, Ada hears the last line only: that it is done.
  await expect.poll(() => heard.map(({ say }) => say)).toEqual(['welcome', 'news']);
  expect(lines.map(({ action, secret }) => [action.act, secret])).toEqual([
    ['draw', true],
    ['done', undefined],
  ]);
  expect(troubles).toEqual([]);
  table.close();
});
