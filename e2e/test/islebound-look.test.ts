import type { Language } from '@skerry/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** Ada's turn that waits for her. */
const READY = '.ask[aria-busy="false"][data-tone="yours"]';

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
  await page.locator(READY).waitFor();
}

/** The page goes on in another language, as if it had been chosen in another tab. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem('skerry') ?? '{}'), language: chosen });
    dispatchEvent(new StorageEvent('storage', { key: 'skerry', newValue }));
  }, language);
  await page
    .locator('.ask')
    .getByText(language === 'fr' ? /^Fin du tour/ : /^End turn/)
    .first()
    .waitFor();
}

const boxes = (of: Locator) =>
  of.evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );

test('the offers of a turn stand in two rows and are never cut off, the crew for hire side by side, and each cube flies home by itself', async () => {
  const { page } = await server.guest({ locale: 'fr-FR' });
  await openPrepared(page, TURN);
  for (const language of ['fr', 'en'] as const) {
    await speak(page, language);
    for (const [layout, size] of [
      ['wide', SCREENS.desk],
      ['middle', SCREENS.tablet],
    ] as const) {
      await page.setViewportSize(size);
      await page.locator(`.table[data-layout="${layout}"]`).waitFor();
      await expect.poll(() => crowding(page), { message: `${layout} ${language}` }).toEqual([]);
    }
    // On the screen of a small laptop the chart takes the width, and the prompt is beside it.
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.locator('.table[data-beside="true"]').waitFor();
    await expect.poll(() => cutOff(page), { message: language }).toEqual([]);
    const [chart] = await boxes(page.locator('.table-chart'));
    const [ask] = await boxes(page.locator('.ask'));
    const hexes = await boxes(page.locator('.ib-hex'));
    const width = Math.max(...hexes.map(({ right }) => right)) - Math.min(...hexes.map(({ left }) => left));
    expect(width).toBeGreaterThan(0.85 * (chart!.right - chart!.left));
    expect(ask!.left).toBeGreaterThan(chart!.right);
    expect(await page.locator('.ask .offer[aria-disabled="true"]').count()).toBe(0);
  }

  await page.setViewportSize(SCREENS.desk);
  await openPrepared(page, {
    ...TURN,
    prefers: (action) => action.act === 'visit' || ('to' in action && action.act === 'sail' && action.to === 'W.C'),
    until: (state) => isAt(state, 'hire'),
  });
  await page.locator('.focus-body article').first().waitFor();
  const tops = (await boxes(page.locator('.focus-body article'))).map(({ top }) => Math.round(top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);

  // Each cube that is paid for a town.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPrepared(page, { ...TURN, until: (state) => isAt(state, 'influence') });
  await page.evaluate(() => {
    const flown = new Set<Node>();
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('.flying')) flown.add(node);
      document.body.dataset.flown = String(flown.size);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.locator('.focus [data-act="payCube"]').first().click();
  await page.locator('body[data-flown="1"]').waitFor();
});

/** What offers say, as far as it does not fit. */
const cutOff = (page: Page): Promise<string[]> =>
  page
    .locator('.ask .offer-text > :visible')
    .evaluateAll((all) =>
      all.flatMap((each) =>
        each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1
          ? [each.textContent ?? '']
          : [],
      ),
    );

/** What is wrong with the offers of a turn: more rows than two, something outside of the bar, a chart that is too low. */
async function crowding(page: Page): Promise<string[]> {
  const [first, ...others] = (await boxes(page.locator('.ask .offers .offer'))).toSorted(
    (one, other) => one.top - other.top,
  );
  // Whatever begins below the end of the first row stands in the second; nothing begins below that.
  const second = others.find(({ top }) => top >= first!.bottom);
  const third = others.filter(({ top }) => top >= (second ?? first)!.bottom);
  const [ask] = await boxes(page.locator('.ask'));
  const [chart] = await boxes(page.locator('.table-chart'));
  const inside = await boxes(page.locator('.ask button'));
  const outside = inside.filter(({ right, bottom }) => right > ask!.right || bottom > ask!.bottom);
  return [
    ...third.map(({ top }) => `a third row at ${top}`),
    ...(await cutOff(page)),
    ...outside.map(({ right, bottom }) => `outside: ${right} ${bottom}`),
    ...(chart!.bottom - chart!.top > 2 * (ask!.bottom - ask!.top) ? [] : ['the chart is too low']),
  ];
}

