import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { House } from '../house.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const PUBLIC = 'http://play.example.test';
const house = party({ PUBLIC_URL: PUBLIC });

test('an invitation names the address that others use, and the field takes it from there', async () => {
  const [ada, bruno] = await Promise.all([house.guest(), house.guest()]);
  const { page } = ada;
  await ada.go('/new/forbidden-island?way=friends');
  const table = await page.getByLabel('Name of the table').inputValue();
  expect(table).not.toBe('Alone at sea');
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to sit down').inputValue();
  expect(link).toMatch(new RegExp(`^${PUBLIC}/join/`));
  await page.getByText(`They enter it at ${new URL(PUBLIC).host}.`).waitFor();
  expect(await page.getByText('Only this computer').count()).toBe(0);

  await bruno.go('/');
  const field = bruno.page.getByLabel('Join a table');
  await field.fill('https://elsewhere.example.test/join/a/b');
  await bruno.page.getByRole('button', { name: 'Join' }).click();
  await bruno.page.getByText('This link leads to another server, elsewhere.example.test.').waitFor();
  await field.fill(link);
  await bruno.page.getByRole('button', { name: 'Join' }).click();

  // Whoever has no name is asked for one, and nobody takes another's.
  const sit = bruno.page.getByRole('button', { name: 'Sit down here' });
  await sit.click();
  await bruno.page.getByText('Please enter a name first.').waitFor();
  const name = bruno.page.getByLabel('Your name');
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  await name.fill('ADA');
  await sit.click();
  await bruno.page.getByText('Someone at this table has that name').waitFor();
  await name.fill('Bruno');
  await sit.click();
  await bruno.page.getByText('you, not ready yet').waitFor();
});

test('the field takes a link to watch and the link of a device as well', async () => {
  const [ada, carla] = await Promise.all([house.guest(), house.guest()]);
  await ada.go('/new/forbidden-island?way=friends');
  await ada.page.getByRole('radio', { name: '2' }).check();
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.locator('summary').click();
  const watching = await ada.page.getByLabel('Link to watch').inputValue();
  await join(carla.page, watching);
  await carla.page.getByText('Ada').first().waitFor();
  expect(new URL(carla.page.url()).pathname).toBe(new URL(watching).pathname);

  await ada.page.getByRole('button', { name: 'Add a bot here' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Play on another device' }).click();
  const device = await ada.page.getByRole('dialog').locator('.move-seat dd b').innerText();
  await join(carla.page, `${PUBLIC}/claim?code=${device}`);
  await carla.page.getByRole('button', { name: 'Move it here' }).click();
  await ada.page.getByRole('heading', { name: 'You’re now playing on another device' }).waitFor();
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

test('a moment of a game on this device goes along in its link, with its names, and is taken in once', async () => {
  const [ada, bruno] = await Promise.all([house.guest(), house.guest()]);
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
  await bruno.go(path.slice(0, -40));
  await bruno.go('/about');
  await bruno.go(path.slice(0, -40));
  await bruno.page.getByText('This link is incomplete').waitFor();
});

test('a game that is too long for a link is offered as a file, which keeps the names', async () => {
  const [ada, bruno] = await Promise.all([house.guest(), house.guest()]);
  const seats = people('Ada', 'Heron', 'Chiara', 'Dario', 'Eleonora', 'Ferdinand');
  const game = { game: 'island-of-dread', seed: 'a long game 4', name: 'Six sails', seats };
  await askForLink(ada.page, { ...game, until: (_, n) => n >= 1130 }, 400);
  const slip = ada.page.getByRole('alert');
  await slip.getByText('This game is too long for a link.').waitFor();
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    slip.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  await takeIn(bruno.page, await readFile(await download.path(), 'utf8'));
  await bruno.page.getByRole('heading', { level: 1 }).getByText('Six sails').waitFor();
  for (const { name } of seats) await bruno.page.getByRole('region', { name }).waitFor();
});

test('where only this computer can be reached, the invitation says so', async () => {
  const alone = await House.open();
  const ada = await house.guest({ address: alone.address });
  await ada.go('/new/forbidden-island?way=friends');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.getByText('Only this computer').waitFor();
  await ada.leave();
  await alone.close();
});

const isNetworked = Object.values(networkInterfaces()).some((all) => all?.some(({ internal }) => !internal));

test.runIf(isNetworked)(
  'without a public address a host at localhost invites to the address in the network',
  async () => {
    const open = await House.open({ HOST: '0.0.0.0' });
    const ada = await house.guest({ address: open.address });
    await ada.go('/new/forbidden-island?way=friends');
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    const link = new URL(await ada.page.getByLabel('Link to sit down').inputValue());
    expect(link.hostname).not.toBe('localhost');
    const bruno = await house.guest({ address: link.origin });
    // Plain http in a network at home, where some headers mean nothing.
    bruno.expect(/Cross-Origin-Opener-Policy/);
    await bruno.go(link.pathname);
    await bruno.page.getByRole('button', { name: 'Sit down here' }).first().waitFor();
    await ada.leave();
    await bruno.leave();
    await open.close();
  },
);
