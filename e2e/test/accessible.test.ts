import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
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

for (const dark of [false, true]) {
  test(`no page and no state has a serious finding of axe, ${dark ? 'by lamplight' : 'by day'}`, async () => {
    const ada = await house.guest({ dark });
    const { page } = ada;
    ada.expect(/status of 404/);
    const found: { [place: string]: string[] } = {};
    const look = async (place: string) => {
      const wrong = await findings(page, { dark });
      if (wrong.length > 0) found[place] = wrong;
    };
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
      await look(path);
    }
    await ada.go('/t/aaaaaaaaaaaa');
    await page.locator('h1').waitFor();
    await look('no such table');
    await ada.go('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await look('settings');

    // The lobby, as its host and as somebody who comes by the link.
    await ada.go('/new/forbidden-island?way=friends');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const link = await page.getByLabel('Link to sit down').inputValue();
    await look('lobby');
    const bruno = await house.guest({ dark });
    await bruno.go(new URL(link).pathname);
    await bruno.page.getByRole('button', { name: 'Sit down here' }).first().waitFor();
    const wrong = await findings(bruno.page, { dark });
    if (wrong.length > 0) found.join = wrong;

    // A table in its middle, with what can lie over it.
    const middle = await preparedTable({
      game: 'forbidden-island',
      seed: 'axe',
      name: 'Evening tide',
      seats: SEATS,
      until: (_, n) => n >= 30,
    });
    await takeIn(page, middle);
    await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
    await look('table');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await look('menu');
    for (const [entry, title] of [
      ['Describe the board', 'The board in words'],
      ['Keys', 'Keys'],
      ['Give up', 'Give up'],
    ] as const) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: entry }).click();
      await page.getByRole('dialog', { name: title }).waitFor();
      await look(entry);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('dialog', { name: 'Rules' }).waitFor();
    await look('rules at the table');

    // The end and the replay.
    await takeIn(page, await preparedTable({ game: 'forbidden-island', seed: 'axe', name: 'The end', seats: SEATS }));
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    await page.getByText('Yes: the seed matches its seal').waitFor();
    await look('result');
    await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Step' }).fill('12');
    await look('replay');
    expect(found).toEqual({});
  });
}

test('on a phone, the table and its sheets have no serious finding either', async () => {
  const ada = await house.guest({ screen: 'phone' });
  const { page } = ada;
  const middle = await preparedTable({
    game: 'forbidden-island',
    seed: 'axe',
    name: 'Evening tide',
    seats: SEATS,
    until: (_, n) => n >= 30,
  });
  await takeIn(page, middle);
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  const found = { table: await findings(page), menu: [] as string[] };
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  found.menu = await findings(page);
  expect(found).toEqual({ table: [], menu: [] });
});
