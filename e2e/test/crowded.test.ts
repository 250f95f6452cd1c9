import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** Ada's turn with a full hand: she can move, shore up, give to two others and fly, and lacks one card for a treasure. */
const fullHand = await preparedTable({
  game: 'forbidden-island',
  seed: 'full',
  name: 'Full hands',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Puffin', level: 'calm' },
    { who: 'bot', name: 'Heron', level: 'calm' },
  ],
  until: ({ hands, active, agenda }: { readonly [name: string]: unknown }) =>
    active === 0 &&
    (hands as readonly (readonly string[])[])[0]!.length === 5 &&
    (agenda as readonly { readonly do: string }[]).at(-1)!.do === 'actions',
});

/** The same hand where little is asked: four things to do, one refused, and names that are longer in French. */
const fewOffers = await preparedTable({
  game: 'forbidden-island',
  seed: 'evening tide 5',
  name: 'Evening tide',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Puffin', level: 'calm' },
    { who: 'bot', name: 'Heron', level: 'calm' },
    { who: 'bot', name: 'Tern', level: 'calm' },
  ],
  options: { firstSeat: 0, adventurers: ['navigator', 'engineer', 'diver', 'pilot'] },
  until: ({ turn, agenda }: { readonly [name: string]: unknown }) =>
    turn === 13 && (agenda as readonly { readonly do: string }[]).at(-1)!.do === 'actions',
});

/** Ada can do three things, and what she cannot takes a long sentence to explain. */
const longReason = await preparedTable({
  game: 'forbidden-island',
  seed: 'evening tide 5',
  name: 'Evening tide',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Puffin', level: 'calm' },
    { who: 'bot', name: 'Heron', level: 'calm' },
  ],
  until: ({ active, agenda }: { readonly [name: string]: unknown }, n) =>
    n >= 40 && active === 0 && (agenda as readonly { readonly do: string }[]).at(-1)!.do === 'actions',
});

/** Offers that are seen only in part, or lie under something else, and names that are; what has no room is left out. */
const cutOff = (page: Page) =>
  page.locator('.ask .offers .offer').evaluateAll((offers) => {
    const { bottom: end, right: edge } = document.querySelector('.ask')!.getBoundingClientRect();
    return offers.flatMap((offer) => {
      const { left, right, top, bottom } = offer.getBoundingClientRect();
      if (right === left) return [];
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isWhole = bottom <= end && right <= edge && at !== null && offer.contains(at);
      const name = offer.querySelector('.offer-text > span')!;
      // Letters reach a little out of their lines; a line that is missing is more than that.
      const isRead = name.scrollWidth <= name.clientWidth && name.scrollHeight - name.clientHeight < 8;
      // A reason is read whole; where offers stand in rows, a long one opens on touch.
      const small = offer.matches('[data-grouped="true"] *') && innerWidth >= 500 ? null : offer.querySelector('small');
      const below = small?.getBoundingClientRect();
      const isTold =
        !small || !below || (below.right <= right && below.bottom <= bottom && small.scrollWidth <= small.clientWidth);
      return isWhole && isRead && isTold ? [] : [offer.textContent];
    });
  });

interface Ships {
  readonly round: number;
  readonly active: number;
  readonly acted: boolean;
  readonly ships: readonly number[];
  readonly agenda: readonly { readonly do: string }[];
}

/** A ship of Islebound beside another, with all variants: much can be done there, and some of it is refused. */
const besideAnother = await preparedTable({
  game: 'islebound',
  seed: 'raid',
  name: 'Pirates',
  seats: ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name })),
  options: { raid: true, trading: true, first: 0 },
  until: (state) => {
    const { round, active, acted, ships, agenda } = state as object as Ships;
    const isMet = ships.some((at, seat) => seat !== active && at === ships[active]);
    return round > 2 && isMet && !acted && agenda.at(-1)?.do === 'act';
  },
});

/** A stop for whoever acts for several seats: a special card can be played or not. */
const stop = await preparedTable({
  game: 'forbidden-island',
  seed: 'window',
  name: 'Stop',
  seats: ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name) => ({ who: 'person', name })),
  options: { difficulty: 'legendary', firstSeat: 0 },
  until: ({ agenda }: { readonly [name: string]: unknown }) =>
    (agenda as readonly { readonly do: string }[]).at(-1)!.do === 'window',
});

type Screen = keyof typeof SCREENS;

async function nothingCutOff(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await resize(page, SCREENS[screen]);
    await expect.poll(() => cutOff(page), { message: screen }).toEqual([]);
  }
}

async function takeFullHand(page: Page): Promise<void> {
  await takeIn(page, fullHand);
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  await expect.poll(() => page.locator('.ask .offers .offer[aria-disabled="false"]').count()).toBe(6);
}

async function takeFewOffers(page: Page): Promise<void> {
  await takeIn(page, fewOffers);
  await page.getByRole('button', { name: /^Guider?/ }).waitFor();
  await expect.poll(() => page.locator('.ask .offers .offer').count()).toBe(5);
}

/** Among many offers of a short phone. */
async function endOfTurnIsInSight(page: Page): Promise<void> {
  const isInSight = () =>
    page.locator('.ask .offer-go').evaluate((go) => {
      const { left, right, top, bottom } = go.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom <= innerHeight && at !== null && go.contains(at);
    });
  await expect.poll(isInSight).toBe(true);
}

