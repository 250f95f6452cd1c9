import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    return element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.tagName);
  });

/** Presses Tab until what has the focus fits. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    if (wanted.test(name)) return;
    seen.push(name);
  }
  throw new Error(`Tab did not come to ${wanted}: ${seen.join(' | ')}`);
}

test('a game is begun from the home page without a mouse', async () => {
  const ada = await house.guest();
  const { page } = ada;
  await ada.go('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await tabTo(page, /^Play now/);
  await page.keyboard.press('Enter');
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  expect(await focused(page)).not.toBe('nothing');
});

test('a turn is played without a mouse, and the focus is never lost', async () => {
  const { page } = await house.guest();
  await sitDown(page, 0);

  // By its letter: the list opens, arrows choose, Enter takes.
  await page.keyboard.press('m');
  await expect.poll(() => focused(page)).toMatch(/^Move to /);
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  const second = await focused(page);
  if ((await page.locator('.action-list li').count()) > 1) expect(second).not.toBe(first);
  await page.keyboard.press('Enter');
  await page.getByText('you have two actions left').or(page.getByText('You have two actions left')).first().waitFor();
  expect(await focused(page)).not.toBe('nothing');

  // Taking back, and on the board: arrows go from tile to tile, Enter takes the offer of a tile.
  await page.keyboard.press('Control+z');
  await page
    .getByText(/three actions left/)
    .first()
    .waitFor();
  expect(await focused(page)).not.toBe('nothing');
  await page.keyboard.press('2');
  await expect.poll(() => focused(page)).toMatch(/, [a-f][1-6], (dry|flooded|sunk)/);
  await walkToOffer(page);
  await page.keyboard.press('Enter');
  const slip = page.locator('[popover]:popover-open .offer').first();
  if (await slip.isVisible().catch(() => false)) {
    await slip.focus();
    await page.keyboard.press('Enter');
  }
  await page
    .getByText(/two actions left/)
    .first()
    .waitFor();
  expect(await focused(page)).not.toBe('nothing');

  // Along the bar with arrows, to the end of the turn.
  await page.keyboard.press('1');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="toolbar"]') !== null)).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toMatch(/^End actions/);
  await page.keyboard.press('Enter');
  await page
    .getByText(/ends|drew/)
    .first()
    .waitFor();
  expect(await focused(page)).not.toBe('nothing');

  // Dialogs keep the focus and give it back.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
  expect(await focused(page)).not.toBe('nothing');
});

/** A table at which Ada sits with a bot, who begins or not. */
async function sitDown(page: Page, firstSeat: number): Promise<void> {
  const table = await preparedTable({
    game: 'forbidden-island',
    seed: 'arrows',
    name: 'By hand',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Puffin', level: 'calm' },
    ],
    options: { adventurers: ['explorer', 'diver'], firstSeat },
    until: () => true,
  });
  await takeIn(page, table);
  await page.getByRole('button', { name: /^End actions/ }).waitFor();
}

test('arrows move along the offers even after others have played', async () => {
  const { page } = await house.guest();
  await sitDown(page, 1);
  await page.keyboard.press('1');
  await expect.poll(() => focused(page)).toMatch(/^Move/);
  await page.keyboard.press('End');
  expect(await focused(page)).toMatch(/^End actions/);
  await page.keyboard.press('Home');
  expect(await focused(page)).toMatch(/^Move/);
});

test('whoever takes an offer from the slip of a tile is back on that tile', async () => {
  const { page } = await house.guest();
  await sitDown(page, 0);
  const tile = page.locator('.fi-space[aria-label*="You can:"][aria-label*=";"]').first();
  await tile.focus();
  const name = (await focused(page)).split(',')[0] ?? '';
  await page.keyboard.press('Enter');
  await page.locator('[popover]:popover-open .offer').first().focus();
  await page.keyboard.press('Enter');
  await page
    .getByText(/two actions left/)
    .first()
    .waitFor();
  await expect.poll(() => focused(page)).toContain(name);
});

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
