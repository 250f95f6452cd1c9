import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the player aid opens from the rules, without a table, and each line leads to its rule', async () => {
  const ada = await house.guest();
  const { page } = ada;
  await ada.go('/rules/islebound');
  await page.getByRole('button', { name: 'Player aid' }).click();
  const aid = page.getByRole('region', { name: 'Player aid' });
  await aid.getByText('The five skills').waitFor();
  expect(new URL(page.url()).hash).toBe('#player-aid');
  expect(await findings(page)).toEqual([]);
  await aid.getByRole('button', { name: 'IB-106' }).click();
  await page.locator('#IB-106').waitFor();
  expect(await page.locator('#IB-106').evaluate((rule) => rule === document.activeElement)).toBe(true);
  await page.goBack();
  await aid.waitFor();
});

test('the adder sums up the crew of Above and Below, in French on a small phone too, and keeps nothing', async () => {
  const ada = await house.guest({ screen: 'smallPhone', locale: 'fr-FR' });
  const { page } = ada;
  await ada.go('/rules/islebound#above-and-below');
  const sum = page.locator('output');
  expect(await sum.textContent()).toBe('0 point de village');
  const number = (n: number) => page.locator('.ib-tiles input').nth(n);
  const kind = (n: number) => page.locator('.ib-tiles select').nth(n);
  await number(0).fill('4');
  for (const [n, shows, value] of [
    [1, 'points', '3'],
    [2, 'cider', '2'],
  ] as const) {
    await page.getByRole('button', { name: 'Ajouter une tuile' }).tap();
    await kind(n).selectOption(shows);
    await number(n).fill(value);
  }
  await expect.poll(() => sum.textContent()).toBe('9 points de village');
  expect(await widthOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Retirer la tuile 1' }).tap();
  await expect.poll(() => sum.textContent()).toBe('5 points de village');
  await page.reload();
  await expect.poll(() => sum.textContent()).toBe('0 point de village');
});

test('no more tiles are added than there are', async () => {
  const ada = await house.guest();
  const { page } = ada;
  await ada.go('/rules/islebound#above-and-below');
  for (let tiles = 1; tiles < 22; tiles++) await page.getByRole('button', { name: 'Add a tile' }).click();
  await page.getByText('There are no more than 22 crew tiles.').waitFor();
  expect(await page.getByRole('button', { name: 'Add a tile' }).count()).toBe(0);
});

test('the player aid is at hand at a table, which is not left for it', async () => {
  const { page } = await house.guest();
  await takeIn(
    page,
    await preparedTable({
      game: 'islebound',
      seed: 'aid',
      name: 'Aid',
      seats: [
        { who: 'person', name: 'Ada' },
        { who: 'bot', name: 'Bruno', level: 'calm' },
      ],
      until: (_, n) => n >= 6,
    }),
  );
  await page.locator('.ask').waitFor();
  const address = page.url();
  await page.getByRole('button', { name: 'Rules' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  await sheet.getByRole('button', { name: 'Player aid' }).click();
  await sheet.getByRole('button', { name: 'IB-31' }).click();
  await sheet.locator('#IB-31').waitFor();
  expect(page.url()).toBe(address);
});
