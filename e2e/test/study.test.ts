import { beginStudy } from '@skerry/tables/study';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedRecord, studyAddress } from '../studies.ts';
import { party } from './party.ts';

const server = party();

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'person', name: 'Bruno' },
] as const;

const ISLAND = { game: 'forbidden-island', seed: 'what if', name: 'Friday crew', seats: SEATS } as const;

/** Ada has two actions left, and in the game she left them unused. */
const FROM = 10;

const island = async () => studyAddress(beginStudy(await preparedRecord(ISLAND), FROM, 'The palace'));

const current = (page: Page) => page.getByRole('treeitem', { selected: true });
const tried = (page: Page) => page.locator('[role="treeitem"][data-node^="m"]');

/** Ada moves, to the first tile of the list or another. */
async function tryMove(page: Page, nth = 0): Promise<void> {
  const before = await current(page).getAttribute('data-node');
  await page.keyboard.press('m');
  await page.locator('.action-list li button').nth(nth).click();
  await expect.poll(() => current(page).getAttribute('data-node')).not.toBe(before);
  await page.locator('.ask[aria-busy="false"]').waitFor();
}

test('a move that is played is tried: a line grows beside the game, by keys too, and is there again later', async () => {
  const { page } = await server.guest({});
  await page.goto(await island());
  await current(page).filter({ hasText: 'step 10' }).waitFor();
  const address = page.url();
  expect(address).toMatch(/\/study\/[a-z0-9]{12}$/);

  // The game's own next move follows the game.
  await page.getByRole('button', { name: 'End actions' }).click();
  await current(page).and(page.locator('[data-node="g11"]')).waitFor();
  await expect.poll(() => tried(page).count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();

  // Any other move is tried, and the same one again goes there.
  await tryMove(page);
  await tryMove(page);
  await expect.poll(() => tried(page).count()).toBe(2);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();
  await tryMove(page);
  await expect.poll(() => tried(page).count()).toBe(2);

  // Right into a line, left to the one above.
  await current(page).focus();
  await page.keyboard.press('ArrowLeft');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => current(page).getAttribute('aria-label')).toMatch(/^Line A, move 2, tried, Ada, /);
  await page.keyboard.press('[');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();

  await page.keyboard.press('Control+z');
  await expect.poll(() => tried(page).count()).toBe(1);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => tried(page).count()).toBe(2);

  await page.reload();
  await tried(page).nth(1).waitFor();
  expect(page.url()).toBe(address);
});

test('a study that is cut off, broken or not here is refused with a sentence', async () => {
  const { page } = await server.guest({});
  const address = await island();
  const says = (sentence: string) => page.getByText(sentence).waitFor();
  await page.goto('/study/nowhere');
  await says('This study is not on this device.');
  await page.goto('/');
  await page.goto(address.slice(0, -200));
  await says('This link is incomplete');
  const study = beginStudy(await preparedRecord(ISLAND), FROM, 'The palace');
  await page.goto('/');
  await page.goto(studyAddress({ ...study, from: 4000 }));
  await says('from: The game has steps 0 to');
});

test('each position gets its chance of winning, a first guess and then a fine value, and the best moves are asked for', async () => {
  const { page } = await server.guest({});
  await page.goto(await island());
  const now = page.locator('[aria-selected="true"] .study-worth');
  await now.and(page.locator('[data-fine="true"]')).waitFor();
  await expect.poll(() => now.innerText()).toMatch(/^\d+%$/);
  await tryMove(page);
  await now.and(page.locator('[data-fine="true"]')).waitFor();
  await expect.poll(() => page.locator('.study-figures small').first().innerText()).toMatch(/^[+−]?\d+$/);
  await expect.poll(() => current(page).getAttribute('aria-label')).toMatch(/, \d+%, ±\d+ percentage points?$/);
  const curve = page.getByRole('img', { name: 'The course of the game and of the lines A' });
  await expect.poll(() => curve.locator('.study-plotted').count()).toBe(2);
  expect(await findings(page)).toEqual([]);
  await current(page).focus();
  await page.keyboard.press('Space');
  await page.locator('.move-mark').first().waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Best from here' }).waitFor();
});

test('what chance brings is left to the game, dealt anew or chosen, with its likelihood and what would follow', async () => {
  const { page } = await server.guest({});
  await page.goto(await island());
  await current(page).filter({ hasText: 'step 10' }).waitFor();
  const chance = page.getByRole('region', { name: 'Chance' });
  await chance.getByRole('button', { name: 'I choose' }).click();
  await page.getByRole('button', { name: 'End actions' }).click();
  const choice = page.getByRole('region', { name: 'What comes?' });
  const outcomes = choice.locator('.study-outcome');
  await outcomes.filter({ hasText: /Waters Rise!.*\n?\d+ in \d+/ }).waitFor();
  // What each would leave is computed for all of them.
  await expect.poll(() => choice.locator('.study-worth[data-fine]').count()).toBe(await outcomes.count());
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'hidden' });
  await expect.poll(() => tried(page).count()).toBe(0);

  await page.getByRole('button', { name: 'End actions' }).click();
  await outcomes.filter({ hasText: 'Waters Rise!' }).click();
  await choice.getByText('What comes, number 2?').waitFor();
  await choice.getByRole('button', { name: 'At random' }).click();
  const row = current(page).and(page.locator('[data-node="m1"]'));
  await row.filter({ hasText: 'chosen' }).waitFor();
  await expect
    .poll(() => row.getAttribute('aria-label'))
    .toMatch(/^Line A, move 1, chance, Ada, End your actions, .*Waters Rise!/);

  // Another outcome of the same move is another line.
  await chance.getByRole('button', { name: 'Suppose something else comes' }).click();
  await outcomes.filter({ hasText: 'Fire card' }).click();
  await current(page).and(page.locator('[data-node="m2"]')).filter({ hasText: 'chosen' }).waitFor();
  await chance.getByRole('button', { name: 'Suppose something else comes' }).click();
  await choice.getByRole('button', { name: 'As in the game' }).click();
  await current(page).and(page.locator('[data-node="g11"]')).waitFor();
});

