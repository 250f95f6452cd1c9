import { readFile } from 'node:fs/promises';
import { dailySetting, dayOf } from '@skerry/games/daily';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';
import { draw, inTurn, turn } from './trails.ts';

const server = party();

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

test('in a plane: two people pass a device round with a bot, a table is saved as a file, the daily island counts at home', async () => {
  const ada = await server.guest({ keeps: true });
  const { page, context } = ada;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The day does not end during the flight.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await ada.go('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
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

  // Ada and Bruno leave their turns to each other until the bot has played, too.
  const player = new Player(page, { seed: 5, curiosity: 0 });
  for (let decisions = 0; decisions < 4 && (await player.isAsked()); decisions++) await player.decide();

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

  // The daily island, and the same one nearly done.
  await ada.go('/daily');
  await page.getByRole('region', { name: 'Isla Petit' }).getByRole('button', { name: 'Play' }).click();
  await draw(page);
  const { seed, options } = dailySetting(dayOf(now), 'petit');
  const seats = [{ who: 'person', name: 'Ada' }] as const;
  const daily = { game: 'trails-of-tucana', name: 'Nearly done', seed, options, seats, until: inTurn(2, 13) };
  await takeIn(page, await preparedTable(daily));
  while (await turn(page)) {}
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByText('Yes: the seed matches its seal').waitFor();
  await end.getByRole('link', { name: 'Go to the daily island' }).click();
  await page.getByText('It will be counted as soon as the server answers.').waitFor();

  // At home it is counted, and told without the way.
  await context.setOffline(false);
  await page.reload();
  await page.getByText('You are the first today.').waitFor();
  await page.getByText('1 game counted so far.').waitFor();
  await page.getByText('No games counted so far.').waitFor();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/^Skerry daily island, .+\nIsla Petit: .*\d+ points.*\n[◆◇]{6}\nhttp:.*\/daily$/);
  expect(await findings(page)).toEqual([]);
  // The other game of today goes on for fun.
  await page.getByRole('button', { name: 'Continue' }).waitFor();
});

test('a file that is broken, cut off or of something else is refused in a sentence', async () => {
  const ada = await server.guest();
  await ada.go('/');
  const refusal = async (content: string) => {
    const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await ada.page.getByLabel('Choose a file').setInputFiles(file);
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
