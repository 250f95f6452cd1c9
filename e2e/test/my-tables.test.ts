import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import type { Visitor } from '../visitor.ts';
import { beginTogether, makeTable } from './lobby.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** Ada opens a table, Bruno sits down, and one of them begins. Returns its address. */
async function begin(ada: Visitor, bruno: Visitor, name: string, firstSeat: 0 | 1): Promise<string> {
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const table = await makeTable(ada, { game: 'forbidden-island', name, seats, options: { firstSeat } });
  await beginTogether(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
    ],
    table,
  );
  return table;
}

test('my tables: what waits comes first, is found and is gone on to, by itself if wished; whoever comes back reads what happened', async () => {
  const [ada, bruno] = [await server.guest(), await server.guest()];
  const { page } = ada;
  const tide = await begin(ada, bruno, 'Evening tide', 1);
  const boat = await begin(ada, bruno, 'Slow boat', 0);

  // At the table where Bruno is to play, the prompt and the bar lead to the one that waits.
  await ada.go(tide);
  await page.getByRole('link', { name: 'Next: Slow boat' }).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL(`**${boat}`);
  // The table that was left has noted how far Ada has seen.
  await expect.poll(() => page.title()).toContain('Slow boat');

  // Ada was away for two hours while Bruno played.
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('skerry-seen') ?? '{}');
    for (const id of Object.keys(seen)) seen[id].at -= 7_200_000;
    localStorage.setItem('skerry-seen', JSON.stringify(seen));
  });
  await bruno.go(tide);
  await new Player(bruno.page, { seed: 2, curiosity: 0 }).isAsked();
  await bruno.page.getByRole('button', { name: /^Move/ }).click();
  await bruno.page.locator('.fi-space[data-can="true"]').first().click();
  await bruno.page.locator('.log').getByText('moved to').waitFor();
  await ada.go(tide);
  const since = page.getByRole('region', { name: 'Since you were here' });
  await since.getByText('2 hours').waitFor();
  await since.getByRole('listitem').getByText('moved to').waitFor();
  await page.getByText('you were here', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await since.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('slider').waitFor();

  // The page of all tables groups them, and finds one by a person and a word.
  await ada.go('/tables');
  const rows = (group: string) => page.getByRole('region', { name: group }).getByRole('listitem');
  await rows('Waiting for you').filter({ hasText: 'Slow boat' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('/');
  await page.keyboard.type('bruno tide');
  await rows('Found').filter({ hasText: 'Evening tide' }).waitFor();
  expect(await rows('Found').count()).toBe(1);

  // How the reader is called stands beside them, and is switched there.
  const notices = page.locator('.my-tables-notices');
  await notices.getByText('on', { exact: true }).waitFor();
  await notices.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('switch', { name: /^Alert me when it’s my turn/ }).click();
  await page.keyboard.press('Escape');
  await notices.getByText('off', { exact: true }).waitFor();

  // Whoever wishes so is led on by itself.
  await ada.go(tide);
  await page.getByRole('switch', { name: 'Open the next table automatically' }).click();
  await page.waitForURL(`**${boat}`);
});

test('tables that ended go into the archive and out again, and all of it is saved as a file that comes back', async () => {
  const guest = await archived();
  const { page } = guest;
  await page.getByRole('link', { name: 'Archive, 2 tables' }).click();
  const rows = page.getByRole('region', { name: 'Archive' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(2);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all as a file' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Archive.skerry.json');
  await rows.filter({ hasText: 'High tide' }).getByRole('button', { name: 'Unarchive' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await guest.go('/tables');
  await page.getByRole('region', { name: 'Finished' }).getByText('High tide', { exact: true }).waitFor();

  // Another device takes both in.
  const other = await server.guest();
  await takeIn(other.page, await readFile((await saved.path())!, 'utf8'));
  await other.page.waitForURL('**/tables');
  const ended = other.page.getByRole('region', { name: 'Finished' }).getByRole('listitem');
  await expect.poll(() => ended.count()).toBe(2);
});

/** Two games on a device that are over, both put into the archive. */
async function archived(): Promise<Visitor> {
  const guest = await server.guest();
  const { page } = guest;
  for (const name of ['High tide', 'Low tide']) {
    const seats = [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Bruno', level: 'calm' },
    ] as const;
    await takeIn(page, await preparedTable({ game: 'forbidden-island', seed: name, name, seats }));
    await page.waitForURL(/\/local\//);
  }
  await guest.go('/tables');
  const ended = page.getByRole('region', { name: 'Finished' }).getByRole('listitem');
  for (const name of ['High tide', 'Low tide']) {
    await ended.filter({ hasText: name }).getByRole('button', { name: 'Archive' }).click();
    await ended.filter({ hasText: name }).waitFor({ state: 'detached' });
  }
  return guest;
}