/** On a short phone whoever acts for several seats reads what is asked and finds the offers. */
async function stopIsRead(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('skerry', '{"asking":"always"}'));
  await takeIn(page, stop);
  await page.locator('.act-as button').nth(1).waitFor();
  await nothingCutOff(page, ['shortPhone']);
  const sentence = page.locator('.ask-sentence > span:last-child');
  const lines = await sentence.evaluate((said) => {
    const { height } = said.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(said).lineHeight);
  });
  expect(lines).toBeLessThan(3.2);
  const { offers, asked } = await page.evaluate(() => ({
    offers: document.querySelector('.ask .offers')!.getBoundingClientRect().top,
    asked: document.querySelector('.ask-sentence')!.getBoundingClientRect().bottom,
  }));
  expect(asked).toBeLessThanOrEqual(offers);
}

/** In Islebound all that can be done beside another ship is in sight. */
async function shipsAreInSight(page: Page, screens: readonly Screen[]): Promise<void> {
  await takeIn(page, besideAnother);
  await page.getByRole('button', { name: /^(Raid|Aborder)/ }).waitFor();
  for (const screen of screens) {
    await nothingCutOff(page, [screen]);
    const uneven = () =>
      page.locator('.ask .offers .offer:visible').evaluateAll((offers) => {
        const rows = new Map<number, Set<number>>();
        for (const { top, height } of offers.map((offer) => offer.getBoundingClientRect()))
          rows.set(Math.round(top), (rows.get(Math.round(top)) ?? new Set()).add(Math.round(height)));
        return [...rows.values()].filter(({ size }) => size > 1).length;
      });
    // Offers of one line are as high as those of two.
    await expect.poll(uneven, { message: screen }).toBe(0);
  }
}

test('on phones no offer is cut off, the end of the turn is in sight, and a stop can be read, in French', async () => {
  const { page } = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  await takeFullHand(page);
  await nothingCutOff(page, ['phone', 'smallPhone', 'shortPhone']);
  await endOfTurnIsInSight(page);
  await takeFewOffers(page);
  await nothingCutOff(page, ['shortPhone', 'smallPhone', 'phone']);
  await takeIn(page, longReason);
  await page.locator('.ask .offer[aria-disabled="true"] small').waitFor();
  await nothingCutOff(page, ['phone', 'smallPhone', 'shortPhone']);
  await stopIsRead(page);
});

test('on a desk and a tablet no offer is cut off, nor on any screen beside another ship of Islebound, in French', async () => {
  const { page } = await server.guest({ screen: 'desk', locale: 'fr-FR' });
  await takeFullHand(page);
  await nothingCutOff(page, ['desk', 'tablet']);
  await takeFewOffers(page);
  await nothingCutOff(page, ['tablet', 'desk']);
  await shipsAreInSight(page, ['desk', 'laptop', 'tablet', 'phone', 'shortPhone']);
});

test('on a phone a gift is chosen among the cards of the hand, which are marked; on a short one nothing is cut off', async () => {
  const { page } = await server.guest({ screen: 'shortPhone' });
  await stopIsRead(page);
  await takeFullHand(page);
  await nothingCutOff(page, ['shortPhone']);
  await endOfTurnIsInSight(page);
  await resize(page, SCREENS.phone);
  const hand = page.locator('.panel[data-large="true"] button.card');
  const marked = page.locator('.panel[data-large="true"] .card-marked');
  expect(await marked.count()).toBe(0);
  await page.getByRole('button', { name: /^Give to Puffin/ }).tap();
  await page.getByText('Choose a card for Puffin.').waitFor();
  await expect.poll(async () => new Set(await marked.allInnerTexts())).toEqual(new Set(['Wind', 'Water']));
  expect(await hand.count()).toBe(5);
  expect(await findings(page, { within: '.panel[data-large="true"]' })).toEqual([]);
  await marked.filter({ hasText: 'Wind' }).tap();
  await page.locator('.ask-lately').getByText('You gave Puffin a Wind card.').waitFor();
  await expect.poll(() => hand.count()).toBe(4);
});

test('offers that drew together in a narrow window stand as before when it is wide again; by keys a card is given', async () => {
  const { page } = await server.guest({ screen: 'desk' });
  await shipsAreInSight(page, ['phone', 'desk']);
  await takeFewOffers(page);
  const shown = () => page.locator('.ask .offer:visible, .ask .offer small:visible').allInnerTexts();
  await nothingCutOff(page, ['desk']);
  const before = await shown();
  expect(before.join()).toContain('Capture');
  await nothingCutOff(page, ['tablet']);
  await page.locator('.table[data-layout="middle"]').waitFor();
  await expect.poll(async () => (await shown()).join()).toContain('Capture');
  await nothingCutOff(page, ['shortPhone']);
  await page.locator('.table[data-layout="narrow"]').waitFor();
  await resize(page, SCREENS.desk);
  await expect.poll(shown).toEqual(before);
  await takeFullHand(page);
  await nothingCutOff(page, ['desk']);
  // From the button to the cards, which are marked.
  await page.getByRole('button', { name: /^Give to Puffin/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Choose a card for Puffin.').waitFor();
  const wind = page.locator('.panel[data-large="true"] .card-marked', { hasText: 'Wind' });
  const isThere = () => wind.evaluate((card) => card.ownerDocument.activeElement === card);
  for (let steps = 0; steps < 40 && !(await isThere()); steps++) await page.keyboard.press('Shift+Tab');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText('You gave Puffin a Wind card.').waitFor();
});
