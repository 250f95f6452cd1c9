import type { Home } from '@skerry/cli/command';
import { markdownTable } from '@skerry/cli/marks';
import type { Visitor } from '@skerry/e2e';

const SCREENS = ['desk', 'phone'] as const;
/** Each is begun this often, by somebody who has never been here. */
const TIMES = 3;
/** How a newcomer reads, and how long a click takes that has to be found first. */
const WORDS_PER_SECOND = 4;
const SECONDS_PER_CLICK = 2;

export interface Start {
  readonly game: string;
  readonly screen: (typeof SCREENS)[number];
  /** From "Play now" to the first question, with bots that pause and pieces that move. */
  readonly seconds: number;
  /** That somebody who reads everything reads until then: the question, what can be answered, and the first tip. */
  readonly words: number;
  /** From "Play now" to the first own move. */
  readonly clicks: number;
  /** All together, as a newcomer takes it. */
  readonly newcomer: number;
}

/** How soon somebody who has never been here makes a first move. */
export async function startBench(home: Home, games: readonly string[]): Promise<Start[]> {
  const { TestServer, openBrowser, Visitor } = await import('@skerry/e2e');
  const [server, browser] = await Promise.all([TestServer.open({}, home), openBrowser(home)]);
  try {
    const found: Start[] = [];
    for (const game of games)
      for (const screen of SCREENS) {
        const begun: Omit<Start, 'game' | 'screen'>[] = [];
        for (let n = 0; n < TIMES; n++) {
          const visitor = await Visitor.come(browser, server.address, { screen, motion: true });
          begun.push(await begin(visitor, game));
          await visitor.leave();
        }
        found.push({ game, screen, ...middle(begun) });
      }
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function begin({ page }: Visitor, game: string): Promise<Omit<Start, 'game' | 'screen'>> {
  const { Player } = await import('@skerry/e2e');
  await page.goto('/');
  const play = page.locator(`.game-card:has(#game-${game})`).getByRole('button', { name: 'Play now' });
  await play.waitFor();
  const began = performance.now();
  await play.click();
  const player = new Player(page, { seed: 1, curiosity: 0 });
  await player.isAsked();
  const seconds = (performance.now() - began) / 1000;
  const texts = await page.locator('.ask, .first-time').allInnerTexts();
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  const n = () => page.locator('.ask').getAttribute('data-n');
  const before = await n();
  await page.evaluate(() => {
    document.addEventListener('click', () => document.body.setAttribute('data-clicks', `${clicked() + 1}`), true);
    const clicked = () => Number(document.body.getAttribute('data-clicks') ?? 0);
  });
  // A move may take several clicks; the player of the tests wants to see what came of each, which takes it too long here.
  while ((await n()) === before) await player.decide().catch(() => undefined);
  const clicks = 1 + Number(await page.locator('body').getAttribute('data-clicks'));
  return { seconds, words, clicks, newcomer: seconds + words / WORDS_PER_SECOND + clicks * SECONDS_PER_CLICK };
}

function middle<T extends { readonly seconds: number }>(begun: readonly T[]): T {
  return begun.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(begun.length / 2)]!;
}

export const startText = (found: readonly Start[]): string =>
  markdownTable(
    [
      'game',
      'screen',
      'seconds to the first question',
      'words to read',
      'clicks to the first move',
      'a newcomer, in seconds',
    ],
    found.map(({ game, screen, seconds, words, clicks, newcomer }) => [
      game,
      screen,
      seconds.toFixed(1),
      String(words),
      String(clicks),
      newcomer.toFixed(0),
    ]),
  );
