import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import { painted } from '../paint.ts';
import { type Visit, Visitor } from '../visitor.ts';

/** A house where nobody is waited for, and nobody asks too much. */
const QUICK = { BOT_PAUSE: '0', PASS_PAUSE: '100', STAND_IN_SECONDS: '0', REQUESTS_PER_MINUTE: '100000' };

type Environment = { readonly [name: string]: string };

/** The browser and the houses of this process, for one test file after the other; they close when it ends. */
let browser: Promise<Browser> | undefined;
const houses = new Map<string, Promise<House>>();

function houseWith(environment: Environment): Promise<House> {
  const key = JSON.stringify(environment);
  const house = houses.get(key) ?? openHouse({ ...QUICK, ...environment });
  houses.set(key, house);
  return house;
}

async function openHouse(environment: Environment): Promise<House> {
  const house = await House.open(environment);
  // Vitest ends its processes by this signal, and does not wait until a browser has closed.
  for (const end of ['SIGTERM', 'exit']) process.once(end, () => house.abandon());
  return house;
}

/** Guests of a house that other test files visit, too. Whoever came is sent home after each test, and must have no complaint. */
export function party(environment: Environment = {}) {
  let house: House;
  let guests: Visitor[] = [];
  beforeAll(async () => {
    browser ??= openBrowser();
    [house] = await Promise.all([houseWith(environment), browser]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(guests, task.name);
    const troubles = guests.flatMap((guest) => guest.troubles);
    await Promise.all(guests.map((guest) => guest.leave()));
    guests = [];
    expect(troubles).toEqual([]);
  });
  return {
    get address(): string {
      return house.address;
    },
    async guest(visit: Visit & { readonly address?: string } = {}): Promise<Visitor> {
      const guest = await Visitor.come(await browser!, visit.address ?? house.address, { isPainted: false, ...visit });
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
    await painted(page, () => page.screenshot({ path })).catch(() => undefined);
    console.error(`At ${page.url()}: ${path}`);
  }
}
