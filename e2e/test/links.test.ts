import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { invitation, makeTable, sitDown } from './lobby.ts';
import { party } from './party.ts';

const house = party();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('who sits has no invitation in the address, and gives none away with a link to a moment', async () => {
  const [ada, bruno] = [await house.guest(), await house.guest()];
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const table = await makeTable(ada, { game: 'forbidden-island', seats });
  const link = await invitation(ada, table);
  await sitDown(bruno, link, 'Bruno');
  await expect.poll(() => pathOf(bruno.page)).toBe(table);
  // Who stands up again still has the way back.
  await bruno.page.getByRole('button', { name: 'Leave the seat' }).click();
  await expect.poll(() => pathOf(bruno.page)).toBe(link);
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
  // To a stranger it says nothing.
  await bruno.context.clearCookies();
  await bruno.go(copied);
  await bruno.page.getByText('You are not at this table. Ask for its link.').waitFor();
});
