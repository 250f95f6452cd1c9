import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, findingsInBothLights } from '../findings.ts';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'person', name: 'Bruno' },
  { who: 'person', name: 'Chiara' },
  { who: 'person', name: 'Dario' },
] as const;

/** At a table in the middle of its game, and asked. */
async function sitDownInTheMiddle(page: Page): Promise<void> {
  const middle = { game: 'forbidden-island', seed: 'axe', name: 'Evening tide', seats: SEATS };
  await takeIn(page, await preparedTable({ ...middle, until: (_, n) => n >= 30 }));
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
}

/** What axe finds in both lights, by the place where it was found. */
class Findings {
  readonly found: { [place: string]: string[] } = {};

  async look(page: Page, place: string): Promise<void> {
    const wrong = await findingsInBothLights(page);
    if (wrong.length > 0) this.found[place] = wrong;
  }
}

test('no page has a serious finding of axe, by day or by lamplight', async () => {
  const ada = await house.guest();
  const { page } = ada;
  ada.expect(/status of 404/);
  const axe = new Findings();
  for (const path of [
    '/',
    '/new/forbidden-island?way=alone',
    '/rules/forbidden-island',
    '/about',
    '/claim',
    '/nowhere',
  ]) {
    await ada.go(path);
    await page.locator('h1').waitFor();
    await axe.look(page, path);
  }
  await ada.go('/t/aaaaaaaaaaaa');
  await page.locator('h1').waitFor();
  await axe.look(page, 'no such table');
  await ada.go('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await axe.look(page, 'settings');
  expect(axe.found).toEqual({});
});

test('the lobby has none, for its host and for somebody who comes by the link', async () => {
  const [ada, bruno] = [await house.guest(), await house.guest()];
  const axe = new Findings();
  await ada.go('/new/forbidden-island?way=friends');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByLabel('Link to sit down').inputValue();
  await axe.look(ada.page, 'host');
  await bruno.go(new URL(link).pathname);
  await bruno.page.getByRole('button', { name: 'Sit down here' }).first().waitFor();
  await axe.look(bruno.page, 'guest');
  expect(axe.found).toEqual({});
});

test('a table has none, nor has what can lie over it', async () => {
  const { page } = await house.guest();
  const axe = new Findings();
  await sitDownInTheMiddle(page);
  await axe.look(page, 'table');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await axe.look(page, 'menu');
  for (const [entry, title] of [
    ['Describe the board', 'The board in words'],
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
    ['Give up', 'Give up'],
  ] as const) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: entry }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await axe.look(page, entry);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  await axe.look(page, 'rules at the table');
  expect(axe.found).toEqual({});
});

test('neither has the end, nor the replay', async () => {
  const { page } = await house.guest();
  const axe = new Findings();
  await takeIn(page, await preparedTable({ game: 'forbidden-island', seed: 'axe', name: 'The end', seats: SEATS }));
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  await page.getByText('Yes: the seed matches its seal').waitFor();
  await axe.look(page, 'result');
  await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill('12');
  await axe.look(page, 'replay');
  expect(axe.found).toEqual({});
});

test('on a phone, the table and its sheets have no serious finding either', async () => {
  const ada = await house.guest({ screen: 'phone' });
  const { page } = ada;
  await sitDownInTheMiddle(page);
  const found = { table: await findings(page), menu: [] as string[] };
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  found.menu = await findings(page);
  expect(found).toEqual({ table: [], menu: [] });
});