test('a line is named, commented on and deleted, and a study goes by link and by file and is in the list', async () => {
  const guest = await server.guest({});
  const { page } = guest;
  await page.goto(await island());
  await current(page).filter({ hasText: 'step 10' }).waitFor();
  await tryMove(page);
  await page.keyboard.press('F2');
  const name = page.getByRole('dialog', { name: 'Name of the line' });
  await name.getByRole('textbox').fill('Fly early');
  await name.getByRole('textbox').press('Enter');
  await current(page).filter({ hasText: 'A · Fly early' }).waitFor();
  await current(page).focus();
  await page.keyboard.press('c');
  const comment = page.getByRole('dialog', { name: 'Comment' });
  await comment.getByRole('textbox').fill('Then Bruno is alone.');
  expect(await findings(page, { within: 'dialog' })).toEqual([]);
  await comment.getByRole('button', { name: 'Save' }).click();
  const said = page.getByRole('region', { name: 'Comment' });
  await said.getByText('Then Bruno is alone.').waitFor();

  // A second line is promoted before the first; what is deleted comes back.
  await comment.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await current(page).and(page.locator('[data-node="g10"]')).waitFor();
  await tryMove(page, 1);
  await expect.poll(() => tried(page).count()).toBe(2);
  await page.keyboard.press('Shift+ArrowUp');
  await page.locator('.study-pick').filter({ hasText: 'B' }).filter({ hasText: 'Fly early' }).waitFor();
  await page.keyboard.press('Delete');
  await expect.poll(() => tried(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => tried(page).count()).toBe(2);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'File' }).click()]);
  expect(file.suggestedFilename()).toBe('The palace.skerry');
  await page.getByRole('button', { name: 'Link' }).click();
  const link = await page.getByRole('dialog', { name: 'Link' }).getByRole('textbox').inputValue();
  expect(link.length).toBeLessThan(6000);

  const [other, third] = [await server.guest({}), await server.guest({})];
  await other.page.goto(link);
  await other.page.getByRole('treeitem').filter({ hasText: 'B · Fly early' }).waitFor();
  await third.page.goto('/');
  await third.page.getByLabel('Choose a file').setInputFiles((await file.path())!);
  await third.page.getByRole('treeitem').filter({ hasText: 'B · Fly early' }).waitFor();

  await third.page.goto('/tables');
  const studies = third.page.getByRole('region', { name: 'Studies' });
  await studies.getByRole('button', { name: 'Rename (The palace)' }).click();
  const rename = third.page.getByRole('dialog', { name: 'Rename' });
  await rename.getByRole('textbox').fill('Two ideas');
  await rename.getByRole('button', { name: 'Save' }).click();
  await studies.getByRole('link', { name: 'Two ideas' }).waitFor();
  expect(await findings(third.page, { within: '.table-group' })).toEqual([]);
  await studies.getByRole('button', { name: 'Delete (Two ideas)' }).click();
  await expect.poll(() => studies.count()).toBe(0);
  await third.page.getByRole('button', { name: 'Undo' }).click();
  await studies.getByRole('link', { name: 'Two ideas' }).click();
  await third.page.getByRole('treeitem').filter({ hasText: 'B · Fly early' }).waitFor();
});

test('on a phone, in French, board, offers and lines share the screen, and the rest is under tabs', async () => {
  const { page } = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  await page.goto(await island());
  await current(page).filter({ hasText: 'étape 10' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Étude' }).click();
  await page.getByRole('button', { name: 'Commenter' }).waitFor();
  await page.getByText('Gardée sur cet appareil. Personne d’autre ne la voit.').waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('region', { name: 'Bruno' }).waitFor();
  const cut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Courbe' }).click();
  await page.getByRole('img', { name: 'Le cours de la partie' }).waitFor();
  await page.getByRole('tab', { name: 'Étude' }).click();
  await page.getByRole('button', { name: 'Je choisis' }).click();
  await page.getByRole('tab', { name: 'Variantes' }).click();
  await page.locator('.ask .offer').last().click();
  const choice = page.getByRole('region', { name: 'Qu’est-ce qui arrive' });
  await choice.locator('.study-outcome').filter({ hasText: '3 sur 20' }).first().waitFor();
  expect(await findings(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Comme dans la partie' }).click();
  await current(page).and(page.locator('[data-node="g11"]')).waitFor();
});
