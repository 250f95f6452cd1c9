import { setTimeout as pause } from 'node:timers/promises';
import type { Home } from '@skerry/cli/command';
import { markdownTable } from '@skerry/cli/marks';
import { quantile } from '@skerry/cli/wilson';
import type { Browser, Page } from '@skerry/e2e';
import { busyNote, loadNow } from '../busy.ts';
import { longestTask, workUntil } from './work.ts';

/** A busy machine disturbs a single visit. */
const VISITS = 5;
/** How much slower than this machine's the processor is made. */
const SLOWER = 4;

/** Compressed, as served. */
const GOALS = { homeBytes: 60_000, tableBytes: 60_000, work: 150, task: 50, interactive: 1000 } as const;

export interface PageFigures {
  /** JavaScript of the home page's first load. */
  readonly homeBytes: number;
  /** What a table needs besides, in the page. */
  readonly tableBytes: number;
  /** What the workers of a table on this device load, at their own time. */
  readonly workerBytes: number;
  /** Milliseconds of the page's own thread until an offer answers, nothing kept from before; steadier than a clock on the wall. */
  readonly work: number;
  /** Milliseconds from the address to an offer that answers, on a slowed-down processor, nothing kept from before. */
  readonly firstVisit: number;
  /** The same for whoever has been here before. */
  readonly laterVisit: number;
  /** Milliseconds of the longest task of the page's own thread while a bot thinks out a turn and plays it. */
  readonly longestTask: number;
  /** Programs that wanted a processor meanwhile, for each there is: above 1, times say more about them. */
  readonly load: number;
}

export async function pageBench(home: Home): Promise<PageFigures> {
  // A browser is a large thing, and only this needs one.
  const { TestServer, openBrowser } = await import('@skerry/e2e');
  const [server, browser] = await Promise.all([TestServer.open({ BOT_PAUSE: '0' }, home), openBrowser(home)]);
  try {
    const bytes = await weigh(browser, server.address);
    const { work, first, later } = await time(browser, server.address);
    const besideBot: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) besideBot.push(await longestTask(browser, server.address));
    return {
      ...bytes,
      work: median(work),
      firstVisit: median(first),
      laterVisit: median(later),
      longestTask: median(besideBot),
      load: loadNow(),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** What a visitor loads, from the home page to a table on this device. */
async function weigh(browser: Browser, address: string) {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  const loaded = new Map<string, number>();
  context.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    if (/\.js$/.test(new URL(request.url()).pathname)) loaded.set(request.url(), responseBodySize);
  });
  /** The scripts of the page itself, and whether they were asked for before it could be played; workers have their own. */
  const inPage = async () => {
    await page.waitForLoadState('networkidle');
    const entries = await page.evaluate(() => {
      const asked = Number(document.documentElement.dataset.asked ?? performance.now());
      return performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ name, isEarly: startTime <= asked }));
    });
    const workers = new Set(page.workers().map((worker) => worker.url()));
    return entries.filter(({ name }) => loaded.has(name) && !workers.has(name));
  };
  const sum = (names: Iterable<string>) => [...names].reduce((bytes, name) => bytes + (loaded.get(name) ?? 0), 0);
  await page.addInitScript(() => {
    const looking = new MutationObserver(() => {
      // A bot may be the first to play: then there are offers only when it has thought.
      if (document.querySelector('.ask') === null) return;
      looking.disconnect();
      document.documentElement.dataset.asked = `${performance.now()}`;
    });
    looking.observe(document, { subtree: true, childList: true });
  });
  await page.goto('/');
  await page.locator('.game-card .offer-go').first().waitFor();
  const forHome = new Set((await inPage()).map(({ name }) => name));
  await page.locator('.game-card .offer-go').first().click();
  await page.locator('.ask .offer').first().waitFor();
  // Bots are fetched when one of them has something to think about.
  for (let before = -1; before < loaded.size; await pause(3000)) before = loaded.size;
  const all = await inPage();
  const forPage = new Set(all.map(({ name }) => name));
  const figures = {
    homeBytes: sum(forHome),
    tableBytes: sum(all.flatMap(({ name, isEarly }) => (isEarly && !forHome.has(name) ? [name] : []))),
    workerBytes: sum([...loaded.keys()].filter((name) => !forPage.has(name))),
  };
  await context.close();
  return figures;
}

