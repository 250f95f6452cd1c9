import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Preparation, preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

interface Seen {
  readonly round: number;
  readonly active: number;
  readonly agenda: readonly { readonly do: string }[];
}

const isAt = (state: object, step: string): boolean => {
  const { active, agenda } = state as Seen;
  return active === 0 && agenda.at(-1)?.do === step;
};

/** Ada's turn in the tenth round, at a town of Dario's: there is much to offer, and something to refuse. */
const TURN: Preparation = {
  game: 'islebound',
  seed: 'friday crew 4',
  name: 'Friday crew',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Bruno', level: 'calm' },
    { who: 'bot', name: 'Chiara', level: 'calm' },
    { who: 'bot', name: 'Dario', level: 'calm' },
  ],
  options: { first: 0 },
  until: (state) => (state as object as Seen).round >= 10 && isAt(state, 'act'),
};

async function openPrepared(page: Page, preparation: Preparation): Promise<void> {
  await takeIn(page, await preparedTable(preparation));
  await page.locator('.ask[aria-busy="false"]').waitFor();
}

const boxes = (of: Locator) =>
  of.evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );

for (const locale of ['en-GB', 'fr-FR']) {
  test(`the offers of a turn stand in two rows, and leave the chart most of the window (${locale})`, async () => {
    const { page } = await house.guest({ locale });
    await openPrepared(page, TURN);
    for (const [layout, width, height] of [
      ['wide', 1440, 900],
      ['middle', 1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator(`.table[data-layout="${layout}"]`).waitFor();
      const offers = await boxes(page.locator('.ask .offers .offer'));
      // Whatever begins below the end of the first row stands in the second; nothing begins below that.
      const [first, ...others] = offers.toSorted((one, other) => one.top - other.top);
      const second = others.find(({ top }) => top >= first!.bottom);
      for (const { top } of others) expect(top).toBeLessThan((second ?? first)!.bottom);
      const [ask] = await boxes(page.locator('.ask'));
      const [chart] = await boxes(page.locator('.table-chart'));
      expect(chart!.bottom - chart!.top).toBeGreaterThan(2 * (ask!.bottom - ask!.top));
      for (const inside of await boxes(page.locator('.ask button'))) {
        expect(inside.right).toBeLessThanOrEqual(ask!.right);
        expect(inside.bottom).toBeLessThanOrEqual(ask!.bottom);
      }
    }
  });
}

test.each([
  ['phone', 'en-GB'],
  ['phone', 'fr-FR'],
  ['shortPhone', 'en-GB'],
  ['shortPhone', 'fr-FR'],
] as const)('on a %s every offer of a turn is seen whole (%s)', async (screen, locale) => {
  const { page } = await house.guest({ screen, locale });
  await openPrepared(page, TURN);
  const offers = page.locator('.ask .offers .offer:visible');
  expect(await offers.count()).toBeGreaterThanOrEqual(5);
  await expect
    .poll(async () => Math.max(...(await boxes(offers)).map(({ bottom }) => bottom)))
    .toBeLessThanOrEqual(SCREENS[screen].height);
});

test('the crew for hire stand side by side', async () => {
  const { page } = await house.guest();
  const hiring: Preparation = {
    ...TURN,
    prefers: (action) => action.act === 'visit' || ('to' in action && action.act === 'sail' && action.to === 'W.C'),
    until: (state) => isAt(state, 'hire'),
  };
  await openPrepared(page, hiring);
  const tops = (await boxes(page.locator('.focus-body article'))).map(({ top }) => Math.round(top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test('the result says its points once where its picture can be read, and shows the race large where not', async () => {
  const { page } = await house.guest();
  const { until: _, ...whole } = TURN;
  await openPrepared(page, whole);
  const picture = page.locator('.ib-result');
  await picture.waitFor();
  const race = page.locator('.ib-race');
  const table = page.getByRole('dialog').getByRole('table');
  expect(await race.isVisible()).toBe(false);
  // It is read aloud, but not seen.
  expect(await table.evaluate((each) => getComputedStyle(each).clipPath)).toBe('inset(50%)');
  await page.setViewportSize({ width: 390, height: 844 });
  await race.waitFor();
  expect(await table.evaluate((each) => getComputedStyle(each).clipPath)).toBe('none');
});
