import type { Home } from '@skerry/cli/command';
import { markdownTable } from '@skerry/cli/marks';
import { quantile } from '@skerry/cli/wilson';
import type { Browser } from '@skerry/e2e';
import { beginStudy } from '@skerry/tables/study';
import { loadNow } from '../busy.ts';
import { traced } from '../page/work.ts';

/** A busy machine disturbs a single visit. */
const VISITS = 3;

/** Seconds until a first guess and a fine value. */
const GOALS: { readonly [game: string]: readonly [guess: number, fine: number] } = {
  'forbidden-island': [1, 5],
  'trails-of-tucana': [1, 5],
  islebound: [2, 10],
  'island-of-dread': [2, 10],
};

/** Milliseconds of a task of the page's own thread. */
const LONGEST_TASK = 50;

export interface StudyFigures {
  readonly game: string;
  /** Seconds from the page of a study to the first value of its position, and to the fine one. */
  readonly guess: number;
  readonly fine: number;
  /** Milliseconds of the longest task of the page's own thread meanwhile. */
  readonly longestTask: number;
  readonly load: number;
}

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'person', name: 'Bruno' },
] as const;

const SHOWN = 'skerry-study-shown';

export async function studyBench(games: readonly string[], home: Home): Promise<readonly StudyFigures[]> {
  const { TestServer, openBrowser, preparedRecord, studyAddress } = await import('@skerry/e2e');
  const [server, browser] = await Promise.all([TestServer.open({}, home), openBrowser(home)]);
  try {
    const found: StudyFigures[] = [];
    for (const game of games) {
      const record = await preparedRecord({ game, seed: 'bench', name: 'Bench', seats: SEATS });
      const address = studyAddress(beginStudy(record, Math.floor(record.entries.length / 2), 'Bench'));
      const visits: Visit[] = [];
      for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, server.address, address));
      const middle = (of: (visit: Visit) => number) =>
        quantile(
          visits.map(of).toSorted((a, b) => a - b),
          0.5,
        );
      found.push({
        game,
        guess: middle(({ guess }) => guess),
        fine: middle(({ fine }) => fine),
        longestTask: middle(({ longestTask }) => longestTask),
        load: loadNow(),
      });
    }
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

type Visit = Pick<StudyFigures, 'guess' | 'fine' | 'longestTask'>;

/** Opens a study that is kept already: reading one in a link checks every move of it first. */
async function visit(browser: Browser, server: string, address: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: server, serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  const tree = page.getByRole('tree');
  await tree.waitFor();
  const kept = page.url();
  await page.addInitScript((shown) => {
    const noted: { [name: string]: number } = {};
    const looking = new MutationObserver(() => {
      const note = (name: string, selector: string) => {
        if (noted[name] === undefined && document.querySelector(selector) !== null) noted[name] = performance.now();
      };
      if (noted.shown === undefined && document.querySelector('.study-tree') !== null) performance.mark(shown);
      note('shown', '.study-tree');
      note('guess', '[aria-selected="true"] .study-worth[data-fine]');
      note('fine', '[aria-selected="true"] .study-worth[data-fine="true"]');
      if (noted.fine === undefined) return;
      looking.disconnect();
      document.documentElement.dataset.noted = JSON.stringify(noted);
    });
    looking.observe(document, { subtree: true, childList: true, attributes: true });
  }, SHOWN);
  const { mark, tasks } = await traced(SHOWN, browser, page, async () => {
    await page.goto(kept, { waitUntil: 'commit' });
    await page.locator('html[data-noted]').waitFor({ state: 'attached', timeout: 120_000 });
  });
  const noted = JSON.parse((await page.locator('html').getAttribute('data-noted')) ?? '{}');
  await context.close();
  return {
    guess: (noted.guess - noted.shown) / 1000,
    fine: (noted.fine - noted.shown) / 1000,
    longestTask: Math.max(...tasks.map(({ ts, tdur = 0 }) => (ts >= mark.ts ? tdur : 0))) / 1000,
  };
}

/** The figures in words, beside the goals. */
export function studyText(found: readonly StudyFigures[]): string {
  const rows = found.map(({ game, guess, fine, longestTask }) => {
    const [guessGoal, fineGoal] = GOALS[game] ?? [2, 10];
    return [
      game,
      `${guess.toFixed(2)} s (${guessGoal})`,
      `${fine.toFixed(2)} s (${fineGoal})`,
      `${Math.round(longestTask)} ms (${LONGEST_TASK})`,
    ];
  });
  return `From the page of a study to the value of its position; goals in brackets. Medians of ${VISITS} visits.

${markdownTable(['game', 'first guess', 'fine value', 'longest task of the page'], rows)}`;
}
