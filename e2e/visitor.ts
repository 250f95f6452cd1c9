import type { Browser, BrowserContext, Page } from 'playwright-core';
import { leaveUnpainted } from './paint.ts';

/** The sizes of screen that the page is tried on. */
export const SCREENS = {
  desk: { width: 1440, height: 900 },
  /** For pictures that are shown smaller. */
  laptop: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  smallPhone: { width: 360, height: 740 },
  shortPhone: { width: 360, height: 640 },
} as const;

export interface Visit {
  readonly screen?: keyof typeof SCREENS;
  readonly locale?: string;
  readonly dark?: boolean;
  /** Whether things may move; tests are quicker without. */
  readonly motion?: boolean;
  /** Whether bots pause before they move, so that they can be followed; tests are quicker without. */
  readonly pauses?: boolean;
  /** Whether the page keeps itself for times without a network; tests are quicker without. */
  readonly keeps?: boolean;
  /** Whether there is anything to see; tests are quicker without. */
  readonly isPainted?: boolean;
}

/**
 * A page that is left or loaded anew while it still fetches a style complains of it. A style that cannot be had also makes the
 * browser complain of the failed request.
 */
const LEFT_EARLY = /Unable to preload CSS/;

/** What the console says where a page may not keep itself. */
const NOT_KEPT = /Service Worker registration blocked/;

/** The number of the update that a table's page shows. */
export const shownUpdate = async (page: Page): Promise<number> =>
  Number(await page.locator('.ask').getAttribute('data-n'));

/** Somebody with a browser of their own: no cookie and no table in common with others. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The server, as this visitor reaches it. */
  readonly address: string;
  /** Everything the page complained about. */
  readonly troubles: string[] = [];
  private readonly expected: RegExp[] = [LEFT_EARLY, NOT_KEPT];

  private constructor(page: Page, context: BrowserContext, address: string) {
    this.page = page;
    this.context = context;
    this.address = address;
  }

  static async come(browser: Browser, address: string, visit: Visit = {}): Promise<Visitor> {
    const { screen = 'desk', locale = 'en-GB', dark = false, motion = false, pauses = motion, keeps = false } = visit;
    const { isPainted = true } = visit;
    const isPhone = SCREENS[screen].width < 500;
    const context = await browser.newContext({
      baseURL: address,
      viewport: SCREENS[screen],
      hasTouch: isPhone,
      isMobile: isPhone,
      locale,
      colorScheme: dark ? 'dark' : 'light',
      serviceWorkers: keeps ? 'allow' : 'block',
      reducedMotion: motion ? 'no-preference' : 'reduce',
    });
    context.setDefaultTimeout(45_000);
    if (!isPainted) await leaveUnpainted(context);
    if (!pauses) {
      await context.addInitScript(() => {
        localStorage.setItem('skerry', localStorage.getItem('skerry') ?? '{"pace":"instant"}');
      });
    }
    const visitor = new Visitor(await context.newPage(), context, address);
    visitor.listen(visitor.page);
    context.on('page', (page) => visitor.listen(page));
    return visitor;
  }

  /** Goes to a page of the server. */
  async go(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** A complaint that belongs to what is tried: a browser writes every failed request into its console. */
  expect(complaint: RegExp): void {
    this.expected.push(complaint);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  private listen(page: Page): void {
    const note = (trouble: string) => {
      if (!this.expected.some((each) => each.test(trouble))) this.troubles.push(trouble);
    };
    // What fails outside of any function has no stack: then it is empty.
    page.on('pageerror', (error) => note(`error: ${error.stack || error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        note(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
  }
}
