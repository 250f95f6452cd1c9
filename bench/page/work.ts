import type { Browser, Page } from '@skerry/e2e';

/** What Chromium notes of a task or a mark, times in microseconds. */
interface Noted {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long the thread worked for it. */
  readonly tdur?: number;
}

interface Trace {
  readonly mark: Noted;
  /** The tasks of the thread that set the mark. */
  readonly tasks: readonly Noted[];
}

/** What the page's own thread does while something happens during which it sets a mark. */
export async function traced(
  mark: string,
  browser: Browser,
  page: Page,
  happens: () => Promise<unknown>,
): Promise<Trace> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await happens();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: Noted[] };
  const set = traceEvents.find(({ name }) => name === mark);
  if (set === undefined) throw new Error(`The browser did not note "${mark}".`);
  const isTask = ({ name, pid, tid }: Noted) =>
    name === 'ThreadControllerImpl::RunTask' && pid === set.pid && tid === set.tid;
  return { mark: set, tasks: traceEvents.filter(isTask) };
}

/** Milliseconds that the page's own thread works until it sets a mark. */
export async function workUntil(mark: string, browser: Browser, page: Page, happens: () => Promise<unknown>) {
  const { mark: end, tasks } = await traced(mark, browser, page, happens);
  return tasks.reduce((sum, { ts, tdur = 0 }) => (ts <= end.ts ? sum + tdur : sum), 0) / 1000;
}

const BOT_IS_ASKED = 'skerry-bot-is-asked';

/** Ends a turn on a phone: milliseconds of the longest task from then until it is the visitor's turn again. */
export async function longestTask(browser: Browser, address: string): Promise<number> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', ...phone });
  const page = await context.newPage();
  await page.goto('/');
  const file = { name: 'table.json', mimeType: 'application/json', buffer: await tableWithBot() };
  await page.getByLabel('Choose a file').setInputFiles(file);
  const endOfTurn = page.locator('.ask[data-tone="yours"] .offers .offer-go');
  await endOfTurn.waitFor();
  await page.waitForLoadState('networkidle');
  const { mark, tasks } = await traced(BOT_IS_ASKED, browser, page, async () => {
    await endOfTurn.click();
    await page.locator('.ask[data-tone="others"]').waitFor();
    await page.evaluate((name) => performance.mark(name), BOT_IS_ASKED);
    await page.locator('.ask:is([data-tone="yours"], [data-tone="over"])').waitFor({ timeout: 60_000 });
  });
  await context.close();
  return Math.max(...tasks.map(({ ts, tdur = 0 }) => (ts >= mark.ts ? tdur : 0))) / 1000;
}

/** A table on this device at which a person is asked, and then a bot of the strongest level. */
async function tableWithBot(): Promise<Buffer> {
  const { preparedTable } = await import('@skerry/e2e');
  const seats = [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Puffin', level: 'fierce' },
  ] as const;
  const preparation = { game: 'forbidden-island', seed: 'still', name: 'Bench', seats } as const;
  return Buffer.from(await preparedTable({ ...preparation, until: (_, n) => n >= 6 }));
}
