import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    return element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.tagName);
  });

/** Presses Tab until what has the focus fits. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    if (wanted.test(name)) return;
    seen.push(name);
  }
  throw new Error(`Tab did not come to ${wanted}: ${seen.join(' | ')}`);
}

test('play now: one press on the home page, without a mouse, and a game with bots begins', async () => {
  const ada = await server.guest({ motion: true });
  const { page } = ada;
  await ada.go('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await tabTo(page, /^Play now/);
  await page.keyboard.press('Enter');
  const player = new Player(page, { seed: 6, curiosity: 0.6 });
  // Seldom the island is lost before the first own turn.
  const isAsked = await player.isAsked();
  expect(await focused(page)).not.toBe('nothing');
  if (isAsked) await player.decide();
  await page.goto('/');
  await page.getByRole('link', { name: /Forbidden Island/ }).waitFor();
});

test('actions are taken back, one or the whole turn, and redone; what cannot be done says why, and opens its rule', async () => {
  const { page } = await server.guest();
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
  const left = (actions: string) => page.getByText(`you have ${actions} left`).first();
  const move = async () => {
    await page.getByRole('button', { name: /^Move/ }).click();
    await page.locator('.fi-space[data-can="true"]').first().click();
  };
  await left('three actions').waitFor();
  await move();
  await left('two actions').waitFor();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await left('three actions').waitFor();
  // Greyed, but it answers.
  await undo.click({ force: true });
  await page.getByText('You have nothing to undo.').last().waitFor();

  // Two at once, to the start of the turn.
  await move();
  await left('two actions').waitFor();
  await move();
  await left('one action').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back to the start of this turn' }).click();
  await left('three actions').waitFor();

  // All of it is played again, by the bar or by keys, until something else is done.
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await redo.click();
  await left('one action').waitFor();
  await redo.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await left('two actions').waitFor();
  await page.keyboard.press('Control+z');
  await left('three actions').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await left('two actions').waitFor();
  await page.keyboard.press('Control+y');
  await left('one action').waitFor();
  await page.keyboard.press('Control+z');
  await left('two actions').waitFor();
  await redo.waitFor();
  await page.reload();
  await redo.waitFor();
  await page.getByRole('button', { name: /^End actions/ }).click();
  await redo.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+z');
  await page.getByText('Nothing to redo').waitFor();

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
