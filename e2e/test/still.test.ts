import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

/** Ada and a bot, in the middle of a game. */
const atSea = (game: string, seed: string) =>
  preparedTable({
    game,
    seed,
    name: 'A calm day',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Puffin', level: 'calm' },
    ],
    until: (_, n) => n >= 6,
  });

/** The board and the slip below it, in whole pixels. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (part: string): string => {
      const { width = 0, height = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {};
      return `${Math.round(width)} x ${Math.round(height)}`;
    };
    return { chart: sizeOf('.table-chart'), ask: sizeOf('.ask') };
  });

/** The shortest side of the smallest tile, with what can be touched around it. */
const smallestTile = (page: Page) =>
  page.locator('.fi-hit').evaluateAll((tiles) =>
    Math.min(
      ...tiles.map((tile) => {
        const { width, height } = tile.getBoundingClientRect();
        return Math.round(Math.min(width, height));
      }),
    ),
  );

/** Until the page has found its place in another window: the chart is the same for some frames. */
const isLaidOut = (page: Page) =>
  page.evaluate(async () => {
    const look = () => JSON.stringify(document.querySelector('.fi-hit')?.getBoundingClientRect());
    for (let [frames, before] = [0, '']; frames < 5; ) {
      await new Promise(requestAnimationFrame);
      const now = look();
      frames = now === before ? frames + 1 : 0;
      before = now;
    }
  });

const LEAST_TILE: { readonly [S in keyof typeof SCREENS]?: number } = { desk: 100, tablet: 76, shortPhone: 44 };

test.each([
  ['desk', 'tablet'],
  ['phone', 'shortPhone'],
] as const)('on a %s and a %s the board keeps its size, whatever is asked, in both languages', async (...screens) => {
  const seen: { [screen: string]: Set<string> } = {};
  for (const locale of ['en-GB', 'fr-FR']) {
    const { page } = await house.guest({ screen: screens[0], locale });
    await takeIn(page, await atSea('forbidden-island', 'still'));
    const player = new Player(page, { seed: 4, curiosity: 0.8 });
    for (let decisions = 0; decisions < 6 && (await player.isAsked()); decisions++) {
      for (const screen of screens.toReversed()) {
        await page.setViewportSize(SCREENS[screen]);
        await isLaidOut(page);
        seen[screen] ??= new Set();
        seen[screen].add(JSON.stringify(await sizes(page)));
        expect(await smallestTile(page)).toBeGreaterThanOrEqual(LEAST_TILE[screen] ?? 0);
      }
      await player.decide();
    }
  }
  for (const screen of screens) expect([...seen[screen]!]).toHaveLength(1);
});

test('what the reader needs stays in sight on a phone: role, place, and what happened last', async () => {
  const { page } = await house.guest({ screen: 'shortPhone' });
  await takeIn(page, await atSea('forbidden-island', 'still'));
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  await page.locator('.panel[data-large="true"] .panel-caption').waitFor({ state: 'visible' });
  await page.locator('.ask-lately > li').first().waitFor({ state: 'visible' });
});

test('on a phone the treasures that are captured stand beside the gauge', async () => {
  const { page } = await house.guest({ screen: 'shortPhone' });
  await takeIn(
    page,
    await preparedTable({
      game: 'forbidden-island',
      seed: 'won 25',
      name: 'Last tide',
      seats: [
        { who: 'person', name: 'Ada' },
        { who: 'bot', name: 'Tern', level: 'calm' },
      ],
      options: { difficulty: 'elite', firstSeat: 0 },
      until: (state) => {
        const { captured, active } = state as object as { captured: readonly number[]; active: number };
        return active === 0 && captured.filter((by) => by !== -1).length === 2;
      },
    }),
  );
  const treasures = page.locator('.fi-strip').getByRole('img', { name: /captured by/ });
  await expect.poll(() => treasures.count()).toBe(2);
  const gauge = (await page.locator('.fi-ticks').boundingBox())!;
  for (const treasure of await treasures.all()) {
    const { x, y, width, height } = (await treasure.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(gauge.x + gauge.width - 1);
    expect(x + width).toBeLessThanOrEqual(SCREENS.shortPhone.width);
    expect(y + height / 2).toBeGreaterThan(gauge.y);
    expect(y + height / 2).toBeLessThan(gauge.y + gauge.height);
  }
});

test('the way back closes what lies over the table, and only then leaves it', async () => {
  const ada = await house.guest({ screen: 'phone' });
  const { page } = ada;
  await takeIn(page, await atSea('forbidden-island', 'back'));
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  const table = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('.replay').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.replay').waitFor();
  await page.goBack();
  await page.locator('.ask[data-tone="yours"]').waitFor();
  // What is closed by its own button stands in nobody's way: neither of a reload at once, nor of the way back.
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  await page.locator('.dialog-close').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.ask[data-tone="yours"]').waitFor();
  expect(new URL(page.url()).pathname).toBe(table);
  await page.goBack();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
});

test.each(['forbidden-island', 'trails-of-tucana', 'islebound', 'island-of-dread'])(
  'the board of %s is one stop of the Tab key',
  async (game) => {
    const { page } = await house.guest();
    await takeIn(page, await atSea(game, 'tab'));
    await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
    const stops = await page
      .locator('.table-board [role="button"]')
      .evaluateAll((parts) => parts.map((part) => (part instanceof SVGElement ? part.tabIndex : undefined)));
    expect(stops.filter((stop) => stop === 0)).toHaveLength(1);
    expect(stops.filter((stop) => stop !== undefined && stop !== 0 && stop !== -1)).toEqual([]);
  },
);
