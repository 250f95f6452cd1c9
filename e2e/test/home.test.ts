import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

/** More tables than the home page shows, each begun and waiting for Ada. */
async function withTables(page: Page): Promise<void> {
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
    const seats = [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Bruno', level: 'calm' },
    ] as const;
    const table = { game: 'forbidden-island', seed, name: `Table ${seed}`, seats, until: () => true };
    await takeIn(page, await preparedTable(table));
    await page.locator('.ask').waitFor();
  }
  await page.goto('/');
  await page.locator('.mine-row').nth(5).waitFor({ state: 'attached' });
}

const playNow = (page: Page) => page.getByRole('button', { name: /^(Play now|Jouer)$/ });

/** How many of these lie wholly in the window, before anything is scrolled. */
const inSight = (buttons: Locator) =>
  buttons.evaluateAll(
    (all) => all.filter((each) => each.getBoundingClientRect().bottom <= innerHeight && scrollY === 0).length,
  );

test.each(['en-GB', 'fr-FR'])(
  'with several tables a game can still be begun on the first screen (%s)',
  async (locale) => {
    const { page } = await house.guest({ locale });
    await withTables(page);
    for (const [screen, least] of [
      ['desk', 4],
      ['tablet', 2],
      ['phone', 1],
    ] as const) {
      await page.setViewportSize(SCREENS[screen]);
      await expect.poll(() => inSight(playNow(page)), { message: screen }).toBeGreaterThanOrEqual(least);
      await page.locator('.mine-row').first().waitFor();
      await page.locator('.mine-all a').waitFor();
    }
  },
);

test('on a laptop the ways to begin a game stand side by side', async () => {
  const ada = await house.guest({ screen: 'laptop' });
  const { page } = ada;
  await ada.go('/');
  await playNow(page).nth(3).waitFor();
  const tops = () =>
    page
      .locator('.game-offers')
      .first()
      .locator('.offer')
      .evaluateAll((offers) => new Set(offers.map((offer) => offer.getBoundingClientRect().top)).size);
  await expect.poll(tops).toBe(1);
});
