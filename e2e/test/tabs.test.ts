import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsInBothLights } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { switchToFrench } from './in-french.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** Ada's turn in the fifth round of Islebound, with long names beside her. */
const table = await preparedTable({
  game: 'islebound',
  seed: 'tabs',
  name: 'Friday crew',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Bartholomew the Younger', level: 'calm' },
    { who: 'bot', name: 'Chiara-Francesca', level: 'calm' },
    { who: 'bot', name: 'Dario', level: 'calm' },
  ],
  options: { first: 0 },
  until: (state) => {
    const { round, active, agenda } = state as unknown as { round: number; active: number; agenda: { do: string }[] };
    return round === 5 && active === 0 && agenda.at(-1)?.do === 'act';
  },
});

async function sitDown(page: Page): Promise<void> {
  await takeIn(page, table);
  await page.locator('.ask .offer').first().waitFor();
}

const tabNames = (page: Page) => page.getByRole('tab').allTextContents();
const chosenTab = (page: Page) => page.locator('[role="tab"][aria-selected="true"]').textContent();

const isNotWider = (page: Page) => page.getByRole('tabpanel').evaluate((pane) => pane.scrollWidth <= pane.clientWidth);

test('from 1280 px on there are three columns and no tabs; below, tabs beside the chart and the log under them', async () => {
  const { page } = await server.guest({ screen: 'desk' });
  await sitDown(page);
  await expect.poll(() => tabNames(page)).toEqual([]);
  await page.getByRole('region', { name: 'Renown' }).waitFor();
  await page.getByRole('region', { name: 'Row' }).waitFor();
  await resize(page, { width: 1280, height: 900 });
  await expect.poll(() => tabNames(page)).toEqual([]);
  await resize(page, { width: 1279, height: 900 });
  await expect.poll(() => tabNames(page)).toEqual(['Ada', 'Others', 'Renown', 'Row']);
  await page.getByRole('region', { name: 'Log' }).waitFor();
  // A low window has no room for three columns either.
  await resize(page, { width: 1440, height: 760 });
  await expect.poll(() => tabNames(page)).toEqual(['Ada', 'Others', 'Renown', 'Row']);

  // Arrows go through the tabs, and Tab leads from them into the pane.
  await resize(page, SCREENS.laptop);
  await page.getByRole('tab', { name: 'Ada' }).focus();
  const press = async (key: string, name: string) => {
    await page.keyboard.press(key);
    await expect.poll(() => chosenTab(page)).toBe(name);
  };
  await press('ArrowRight', 'Others');
  await press('End', 'Row');
  await press('ArrowRight', 'Ada');
  await press('ArrowLeft', 'Row');
  await press('Home', 'Ada');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
  // One stop for all tabs.
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ada');

  // A touch on a building says what it does and what is lacking; Escape gives the focus back.
  await page.getByRole('tab', { name: 'Row' }).click();
  const first = page.locator('.ib-plot').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const slip = page.getByRole('dialog');
  await slip.waitFor();
  expect(await slip.textContent()).toMatch(/coin/);
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);

  const found: { [tab: string]: string[] } = {};
  for (const name of await tabNames(page)) {
    await page.getByRole('tab', { name }).click();
    const wrong = await findingsInBothLights(page, { within: '.table-side' });
    if (wrong.length > 0) found[name] = wrong;
  }
  expect(found).toEqual({});

  // The player aid is at hand, and the table is not left for it.
  const address = page.url();
  await page.getByRole('button', { name: 'Rules' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  await sheet.getByRole('button', { name: 'Player aid' }).click();
  await sheet.getByRole('button', { name: 'IB-31' }).click();
  await sheet.locator('#IB-31').waitFor();
  expect(page.url()).toBe(address);
});

test('on phones tabs lie below the chart, with the log; none makes the page wider or longer, and each says its name in French too', async () => {
  const { page } = await server.guest({ screen: 'phone' });
  await sitDown(page);
  await expect.poll(() => tabNames(page)).toEqual(['Ada', 'Others', 'Renown', 'Row', 'Log']);
  for (const [name, shows] of [
    ['Others', page.getByRole('region', { name: 'Dario' })],
    ['Renown', page.getByText('For hire')],
    ['Row', page.getByText('books, then coins')],
    ['Log', page.getByText('Round 5 begins.')],
    ['Ada', page.getByRole('button', { name: /^Your crew\. / })],
  ] as const) {
    await page.getByRole('tab', { name }).tap();
    await shows.first().waitFor();
    // What is under a tab scrolls inside, and the prompt stays in sight.
    for (const screen of ['smallPhone', 'phone'] as const) {
      await resize(page, SCREENS[screen]);
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect({ name, width, height }).toEqual({ name, ...SCREENS[screen] });
      const ask = await page.locator('.ask').boundingBox();
      expect(Math.round((ask?.y ?? 0) + (ask?.height ?? 0))).toBe(SCREENS[screen].height);
      expect(await isNotWider(page)).toBe(true);
    }
  }
  await switchToFrench(page);
  await page.getByRole('tab', { name: 'Réputation' }).waitFor();
  for (const screen of ['shortPhone', 'tablet'] as const) {
    await resize(page, SCREENS[screen]);
    const cut = () =>
      page
        .getByRole('tab')
        .locator('span')
        .evaluateAll((names) =>
          names.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
        );
    await expect.poll(cut, { message: screen }).toEqual([]);
  }
});
