import { beginStudy } from '@skerry/tables/study';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { party } from './party.ts';
import { preparedRecord, studyAddress } from './studies.ts';

const server = party();

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'person', name: 'Bruno' },
] as const;

const ISLAND = { game: 'forbidden-island', seed: 'what if', name: 'Friday crew', seats: SEATS } as const;

/** Ada has two actions left, and in the game she left them unused. */
const FROM = 10;

const island = async () => studyAddress(beginStudy(await preparedRecord(ISLAND), FROM, 'The palace'));

const current = (page: Page) => page.getByRole('treeitem', { selected: true });
const tried = (page: Page) => page.locator('[role="treeitem"][data-node^="m"]');

/** Plays the first of the moves of an offer, by its key. */
async function tryFirst(page: Page, key: string): Promise<void> {
  const before = await current(page).getAttribute('data-node');
  await page.keyboard.press(key);
  await page.locator('.action-list li button').first().click();
  await expect.poll(() => current(page).getAttribute('data-node')).not.toBe(before);
  await page.locator('.ask[aria-busy="false"]').waitFor();
}

test('a move that is played is tried: a line grows beside the game, by keys too, and is there again later', async () => {
  const { page } = await server.guest({});
  await page.goto(await island());
  await current(page).filter({ hasText: 'step 10' }).waitFor();
  const address = page.url();
  expect(address).toMatch(/\/study\/[a-z0-9]{12}$/);

  // The game's own next move follows the game.
  await page.getByRole('button', { name: 'End actions' }).click();
  await current(page).and(page.locator('[data-node="g11"]')).waitFor();
  expect(await tried(page).count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();

  // Any other move is tried, and the same one again goes there.
  await tryFirst(page, 'm');
  await tryFirst(page, 'm');
  expect(await tried(page).count()).toBe(2);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();
  await tryFirst(page, 'm');
  expect(await tried(page).count()).toBe(2);

  // Right into a line, left to the one above.
  await current(page).focus();
  await page.keyboard.press('ArrowLeft');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => current(page).getAttribute('aria-label')).toMatch(/^Line A, move 2, tried, Ada, /);
  await page.keyboard.press('[');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();

  await page.keyboard.press('Control+z');
  await expect.poll(() => tried(page).count()).toBe(1);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => tried(page).count()).toBe(2);

  await page.reload();
  await tried(page).nth(1).waitFor();
  expect(page.url()).toBe(address);
});

test('a study that is cut off, broken or not here is refused with a sentence', async () => {
  const { page } = await server.guest({});
  const address = await island();
  const says = (sentence: string) => page.getByText(sentence).waitFor();
  await page.goto('/study/nowhere');
  await says('This study is not on this device.');
  await page.goto('/');
  await page.goto(address.slice(0, -200));
  await says('This link is incomplete');
  const study = beginStudy(await preparedRecord(ISLAND), FROM, 'The palace');
  await page.goto('/');
  await page.goto(studyAddress({ ...study, from: 4000 }));
  await says('from: The game has steps 0 to');
});
