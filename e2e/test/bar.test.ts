import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

const at = (game: string, moves: number) =>
  preparedTable({
    game,
    seed: 'bar',
    name: 'Under the bar',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'person', name: 'Bruno' },
    ],
    until: (_, n) => n >= moves,
  });

test.each([
  ['forbidden-island', 20, /turn \d+$/, /tour \d+$/],
  ['trails-of-tucana', 20, /turn \d+$/, /tour \d+$/],
  ['islebound', 0, /set-up$/, /mise en place$/],
  ['islebound', 30, /round [1-9]\d*$/, /manche [1-9]\d*$/],
  ['island-of-dread', 30, /round [1-9]\d*$/, /manche [1-9]\d*$/],
])('the bar of %s after %i moves counts as its rules do', async (game, moves, inEnglish, inFrench) => {
  const table = await at(game, moves);
  for (const [locale, said] of [
    ['en-GB', inEnglish],
    ['fr-FR', inFrench],
  ] as const) {
    const { page } = await house.guest({ locale });
    await takeIn(page, table);
    await expect.poll(async () => (await page.locator('.bar-where').innerText()).trim()).toMatch(said);
  }
});

/** Ada and a bot at a table on the server, which has a chat as well, and begun. */
async function sitDownOnline(page: Page): Promise<void> {
  await page.goto('/');
  const id = await page.evaluate(async () => {
    const seats = [
      { who: 'me', name: 'Ada' },
      { who: 'bot', level: 'calm' },
    ];
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'forbidden-island', seats, options: { firstSeat: 0 } }),
    });
    return ((await answer.json()) as { id: string }).id;
  });
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Commencer la partie' }).tap();
}

test.each([
  ['phone', 'here'],
  ['phone', 'online'],
  ['shortPhone', 'here'],
  ['shortPhone', 'online'],
] as const)('on a %s every tool of the bar and of the menu can be touched (%s)', async (screen, where) => {
  const { page } = await house.guest({ screen, locale: 'fr-FR' });
  if (where === 'online') await sitDownOnline(page);
  else await takeIn(page, await at('forbidden-island', 6));
  await page.locator('.ask .offer').first().waitFor();
  const outside = (tools: readonly Element[]) =>
    tools.flatMap((tool) => {
      tool.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom, width } = tool.getBoundingClientRect();
      if (width === 0) return [];
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isIn = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      return isIn && hit !== null && tool.contains(hit) ? [] : [tool.textContent];
    });
  expect(await page.locator('.table-bar .tool').evaluateAll(outside)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('dialog[open]').waitFor();
  const tools = page.locator('dialog[open] :is(button, a[href])');
  expect(await tools.count()).toBeGreaterThan(5);
  expect(await tools.evaluateAll(outside)).toEqual([]);
});
