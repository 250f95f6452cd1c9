import type { Page } from 'playwright-core';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Gives the page another window, and waits until it has found its place in it: what it measures it knows a frame later. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted.width && innerHeight === wanted.height, {
    width,
    height,
  });
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
}
