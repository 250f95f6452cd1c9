import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { party } from './party.ts';

const server = party();

/** Its puzzle: Bruno, the Messenger, walks by Crimson Forest to Temple of the Moon and captures the Earth Stone there. */
const CHRISTMAS = new Date('2026-12-25T12:00:00Z');

async function atPuzzle(screen: 'desk' | 'phone', locale: string) {
  const guest = await server.guest({ screen, locale });
  await guest.page.clock.setFixedTime(CHRISTMAS);
  await guest.go('/daily');
  const slip = guest.page.locator('.puzzle-slip');
  return { guest, page: guest.page, slip };
}

const walkTo = async (page: Page, tile: string, actionsLeft: string) => {
  await page.locator(`[data-tile="${tile}"]`).click();
  await page.locator('.ask[aria-busy="false"] .ask-sentence').filter({ hasText: actionsLeft }).waitFor();
};

const capture = (page: Page) => page.locator('.ask [data-offer="capture"]').click();

test('the puzzle of the day is solved: an early end is refused, the diary notes the tries, the text spoils nothing', async () => {
  const { guest, page, slip } = await atPuzzle('desk', 'en-GB');
  await guest.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: 'Try it' }).click();
  await slip.getByRole('heading', { name: 'Capture the Earth Stone this turn.' }).waitFor();
  await page.getByRole('button', { name: 'End actions' }).click();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await page.getByText('That would end the turn, and the puzzle isn’t solved yet.').waitFor();
  expect(await page.locator('.log-line').count()).toBe(0);

  await walkTo(page, 'crimson-forest', 'two actions left');
  await walkTo(page, 'temple-of-the-moon', 'one action left');
  await capture(page);
  await slip.getByText('Solved in 2 tries.').waitFor();
  expect(await findings(page, { within: '.puzzle-slip' })).toEqual([]);
  await slip.getByRole('button', { name: 'Copy as text' }).click();
  const shared = () => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(shared)
    .toBe(`Skerry puzzle, 25 December 2026\nCapture the Earth Stone this turn.\n◇◆\n${guest.address}/puzzle`);

  // Solved again, it is still the first time that counts.
  await slip.getByRole('button', { name: 'Start over' }).click();
  await page.locator('.ask-sentence').filter({ hasText: 'three actions left' }).waitFor();
  await guest.go('/daily');
  const today = page.getByRole('region', { name: 'Puzzle of the day' });
  await today.getByText('Solved in 2 tries.').waitFor();
  await today.getByText('1 day in a row').waitFor();
  await today.getByRole('link', { name: 'Look at it again' }).waitFor();
});

test('on a phone, in French, the answer is shown to whoever asks, and the result says so', async () => {
  const { page, slip } = await atPuzzle('phone', 'fr-FR');
  await page.getByRole('link', { name: 'Essayer' }).click();
  await slip.getByRole('heading', { name: 'Prenez la Pierre sacrée pendant ce tour.' }).waitFor();
  await slip.getByRole('button', { name: 'Montrez-moi' }).click();
  const answer = slip.getByRole('list', { name: 'La réponse' }).getByRole('listitem');
  await expect.poll(() => answer.count()).toBe(3);
  expect(await findings(page, { within: '.puzzle-slip' })).toEqual([]);
  const cut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const right = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
    return { page: scrollWidth - clientWidth, slip: right('.puzzle-slip') - right('.ask') };
  });
  expect(cut.page).toBeLessThanOrEqual(0);
  expect(cut.slip).toBeLessThanOrEqual(0);
  await walkTo(page, 'crimson-forest', 'deux actions');
  await walkTo(page, 'temple-of-the-moon', 'une action');
  await capture(page);
  await slip.getByText('Résolue après avoir vu la réponse.').waitFor();
});
