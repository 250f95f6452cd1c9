import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** More tables than the home page shows, each begun and waiting for Ada, in one file. */
async function severalTables(): Promise<string> {
  const tables: unknown[] = [];
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
    const seats = [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Bruno', level: 'calm' },
    ] as const;
    const table = { game: 'forbidden-island', seed, name: `Table ${seed}`, seats, until: () => true };
    tables.push(JSON.parse(await preparedTable(table)));
  }
  return JSON.stringify({ skerry: 'tables', format: 1, tables });
}

const playNow = (page: Page) => page.getByRole('button', { name: /^(Play now|Jouer|Losspielen)$/ });

/** How many of these lie wholly in the window, before anything is scrolled. */
const inSight = (buttons: Locator) =>
  buttons.evaluateAll(
    (all) => all.filter((each) => each.getBoundingClientRect().bottom <= innerHeight && scrollY === 0).length,
  );

test('no picture of a game is cut off, and on a desk all four games can be begun on the first screen', async () => {
  const { page } = await server.guest();
  await page.goto('/');
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const pictures = page.locator('.game-picture');
    await expect.poll(() => pictures.count()).toBe(4);
    const shapes = await pictures.evaluateAll((found) =>
      found.map((picture) => picture.clientWidth / picture.clientHeight),
    );
    for (const shape of shapes) expect(shape).toBeCloseTo(440 / 236, 1);
    if (width < 800 || height > 960) continue;
    const ends = await page
      .getByRole('button', { name: 'Play now' })
      .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(height);
  }
});

test('ways to begin a game stand side by side, and with several tables a game can still be begun on the first screen', async () => {
  const ada = await server.guest({ screen: 'laptop' });
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

  await takeIn(page, await severalTables());
  await page.waitForURL('**/tables');
  await page.goto('/');
  await page.locator('.mine-row').nth(5).waitFor({ state: 'attached' });
  // Where most games are not translated, each card has a line more.
  const menu = page.getByRole('combobox', { name: /^(Language|Langue|Sprache)$/ });
  expect(await menu.getByRole('option').allInnerTexts()).toEqual(['English', 'Français', 'Deutsch']);
  for (const [other, title, onDesk] of [
    ['fr', 'My tables', 4],
    ['de', 'Mes tables', 4],
    ['en', 'Meine Tische', 2],
  ] as const) {
    await page.getByRole('heading', { name: title }).waitFor();
    for (const [screen, least] of [
      ['desk', onDesk],
      ['tablet', 2],
      ['phone', 1],
    ] as const) {
      await resize(page, SCREENS[screen]);
      await expect.poll(() => inSight(playNow(page)), { message: screen }).toBeGreaterThanOrEqual(least);
      await page.locator('.mine-row').first().waitFor();
      await page.locator('.mine-all a').waitFor();
      if (screen === 'phone') await expect.poll(() => inSight(page.locator('.join-word .offer'))).toBe(1);
    }
    await resize(page, SCREENS.laptop);
    // The language is switched in place.
    await menu.selectOption(other);
    await page.locator(`html[lang="${other}"]`).waitFor();
  }
  await page.getByRole('heading', { name: 'My tables' }).waitFor();
});

test('the example game is not on the home page, and opens at its address', async () => {
  const ada = await server.guest({ screen: 'laptop' });
  const { page } = ada;
  await ada.go('/');
  await playNow(page).nth(3).waitFor();
  expect(await page.getByText('Pebbles on the Shore').count()).toBe(0);

  await ada.go('/new/pebbles?way=alone');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('Which wish do you keep?').first().waitFor();
});

test('a slip that says why something was refused leaves by itself, but not from under a pointer', async () => {
  const { page } = await server.guest();
  await page.clock.install();
  await page.goto('/');
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  const slip = page.getByRole('alert').filter({ hasText: 'This file is neither a Skerry table nor a Skerry record.' });
  const refused = async () => {
    await page.getByLabel('Choose a file').setInputFiles(file);
    await slip.waitFor();
  };
  await refused();
  await page.clock.fastForward(8000);
  expect(await slip.count()).toBe(1);
  await page.clock.fastForward(4000);
  await slip.waitFor({ state: 'detached' });

  await refused();
  await slip.hover();
  await page.clock.fastForward(60_000);
  expect(await slip.count()).toBe(1);
  await page.mouse.move(0, 0);
  await page.clock.fastForward(12_000);
  await slip.waitFor({ state: 'detached' });
});
