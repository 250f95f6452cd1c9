import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { englishOn, onlyEnglish } from './left-in-english.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** Zoé at her first turn, with a bot. */
const TABLE: Preparation = {
  game: 'forbidden-island',
  seed: 'french',
  name: 'Marée du soir',
  seats: [
    { who: 'person', name: 'Zoé' },
    { who: 'bot', name: 'Puffin', level: 'calm' },
  ],
  options: { adventurers: ['explorer', 'diver'], firstSeat: 0 },
  until: () => true,
};

const english = onlyEnglish('fr');

test('a French browser is spoken to in French, from the home page to a game and its options', async () => {
  expect(english.length).toBeGreaterThan(150);
  const ada = await server.guest({ locale: 'fr-FR' });
  const { page } = ada;
  const found: { [place: string]: string[] } = {};
  const look = async (place: string) => {
    const left = await englishOn(page, english);
    if (left.length > 0) found[place] = left;
  };
  await ada.go('/');
  await page.getByRole('heading', { name: 'Mes tables' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await look('home');
  for (const path of ['/about', '/claim', '/rules/forbidden-island', '/nowhere', '/new/forbidden-island?way=pass']) {
    await ada.go(path);
    await page.locator('h1').waitFor();
    await look(path);
  }
  await ada.go('/new/forbidden-island?way=friends');
  await page.locator('[autocomplete="nickname"]').fill('Zoé');
  await page.getByRole('button', { name: /^Ouvrir la table/ }).click();
  await page.locator('.invite-link').first().waitFor();
  await look('lobby');

  await ada.go('/');
  await page.locator('.game-offers .offer-go').first().click();
  await page.locator('.ask').waitFor();
  await look('a game begun by one click');
  const player = new Player(page, { seed: 10, curiosity: 0.5 });
  await takeIn(page, await preparedTable(TABLE));
  await player.isAsked();
  await look('table');
  await page.locator('.table-bar .tool').last().click();
  await page.locator('dialog[open]').waitFor();
  await look('menu');
  for (const entry of ['Règles']) expect(await page.getByText(entry).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  for (let decisions = 0; decisions < 3 && (await player.isAsked()); decisions++) {
    await player.decide();
    await look('table');
  }

  // An option that does not go with one seat is greyed with its sentence, and falls back when seats are taken away.
  const bonus = page.getByRole('group', { name: 'Bonus spécial' });
  const seats = (count: number) => page.getByRole('radio', { name: String(count), exact: true });
  await ada.go('/new/trails-of-tucana?way=alone');
  await bonus.getByRole('radio').last().check();
  await seats(1).check();
  await bonus.getByText('Le bonus spécial se joue à deux ou plus').waitFor();
  expect(await bonus.getByRole('radio').last().isDisabled()).toBe(true);
  expect(await bonus.getByRole('radio').first().isChecked()).toBe(true);
  // With company again, it stands as it was chosen.
  await seats(2).check();
  expect(await bonus.getByRole('radio').last().isChecked()).toBe(true);
  await seats(1).check();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await new Player(page, { seed: 3, curiosity: 0 }).slip.waitFor();
  await look('a table alone');
  expect(found).toEqual({});
});
