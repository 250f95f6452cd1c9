import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { party } from './party.ts';

/** The built-in islands under another name. */
const packNamed = (name: string) => JSON.stringify({ ...trailsOfTucana.packs?.builtIn, name, version: '2.1' });

const folder = mkdtempSync(join(tmpdir(), 'skerry-packs-'));
mkdirSync(join(folder, 'trails-of-tucana'));
writeFileSync(join(folder, 'trails-of-tucana/gull.json'), packNamed('Gull Rocks'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const house = party({ PACKS_DIR: folder });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.each([
  ['from a file', 'Wren and Heron (2.1)'],
  ['that the host offers', 'Gull Rocks (2.1)'],
])('friends play with a content pack %s, and everybody sees its name', async (_, name) => {
  const [ada, bruno] = [await house.guest(), await house.guest({ screen: 'phone', locale: 'fr' })];
  const { page } = ada;
  await ada.go('/new/trails-of-tucana?way=friends');
  await page.getByLabel('Your name').fill('Ada');
  if (name.startsWith('Wren')) {
    const buffer = Buffer.from(packNamed('Wren and Heron'));
    const file = { name: 'pack.json', mimeType: 'application/json', buffer };
    await page.getByLabel('Choose a content pack').setInputFiles(file);
  } else await page.getByRole('radio', { name }).check();
  expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
  await button(page, 'Open the table').click();
  const link = new URL(await page.getByLabel('Link to sit down').inputValue());
  await page.locator('dd', { hasText: name }).waitFor();

  await bruno.go(link.pathname);
  await bruno.page.locator('dd', { hasText: name }).waitFor();
  await bruno.page.getByLabel('Votre nom').fill('Bruno');
  await button(bruno.page, 'S’asseoir ici').first().click();
  await page.getByText('Bruno').first().waitFor();
  await button(page, 'Remove a seat').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.bar-where', { hasText: name }).waitFor();
  // A phone has no room for it in the bar.
  await button(bruno.page, 'Menu').click();
  await bruno.page.getByText(`Contenu\u202f: ${name}`).waitFor();
  await bruno.page.reload();
  await button(bruno.page, 'Menu').click();
  await bruno.page.getByText(`Contenu\u202f: ${name}`).waitFor();

  await ada.go('/');
  await page.getByRole('link', { name: new RegExp(name.slice(0, 10)) }).waitFor();
});

test('a pack that the server has lost is told in a sentence, and nothing is played without it', async () => {
  const ada = await house.guest();
  ada.expect(/404/);
  await ada.page.route('**/api/packs/*', (route) =>
    route.fulfill({ status: 404, json: { sentence: 'This content pack is not on this server.' } }),
  );
  await ada.go('/new/trails-of-tucana?way=friends');
  await ada.page.getByRole('radio', { name: 'Gull Rocks (2.1)' }).click();
  await ada.page.getByRole('alert').getByText('This content pack is not on this server.').waitFor();
  expect(await ada.page.getByRole('radio', { name: 'Built in' }).isChecked()).toBe(true);
});

test('a table is opened only once the chosen pack is there', async () => {
  const ada = await house.guest();
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await ada.page.route('**/api/packs/*', async (route) => {
    await sent;
    await route.continue();
  });
  await ada.go('/new/trails-of-tucana?way=friends');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('radio', { name: 'Gull Rocks (2.1)' }).check();
  await ada.page.getByLabel('Your name').press('Enter');
  await ada.page.getByRole('button', { name: 'Open the table' }).getByText('Loading the content pack…').waitFor();
  send();
  await button(ada.page, 'Open the table').click();
  await ada.page.locator('dd', { hasText: 'Gull Rocks (2.1)' }).waitFor();
});
