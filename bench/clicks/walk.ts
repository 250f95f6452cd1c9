/**
 * A whole game of The Island of Dread as a person plays it on the page: a strong player decides, and no more is clicked than the
 * page asks for.
 */

import type { Page } from '@skerry/e2e';
import {
  type Action,
  type Entry,
  follow,
  type Game,
  type GameState,
  legal,
  open,
  proceed,
  RecordError,
  tableFromView,
  type View,
  view,
} from '@skerry/engine';
import { manifestOf } from '@skerry/games';

/** Where a turn began. Whoever is asked in the turn of another has none of them. */
export const GROUNDS = ['land', 'sea', 'island'] as const;

export interface WalkedTurn {
  readonly on: (typeof GROUNDS)[number];
  readonly number: number;
  /** What each click was for: `enter`, `rollPicked`. */
  readonly clicks: string[];
}

export interface Walk {
  readonly turns: readonly WalkedTurn[];
  /** Clicks in the turns of others. */
  readonly asides: readonly string[];
}

export interface Wishes {
  readonly seed: string;
  /** The game goes on no longer than this. */
  readonly rounds?: number;
  /** Is told each question before it is answered. */
  look?(step: string, nth: number): Promise<void>;
}

const GAME = 'island-of-dread';
const OWN = 0;
const SEATS = ['Ada', 'Bruno', 'Chiara'].map((name, seat) =>
  seat === OWN ? ({ who: 'person', name } as const) : ({ who: 'bot', name, level: 'calm' } as const),
);

interface Seen {
  readonly turns: number;
  readonly round: number;
  readonly active: number;
  readonly agenda: readonly { readonly do: string }[];
  readonly players: readonly { readonly at: number }[];
}

/** The chart, as far as places on the page are numbered by it: spaces by row and column, then anchors. */
interface Chart {
  readonly ports: readonly string[];
  readonly towns: readonly number[];
  readonly terrain: readonly unknown[];
}
const COLUMNS = 26;

/** Answers that only open the way to others: a click that wants one of these answers both. */
const ON_THE_WAY: readonly string[] = [
  'sailOn',
  'enter',
  'row',
  'stand',
  'shelf',
  'sellOne',
  'captains',
  'back',
  'heal',
];

const READY = '.ask[aria-busy="false"]:is([data-tone="yours"], [data-tone="must"])';
const OVER = '.ask[data-tone="over"]';

/** Takes a table in on the page, and plays it to its end. */
export async function walk(page: Page, { seed, rounds = Number.POSITIVE_INFINITY, look }: Wishes): Promise<Walk> {
  const { preparedTable } = await import('@skerry/e2e');
  const manifest = manifestOf(GAME)!;
  const game = await manifest.rules();
  const profile = await manifest.botProfile(game);
  const decide = (state: View['state']): Action => {
    const offers = legal(tableFromView(game, { seat: OWN, state }), OWN);
    return profile.seasoned!(state as GameState, OWN, offers, 'keen')[0]!;
  };
  const table = open(game, { seats: SEATS.length, seed });
  const pages = { known: 0 };
  const readOn = async () => {
    for (const { n, seat, action, chance } of await page.evaluate(readLines, pages.known)) {
      follow(table, { ...(seat !== undefined && { seat }), action, ...(chance && { chance }) });
      pages.known = n;
    }
  };
  const file = await preparedTable({ game: GAME, seed, name: 'Walk', seats: SEATS, until: () => true });
  await page.goto('/');
  await page
    .getByLabel(/Choose a file|Choisir un fichier/)
    .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(file) });

  const turns: WalkedTurn[] = [];
  const asides: string[] = [];
  for (let nth = 0; ; nth++) {
    await page.locator(`${READY}, ${OVER}`).first().waitFor();
    if (await page.locator(OVER).isVisible()) break;
    await readOn();
    const { state } = view(table, OWN);
    const { active, turns: number, round, agenda, players } = state as unknown as Seen;
    if (round > rounds) break;
    if (agenda.at(-1)!.do === 'phase' && (await page.locator('.iod-kept-round').isVisible())) {
      await page.locator(`.ask:not([data-n="${pages.known}"])`).waitFor();
      continue;
    }
    const { at } = players[OWN]!;
    if (active === OWN && turns.at(-1)?.number !== number)
      turns.push({ on: at < 0 ? 'island' : at < cellsOf(game) ? 'land' : 'sea', number, clicks: [] });
    await look?.(agenda.at(-1)!.do, nth);
    const clicks = active === OWN ? turns.at(-1)!.clicks : asides;
    const path = pathFrom(game, state, decide);
    clicks.push(...(await answer(page, game, path)));
  }
  return { turns, asides };
}

/** The log of the only table, from a line on. */
const readLines = (known: number) =>
  new Promise<(Entry & { readonly n: number })[]>((resolve, reject) => {
    const opening = indexedDB.open('skerry');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('lines').objectStore('lines').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.filter(({ n }: { readonly n: number }) => n > known));
      };
    };
  });

