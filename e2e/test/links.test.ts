import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { party } from './party.ts';

const house = party();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('who sits has no invitation in the address, and gives none away with a link to a moment', async () => {
  const [ada, bruno, stranger] = await Promise.all([house.guest(), house.guest(), house.guest()]);
  await ada.go('/new/forbidden-island?way=friends');
  await ada.page.getByRole('radio', { name: '2' }).check();
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const invitation = new URL(await ada.page.getByLabel('Link to sit down').inputValue()).pathname;
  const table = pathOf(ada.page);

  await bruno.go(invitation);
  await bruno.page.getByLabel('Your name').fill('Bruno');
  await bruno.page.getByRole('button', { name: 'Sit down here' }).click();
  await expect.poll(() => pathOf(bruno.page)).toBe(table);
  // Who stands up again still has the way back.
  await bruno.page.getByRole('button', { name: 'Leave the seat' }).click();
  await expect.poll(() => pathOf(bruno.page)).toBe(invitation);
  await bruno.page.getByRole('button', { name: 'Sit down here' }).click();
  await expect.poll(() => pathOf(bruno.page)).toBe(table);
  await bruno.page.reload();
  await bruno.page.getByText('you, not ready yet').waitFor();

  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await bruno.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bruno.page.getByRole('button', { name: 'Set-up' }).click();
  await bruno.page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await bruno.page.getByText('Copied.').waitFor();
  const copied = await bruno.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${house.address}${table}?at=0`);
  await stranger.go(copied);
  await stranger.page.getByText('You are not at this table. Ask for its link.').waitFor();
});
