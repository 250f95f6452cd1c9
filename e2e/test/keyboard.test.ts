import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    return element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.tagName);
  });

/** How many actions the page says are left, once it waits for the reader. */
const left = (page: Page, actions: string) =>
  page.locator('.ask[aria-busy="false"] .ask-sentence').getByText(`${actions} left`).waitFor();

test('a turn is played without a mouse, and the focus is never lost', async () => {
  const { page } = await server.guest();
  await sitDown(page);

  // By its letter: the list opens, arrows choose, Enter takes.
  await page.keyboard.press('m');
  await expect.poll(() => focused(page)).toMatch(/^Move to /);
  const first = await focused(page);
  expect(await page.locator('.action-list li').count()).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).not.toBe(first);
  await page.keyboard.press('Enter');
  await left(page, 'two actions');
  expect(await focused(page)).not.toBe('nothing');
  await page.keyboard.press('Control+z');
  await left(page, 'three actions');
  expect(await focused(page)).not.toBe('nothing');

  // On the board: arrows go from tile to tile, Enter takes the offer of a tile.
  await page.keyboard.press('2');
  await expect.poll(() => focused(page)).toMatch(/, [a-f][1-6], (dry|flooded|sunk)/);
  await walkToOffer(page);
  await page.keyboard.press('Enter');
  const slip = page.locator('[popover]:popover-open .offer').first();
  const taken = page.locator('.ask-sentence').getByText('two actions left');
  await slip.or(taken).first().waitFor();
  if (await slip.isVisible()) {
    await slip.focus();
    await page.keyboard.press('Enter');
  }
  await left(page, 'two actions');
  expect(await focused(page)).not.toBe('nothing');

  // Whoever takes an offer from the slip of a tile is back on that tile.
  await page.keyboard.press('Control+z');
  await left(page, 'three actions');
  await page.locator('.fi-space[aria-label*="You can:"][aria-label*=";"]').first().focus();
  const tile = (await focused(page)).split(',')[0] ?? '';
  await page.keyboard.press('Enter');
  await slip.focus();
  await page.keyboard.press('Enter');
  await left(page, 'two actions');
  await expect.poll(() => focused(page)).toContain(tile);

  // Along the bar with arrows, to the end of the turn.
  const isInBar = () => page.evaluate(() => document.activeElement?.closest('[role="toolbar"]') !== null);
  await page.keyboard.press('1');
  await expect.poll(isInBar).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toMatch(/^End actions/);
  await page.keyboard.press('Enter');
  await page
    .getByText(/ends|drew/)
    .first()
    .waitFor();
  expect(await focused(page)).not.toBe('nothing');

  // And along the bar again, after another has played.
  await left(page, 'three actions');
  await page.keyboard.press('1');
  await expect.poll(() => focused(page)).toMatch(/^Move/);
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toMatch(/^End actions/);
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toMatch(/^Move/);

  // Dialogs keep the focus and give it back.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
  expect(await focused(page)).not.toBe('nothing');
});

/** A table at which Ada sits with a bot, and begins. */
async function sitDown(page: Page): Promise<void> {
  const table = await preparedTable({
    game: 'forbidden-island',
    seed: 'arrows',
    name: 'By hand',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Puffin', level: 'calm' },
    ],
    options: { adventurers: ['explorer', 'diver'], firstSeat: 0 },
    until: () => true,
  });
  await takeIn(page, table);
  await page.getByRole('button', { name: /^End actions/ }).waitFor();
}

/** Goes over the board with arrow keys, row by row, until a tile offers something. */
async function walkToOffer(page: Page): Promise<void> {
  const offers = () => page.evaluate(() => document.activeElement?.getAttribute('data-can') === 'true');
  const keys = [
    'ArrowDown',
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowDown',
    'ArrowRight',
    'ArrowUp',
    'ArrowRight',
  ];
  for (let step = 0; step < 80; step++) {
    if (await offers()) return;
    await page.keyboard.press(keys[Math.floor(step / 2) % keys.length] ?? 'ArrowDown');
  }
  throw new Error('The arrows came to no tile that offers something.');
}
