import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

test('play now: one click from the home page to a game with bots', async () => {
  const ada = await house.guest({ motion: true });
  const { page } = ada;
  await ada.go('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const player = new Player(page, { seed: 6, curiosity: 0.6 });
  // Seldom the island is lost before the first own turn.
  for (let decisions = 0; decisions < 3 && (await player.isAsked()); decisions++) await player.decide();
  await page.goto('/');
  await page.getByRole('link', { name: /Forbidden Island/ }).waitFor();
});

/** Ada and Bruno at one device, Ada at her first turn: always the same table. */
async function sitDown(page: Page): Promise<void> {
  const file = await preparedTable({
    game: 'forbidden-island',
    seed: 'undo',
    name: 'Second thoughts',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'person', name: 'Bruno' },
    ],
    options: { adventurers: ['explorer', 'diver'], firstSeat: 0 },
    until: () => true,
  });
  await takeIn(page, file);
  await page.getByText('you have three actions left').first().waitFor();
}

test('an action is taken back until a card is drawn; then the page says why not', async () => {
  const { page } = await house.guest();
  await sitDown(page);
  await page.getByRole('button', { name: /^Move/ }).click();
  await page.locator('.fi-space[data-can="true"]').first().click();
  await page.getByText('you have two actions left').first().waitFor();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await page.getByText('you have three actions left').first().waitFor();
  // Greyed, but it answers.
  await undo.click({ force: true });
  await page.getByText('You have nothing to undo.').last().waitFor();
});

test('two actions are taken back at once, to the start of the turn', async () => {
  const { page } = await house.guest();
  await sitDown(page);
  for (const left of ['two actions', 'one action']) {
    await page.getByRole('button', { name: /^Move/ }).click();
    await page.locator('.fi-space[data-can="true"]').first().click();
    await page.getByText(`you have ${left} left`).first().waitFor();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back to the start of this turn' }).click();
  await page.getByText('you have three actions left').first().waitFor();
});

test('what cannot be done says why, and opens the rule that says so', async () => {
  const { page } = await house.guest();
  await sitDown(page);
  await page.getByRole('button', { name: 'Why not…?' }).click();
  const sheet = page.getByRole('dialog', { name: 'What you can’t do right now' });
  const rule = sheet.getByRole('button', { name: /^FI-\d+$/ }).first();
  const number = await rule.innerText();
  await rule.click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  expect(await rules.locator(`#${number}`).innerText()).toContain(number);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
});
