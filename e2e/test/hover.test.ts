import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** What lies on each chart, and the slip that tells of it. */
const CHARTS = [
  ['forbidden-island', '.fi-space[data-can="true"] .fi-hit', '.fi-tile-slip'],
  ['trails-of-tucana', '[data-segment]', '.tt-slip'],
  ['islebound', '.ib-hit[data-can="true"]', '.ib-town-slip'],
  ['island-of-dread', '[data-place][data-can="true"]', '.iod-slip'],
] as const;

interface Seen {
  readonly active?: number;
  readonly agenda: readonly { readonly do: string }[];
}

/** Ada is to move; in Trails of Tucana everybody draws at once. */
const isAdas = (state: object): boolean => {
  const { active = 0, agenda } = state as Seen;
  return active === 0 && ['actions', 'draw', 'sail', 'walk'].includes(agenda.at(-1)?.do ?? '');
};

/** The slip waits half a second, and timers of a page end in their order: what would have opened by itself has opened after this. */
const longEnough = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));

test('on every chart a mouse that lies still asks nothing, and one that moves does', async () => {
  const { page } = await server.guest();
  for (const [game, place, slip] of CHARTS) {
    const table = await preparedTable({
      game,
      seed: 'hover',
      name: 'A still mouse',
      seats: [
        { who: 'person', name: 'Ada' },
        { who: 'bot', name: 'Bruno', level: 'calm' },
      ],
      until: isAdas,
    });
    // A board may still find its place: whoever moves a mouse goes on moving it until something comes of it.
    const moved = async () => {
      const { x, y, width, height } = (await page.locator(place).first().boundingBox())!;
      await page.mouse.move(x + width / 2 + 2, y + height / 2);
      await page.mouse.move(x + width / 2, y + height / 2);
      return page.locator(slip).count();
    };
    await takeIn(page, table);
    await page.locator('.ask[aria-busy="false"] .offer').first().waitFor();
    await page.locator(place).first().waitFor({ state: 'attached' });
    await expect.poll(moved, { message: game }).toBe(1);

    // The same table comes while the mouse lies where that place will be; it has moved on the page before.
    const { x, y, width, height } = (await page.locator(place).first().boundingBox())!;
    await page.goBack();
    await page.getByLabel('Choose a file').waitFor({ state: 'attached' });
    await page.mouse.move(x + width / 2 + 2, y + height / 2);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.goForward();
    await page.locator(place).first().waitFor({ state: 'attached' });
    await longEnough(page);
    expect(await page.locator(slip).count(), game).toBe(0);
    await expect.poll(moved, { message: game }).toBe(1);
  }
});
