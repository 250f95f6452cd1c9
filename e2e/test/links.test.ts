import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTogether, invitation, makeTable, sitDown } from './lobby.ts';
import { party } from './party.ts';

const server = party();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('who sits has no invitation in the address, and gives none away with a link to a moment', async () => {
  const [ada, bruno] = [await server.guest(), await server.guest()];
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
  expect(copied).toBe(`${server.address}${table}?at=0`);
  // To a stranger it says nothing.
  await bruno.context.clearCookies();
  await bruno.go(copied);
  await bruno.page.getByText('You are not at this table. Ask for its link.').waitFor();
  await bruno.page.getByText('If you have a seat there, the host can make a new link to it.').waitFor();
});

test('an invitation that comes late offers to watch, or tells the way back to a seat, which the host opens with a new link', async () => {
  const [ada, bruno, again] = [await server.guest(), await server.guest(), await server.guest({ screen: 'phone' })];
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const table = await makeTable(ada, { game: 'forbidden-island', name: 'Evening tide', seats });
  const link = await invitation(ada, table);
  await beginTogether(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
    ],
    table,
  );
  // Bruno has a new phone: it is nobody yet.
  await bruno.go('/about');
  await again.go(link);
  await again.page.getByRole('heading', { name: 'Game in progress' }).waitFor();
  await again.page.getByText('Forbidden Island, with Ada and Bruno.').waitFor();
  await again.page.getByRole('button', { name: 'This is my seat' }).click();
  await again.page.getByText('Ask the host, Ada, for a new link.').waitFor();
  await again.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await again.page.getByRole('button', { name: 'Copy a message' }).click();
  await again.page.getByText('Copied.').waitFor();
  expect(await again.page.evaluate(() => navigator.clipboard.readText())).toContain(
    `“New link”: ${server.address}${table}`,
  );
  await again.page.getByRole('button', { name: 'Watch' }).click();
  await again.page.getByText('You’re watching').waitFor();

  // The host makes the link, and nobody at the table misses it.
  await ada.page.getByRole('region', { name: 'Bruno' }).getByText('away').waitFor();
  await ada.page
    .getByRole('button', { name: /^Bruno/ })
    .first()
    .click();
  await ada.page.getByRole('button', { name: 'New link' }).click();
  const given = await ada.page.getByRole('textbox', { name: 'New link' }).inputValue();
  await again.page.getByText('The host has made a new link to Bruno’s seat.').waitFor();
  await again.go(given);
  await again.page.getByRole('button', { name: 'Move it here' }).click();
  await again.page.locator('.ask').waitFor();
  await ada.page.getByText('Bruno’s seat was taken with the host’s new link').waitFor();
  expect(pathOf(again.page)).toBe(table);

  // The browser that had the seat can always have it back.
  await bruno.go(table);
  await bruno.page.getByRole('heading', { name: 'Your seat has moved' }).waitFor();
  await bruno.page.getByRole('button', { name: 'Move it back' }).click();
  await bruno.page.locator('.ask').waitFor();
  await again.page.getByText('You are not at this table.').waitFor();
});
