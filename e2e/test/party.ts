import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import { type Visit, Visitor } from '../visitor.ts';

/** A house where nobody is waited for, and nobody asks too much. */
const QUICK = { BOT_PAUSE: '0', PASS_PAUSE: '100', STAND_IN_SECONDS: '0', REQUESTS_PER_MINUTE: '100000' };

/** One browser and one house for all tests of a file. Whoever came is sent home after each test, and must have no complaint. */
export function party(environment: { readonly [name: string]: string } = {}) {
  let browser: Browser;
  let house: House;
  let guests: Visitor[] = [];
  beforeAll(async () => {
    [browser, house] = await Promise.all([openBrowser(), House.open({ ...QUICK, ...environment })]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(guests, task.name);
    const troubles = guests.flatMap((guest) => guest.troubles);
    await Promise.all(guests.map((guest) => guest.leave()));
    guests = [];
    expect(troubles).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  return {
    get address(): string {
      return house.address;
    },
    async guest(visit: Visit & { readonly address?: string } = {}): Promise<Visitor> {
      const guest = await Visitor.come(browser, visit.address ?? house.address, visit);
      guests.push(guest);
      return guest;
    },
  };
}

/** What everybody saw when a test failed. */
async function photograph(guests: readonly Visitor[], test: string): Promise<void> {
  const name = test.replaceAll(/\W+/g, '-').slice(0, 60);
  for (const [n, { page }] of guests.entries()) {
    const path = fileURLToPath(new URL(`../../node_modules/.skerry/e2e/${name}-${n + 1}.png`, import.meta.url));
    await page.screenshot({ path }).catch(() => undefined);
    console.error(`At ${page.url()}: ${path}`);
  }
}
