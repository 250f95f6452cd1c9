import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { party } from './party.ts';

const server = party();

/** Ada is a step from the Cave of Embers, with the cards for the Crystal of Fire. */
const POSITION = 'forbidden-island: seats=2; hands: fire*4 | sandbags; pawns: WG CS';

/** Opens the page with this position, pasted as text. */
async function setUp(page: Page, words: { readonly start: RegExp; readonly text: RegExp; readonly take: RegExp }) {
  await page.goto('/set-up/forbidden-island');
  await page.getByRole('button', { name: words.start }).first().click();
  await page.getByLabel(words.text).fill(POSITION);
  await page.getByRole('button', { name: words.take }).click();
}

test('a position becomes a puzzle with a proof, and a link that a friend solves', async () => {
  const { page } = await server.guest();
  await setUp(page, { start: /^Start from/, text: /^As text/, take: /^Take it in/ });
  await page.getByRole('button', { name: 'Make a puzzle of it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a puzzle of it' });
  await dialog.getByText(/^It can be done\. The shortest way has \w+ moves?\./).waitFor();
  await dialog.getByText(/^Calm bots found a way in \d+ of 20 tries\.$/).waitFor();
  expect(await findings(page)).toEqual([]);
  const link = dialog.getByLabel('Link to the puzzle');
  const short = await link.inputValue();
  await dialog.getByLabel('Hints').fill('Who gives to whom?\n\nThen look at the tile.');
  await expect.poll(async () => (await link.inputValue()).length).toBeGreaterThan(short.length);

  const friend = await server.guest();
  await friend.page.goto(await link.inputValue());
  const slip = friend.page.getByRole('region', { name: 'A puzzle for you' });
  await slip.getByRole('button', { name: 'Hint' }).click();
  await slip.getByText('Who gives to whom?').waitFor();
  await slip.getByRole('button', { name: 'Show me' }).click();
  const moves = slip.getByRole('list', { name: 'The answer' }).getByRole('listitem');
  await moves.first().waitFor();
  await expect.poll(() => moves.count()).toBeGreaterThan(0);
});

test('may I? Every choice is answered with yes, or with the reason and its rule', async () => {
  const { page } = await server.guest();
  await setUp(page, { start: /^Start from/, text: /^As text/, take: /^Take it in/ });
  await page.getByRole('button', { name: 'May I…?' }).click();
  const dialog = page.getByRole('dialog', { name: 'May I…?' });
  await dialog.getByText('Yes, you may:').waitFor();
  await dialog.getByLabel('Find').fill('capture');
  await dialog
    .getByText('The Crystal of Fire is captured elsewhere: go to Cave of Embers or Cave of Shadows.')
    .waitFor();
  await dialog.getByText('FI-53').first().waitFor();
  await expect.poll(() => dialog.getByText('Yes, you may:').count()).toBe(0);
  await dialog.getByLabel('Find').fill('bronze');
  await dialog
    .getByText(/Bronze Gate/)
    .first()
    .waitFor();
  expect(await findings(page)).toEqual([]);
});

test('on a phone and in French; a link that was cut off says so', async () => {
  const { page } = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  await page.goto('/puzzle#abcdef');
  await page.getByText('Ce lien ne contient pas d’énigme que Skerry puisse lire.').waitFor();
});
