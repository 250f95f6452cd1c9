import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { englishOn, onlyEnglish } from './left-in-english.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** Zoé at her first turn, with a bot. */
const TABLE: Preparation = {
  game: 'forbidden-island',
  seed: 'german',
  name: 'Abendflut',
  seats: [
    { who: 'person', name: 'Zoé' },
    { who: 'bot', name: 'Reiher', level: 'calm' },
  ],
  options: { adventurers: ['explorer', 'diver'], firstSeat: 0 },
  until: () => true,
};

const english = onlyEnglish('de');

/** Buttons whose words are cut off, and a page that is wider than the phone. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    const labels = [...document.querySelectorAll<HTMLElement>('button:not(.ask-why), .offer-text > span, h1, h2, h3')];
    // Letters reach a little out of their lines; what only a screen reader reads is one pixel wide, or beside an icon.
    const cut = labels.filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth + 2);
    return [...wide, ...cut.map((label) => label.textContent ?? '')];
  });

test('a German browser on a phone is spoken to in German, and nothing is cut off', async () => {
  expect(english.length).toBeGreaterThan(150);
  const ada = await server.guest({ locale: 'de-DE', screen: 'phone' });
  const { page } = ada;
  const found: { [place: string]: string[] } = {};
  const look = async (place: string) => {
    const wrong = [...(await englishOn(page, english)), ...(await cutOff(page)), ...(await findings(page))];
    if (wrong.length > 0) found[place] = wrong;
  };
  await ada.go('/');
  await page.getByRole('heading', { name: 'Meine Tische' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await look('home');
  for (const path of ['/about', '/claim', '/learn/forbidden-island', '/tables', '/new/forbidden-island?way=pass']) {
    await ada.go(path);
    await page.locator('h1').waitFor();
    await look(path);
  }
  await ada.go('/new/forbidden-island?way=friends');
  await page.locator('[autocomplete="nickname"]').fill('Zoé');
  await page.getByRole('button', { name: /^Tisch eröffnen/ }).click();
  await page.locator('.invite-link').first().waitFor();
  await look('lobby');

  const player = new Player(page, { seed: 10, curiosity: 0.5 });
  await takeIn(page, await preparedTable(TABLE));
  await player.isAsked();
  await page.getByText('Zoé, du hast noch drei Aktionen.').first().waitFor();
  await look('table');
  for (let decisions = 0; decisions < 3 && (await player.isAsked()); decisions++) {
    await player.decide();
    await look('table');
  }

  // A game without German says so, and is played in English.
  await ada.go('/new/islebound?way=alone');
  await page.getByText('Noch nicht auf Deutsch').waitFor();
  expect(found).toEqual({});
});
