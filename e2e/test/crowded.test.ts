import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

/** Ada's turn with a full hand: she can move, shore up, give to two others and fly, and lacks one card for a treasure. */
const fullHand = () =>
  preparedTable({
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
const fewOffers = () =>
  preparedTable({
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
      return isWhole && isRead ? [] : [offer.textContent];
    });
  });

const SCREENS_TRIED = [
  'desk',
  'tablet',
  'phone',
  'smallPhone',
  'shortPhone',
] as const satisfies readonly (keyof typeof SCREENS)[];

for (const screen of SCREENS_TRIED) {
  test.each(['en-GB', 'fr-FR'])(`on a ${screen} no offer is cut off where there are many (%s)`, async (locale) => {
    const { page } = await house.guest({ screen, locale });
    await takeIn(page, await fullHand());
    await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
    expect(await page.locator('.ask .offers .offer[aria-disabled="false"]').count()).toBe(6);
    await expect.poll(() => cutOff(page)).toEqual([]);
    await takeIn(page, await fewOffers());
    await page.getByRole('button', { name: /^Guider?/ }).waitFor();
    expect(await page.locator('.ask .offers .offer').count()).toBe(5);
    await expect.poll(() => cutOff(page)).toEqual([]);
  });
}

test.each(['en-GB', 'fr-FR'])(
  'on a short phone the end of the turn is in sight among many offers (%s)',
  async (locale) => {
    const { page } = await house.guest({ screen: 'shortPhone', locale });
    await takeIn(page, await fullHand());
    await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
    const isInSight = () =>
      page.locator('.ask .offer-go').evaluate((go) => {
        const { left, right, top, bottom } = go.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return bottom <= innerHeight && at !== null && go.contains(at);
      });
    await expect.poll(isInSight).toBe(true);
  },
);

interface Ships {
  readonly round: number;
  readonly active: number;
  readonly acted: boolean;
  readonly ships: readonly number[];
  readonly agenda: readonly { readonly do: string }[];
}

/** A ship of Islebound beside another, with all variants: much can be done there, and some of it is refused. */
const besideAnother = () =>
  preparedTable({
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

test.each(['en-GB', 'fr-FR'])(
  'in Islebound all that can be done beside another ship is in sight (%s)',
  async (locale) => {
    const { page } = await house.guest({ screen: 'desk', locale });
    await takeIn(page, await besideAnother());
    await page.getByRole('button', { name: /^(Raid|Aborder)/ }).waitFor();
    for (const screen of ['desk', 'laptop', 'tablet', 'phone', 'shortPhone'] as const) {
      await page.setViewportSize(SCREENS[screen]);
      await page.waitForFunction((width) => innerWidth === width, SCREENS[screen].width);
      await expect.poll(() => cutOff(page), { message: screen }).toEqual([]);
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
  },
);

test.each(['en-GB', 'fr-FR'])(
  'on a short phone whoever acts for several seats reads what is asked and finds the offers (%s)',
  async (locale) => {
    const { page } = await house.guest({ screen: 'shortPhone', locale });
    await page.addInitScript(() => localStorage.setItem('skerry', '{"asking":"always"}'));
    const table = await preparedTable({
      game: 'forbidden-island',
      seed: 'window',
      name: 'Stop',
      seats: ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name) => ({ who: 'person', name })),
      options: { difficulty: 'legendary', firstSeat: 0 },
      until: ({ agenda }: { readonly [name: string]: unknown }) =>
        (agenda as readonly { readonly do: string }[]).at(-1)!.do === 'window',
    });
    await takeIn(page, table);
    await page.locator('.act-as button').nth(1).waitFor();
    await expect.poll(() => cutOff(page)).toEqual([]);
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
  },
);

test('a gift is chosen among the cards of the hand, which are marked', async () => {
  const { page } = await house.guest({ screen: 'phone' });
  await takeIn(page, await fullHand());
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  const hand = page.locator('.panel[data-large="true"] button.card');
  const marked = page.locator('.panel[data-large="true"] .card-marked');
  expect(await marked.count()).toBe(0);
  await page.getByRole('button', { name: /^Give to Puffin/ }).tap();
  await page.getByText('Choose a card for Puffin.').waitFor();
  const names = await marked.allInnerTexts();
  expect(new Set(names)).toEqual(new Set(['Wind', 'Water']));
  expect(await hand.count()).toBe(5);
  expect(await findings(page)).toEqual([]);
  await marked.filter({ hasText: 'Wind' }).tap();
  await page.locator('.ask-lately').getByText('You gave Puffin a Wind card.').waitFor();
  expect(await hand.count()).toBe(4);
});

test('by keys a gift is chosen from the button to the cards, which are marked', async () => {
  const { page } = await house.guest();
  await takeIn(page, await fullHand());
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
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

test('offers that drew together in a narrow window stand as before when it is wide again', async () => {
  const { page } = await house.guest({ screen: 'desk' });
  await takeIn(page, await fewOffers());
  await page.getByRole('button', { name: /^Guide/ }).waitFor();
  const shown = () => page.locator('.ask .offer:visible, .ask .offer small:visible').allInnerTexts();
  const before = await shown();
  expect(before.join()).toContain('Capture');
  await page.setViewportSize(SCREENS.tablet);
  await page.locator('.table[data-layout="middle"]').waitFor();
  await expect.poll(async () => (await shown()).join()).toContain('Capture');
  await page.setViewportSize(SCREENS.shortPhone);
  await page.locator('.table[data-layout="narrow"]').waitFor();
  await page.setViewportSize(SCREENS.desk);
  await expect.poll(shown).toEqual(before);
});
