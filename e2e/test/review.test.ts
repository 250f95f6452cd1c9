import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', name: 'Bruno', level: 'calm' },
] as const;
/** Lost soon, which is less to review. */
const LEVEL = { difficulty: 'legendary' };
const island = () =>
  preparedTable({ game: 'forbidden-island', seed: 'review', name: 'The end', seats: SEATS, options: LEVEL });

/** Opens the first turning point of a kind by its pin on the curve. */
const openPoint = (page: Page, kind: 'chance' | 'choice') =>
  page
    .locator('.pin')
    .filter({ has: page.locator(`[data-kind="${kind}"]`) })
    .first()
    .click();

/** The whole curve is in sight, with its pins and its slider, and nothing covers it. */
async function expectCurveInSight(page: Page): Promise<void> {
  const { height } = page.viewportSize()!;
  for (const part of ['.pin', '.curve-slider']) {
    const isInSight = () =>
      page
        .locator(part)
        .first()
        .evaluate(
          (element, [selector, below]) => {
            const { x, y, width, height: tall, bottom } = element.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + tall / 2);
            return bottom <= below && top !== null && top.closest(selector) !== null;
          },
          [part, height] as const,
        );
    await expect.poll(isInSight).toBe(true);
  }
}

test('a game that is over is reviewed: a curve, turning points, luck and skill, by keyboard too', async () => {
  const { page } = await server.guest({});
  await takeIn(page, await island());
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByRole('button', { name: 'Review' }).click();
  await page.locator('.luck-bars li').nth(2).waitFor();
  expect(await page.locator('.review-summary p').count()).toBe(3);
  // At the end one reads first what the reader’s own choices cost.
  await page.locator('.review-points h2').first().and(page.getByText('Your costliest choices')).waitFor();
  await page.locator('.review-points').getByText('Plain mistakes').waitFor();
  await expectCurveInSight(page);
  await page.keyboard.press('[');
  const point = page.getByText(/Turning point \d of \d/);
  await point.waitFor();
  expect(page.url()).toMatch(/review=&at=\d+|at=\d+&review=/);
  // The chart is called by the moment, and those who listen have the course as a table.
  const cartouche = () => page.locator('.cartouche').innerText();
  expect(await cartouche()).toMatch(/^Turn \d+\s+after the draw/);
  expect(await page.getByRole('columnheader', { name: 'What happened' }).count()).toBe(1);
  expect(await page.locator('.curve-dot').count()).toBe(await page.locator('.pin').count());
  expect(await findings(page)).toEqual([]);
  const last = await point.innerText();
  await page.keyboard.press('[');
  await expect.poll(() => point.innerText()).not.toBe(last);
  await page.keyboard.press(']');
  await expect.poll(() => point.innerText()).toBe(last);
  // Of chance one reads how it stood before, what was average, and how it stands after.
  await openPoint(page, 'chance');
  expect(await page.locator('.chance-figures').innerText()).toMatch(/before \d+%[\s\S]*after \d+%[\s\S]*average \d+%/);

  // B shows what was played, the best that was found, or both.
  await openPoint(page, 'choice');
  const marks = page.locator('.move-mark');
  await expect.poll(() => marks.count()).toBe(2);
  expect(await cartouche()).toMatch(/^Turn \d+\s+before (Ada|Bruno)’s move/);
  const look = () => page.evaluate(() => [...document.querySelectorAll('.move-mark')].map((mark) => mark.outerHTML));
  const both = await look();
  for (const count of [1, 1, 2]) {
    const before = await look();
    await page.keyboard.press('b');
    await expect.poll(look).not.toEqual(before);
    expect(await marks.count()).toBe(count);
  }
  expect(await look()).toEqual(both);

  await page.setViewportSize(SCREENS.tablet);
  await expectCurveInSight(page);
  await page.keyboard.press('Escape');
  await page.locator('.review-curve').waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).not.toContain('review');
});

test('a link that the review copies brings the game along: a friend sees the same moment of the review', async () => {
  const { page, context } = await server.guest({});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await takeIn(page, await island());
  await page.waitForURL(/\/local\//);
  await page.goto(`${new URL(page.url()).pathname}?review&at=3`);
  await page.locator('.pin').first().waitFor();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect.poll(copied).toContain('/record?');
  const link = await copied();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('dialog').getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(copied).toBe(link);

  // Nobody is "you" in the game of others.
  const friend = await server.guest({});
  await friend.go(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await friend.page.waitForURL(/\/local\/[^/]+\?at=3&review/);
  await friend.page.locator('.pin').first().waitFor();
  await friend.page.getByRole('heading', { name: /turn 1, step 3 of/ }).waitFor();
  expect(await friend.page.getByText('you', { exact: true }).count()).toBe(0);
  // They may try it again, at a table of their own that begins there.
  await friend.page.getByRole('button', { name: 'Try it again' }).click();
  await friend.page.getByRole('button', { name: /^Play on/ }).click();
  await friend.page.getByRole('button', { name: 'Open the table' }).click();
  await friend.page.locator('h1', { hasText: 'The end, from step 3' }).waitFor();
  await friend.page.locator('.ask[aria-busy="false"]').waitFor();
  expect(await friend.page.getByText('you', { exact: true }).count()).toBe(1);
});

test('a link to a moment of the review opens it there, on a phone and in French', async () => {
  const guest = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  const { page } = guest;
  await takeIn(page, await island());
  await page.waitForURL(/\/local\//);
  await guest.go(`${new URL(page.url()).pathname}?review&at=3`);
  await page.getByRole('heading', { name: /Vous regardez\s: tour 1, étape 3 sur/ }).waitFor();
  await page.locator('.pin').first().waitFor();
  await expectCurveInSight(page);
  await page.getByRole('tab', { name: 'Chance' }).click();
  await page.locator('.luck-bars li').nth(2).waitFor();
  // What was played and what was better is seen from near, or with the whole board.
  await openPoint(page, 'choice');
  await page.getByRole('button', { name: 'Tout le plateau' }).click();
  await page.getByRole('button', { name: 'De près' }).click();
  const marks = page.locator('.move-mark');
  await expect.poll(() => marks.count()).toBeGreaterThan(0);
  const areOnChart = () =>
    page.evaluate(() => {
      const chart = document.querySelector('#chart')!.getBoundingClientRect();
      return [...document.querySelectorAll('.move-mark')].every((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return left >= chart.left && right <= chart.right && top >= chart.top && bottom <= chart.bottom;
      });
    });
  await expect.poll(areOnChart).toBe(true);
});
