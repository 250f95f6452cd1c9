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

// Open to the network at home, as a host without a public address would have it.
const server = party({ PACKS_DIR: folder, HOST: '0.0.0.0' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('friends in the network at home play with a content pack from a file, and everybody sees its name', async () => {
  const ada = await server.guest();
  const { page } = ada;
  const name = 'Wren and Heron (2.1)';
  await ada.go('/new/trails-of-tucana?way=friends');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Your name').fill('Ada');
  const buffer = Buffer.from(packNamed('Wren and Heron'));
  const file = { name: 'pack.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Choose a content pack').setInputFiles(file);
  await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
  await button(page, 'Open the table').click();
  const link = new URL(await page.getByLabel('Link to sit down').inputValue());
  await page.locator('dd', { hasText: name }).waitFor();
  // Without a public address a host at localhost invites to the address in the network, if there is one.
  const { network } = await (await ada.context.request.get('/api/reach')).json();
  expect(link.origin).toBe(network[0] ?? server.address);

  // The last seat besides one stays as long as an option needs it.
  const fewer = page.getByRole('button', { name: /^Remove a seat/ });
  const bonus = page.getByRole('group', { name: 'Special bonus' }).getByRole('radio');
  await bonus.last().check();
  await page.getByText('The special bonus needs at least two players').waitFor();
  await expect.poll(() => fewer.getAttribute('aria-disabled')).toBe('true');
  await bonus.first().check();
  await fewer.click();
  await page.getByText('The special bonus needs at least two players').waitFor();
  await expect.poll(() => bonus.last().isDisabled()).toBe(true);
  await button(page, 'Add a seat').click();

  const bruno = await server.guest({ screen: 'phone', locale: 'fr', address: link.origin });
  // Plain http in a network at home, where some headers mean nothing.
  bruno.expect(/Cross-Origin-Opener-Policy/);
  await bruno.go(link.pathname);
  await bruno.page.locator('dd', { hasText: name }).waitFor();
  await bruno.page.getByLabel('Votre nom').fill('Bruno');
  await button(bruno.page, 'S’asseoir ici').first().click();
  await page.getByText('Bruno').first().waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.bar-where', { hasText: name }).waitFor();
  // A phone has no room for it in the bar.
  await button(bruno.page, 'Menu').click();
  await bruno.page.getByText(`Contenu\u202f: ${name}`).waitFor();
  await bruno.page.reload();
  await button(bruno.page, 'Menu').click();
  await bruno.page.getByText(`Contenu\u202f: ${name}`).waitFor();
  await ada.go('/');
  await page.getByRole('link', { name: /Wren and Heron/ }).waitFor();
});

test('a pack that the host offers: one that is lost is told in a sentence, and a table is opened only once it is there', async () => {
  const ada = await server.guest();
  const { page } = ada;
  ada.expect(/404/);
  let isLost = true;
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/packs/*', async (route) => {
    if (isLost) {
      return route.fulfill({ status: 404, json: { sentence: 'This content pack is not on this server.' } });
    }
    await sent;
    await route.continue();
  });
  await ada.go('/new/trails-of-tucana?way=friends');
  await page.getByRole('radio', { name: 'Gull Rocks (2.1)' }).click();
  await page.getByRole('alert').getByText('This content pack is not on this server.').waitFor();
  expect(await page.getByRole('radio', { name: 'Built in' }).isChecked()).toBe(true);

  isLost = false;
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: 'Gull Rocks (2.1)' }).check();
  await page.getByLabel('Your name').press('Enter');
  await page.getByRole('button', { name: 'Open the table' }).getByText('Loading the content pack…').waitFor();
  send();
  await button(page, 'Open the table').click();
  await page.locator('dd', { hasText: 'Gull Rocks (2.1)' }).waitFor();
  // With a bot the game begins, and names it.
  await button(page, 'Add a bot here').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.bar-where', { hasText: 'Gull Rocks (2.1)' }).waitFor();
});
