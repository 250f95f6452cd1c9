import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

const here = await preparedTable({
  game: 'forbidden-island',
  seed: 'bar',
  name: 'Under the bar',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'person', name: 'Bruno' },
  ],
  until: (_, n) => n >= 6,
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

/** What cannot be touched where it is. */
const outside = (tools: readonly Element[]) =>
  tools.flatMap((tool) => {
    tool.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom, width } = tool.getBoundingClientRect();
    if (width === 0) return [];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isIn = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return isIn && hit !== null && tool.contains(hit) ? [] : [tool.textContent];
  });

test('on phones every tool of the bar and of the menu can be touched, at a table here and at one on the server', async () => {
  const { page } = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  const menu = page.locator('dialog[open]');
  const tools = menu.locator(':is(button, a[href])');
  for (const where of ['here', 'online']) {
    if (where === 'online') await sitDownOnline(page);
    else await takeIn(page, here);
    await page.locator('.ask .offer').first().waitFor();
    await expect.poll(() => page.locator('.bar-where').textContent()).toMatch(/tour \d+$/);
    for (const screen of ['phone', 'shortPhone'] as const) {
      await resize(page, SCREENS[screen]);
      await expect.poll(() => page.locator('.table-bar .tool').evaluateAll(outside), { message: screen }).toEqual([]);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await menu.waitFor();
      await expect.poll(() => tools.count()).toBeGreaterThan(5);
      await expect.poll(() => tools.evaluateAll(outside), { message: screen }).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
  }
});
