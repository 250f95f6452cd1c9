import type { Home } from '@skerry/cli/command';
import { markdownTable } from '@skerry/cli/marks';
import { GROUNDS, type WalkedTurn, walk } from './walk.ts';

/** Games that are played; the figures are means of all their turns. */
const GAMES = 3;

export interface Clicks {
  readonly on: WalkedTurn['on'];
  readonly turns: number;
  /** For each turn, on average. */
  readonly clicks: number;
  /** For what: `{ roll: 2.1, enter: 0.8 }`. */
  readonly deeds: { readonly [deed: string]: number };
}

/** Whole games of The Island of Dread on the page, on a desk, and what their turns take. */
export async function clicksBench(home: Home): Promise<Clicks[]> {
  const { TestServer, openBrowser, Visitor } = await import('@skerry/e2e');
  const [server, browser] = await Promise.all([TestServer.open({ BOT_PAUSE: '0' }, home), openBrowser(home)]);
  try {
    const turns: WalkedTurn[] = [];
    for (let game = 1; game <= GAMES; game++) {
      const visitor = await Visitor.come(browser, server.address);
      turns.push(...(await walk(visitor.page, { seed: `walk ${game}` })).turns);
      await visitor.leave();
    }
    return summed(turns);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** By where the turns began. */
export function summed(turns: readonly WalkedTurn[]): Clicks[] {
  return GROUNDS.flatMap((on): Clicks[] => {
    const own = turns.filter((turn) => turn.on === on);
    if (own.length === 0) return [];
    const all = own.flatMap(({ clicks }) => clicks);
    const mean = (count: number): number => Math.round((count / own.length) * 100) / 100;
    const deeds = [...new Set(all)].map((deed) => [deed, mean(all.filter((each) => each === deed).length)] as const);
    return [{ on, turns: own.length, clicks: mean(all.length), deeds: Object.fromEntries(deeds) }];
  });
}

export const clicksText = (found: readonly Clicks[]): string =>
  markdownTable(
    ['turns that begin', 'turns', 'clicks per turn', 'what for, most first'],
    found.map(({ on, turns, clicks, deeds }) => [
      on === 'land' ? 'on land' : on === 'sea' ? 'at sea' : 'on the Island',
      String(turns),
      clicks.toFixed(1),
      Object.entries(deeds)
        .sort(([, one], [, other]) => other - one)
        .map(([deed, count]) => `${deed} ${count}`)
        .join(', '),
    ]),
  );
