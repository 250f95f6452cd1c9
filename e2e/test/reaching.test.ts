import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Preparation, preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const PUBLIC = 'http://play.example.test';
const server = party({ PUBLIC_URL: PUBLIC, STAND_IN_SECONDS: '120' });

test('an invitation names the address that others use, and the field takes it from there', async () => {
  const [ada, bruno] = [await server.guest(), await server.guest()];
  const { page } = ada;
  await ada.go('/new/forbidden-island?way=friends');
  expect(await page.getByLabel('Name of the table').inputValue()).not.toBe('Alone at sea');
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to sit down').inputValue();
  expect(link).toMatch(new RegExp(`^${PUBLIC}/join/`));
  await page.getByText(`They enter it at ${new URL(PUBLIC).host}.`).waitFor();
  expect(await page.getByText('Only this computer').count()).toBe(0);
  await page.locator('summary').click();
  const watching = await page.getByLabel('Link to watch').inputValue();

  await join(bruno.page, 'https://elsewhere.example.test/join/a/b');
  await bruno.page.getByText('This link leads to another server, elsewhere.example.test.').waitFor();
  await bruno.page.getByLabel('Join a table').fill(watching);
  await bruno.page.getByRole('button', { name: 'Join' }).click();
  await bruno.page.getByText('Ada').first().waitFor();
  expect(new URL(bruno.page.url()).pathname).toBe(new URL(watching).pathname);
  await join(bruno.page, link);

  // Whoever has no name is asked for one, and nobody takes another's.
  const sit = bruno.page.getByRole('button', { name: 'Sit down here' });
  await sit.click();
  await bruno.page.getByText('Please enter a name first.').waitFor();
  const name = bruno.page.getByLabel('Your name');
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  await name.fill('ADA');
  await sit.click();
  await bruno.page.getByText('Someone at this table has that name').waitFor();
  await name.fill('Bruno');
  await sit.click();
  await bruno.page.getByText('you, not ready yet').waitFor();

  // Somebody who has just left may only have reloaded: what the host can do for them is greyed, and says how long.
  await page.getByRole('button', { name: 'Start the game' }).click();
  await bruno.page.locator('.ask').waitFor();
  await bruno.go('/about');
  await page.getByRole('region', { name: 'Bruno' }).getByText('away').waitFor();
  await page
    .getByRole('button', { name: /^Bruno/ })
    .first()
    .click();
  const standIn = page.getByRole('button', { name: 'Let a bot play for Bruno' });
  await standIn.getByText(/^In [12]:\d\d, if they’re still away$/).waitFor();
  const said = await standIn.innerText();
  expect(await standIn.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => standIn.innerText()).not.toBe(said);
});

/** Writes or pastes into the one field of the home page. */
async function join(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Join a table').fill(text);
  await page.getByRole('button', { name: 'Join' }).click();
}

/** Opens a table, looks back to a step and asks for a link to it. */
async function askForLink(page: Page, table: Preparation, step: number): Promise<void> {
  await takeIn(page, await preparedTable(table));
  await page.locator('.ask').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill(String(step));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
}

const people = (...names: readonly string[]) => names.map((name) => ({ who: 'person', name }) as const);

test('a moment of a game on this device goes along in its link and is taken in once, or in a file if it is too long', async () => {
  const [ada, bruno] = [await server.guest({ screen: 'phone' }), await server.guest()];
  const seats = people('Ada', 'Heron');
  const game = { game: 'forbidden-island', seed: 'a link', name: 'Evening tide', seats };
  await askForLink(ada.page, { ...game, until: (_, n) => n >= 20 }, 7);
  await ada.page.getByText('Copied.').waitFor();
  const copied = await ada.page.evaluate(() => navigator.clipboard.readText());
  const link = new URL(copied);
  expect(link.origin).toBe(PUBLIC);
  const path = link.pathname + link.search + link.hash;

  // It is long, and the field of the home page takes it all the same.
  await join(bruno.page, copied);
  await bruno.page.getByText('step 7 of').waitFor();
  await bruno.page.getByRole('region', { name: 'Heron' }).waitFor();
  await bruno.page.getByRole('heading', { level: 1 }).getByText('Evening tide').waitFor();
  const first = new URL(bruno.page.url()).pathname;
  await bruno.go('/');
  await bruno.go(path);
  await bruno.page.getByText('step 7 of').waitFor();
  expect(new URL(bruno.page.url()).pathname).toBe(first);
  await bruno.go('/about');
  await bruno.go(path.slice(0, -40));
  await bruno.page.getByText('This link is incomplete').waitFor();

  // Links to pages name the same address.
  await ada.go('/learn/forbidden-island');
  await ada.page.getByRole('button', { name: 'Copy the link to these lessons' }).click();
  await ada.page.getByText('Copied.').waitFor();
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(`${PUBLIC}/learn/forbidden-island`);

  // What is too long is offered as a file, which keeps the names.
  const six = people('Ada', 'Heron', 'Chiara', 'Dario', 'Eleonora', 'Ferdinand');
  const long = { game: 'island-of-dread', seed: 'a long game 4', name: 'Six sails', seats: six };
  await askForLink(ada.page, { ...long, until: (_, n) => n >= 1130 }, 400);
  const slip = ada.page.getByRole('alert');
  await slip.getByText('This game is too long for a link.').waitFor();
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    slip.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(saved).toMatchObject({ table: 'Six sails', names: six.map(({ name }) => name) });
});
