import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Switches the language of the page in place, at a table, as a person would: in the settings. */
export async function switchToFrench(page: Page): Promise<void> {
  const offers = page.locator('.ask .offers');
  const before = await offers.textContent();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.getByRole('toolbar', { name: 'Ce que vous pouvez faire' }).waitFor();
  // The words of the game are fetched beside those of the page.
  await expect.poll(() => offers.textContent()).not.toBe(before);
}
