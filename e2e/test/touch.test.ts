import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** What fingers do on the screen of a phone. Playwright has taps only. */
class Fingers {
  private readonly devtools: CDPSession;
  /** Seconds since 1970, as the touches tell it: how soon one follows another does not depend on how busy a machine is. */
  private time = 1_800_000_000;

  private constructor(devtools: CDPSession) {
    this.devtools = devtools;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Fingers come down, go along their ways together, and are lifted. */
  async go(...ways: readonly (readonly Finger[])[]): Promise<void> {
    const steps = Math.max(...ways.map((way) => way.length));
    for (let step = 0; step < steps; step++) {
      const touchPoints = ways.map((way, id) => ({ ...way[Math.min(step, way.length - 1)]!, id }));
      await this.tell(step === 0 ? 'touchStart' : 'touchMove', touchPoints);
    }
    await this.tell('touchEnd', []);
  }

  private async tell(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Finger[]): Promise<void> {
    this.time += 0.02;
    await this.devtools.send('Input.dispatchTouchEvent', {
      ...{ type, timestamp: this.time },
      touchPoints: [...touchPoints],
    });
  }
}

/** How many times enlarged the island is, and where it has been moved to. */
const zoomOf = (page: Page) =>
  page.locator('.tt-pan').evaluate((pan) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(pan).transform);
    return { scale, x, y };
  });

test('fingers enlarge an island and move it, and draw no trail by it', async () => {
  const ada = await house.guest({ screen: 'phone' });
  const { page } = ada;
  const table = { game: 'trails-of-tucana', seed: 'touch', name: 'In a hand', until: () => true };
  await takeIn(page, await preparedTable({ ...table, seats: [{ who: 'person', name: 'Ada' }] }));
  await page.locator('.ask .offer').first().waitFor();
  const prompt = await page.locator('.ask-sentence').innerText();
  const fingers = await Fingers.on(page);
  const { x: left, y: top, width, height } = (await page.locator('.tt-surface').boundingBox())!;
  const middle = { x: left + width / 2, y: top + height / 2 };
  const apart = (by: number) => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];

  // Two fingers go apart: what was between them stays between them.
  const [near, far] = [apart(30), apart(75)];
  await fingers.go([near[0]!, far[0]!], [near[1]!, far[1]!]);
  await expect.poll(async () => (await zoomOf(page)).scale).toBeCloseTo(2.5, 1);
  const enlarged = await zoomOf(page);
  expect(enlarged.x + (width / 2) * enlarged.scale).toBeCloseTo(width / 2, 0);

  // Both go to the left: the island goes along.
  await fingers.go([far[0]!, { ...far[0]!, x: far[0]!.x - 40 }], [far[1]!, { ...far[1]!, x: far[1]!.x - 40 }]);
  await expect.poll(async () => (await zoomOf(page)).x).toBeCloseTo(enlarged.x - 40, 0);

  // They come together again: the whole island.
  await fingers.go([far[0]!, near[0]!], [far[1]!, near[1]!]);
  await expect.poll(async () => (await zoomOf(page)).scale).toBe(1);
  await expect.poll(() => page.locator('.tt-board').getAttribute('data-zoomed')).toBe('false');

  // Two taps at one place enlarge it, and two more make it whole again.
  await fingers.go([middle]);
  await fingers.go([middle]);
  await expect.poll(async () => (await zoomOf(page)).scale).toBeGreaterThan(1.5);
  await fingers.go([middle]);
  await fingers.go([middle]);
  await expect.poll(async () => (await zoomOf(page)).scale).toBe(1);

  expect(await page.locator('.ask-sentence').innerText()).toBe(prompt);
});
