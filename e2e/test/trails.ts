import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Somebody at the table, or anybody's turn being over. */
export const READY = '.ask[aria-busy="false"][data-tone="yours"] .offers .offer[aria-disabled="false"]';
const OVER = '.ask[data-tone="over"]';

const goOffer = (page: Page) => page.locator('.ask:not([data-tone="over"]) .offers .offer-go');
const segments = (page: Page) => page.locator('.table-board [data-segment]');
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
export const sentence = (page: Page) => page.locator('.ask-sentence').innerText();

/** Draws one trail with the keyboard: the one that is `nth` among the allowed. */
export async function draw(page: Page, nth = 0): Promise<void> {
  await page.locator(READY).first().waitFor();
  const before = await sentence(page);
  const all = segments(page);
  await all.nth(nth % (await all.count())).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sentence(page)).not.toBe(before);
}

/** A whole turn: a trail, its bonus trails, done. Returns whether the game goes on. */
export async function turn(page: Page, nth = 0): Promise<boolean> {
  await page.locator(`${READY}, ${OVER}`).first().waitFor();
  if (await page.locator(OVER).isVisible()) return false;
  while (!(await goOffer(page).isVisible())) await draw(page, nth);
  await done(page);
  return true;
}

export async function done(page: Page): Promise<void> {
  await goOffer(page).click();
  await goOffer(page).waitFor({ state: 'detached' });
}

/** Where a prepared game of Trails of Tucana stops. */
export const inTurn = (round: number, turn: number) => (state: object) => {
  const { round: nowRound, turn: nowTurn } = state as { round: number; turn: number };
  return nowRound > round || (nowRound === round && nowTurn >= turn);
};
