import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsInBothLights } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

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

test('from 1280 px on there are three columns and no tabs; below, tabs beside the chart and the log under them', async () => {
  const { page } = await house.guest({ screen: 'desk' });
  await sitDown(page);
  await expect.poll(() => tabNames(page)).toEqual([]);
  await page.getByRole('region', { name: 'Renown' }).waitFor();
  await page.getByRole('region', { name: 'Row' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => tabNames(page)).toEqual([]);
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect.poll(() => tabNames(page)).toEqual(['Ada', 'Others', 'Renown', 'Row']);
  await page.getByRole('region', { name: 'Log' }).waitFor();
  // A low window has no room for three columns either.
  await page.setViewportSize({ width: 1440, height: 760 });
  await expect.poll(() => tabNames(page)).toEqual(['Ada', 'Others', 'Renown', 'Row']);
});

test('on a phone tabs lie below the chart, with the log; what is under them scrolls inside', async () => {
  const { page } = await house.guest({ screen: 'phone' });
  await sitDown(page);
  expect(await tabNames(page)).toEqual(['Ada', 'Others', 'Renown', 'Row', 'Log']);
  const seen = page.getByRole('tabpanel');
  for (const [name, shows] of [
    ['Others', page.getByRole('region', { name: 'Dario' })],
    ['Renown', page.getByText('For hire')],
    ['Row', page.getByText('books, then coins')],
    ['Log', page.getByText('Round 5 begins.')],
    ['Ada', page.getByRole('group', { name: 'Your crew' })],
  ] as const) {
    await page.getByRole('tab', { name }).tap();
    await shows.first().waitFor();
    expect(await seen.evaluate((pane) => pane.scrollWidth <= pane.clientWidth)).toBe(true);
  }
});

for (const screen of ['phone', 'smallPhone'] as const satisfies readonly (keyof typeof SCREENS)[]) {
  test(`on a ${screen} no tab makes the page wider or longer, and the prompt stays in sight`, async () => {
    const { page } = await house.guest({ screen });
    await sitDown(page);
    for (const name of await tabNames(page)) {
      await page.getByRole('tab', { name }).tap();
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect({ name, width, height }).toEqual({ name, ...SCREENS[screen] });
      const ask = await page.locator('.ask').boundingBox();
      expect(Math.round((ask?.y ?? 0) + (ask?.height ?? 0))).toBe(SCREENS[screen].height);
    }
  });
}

test('tabs are gone through with arrows, and Tab leads from them into the pane', async () => {
  const { page } = await house.guest({ screen: 'laptop' });
  await sitDown(page);
  await page.getByRole('tab', { name: 'Ada' }).focus();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return chosenTab(page);
  };
  expect(await press('ArrowRight')).toBe('Others');
  expect(await press('End')).toBe('Row');
  expect(await press('ArrowRight')).toBe('Ada');
  expect(await press('ArrowLeft')).toBe('Row');
  expect(await press('Home')).toBe('Ada');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
  // One stop for all tabs.
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ada');
});

test('a touch on a building says what it does and what is lacking; Escape gives the focus back', async () => {
  const { page } = await house.guest({ screen: 'laptop' });
  await sitDown(page);
  await page.getByRole('tab', { name: 'Row' }).click();
  const first = page.locator('.ib-plot').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const slip = page.getByRole('dialog');
  await slip.waitFor();
  expect(await slip.textContent()).toMatch(/coin/);
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('no tab has a serious finding of axe, by day or by lamplight', async () => {
  const { page } = await house.guest({ screen: 'laptop' });
  await sitDown(page);
  const found: { [tab: string]: string[] } = {};
  for (const name of await tabNames(page)) {
    await page.getByRole('tab', { name }).click();
    const wrong = await findingsInBothLights(page, { within: '.table-side' });
    if (wrong.length > 0) found[name] = wrong;
  }
  expect(found).toEqual({});
});

test.each(['tablet', 'shortPhone'] as const)('on a %s every tab says its whole name in French too', async (screen) => {
  const { page } = await house.guest({ screen, locale: 'fr-FR' });
  await sitDown(page);
  await page.getByRole('tab', { name: 'Réputation' }).waitFor();
  const cut = await page
    .getByRole('tab')
    .locator('span')
    .evaluateAll((names) => names.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])));
  expect(cut).toEqual([]);
});