test('on a phone, in French, a touch opens the slip of a town, the bar sails there, and every offer is seen whole', async () => {
  const { page } = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  // Ada's third turn, from her harbour.
  await openPrepared(page, {
    ...{ game: 'islebound', seed: 'archipelago', name: 'Friday crew', seats: TURN.seats.slice(0, 3) },
    until: (state) => (state as object as Seen).round >= 3 && isAt(state, 'sail'),
  });
  expect(await page.locator('.ib-map').getAttribute('aria-label')).toBe('L’archipel\u202f: choisissez une destination');
  expect(await page.locator('.ib-name').count()).toBe(16);
  expect(await findings(page)).toEqual([]);
  const target = page.locator('.ib-map:not(.fading) .ib-hit[data-can="true"]').last();
  const told = (await target.getAttribute('aria-label')) ?? '';
  expect(told).toMatch(/bannière (rouge|bleue)/);
  const town = told.split(',')[0]!;
  const slip = page.locator('[popover]:popover-open');
  // Crew and goods say what they can do.
  for (const [part, title, can] of [
    ['.ib-ship', 'Votre équipage', 'compté par les villes'],
    ['.ib-stores', 'Vos marchandises', 'une région plus loin'],
  ] as const) {
    await page.locator(`.ib-hand[data-large="true"] ${part}`).tap();
    await slip.getByRole('heading', { name: title }).waitFor();
    await slip.getByText(can).waitFor();
    await page.touchscreen.tap(195, 20);
    await slip.waitFor({ state: 'detached' });
  }
  await target.tap();
  await slip.getByRole('heading', { name: town }).waitFor();
  for (const word of ['action', 'force', 'visite', 'trajet']) await slip.getByText(word, { exact: true }).waitFor();
  await page.locator('.ib-route').waitFor();
  expect(await findings(page, { within: '[popover]:popover-open' })).toEqual([]);
  await page.touchscreen.tap(195, 20);
  await slip.waitFor({ state: 'detached' });
  await page
    .locator('.ask .offers')
    .getByRole('button', { name: `Cap sur ${town}` })
    .tap();
  await expect.poll(() => page.locator('.ask-sentence').innerText()).toContain('vous êtes à');
  const { width, height } = await page
    .locator(`.ib-map:not(.fading) .ib-hit[aria-label^="${town},"]`)
    .evaluate((each) => each.getBoundingClientRect());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(65);
  expect(await findings(page, { within: '.ask' })).toEqual([]);

  await openPrepared(page, TURN);
  const offers = page.locator('.ask .offers .offer:visible');
  for (const language of ['fr', 'en'] as const) {
    await speak(page, language);
    for (const size of [SCREENS.phone, SCREENS.shortPhone]) {
      await page.setViewportSize(size);
      expect(await offers.count()).toBeGreaterThanOrEqual(5);
      await expect
        .poll(async () => Math.max(...(await boxes(offers)).map(({ bottom }) => bottom)), { message: language })
        .toBeLessThanOrEqual(size.height);
      expect(await cutOff(page)).toEqual([]);
    }
  }
});

test('the first tips are in sight on a desk, though the rail is full', async () => {
  const { page } = await server.guest();
  await page.goto('/');
  await page.locator('.game-card:has(#game-islebound)').getByRole('button', { name: 'Play now' }).click();
  const player = new Player(page, { seed: 5, curiosity: 0 });
  const below = () =>
    page
      .locator('.first-time button')
      .evaluateAll((found) => found.filter((each) => each.getBoundingClientRect().bottom > innerHeight).length);
  for (let decisions = 0; decisions < 5; decisions++) {
    await player.isAsked();
    expect(await below()).toBe(0);
    await player.decide();
  }
  await player.isAsked();
  await page.locator('.table-side > .first-time').waitFor();
  expect(await below()).toBe(0);
});
