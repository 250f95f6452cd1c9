import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from '../browser.ts';
import { painted } from '../paint.ts';
import { TestServer } from '../test-server.ts';
import { type Visit, Visitor } from '../visitor.ts';

/** A server where nobody is waited for, and nobody asks too much. */
const QUICK = { BOT_PAUSE: '0', PASS_PAUSE: '100', STAND_IN_SECONDS: '0', REQUESTS_PER_MINUTE: '100000' };

type Environment = { readonly [name: string]: string };

/** The browser and the servers of this process, for one test file after the other; they close when it ends. */
let browser: Promise<Browser> | undefined;
const servers = new Map<string, Promise<TestServer>>();

function serverWith(environment: Environment): Promise<TestServer> {
  const key = JSON.stringify(environment);
  const server = servers.get(key) ?? openServer({ ...QUICK, ...environment });
  servers.set(key, server);
  return server;
}

async function openServer(environment: Environment): Promise<TestServer> {
  const server = await TestServer.open(environment);
  // Vitest ends its processes by this signal, and does not wait until a browser has closed.
  for (const end of ['SIGTERM', 'exit']) process.once(end, () => server.abandon());
  return server;
}

/** Guests of a server that other test files visit, too. Whoever came is sent home after each test, and must have no complaint. */
export function party(environment: Environment = {}) {
  let server: TestServer;
  let guests: Visitor[] = [];
  beforeAll(async () => {
    browser ??= openBrowser();
    [server] = await Promise.all([serverWith(environment), browser]);
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
      return server.address;
    },
    async guest(visit: Visit & { readonly address?: string } = {}): Promise<Visitor> {
      const guest = await Visitor.come(await browser!, visit.address ?? server.address, { isPainted: false, ...visit });
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
