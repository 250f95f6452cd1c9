import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS, shownUpdate } from '../visitor.ts';
import { switchToFrench } from './in-french.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'person', name: 'Bruno' },
] as const;
const middle = await preparedTable({
  game: 'forbidden-island',
  seed: 'hint',
  name: 'Advice',
  seats: SEATS,
  until: (_, n) => n >= 8,
});

test('a hint proposes three moves, marks them on the board and plays nothing; on the daily island nobody is helped', async () => {
  const guest = await server.guest({});
  const { page } = guest;
  // Not before the result counts.
  await guest.go('/daily');
  await page.getByRole('button', { name: 'Play', exact: false }).first().click();
  await page.waitForURL(/\/local\//);
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.and(page.locator('[aria-disabled="true"]')).waitFor();
  await hint.click({ force: true });
  await page.getByText('No hints on the daily island until your result has been counted.').waitFor();
  expect(await page.locator('.hint-row').count()).toBe(0);

  await takeIn(page, middle);
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  const before = await shownUpdate(page);
  await page.keyboard.press('h');
  await page.getByText('games simulated.').waitFor();
  await expect.poll(() => page.locator('.hint-row').count()).toBe(3);
  await expect.poll(() => page.locator('.move-mark').count()).toBe(3);
  // Each says in a few words why.
  for (const reason of await page.locator('.hint-what > small').allTextContents()) expect(reason).toMatch(/\w{3}/);
  expect(await page.locator('.hint-what > small').count()).toBe(3);
  for (const key of ['1', '2', '3']) {
    await page.keyboard.press(key);
    await page
      .locator('.hint-row')
      .nth(Number(key) - 1)
      .and(page.locator('[aria-pressed="true"]'))
      .waitFor();
    await expect.poll(() => page.locator('.move-mark').count()).toBe(1);
  }
  expect(await findings(page, { within: '.table-side, .move-mark' })).toEqual([]);
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect.poll(() => page.locator('.move-mark').count()).toBe(0);
  expect(await shownUpdate(page)).toBe(before);

  // It is played from its row.
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Play hint 1' }).click();
  await expect.poll(() => shownUpdate(page)).toBeGreaterThan(before);
  await expect.poll(() => page.locator('.hint-row').count()).toBe(0);

  // On a phone it opens as a sheet, in French.
  await resize(page, SCREENS.phone);
  await page.locator('.table[data-layout="narrow"]').waitFor();
  await switchToFrench(page);
  await page.getByRole('button', { name: 'Conseil' }).click();
  const sheet = page.getByRole('dialog', { name: 'Conseil' });
  await sheet.getByText('parties simulées.').waitFor();
  await sheet.locator('.hint-row').first().click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.move-mark').count()).toBe(1);
});
