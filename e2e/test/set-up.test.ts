import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, findingsInBothLights } from '../findings.ts';
import { party } from './party.ts';

const server = party();

async function atEditor(screen: 'desk' | 'phone', locale: string, game = 'forbidden-island') {
  const guest = await server.guest({ screen, locale });
  await guest.go(`/set-up/${game}`);
  await guest.page.locator('.set-up-picked').waitFor();
  return { guest, page: guest.page, slip: guest.page.locator('.set-up-picked') };
}

/** Pieces let pointers through, so a person's click goes to where one is drawn. */
async function middleOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
}

const tile = (page: Page, name: string) => page.locator(`.set-up [data-tile="${name}"]`);

test('a tile is flooded, a pawn walks, a card that is missing blocks until it is placed, and play goes on', async () => {
  const { page, slip } = await atEditor('desk', 'en-GB');
  await tile(page, 'misty-marsh').click();
  await slip.getByRole('button', { name: 'Tile: Flooded' }).click();
  await expect.poll(() => tile(page, 'misty-marsh').getAttribute('class')).toContain('wet');

  // A pawn: its place is touched after it.
  await page.mouse.click(...(await middleOf(page, '[data-pawn="0"]')));
  await slip.getByRole('heading', { name: 'Ada’s pawn' }).waitFor();
  await expect.poll(() => page.locator('.set-up-marks [data-mark="allowed"]').count()).toBeGreaterThan(20);
  await tile(page, 'misty-marsh').click();
  await slip.getByText('Misty Marsh').waitFor();
  expect(await findingsInBothLights(page)).toEqual([]);

  // A card of Ada's hand.
  const hand = page.locator('[data-thing="hand 0"]');
  const cards = await hand.locator('.set-up-card').count();
  await hand.locator('.set-up-card').first().click();
  await slip.getByRole('button', { name: 'Not placed' }).click();
  const checks = page.getByRole('region', { name: 'Does it add up?' });
  await checks.getByText('one thing open').waitFor();
  await checks.getByText(/is missing/).waitFor();
  const playOn = page.getByRole('region', { name: 'Next' }).getByRole('button', { name: 'Play on' });
  await expect.poll(() => playOn.getAttribute('aria-disabled')).toBe('true');
  await checks.getByRole('button', { name: 'Treasure discard pile' }).click();
  await checks.getByText('Everything adds up.').waitFor();
  await expect.poll(() => hand.locator('.set-up-card').count()).toBeLessThanOrEqual(cards);

  await playOn.click();
  await page.locator('.table:not(.set-up) .ask').waitFor();
  await expect.poll(() => tableTile(page, 'misty-marsh')).toContain('wet');
});

const tableTile = (page: Page, name: string) => page.locator(`[data-tile="${name}"]`).getAttribute('class');

test('by keyboard: arrows walk the board, Enter picks and puts, letters set a tile, undo takes back, and a reload keeps it', async () => {
  const { page, slip } = await atEditor('desk', 'en-GB');
  await tile(page, 'watchtower').focus();
  await page.keyboard.press('s');
  await expect.poll(() => tile(page, 'watchtower').getAttribute('class')).toContain('sunk');
  await page.keyboard.press('Enter');
  await slip.getByRole('heading', { name: 'Watchtower' }).waitFor();
  await page.keyboard.press('d');
  await expect.poll(() => tile(page, 'watchtower').getAttribute('class')).toContain('dry');
  await page.keyboard.press('Control+z');
  await expect.poll(() => tile(page, 'watchtower').getAttribute('class')).toContain('sunk');
  await page.reload();
  await expect.poll(() => tile(page, 'watchtower').getAttribute('class')).toContain('sunk');
  await page.keyboard.press('Control+z');
  await expect.poll(() => tile(page, 'watchtower').getAttribute('class')).not.toContain('sunk');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => tile(page, 'watchtower').getAttribute('class')).toContain('sunk');
});

test('a pawn is dragged to another tile', async () => {
  const { page, slip } = await atEditor('desk', 'en-GB');
  await page.mouse.move(...(await middleOf(page, '[data-pawn="1"]')));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, '[data-tile="misty-marsh"]')), { steps: 4 });
  await page.mouse.up();
  await slip.getByRole('heading', { name: /Bruno’s pawn\s*Misty Marsh/ }).waitFor();
});

