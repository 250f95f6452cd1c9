import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { party } from './party.ts';

const server = party();

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('rules begin with a page to read and have chapters; the player aid opens from them, and each line leads to its rule', async () => {
  const ada = await server.guest();
  const { page } = ada;
  await ada.go('/rules/islebound');
  const glance = page.getByRole('region', { name: 'The rules at a glance' });
  await glance.waitFor();
  expect(await glance.getByRole('heading').allInnerTexts()).toEqual(['The aim', 'A turn', 'How it ends']);
  await page.getByText('Key to the symbols').click();
  await expect.poll(() => page.locator('.signs svg, .signs b').count()).toBeGreaterThan(5);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Diplomacy' }).click();
  await page.getByRole('heading', { name: 'Diplomacy', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('IB-103');

  await page.getByRole('button', { name: 'Player aid' }).click();
  const aid = page.getByRole('region', { name: 'Player aid' });
  await aid.getByText('The five skills').waitFor();
  expect(new URL(page.url()).hash).toBe('#player-aid');
  expect(await findings(page)).toEqual([]);
  await aid.getByRole('button', { name: 'IB-106' }).click();
  await page.locator('#IB-106').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('IB-106');
  await page.goBack();
  await aid.waitFor();

  // No more crew tiles of Above and Below are added up than there are.
  await page.getByRole('button', { name: 'Above and Below' }).click();
  const add = page.getByRole('button', { name: 'Add a tile' });
  await add.waitFor();
  for (let tiles = 1; tiles < 22; tiles++) await add.press('Enter');
  await page.getByText('There are no more than 22 crew tiles.').waitFor();
  expect(await add.count()).toBe(0);
});

test('the adder sums up the crew of Above and Below, in French on a small phone too, and keeps nothing', async () => {
  const ada = await server.guest({ screen: 'smallPhone', locale: 'fr-FR' });
  const { page } = ada;
  await ada.go('/rules/islebound#above-and-below');
  const sum = page.locator('output');
  await expect.poll(() => sum.textContent()).toBe('0 point de village');
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
