import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', name: 'Bruno', level: 'calm' },
] as const;
const island = () => preparedTable({ game: 'forbidden-island', seed: 'review', name: 'The end', seats: SEATS });

/** Opens the first turning point of a kind by its pin on the curve. */
const openPoint = (page: Page, kind: 'chance' | 'choice') =>
  page
    .locator('.pin')
    .filter({ has: page.locator(`[data-kind="${kind}"]`) })
    .first()
    .click();

test('a game that is over is reviewed: a curve, turning points, luck and skill, by keyboard too', async () => {
  const { page } = await house.guest({});
  await takeIn(page, await island());
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByRole('button', { name: 'Review' }).click();
  await page.locator('.luck-bars li').nth(2).waitFor();
  expect(await page.locator('.review-summary p').count()).toBe(3);
  await page.keyboard.press('[');
  await page.getByText(/Turning point \d of \d/).waitFor();
  expect(page.url()).toMatch(/review=&at=\d+|at=\d+&review=/);
  // The chart is called by the moment, and those who listen have the course as a table.
  expect(await page.locator('.cartouche').innerText()).toMatch(/^Turn \d+\s+(before (Ada|Bruno)’s move|after chance)/);
  expect(await page.getByRole('columnheader', { name: 'What happened' }).count()).toBe(1);
  expect(await page.locator('.curve-dot').count()).toBe(await page.locator('.pin').count());
  expect(await findings(page)).toEqual([]);
  const point = page.getByText(/Turning point \d of \d/);
  const last = await point.innerText();
  await page.keyboard.press('[');
  await expect.poll(() => point.innerText()).not.toBe(last);
  await page.keyboard.press(']');
  await expect.poll(() => point.innerText()).toBe(last);
  // Of chance one reads how it stood before, what was average, and how it stands after.
  await openPoint(page, 'chance');
  expect(await page.locator('.chance-figures').innerText()).toMatch(/before \d+%[\s\S]*after \d+%[\s\S]*average \d+%/);
  await page.keyboard.press('Escape');
  await page.locator('.review-curve').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await expect.poll(() => page.url()).not.toContain('review');
});

test('a link to a moment of the review opens it there, on a phone and in French', async () => {
  const guest = await house.guest({ screen: 'phone', locale: 'fr-FR' });
  const { page } = guest;
  await takeIn(page, await island());
  await page.waitForURL(/\/local\//);
  await guest.go(`${new URL(page.url()).pathname}?review&at=3`);
  await page.getByRole('heading', { name: /Vous regardez\s: tour 1, étape 3 sur/ }).waitFor();
  await page.getByRole('tab', { name: 'Chance' }).click();
  await page.locator('.luck-bars li').nth(2).waitFor();
  // What was played and what was better is seen from near, or with the whole board.
  await openPoint(page, 'choice');
  await page.getByRole('button', { name: 'Tout le plateau' }).click();
  await page.getByRole('button', { name: 'De près' }).click();
  const marks = page.locator('.move-mark');
  await expect.poll(() => marks.count()).toBeGreaterThan(0);
  for (const mark of await marks.all()) {
    const [at, chart] = [(await mark.boundingBox())!, (await page.locator('#chart').boundingBox())!];
    expect(at.x).toBeGreaterThanOrEqual(chart.x);
    expect(at.x + at.width).toBeLessThanOrEqual(chart.x + chart.width);
    expect(at.y).toBeGreaterThanOrEqual(chart.y);
    expect(at.y + at.height).toBeLessThanOrEqual(chart.y + chart.height);
  }
});

test.each(['desk', 'tablet', 'phone'] as const)(
  'the whole curve is in sight, with its pins and its slider: %s',
  async (screen) => {
    const { page } = await house.guest({ screen });
    await takeIn(page, await island());
    await page.waitForURL(/\/local\//);
    await page.goto(`${new URL(page.url()).pathname}?review`);
    await page.locator('.pin').first().waitFor();
    const { height } = page.viewportSize()!;
    for (const part of ['.pin', '.curve-slider']) {
      const box = (await page.locator(part).first().boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      // What lies there is the thing itself, and nothing that covers it.
      const isOnTop = await page.evaluate(
        ({ x, y, part: selector }) => document.elementFromPoint(x, y)?.closest(selector) !== null,
        { x: box.x + box.width / 2, y: box.y + box.height / 2, part },
      );
      expect(isOnTop).toBe(true);
    }
  },
);

test('B shows what was played, the best that was found, or both', async () => {
  const { page } = await house.guest({});
  await takeIn(page, await island());
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByRole('button', { name: 'Review' }).click();
  await page.locator('.luck-bars li').nth(2).waitFor();
  await openPoint(page, 'choice');
  const marks = page.locator('.move-mark');
  await expect.poll(() => marks.count()).toBe(2);
  const seen = [];
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('b');
    seen.push(await marks.count());
  }
  expect(seen).toEqual([1, 1, 2]);
});