test('on a phone, in French, hands and piles are behind a tab, and nothing is cut off', async () => {
  const { page, slip } = await atEditor('phone', 'fr-FR');
  await tile(page, 'misty-marsh').click();
  await slip.getByRole('button', { name: 'Tuile\u202f: Engloutie' }).click();
  await page.getByText(/1 engloutie\./).waitFor();
  await page.getByRole('tab', { name: 'Tout le reste' }).click();
  await page.getByRole('region', { name: 'Mains' }).waitFor();
  expect(await findings(page)).toEqual([]);
  const cut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

test('a file that is no position is refused with a sentence, and changes nothing', async () => {
  const { page } = await atEditor('desk', 'en-GB');
  const before = await page.locator('.set-up-checks').innerText();
  await page.getByRole('button', { name: 'Start from…' }).click();
  const dialog = page.getByRole('dialog');
  const give = (text: string) =>
    dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('no position');
  await dialog.getByRole('alert').getByText('not a position').waitFor();
  await give('{"game":"islebound","version":1,"seats":2,"options":{},"state":{}}');
  await dialog.getByRole('alert').getByText('another game').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator('.set-up-checks').innerText()).toBe(before);
});

test('in Trails of Tucana a touch draws a trail and another one takes it away', async () => {
  const { page } = await atEditor('desk', 'en-GB', 'trails-of-tucana');
  const segment = page.locator('.tt-segment').nth(40);
  await segment.focus();
  await page.keyboard.press('Enter');
  const checks = page.getByRole('region', { name: 'Does it add up?' });
  await checks.getByText(/has one trail: by this turn there can be none/).waitFor();
  const turns = page.getByRole('region', { name: 'Round and turn' });
  await turns.getByRole('button', { name: 'Turn: one more' }).click();
  await checks.getByText('Everything adds up.').waitFor();
  expect(await findings(page)).toEqual([]);
  await segment.focus();
  await page.keyboard.press('Enter');
  await checks.getByText(/1 trail/).waitFor({ state: 'detached' });
});

test('a position is copied as text, taken in again elsewhere, and analysed', async () => {
  const { guest, page } = await atEditor('desk', 'en-GB');
  await guest.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tile(page, 'watchtower').focus();
  await page.keyboard.press('s');
  const next = page.getByRole('region', { name: 'Next' });
  await next.getByRole('button', { name: 'Copy as text' }).click();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).toContain('sunk');
  const copied = await text();

  await page.keyboard.press('Control+z');
  await expect.poll(() => tile(page, 'watchtower').getAttribute('class')).not.toContain('sunk');
  await page.getByRole('button', { name: 'Start from…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('As text').fill('no position at all');
  await dialog.getByRole('button', { name: 'Take it in' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('As text').fill(copied);
  await dialog.getByRole('button', { name: 'Take it in' }).click();
  await expect.poll(() => tile(page, 'watchtower').getAttribute('class')).toContain('sunk');

  await next.getByRole('button', { name: 'Analyse' }).click();
  await page.waitForURL(/\/study\//);
  await expect.poll(() => tableTile(page, 'watchtower')).toContain('sunk');
});

test('in Islebound a ship sails to another town, and coins are counted by steps', async () => {
  const { page, slip } = await atEditor('desk', 'en-GB', 'islebound');
  await page.getByRole('button', { name: 'Coins: one more' }).click();
  await page.getByRole('button', { name: 'Ada’s ship', exact: true }).click();
  await slip.getByText('Choose its new place.').waitFor();
  await page.locator('[data-cell][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const heading = slip.getByRole('heading');
  await expect.poll(() => heading.innerText()).not.toContain('Marhaven');
  await page.getByRole('region', { name: 'Does it add up?' }).getByText('Everything adds up.').waitFor();
});

test('in The Island of Dread gold is counted by steps, and play goes on', async () => {
  const { page } = await atEditor('desk', 'en-GB', 'island-of-dread');
  await page.getByRole('button', { name: 'Gold: one more' }).click();
  await page.getByText(/^Ada: 4 gold/).waitFor();
  await page.getByRole('region', { name: 'Next' }).getByRole('button', { name: 'Play on' }).click();
  await page.locator('.table:not(.set-up) .ask').waitFor();
});
