import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', name: 'Bruno', level: 'calm' },
  { who: 'bot', name: 'Chiara', level: 'keen' },
] as const;

const island = (more: object = {}) =>
  preparedTable({ game: 'forbidden-island', seed: 'go on', name: 'Friday crew', seats: SEATS, ...more });

/** Opens a table from a file, at a moment of its game. */
async function openAt(page: Page, table: string, at: number): Promise<string> {
  await takeIn(page, table);
  await page.waitForURL(/\/local\//);
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?at=${at}`);
  await page.locator('.replay').waitFor();
  return pathname;
}

const sitter = (dialog: Locator, name: string, who: string) =>
  dialog.getByRole('group', { name: `Who plays ${name}?` }).getByRole('radio', { name: who });

const settled = (page: Page) => page.locator('.ask[aria-busy="false"]').waitFor();

test('from a moment of a running game on this device one plays on with bots, and finds the way back', async () => {
  const { page } = await server.guest();
  const former = await openAt(page, await island({ until: (_: unknown, n: number) => n > 30 }), 25);
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await page.getByText(/^From turn 4, step 25 of \d+$/).waitFor();
  await page.getByRole('button', { name: /^Play on/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  // Who sat where sits there again; nobody may ask for the cards to come while the game goes on.
  expect(await sitter(dialog, 'Ada', 'Me').isChecked()).toBe(true);
  expect(await dialog.getByLabel('Level of the bot for Chiara').inputValue()).toBe('keen');
  await expect.poll(() => dialog.getByText('As in the game').count()).toBe(0);
  await sitter(dialog, 'Bruno', 'Me').check();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('h1', { hasText: 'Friday crew, from step 25' }).waitFor();
  await settled(page);
  await expect.poll(() => page.getByText('you', { exact: true }).count()).toBe(2);
  await page
    .locator('.table-log')
    .getByText(/^Begun at step 25 of \d+ of Friday crew, turn 4\. Everything since was shuffled again\./)
    .waitFor();
  await page.getByRole('link', { name: 'See that game' }).click();
  await page.waitForURL(`**${former}?at=25`);
});

test('after the end, on a phone and in French, the same cards may come', async () => {
  const { page } = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  await openAt(page, await island({ options: { difficulty: 'legendary' } }), 12);
  await page.getByRole('button', { name: 'Continuer d’ici' }).click();
  await page.getByRole('button', { name: /^Jouer la suite/ }).click();
  await page.getByRole('radio', { name: /^Comme dans la partie/ }).check();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByTitle('Friday crew, à partir de l’étape 12').waitFor({ state: 'attached' });
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Journal' }).click();
  await page.getByText('Les mêmes cartes et les mêmes dés viennent dans le même ordre.').waitFor();
});

test('friends are invited to a moment by a link, and see where it comes from', async () => {
  const ada = await server.guest();
  const { page } = ada;
  await openAt(page, await island({ options: { difficulty: 'legendary' } }), 12);
  await page.keyboard.press('g');
  await page.locator('.go-on-way').first().waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await sitter(dialog, 'Bruno', 'Friend').check();
  await dialog.getByText('You get a link for your friends as soon as the table is open.').waitFor();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByText(/^Begun at step 12 of \d+ of Friday crew/).waitFor();
  // Its seats and options are those of the other game.
  await expect.poll(() => page.getByRole('radio', { name: 'Elite' }).count()).toBe(0);
  const link = new URL(await page.getByLabel('Link to sit down').inputValue());
  const bruno = await server.guest({ screen: 'phone' });
  await bruno.go(link.pathname);
  await bruno.page.getByLabel('Your name').fill('Bruno');
  await bruno.page.getByRole('button', { name: 'Sit down here' }).click();
  await page.getByRole('list', { name: 'Seats' }).getByText('Bruno', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await settled(page);
  await settled(bruno.page);
  await page
    .locator('.table-log')
    .getByText(/^Begun at step 12 of \d+ of Friday crew/)
    .waitFor();
});

test('what if: the moment opens as a study, and the game stays as it was', async () => {
  const { page } = await server.guest();
  const former = await openAt(page, await island({ options: { difficulty: 'legendary' } }), 12);
  await page.keyboard.press('g');
  await page.locator('.go-on-way').first().waitFor();
  await page.keyboard.press('w');
  await page.waitForURL(/\/study\//);
  await page.getByRole('tree').waitFor();
  await page.goBack();
  await page.waitForURL(`**${former}?at=12`);
});

test('change the position: the moment opens on the page where positions are set up', async () => {
  const { page } = await server.guest();
  await openAt(page, await island({ options: { difficulty: 'legendary' } }), 12);
  await page.keyboard.press('g');
  await page.locator('.go-on-way').first().waitFor();
  await page.keyboard.press('e');
  await page.waitForURL('**/set-up/forbidden-island');
  await page.getByRole('region', { name: 'Next' }).getByRole('button', { name: 'Play on' }).waitFor();
});

test('a game that is still played online is not to be gone on from', async () => {
  const { page } = await server.guest();
  await page.goto('/');
  await page.evaluate(async () => {
    const seats = [
      { who: 'me', name: 'Ada' },
      { who: 'bot', level: 'calm' },
    ];
    const body = JSON.stringify({ game: 'trails-of-tucana', seats });
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    location.href = `/t/${(await answer.json()).id}`;
  });
  await page.getByRole('button', { name: /Start/ }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => page.getByRole('dialog').getByText('Go on from here').count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  const offer = page.locator('[data-offer="go-on"]');
  await offer.getByText('This game is still being played.').waitFor();
  await offer.click({ force: true });
  await page.keyboard.press('g');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('from a lesson one plays on at a table that is kept', async () => {
  const { page } = await server.guest();
  await page.goto('/learn/forbidden-island/three-actions');
  await page.locator('.table').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on from here' }).click();
  await page.locator('.go-on-way').first().waitFor();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/local\//);
  await settled(page);
  await page
    .locator('.table-log')
    .getByText(/^Begun from Lesson 2/)
    .waitFor();
});
