import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { switchToFrench } from './in-french.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

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

/** How large board and prompt are on these screens, in both languages, while the page asks one thing after the other. */
async function sizesWhilePlaying(page: Page, screens: readonly (keyof typeof SCREENS)[]) {
  const seen: { [screen: string]: Set<string> } = {};
  const player = new Player(page, { seed: 4, curiosity: 0.8 });
  let order = screens;
  for (let decisions = 0; decisions < 6 && (await player.isAsked()); decisions++) {
    if (decisions === 3) await switchToFrench(page);
    for (const screen of order) {
      await page.setViewportSize(SCREENS[screen]);
      await isLaidOut(page);
      seen[screen] ??= new Set();
      seen[screen].add(JSON.stringify(await sizes(page)));
      expect(await smallestTile(page)).toBeGreaterThanOrEqual(LEAST_TILE[screen] ?? 0);
    }
    // The next thing is asked on the screen that is there.
    order = order.toReversed();
    await player.decide();
  }
  return screens.map((screen) => [...seen[screen]!]);
}

/** The chart stays as large as it is when the prompt takes a second line. */
async function staysWithTwoLines(page: Page): Promise<void> {
  const height = () => page.locator('.table-chart').evaluate((chart) => chart.getBoundingClientRect().height);
  const sentence = page.locator('.ask-sentence > span:last-child');
  const lines = () =>
    sentence.evaluate((said) => {
      const range = document.createRange();
      range.selectNodeContents(said);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  const write = (words: string) =>
    sentence.evaluate((said, text) => {
      said.textContent = text;
    }, words);
  await write('Draw.');
  expect(await lines()).toBe(1);
  const one = await height();
  for (let words = 'Draw'; (await lines()) < 2; words += ' again') await write(words);
  expect(await height()).toBe(one);
}

test('on a desk and a tablet the board keeps its size, whatever is asked, in both languages', async () => {
  const { page } = await server.guest({ screen: 'desk' });
  await takeIn(page, await atSea('forbidden-island', 'still'));
  for (const seen of await sizesWhilePlaying(page, ['desk', 'tablet'])) expect(seen).toHaveLength(1);
  await page.setViewportSize(SCREENS.desk);
  await isLaidOut(page);
  await staysWithTwoLines(page);
});

test('on phones too, and what the reader needs stays in sight: role, place, treasures, and what happened last', async () => {
  const { page } = await server.guest({ screen: 'shortPhone' });
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
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  await page.locator('.panel[data-large="true"] .panel-caption').waitFor({ state: 'visible' });
  await page.locator('.ask-lately > li').first().waitFor({ state: 'visible' });
  // Treasures that are captured stand beside the gauge.
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
  for (const seen of await sizesWhilePlaying(page, ['shortPhone', 'phone'])) expect(seen).toHaveLength(1);
  await page.setViewportSize(SCREENS.phone);
  await isLaidOut(page);
  await staysWithTwoLines(page);
});

test('the way back closes what lies over the table, and only then leaves it', async () => {
  const ada = await server.guest({ screen: 'phone' });
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
  await page.locator('.dialog-close').evaluate((close) => {
    Object.assign(window, { isBefore: true });
    close.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    location.reload();
  });
  await page.waitForFunction(() => !('isBefore' in window));
  await page.locator('.ask[data-tone="yours"]').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(table);
  await page.goBack();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
});