/** What is decided at once: a way to its end, or what a shelf is opened for. */
function pathFrom(game: Game, from: View['state'], decide: (state: View['state']) => Action): Action[] {
  const path: Action[] = [];
  for (let state = from; ; ) {
    const action = decide(state);
    if (path.at(-1)?.act === 'enter' && action.act === 'halt') return path;
    if (path.at(-1)?.act === 'heal' && keyOf(action) !== keyOf(path.at(-1)!)) return path;
    path.push(action);
    if (!ON_THE_WAY.includes(action.act)) return path;
    try {
      state = proceed(game, state as GameState, { seat: OWN, action }).state;
    } catch (error) {
      if (error instanceof RecordError) return path;
      throw error;
    }
    const { active, agenda } = state as unknown as Seen;
    if (active !== OWN || (action.act === 'enter' && agenda.at(-1)!.do !== 'walk')) return path;
  }
}

const chartOf = ({ content }: Game): Chart => (content as { readonly chart: Chart }).chart;
const cellsOf = (game: Game): number => chartOf(game).terrain.length;

/** The number of a place on the page. */
function placeOf(game: Game, { act, to }: Action & { readonly to?: unknown }): number | undefined {
  if (typeof to !== 'string') return undefined;
  const { ports, towns } = chartOf(game);
  if (act !== 'lane') return Number(to.slice(1)) * COLUMNS + to.charCodeAt(0) - 97;
  const port = ports.indexOf(to);
  return port < towns.length ? towns[port] : cellsOf(game) + port - towns.length;
}

const keyOf = ({ act, ...fields }: Action): string => [act, ...Object.values(fields)].join('-');

/** Clicks until the question is answered, and says on what. */
async function answer(page: Page, game: Game, path: readonly Action[]): Promise<string[]> {
  const action = path.at(-1)!;
  // All wounds of a figure are healed at once.
  const key = keyOf(action) + (action.act === 'heal' && path.length > 1 ? '-all' : '');
  const before = await page.locator('.ask').getAttribute('data-n');
  const clicked: string[] = [];
  const click = async (selector: string, what: string): Promise<void> => {
    await page.locator(selector).first().click();
    clicked.push(what);
  };
  /** Whether the page shows this, as soon as it shows anything of the kind. */
  const shows = async (selector: string, kind = selector): Promise<boolean> => {
    await page
      .locator(kind)
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => {});
    return page.locator(selector).first().isVisible();
  };
  const place = placeOf(game, action);
  if (action.act === 'attack' || action.act === 'defend') {
    if (await shows(`.focus [data-acts="${key}"][aria-checked="false"]`, '.focus [data-acts]'))
      await click(`.focus [data-acts="${key}"]`, 'picked');
    const round = '.focus [data-offer="fightRound"]';
    if (await page.locator(round).isVisible()) await click(round, 'fight round');
    else await click('.ask [data-offer="rollPicked"]', 'roll');
  } else if (place !== undefined) {
    await clickPlace(page, place);
    clicked.push(action.act);
    // It may ask first whether this is meant. What can be taken back for a moment goes on by itself.
    const there = `.ask[aria-busy="false"][data-n="${before}"] [data-offer="there"]`;
    const taken = `.ask:is(:not([data-n="${before}"]), [aria-busy="true"])`;
    const soon = '.iod-soon';
    if (await shows(soon, `${taken}, ${there}, ${soon}`)) await page.locator(taken).waitFor();
    else if (await shows(there, `${taken}, ${there}`)) await click(there, `${action.act} there`);
    else if (!(await page.locator(taken).isVisible())) {
      // Something lies over it: from the keyboard it is gone to all the same.
      await page.locator(`.table-board [data-place="${place}"]`).press('Enter');
      clicked.push(`${action.act} by keys`);
    }
  } else {
    const own = `.focus [data-offer="${key}"], .ask [data-offer="${key}"]`;
    const shared = `.ask [data-offer="${action.act}"]`;
    if (await shows(own, `${own}, ${shared}`)) await click(own, action.act);
    else if (await shows(shared)) {
      await click(shared, action.act);
      await click(`.ask .action-list li:nth-child(${'n' in action ? action.n : 1}) .offer`, `${action.act} which`);
    }
    // What ends the turn is held until it is ended.
    const end = `.ask[aria-busy="false"][data-n="${before}"] [data-offer="endTurn"]`;
    if (
      ['train', 'find'].includes(action.act) &&
      (await shows(end, `.ask:is(:not([data-n="${before}"]), [aria-busy="true"]), ${end}`))
    )
      await click(end, 'end turn');
  }
  await page
    .locator(`.ask:not([data-n="${before}"])`)
    .waitFor({ timeout: 10_000 })
    .catch(() => {
      throw new Error(`Nothing on the page answers ${key}, after ${clicked.join(', ')}.`);
    });
  return clicked;
}

/** Clicks in the middle of a place on the chart, where the browser sees no button. */
async function clickPlace(page: Page, place: number): Promise<void> {
  const { x, y, width, height } = (await page.locator(`.table-board [data-place="${place}"]`).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