/** A table at which the visitor is asked first. */
async function openTable(page: Page): Promise<string> {
  await page.goto('/about');
  const id = await page.evaluate(async () => {
    const seats = [
      { who: 'me', name: 'Ada' },
      { who: 'bot', level: 'calm' },
    ];
    const wish = { game: 'forbidden-island', name: 'Bench', options: { firstSeat: 0 }, seats };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
    return ((await answer.json()) as { readonly id: string }).id;
  });
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.ask .offer').first().waitFor();
  return id;
}

async function time(browser: Browser, address: string) {
  const host = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  const path = `/t/${await openTable(await host.newPage())}`;
  const cookies = await host.cookies();
  const work: number[] = [];
  const first: number[] = [];
  const later: number[] = [];
  const newcomer = async () => {
    const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
    await context.addCookies(cookies);
    return context;
  };
  for (let visit = 0; visit < VISITS; visit++) {
    const alone = await newcomer();
    const page = await alone.newPage();
    work.push(await workUntil(ANSWERED, browser, page, () => untilAnswered(page, path, 1)));
    await alone.close();
    const context = await newcomer();
    first.push(await untilAnswered(await context.newPage(), path, SLOWER));
    later.push(await untilAnswered(await context.newPage(), path, SLOWER));
    await context.close();
  }
  await host.close();
  return { work, first, later };
}

const ANSWERED = 'skerry-answered';

/** Goes to a table and presses the first offer as soon as it is there, until it answers by marking its targets. */
async function untilAnswered(page: Page, path: string, slower: number): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript((answered) => {
    const looking = new MutationObserver(() => {
      const offer = document.querySelector<HTMLElement>('.ask .offers .offer[aria-disabled="false"]');
      if (offer?.getAttribute('aria-pressed') === 'true') {
        looking.disconnect();
        performance.mark(answered);
        document.documentElement.dataset.answered = `${performance.now()}`;
      } else if (offer !== null && document.documentElement.dataset.pressed === undefined) {
        document.documentElement.dataset.pressed = '';
        setTimeout(() => offer.click());
      }
    });
    looking.observe(document, { subtree: true, childList: true, attributes: true });
  }, ANSWERED);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-answered]').waitFor({ timeout: 60_000 });
  return Number(await page.locator('html').getAttribute('data-answered'));
}

/** The figures in words, beside the goals. */
export function pageText(figures: PageFigures): string {
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
  const { homeBytes, tableBytes, workerBytes, work, firstVisit, laterVisit, longestTask, load } = figures;
  const table = markdownTable(
    ['of the page', 'measured', 'goal'],
    [
      ['JavaScript of the home page, compressed', kilobytes(homeBytes), `below ${kilobytes(GOALS.homeBytes)}`],
      ['extra JavaScript for a Forbidden Island table', kilobytes(tableBytes), `below ${kilobytes(GOALS.tableBytes)}`],
      ['in workers, for tables on this device', kilobytes(workerBytes), ''],
      [
        'main-thread work, first visit to a table until a button responds',
        `${Math.round(work)} ms`,
        `below ${GOALS.work} ms`,
      ],
      [
        `first visit to a table until a button responds, processor ${SLOWER}× slower`,
        seconds(firstVisit),
        `below ${seconds(GOALS.interactive)}`,
      ],
      ['the same, on a repeat visit', seconds(laterVisit), `below ${seconds(GOALS.interactive)}`],
      [
        'longest task of the page on a phone while a fierce bot thinks and plays',
        `${Math.round(longestTask)} ms`,
        `below ${GOALS.task} ms`,
      ],
    ],
  );
  return `${table}${busyNote(load, 'the sizes are right, the times too long')}`;
}
