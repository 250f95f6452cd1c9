import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { party } from './party.ts';

const server = party();

const sentence = (page: Page) => page.locator('.lesson-ask .ask-sentence');
const says = (page: Page, words: string) => sentence(page).filter({ hasText: words }).waitFor();

test('a lesson is taken: a wrong try is answered by the rule, the right one by the game, and progress is kept', async () => {
  const guest = await server.guest({});
  const { page } = guest;
  await guest.go('/');
  await page.getByRole('link', { name: 'Learn to play' }).first().click();
  await page.getByRole('heading', { name: 'Learn by playing' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Keep it dry' }).click();
  await says(page, 'Three tiles are flooded.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await says(page, 'Coral Palace is flooded.');
  await expect.poll(() => page.locator('.learn-frame').count()).toBe(2);
  expect(await findings(page, { within: '.lesson-ask' })).toEqual([]);
  // Too far away: the rule says so, nothing happens, and from the third miss on the way out is lit.
  const showMe = page.getByRole('button', { name: 'Show me' });
  for (let miss = 1; miss <= 3; miss++) {
    expect(await showMe.getAttribute('aria-pressed')).toBeNull();
    await page.locator('[data-tile="gold-gate"]').click();
    await says(page, 'Not that one: Gold Gate is out of reach');
  }
  await showMe.and(page.locator('[aria-pressed="true"]')).waitFor();
  expect(await page.locator('.learn-miss').count()).toBe(1);
  expect(await page.locator('.log-line').count()).toBe(0);
  // The right one, by keyboard: the offer, then the tile in its list.
  await page.keyboard.press('s');
  await page.locator('.action-list button').filter({ hasText: 'Coral Palace' }).click();
  await says(page, 'Now Watchtower');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await says(page, 'Coral Palace is flooded.');
  for (const next of ['Now Watchtower', 'Let the sea come', 'Coral Palace was drawn']) {
    await showMe.click();
    await says(page, next);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  const done = page.getByRole('dialog', { name: 'You can keep an island dry.' });
  await done.getByRole('button', { name: 'Treasure cards' }).waitFor();
  expect(await findings(page, { within: 'dialog[open]' })).toEqual([]);
  await done.getByRole('button', { name: 'All lessons' }).first().click();
  await page.getByText('1 of 8 done').waitFor();
  await page.reload();
  await page.getByText('1 of 8 done').waitFor();
  expect(guest.troubles).toEqual([]);
});

test('on a phone, in French, no lesson gets stuck, and the last one goes over into a first game whose rules are explained once', async () => {
  const guest = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  const { page } = guest;
  // What can be rested is nowhere on the chart: how much is chosen at once.
  await guest.go('/learn/island-of-dread/rest-on-the-way');
  await says(page, 'Votre Héros a deux jetons de fatigue.');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.locator('[data-offer="rest-2"]').click();
  await says(page, 'encore deux dés');
  await page.locator('.iod-die').nth(1).waitFor();
  await guest.go('/learn/forbidden-island/six-adventurers');
  const next = { read: 'Continuer', asked: 'Montrez-moi' };
  const steps = [
    ['Chaque aventurier a un pouvoir.', next.read],
    ['Asséchez d’un coup', next.asked],
    ['Bruno est le Pilote.', next.asked],
    ['Bruno a volé', next.read],
    ['Deux autres sont dans la boîte', next.read],
  ] as const;
  for (const [words, name] of steps) {
    await says(page, words);
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Jouer une première partie' }).click();
  await page.waitForURL(/\/local\//);
  const slip = page.locator('.first-time');
  await slip.getByRole('heading').first().waitFor();
  expect(await findings(page, { within: '.first-time' })).toEqual([]);
  const first = await slip.getByRole('heading').textContent();
  await slip.getByRole('button', { name: 'Compris' }).click();
  await expect
    .poll(async () => (await slip.count()) === 0 || (await slip.getByRole('heading').textContent()) !== first)
    .toBe(true);
  await page.reload();
  await page.locator('.ask-sentence').first().waitFor();
  if ((await slip.count()) > 0) {
    expect(await slip.getByRole('heading').textContent()).not.toBe(first);
    await slip.getByRole('button', { name: 'Ne plus afficher' }).click();
    await slip.waitFor({ state: 'detached' });
  }
  expect(guest.troubles).toEqual([]);
});

test('the first time, “Play now” begins with the reader and the aim of the game, which leaves all that is offered in sight', async () => {
  const { page } = await server.guest({ screen: 'phone' });
  await page.goto('/');
  const playNow = page.getByRole('article', { name: 'The Island of Dread' }).getByRole('button', { name: 'Play now' });
  await playNow.click();
  const slip = page.locator('.first-time');
  await slip.getByRole('heading', { name: 'The aim' }).waitFor();
  await slip.getByText('be the first to defeat Assif Shib-Sa').waitFor();
  await page.locator('.ask[data-tone="yours"]').waitFor();
  const covered = () =>
    page.evaluate(() => {
      const { top } = document.querySelector('.tabs')!.getBoundingClientRect();
      const all = [...document.querySelectorAll('.ask .offer')].map((offer) => offer.getBoundingClientRect());
      return { offers: all.length > 0, covered: all.filter(({ bottom }) => bottom > top).length };
    });
  await expect.poll(covered).toEqual({ offers: true, covered: 0 });
  // A move says that the aim is understood.
  await page.getByRole('button', { name: 'Roll to move' }).click();
  await slip.getByRole('heading', { name: 'The aim' }).waitFor({ state: 'detached' });
  // The second time the game is known, and nothing is explained.
  await page.goto('/');
  await playNow.click();
  await page.locator('.ask-sentence').first().waitFor();
  expect(await slip.count()).toBe(0);
});
