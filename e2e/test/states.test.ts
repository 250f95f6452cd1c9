import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { party } from './party.ts';

const server = party();

test('by lamplight on a phone, and with motion, every page opens without a complaint', async () => {
  for (const visit of [{ dark: true, keeps: true, screen: 'phone' }, { motion: true }] as const) {
    const ada = await server.guest(visit);
    const { page } = ada;
    for (const path of ['/about', '/claim', '/rules/forbidden-island', '/new/forbidden-island?way=alone', '/']) {
      await ada.go(path);
      await page.locator('h1').waitFor();
    }
    const { theme, motion } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect({ theme, motion }).toEqual({
      theme: 'dark' in visit ? 'dark' : 'light',
      motion: 'motion' in visit ? 'full' : 'still',
    });
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await new Player(page, { seed: 11, curiosity: 0 }).slip.waitFor();
  }
});

test('parts of a table that cannot be fetched are told once, and the game can be played', async () => {
  const ada = await server.guest();
  ada.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
  const { page } = ada;
  await page.route('**/table-later-*.js', (route) => route.abort());
  await ada.go('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await new Player(page, { seed: 11, curiosity: 0 }).slip.waitFor();
  const told = page.getByText('Something went wrong on this page.');
  await told.first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await told.count()).toBe(1);
});
