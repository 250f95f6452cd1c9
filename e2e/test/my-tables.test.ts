import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import type { Visitor } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

/** Ada opens a table, Bruno sits down, and one of them begins. Returns its address. */
async function begin(ada: Visitor, bruno: Visitor, name: string, firstSeat: 0 | 1): Promise<string> {
  const { page } = ada;
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const wish = { game: 'forbidden-island', name, seats, options: { firstSeat } };
  const { id } = await page.evaluate(async (body): Promise<{ id: string }> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }, wish);
  await ada.go(`/t/${id}`);
  const link = new URL(await page.getByLabel('Link to sit down').inputValue());
  await bruno.go(link.pathname);
  await bruno.page.getByLabel('Your name').fill('Bruno');
  await bruno.page.getByRole('button', { name: 'Sit down here' }).click();
  await bruno.page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.ask').waitFor();
  return `/t/${id}`;
}

test('my tables: what waits comes first, is found and is gone on to; whoever comes back reads what happened', async () => {
  const [ada, bruno] = [await house.guest(), await house.guest()];
  const { page } = ada;
  await ada.go('/');
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
  const lines = bruno.page.locator('.log-line');
  await lines.first().waitFor();
  const before = await lines.count();
  await bruno.page.getByRole('button', { name: /^Move/ }).click();
  await bruno.page.locator('.fi-space[data-can="true"]').first().click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await ada.go(tide);
  const since = page.getByRole('region', { name: 'Since you were here' });
  await since.getByText('2 hours').waitFor();
  await since.getByRole('listitem').first().waitFor();
  await page.getByText('you were here', { exact: true }).waitFor();
  // What names a tile has its number on that tile, too.
  const numbers = page.locator('.since-number');
  const placed = since.getByRole('listitem').filter({ has: page.locator('span > i') });
  expect(await placed.count()).toBeGreaterThan(0);
  await expect.poll(() => numbers.count()).toBe(await placed.count());
  const tile = (await placed.last().locator('span > i').last().textContent())!;
  const [number, drawn] = await Promise.all([
    numbers.last().boundingBox(),
    page.locator(`[data-place="${tile}"]`).boundingBox(),
  ]);
  expect(Math.hypot(number!.x - drawn!.x, number!.y - drawn!.y)).toBeLessThan(drawn!.width);
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
});

test('whoever wishes so is led on by itself to the next table that waits', async () => {
  const [ada, bruno] = [await house.guest(), await house.guest()];
  const { page } = ada;
  await ada.go('/');
  const boat = await begin(ada, bruno, 'Slow boat', 0);
  const tide = await begin(ada, bruno, 'Evening tide', 1);
  await ada.go(tide);
  const itself = page.getByRole('switch', { name: 'Open the next table automatically' });
  await itself.click();
  await page.waitForURL(`**${boat}`);
});

test('all seats are on another device as well by a code, and are taken away from it again', async () => {
  const [ada, bruno, phone] = [await house.guest(), await house.guest(), await house.guest({ screen: 'phone' })];
  const { page } = ada;
  await ada.go('/');
  const boat = await begin(ada, bruno, 'Slow boat', 0);
  await ada.go('/tables');
  await page.getByRole('button', { name: 'Show the code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Also on another device' });
  const code = (await dialog.locator('.devices-words').textContent())!;
  await dialog.getByText('Only this one so far.').waitFor();
  expect(await findings(page)).toEqual([]);

  await phone.go(`/claim?code=${code}`);
  await phone.page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await dialog.getByRole('button', { name: 'Yes, add it' }).click();
  await phone.page.waitForURL('**/tables');
  await phone.page.getByRole('region', { name: 'Waiting for you' }).getByText('Slow boat', { exact: true }).click();
  await phone.page.waitForURL(`**${boat}`);
  await new Player(phone.page, { seed: 1, curiosity: 0 }).isAsked();

  // The device that showed the words sees the other one come, and plays on all the same.
  await dialog.getByRole('button', { name: /^Remove your seats from/ }).click();
  await dialog.getByText('Only this one so far.').waitFor();
  await phone.page.getByText('You are not at this table. Ask for its link.').waitFor();
  await ada.go(boat);
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
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
  const other = await house.guest();
  await takeIn(other.page, await readFile((await saved.path())!, 'utf8'));
  await other.page.waitForURL('**/tables');
  const ended = other.page.getByRole('region', { name: 'Finished' }).getByRole('listitem');
  await expect.poll(() => ended.count()).toBe(2);
});

/** Two games on a device that are over, both put into the archive. */
async function archived(): Promise<Visitor> {
  const guest = await house.guest();
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
