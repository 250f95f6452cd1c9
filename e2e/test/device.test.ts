import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { party } from './party.ts';

const house = party();

/** What stands on the table: the prompt, every tile, and the end of the log; what came before is read back when it is looked at. */
const position = (page: Page) =>
  page.evaluate(() => ({
    asked: document.querySelector('.ask-sentence')?.textContent,
    tiles: [...document.querySelectorAll('.fi-space')].map((tile) => tile.getAttribute('aria-label')),
    told: [...document.querySelectorAll('.log-line')].slice(-4).map((line) => line.textContent),
  }));

/** The same, once nothing moves any more: what was told last may still be on its way to the eye. */
async function restingPosition(page: Page): Promise<Awaited<ReturnType<typeof position>>> {
  await page.locator('.log-line').first().waitFor();
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = JSON.stringify(await position(page));
        return before === last;
      },
      { interval: 700 },
    )
    .toBe(true);
  return JSON.parse(last);
}

test('two people pass a device round in a plane, with a bot, and take the table home as a file', async () => {
  const ada = await house.guest({ keeps: true });
  const { page } = ada;
  await ada.go('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ada.context.setOffline(true);
  ada.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.reload();
  await page.getByText('You are offline. Tables on this device still work.').waitFor();

  await page.getByRole('link', { name: 'Pass and play' }).first().click();
  await page.getByLabel('Name at seat 1').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bruno');
  await page.getByLabel('Who is at seat 3?').selectOption({ label: 'A bot: Calm' });
  await page.getByRole('radio', { name: 'Elite' }).check();
  await page.getByLabel('Name of the table').fill('Row 14');
  await page.getByRole('button', { name: 'Start the game' }).click();

  const player = new Player(page, { seed: 5, curiosity: 0.3 });
  for (let decisions = 0; decisions < 8 && (await player.isAsked()); decisions++) await player.decide();

  // The tab is closed and opened again: the game goes on where it was.
  await player.isAsked();
  const before = await restingPosition(page);
  await page.reload();
  await player.isAsked();
  expect(await restingPosition(page)).toEqual(before);

  // Saved as a file, removed, and taken in again. An unlucky crew is lost by now, and sees how it ended.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Skerry' }).click();
  await page.getByRole('button', { name: 'Options for Row 14' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await readFile(await download.path());
  expect(JSON.parse(file.toString())).toMatchObject({ skerry: 'table', name: 'Row 14' });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Row 14 has been removed.').waitFor();
  await page.getByRole('link', { name: /Row 14/ }).waitFor({ state: 'detached' });
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'row-14.json', mimeType: 'application/json', buffer: file });
  await player.isAsked();
  expect(await restingPosition(page)).toEqual(before);

  while (await player.isAsked()) await player.decide();
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  await page.getByText('Yes: the seed matches its seal').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await player.isAsked();
});

test('a file that is broken, cut off or of something else is refused in a sentence', async () => {
  const ada = await house.guest();
  await ada.go('/');
  const refusal = async (content: string) => {
    const path = join(tmpdir(), `skerry-${process.pid}.json`);
    await writeFile(path, content);
    await ada.page.getByLabel('Choose a file').setInputFiles(path);
    const slip = ada.page.getByRole('alert');
    const sentence = await slip.innerText();
    await slip.getByRole('button', { name: 'Close' }).click();
    await slip.waitFor({ state: 'detached' });
    return sentence.trim();
  };
  expect(await refusal('{"skerry": "table", "form')).toMatch(/can’t be read/);
  expect(await refusal('[1, 2, 3]')).toMatch(/neither a Skerry table/);
  expect(await refusal('{"skerry": "table", "format": 99}')).toMatch(/another version/);
  expect(await refusal('{"skerry": "table", "format": 1, "name": "x"}')).toMatch(/is damaged or was changed/);
});
