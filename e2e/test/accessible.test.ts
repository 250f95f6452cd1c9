import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BothLooks, findings, findingsInBothLights } from '../findings.ts';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'person', name: 'Bruno' },
  { who: 'person', name: 'Chiara' },
  { who: 'person', name: 'Dario' },
] as const;

/** What lies over a page is all that is new on it. */
const OVER = { within: 'dialog[open]' };

/** What axe finds in both lights, by the place where it was found. */
class Findings {
  readonly found: { [place: string]: string[] } = {};

  async look(page: Page, place: string, look: BothLooks = {}): Promise<void> {
    const wrong = await findingsInBothLights(page, look);
    if (wrong.length > 0) this.found[place] = wrong;
  }
}

test('no page has a serious finding of axe, by day or by lamplight, nor has the lobby for whoever comes by the link', async () => {
  const [ada, bruno] = [await server.guest(), await server.guest()];
  const { page } = ada;
  ada.expect(/status of 404/);
  const axe = new Findings();
  for (const [path, look] of [
    ['/new/forbidden-island?way=alone'],
    ['/rules/forbidden-island', { byLamplight: '.bar, .at-a-glance, .rule-chapters > :first-child' }],
    ['/about'],
    ['/about/privacy'],
    ['/about/accessibility'],
    ['/claim'],
    ['/nowhere'],
    ['/t/aaaaaaaaaaaa'],
    ['/'],
  ] as const) {
    await ada.go(path);
    await page.locator('h1').waitFor();
    await axe.look(page, path, look);
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await axe.look(page, 'settings', OVER);
  await ada.go('/new/forbidden-island?way=friends');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to sit down').inputValue();
  await axe.look(page, 'host');
  await bruno.go(new URL(link).pathname);
  await bruno.page.getByRole('button', { name: 'Sit down here' }).first().waitFor();
  await axe.look(bruno.page, 'guest');
  expect(axe.found).toEqual({});
});

test('a table has none, nor has what can lie over it, on a phone too; neither has the end, nor the replay', async () => {
  const { page } = await server.guest();
  const axe = new Findings();
  const middle = { game: 'forbidden-island', seed: 'axe', name: 'Evening tide', seats: SEATS };
  await takeIn(page, await preparedTable({ ...middle, until: (_, n) => n >= 30 }));
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  await axe.look(page, 'table');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await axe.look(page, 'menu', OVER);
  for (const [entry, title] of [
    ['Describe the board', 'The board in words'],
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
    ['Give up', 'Give up'],
  ] as const) {
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await axe.look(page, entry, OVER);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  }
  await resize(page, SCREENS.phone);
  await page.locator('.table[data-layout="narrow"]').waitFor();
  axe.found['menu on a phone'] = await findings(page, OVER);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  axe.found['table on a phone'] = await findings(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  await axe.look(page, 'rules at the table', OVER);

  await resize(page, SCREENS.desk);
  await takeIn(page, await preparedTable({ ...middle, name: 'The end' }));
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  await page.getByText('Yes: the seed matches its seal').waitFor();
  await axe.look(page, 'result', OVER);
  await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill('12');
  await page.getByText('step 12 of').waitFor();
  await axe.look(page, 'replay', { within: '.replay' });
  expect(axe.found).toEqual({ 'menu on a phone': [], 'table on a phone': [] });
});
