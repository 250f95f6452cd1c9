import type { Locator, Page } from 'playwright-core';

/** Milliseconds after which something that was there is taken for gone. */
const PATIENCE = 5000;

/** Buttons in the bar and in a slip over the chart, and whatever else can be touched in such a slip: a die, a cube. */
const OFFERS = '.ask:not([data-tone="over"]) .offers .offer, .focus-body :is(.offer, [data-act])';

/** What the slip below the board says at a moment. */
interface Asked {
  /** `yours` and `must` wait for the reader, `others` for somebody else. */
  readonly tone: string;
  readonly sentence: string;
  readonly isBusy: boolean;
  readonly offers: readonly { readonly label: string; readonly isGreyed: boolean; readonly isGo: boolean }[];
}

/** What a player did: the labels they clicked, one after the other. */
export type Deed = readonly string[];

export interface Manner {
  /** Same seed, same choices, as long as the same is offered. */
  readonly seed: number;
  /** How often something other than the quickest way to the end is tried, from 0 to 1. */
  readonly curiosity: number;
}

/** Plays at a table as a stranger would: sees what the page offers, and clicks on it. Knows no rule of any game. */
export class Player {
  readonly page: Page;
  readonly deeds: Deed[] = [];
  private readonly curiosity: number;
  private readonly random: () => number;

  constructor(page: Page, { seed, curiosity }: Manner) {
    this.page = page;
    this.curiosity = curiosity;
    this.random = randomness(seed);
  }

  /** All that is offered: in the bar, and on a slip that lies over the chart. */
  private get offers(): Locator {
    return this.page.locator(OFFERS);
  }

  /** The slip that says what is asked. */
  get slip(): Locator {
    return this.page.locator('.ask');
  }

  get isOver(): Promise<boolean> {
    return this.page.locator('.ask[data-tone="over"], .replay').isVisible();
  }

  async asked(): Promise<Asked | undefined> {
    return this.page.evaluate((everywhere) => {
      const slip = document.querySelector<HTMLElement>('.ask');
      if (slip === null || slip.matches('.replay')) return undefined;
      return {
        tone: slip.dataset.tone ?? '',
        sentence: slip.querySelector('.ask-sentence')?.textContent ?? '',
        isBusy: slip.getAttribute('aria-busy') === 'true',
        offers: [...document.querySelectorAll(everywhere)].map((offer) => ({
          label: offer.querySelector('.offer-text > span')?.textContent ?? offer.ariaLabel ?? '',
          isGreyed: offer.getAttribute('aria-disabled') === 'true',
          isGo: offer.classList.contains('offer-go'),
        })),
      };
    }, OFFERS);
  }

  /** Waits until the page asks this reader for something, or the game is over. Returns whether it asks. */
  async isAsked(timeout = 60_000): Promise<boolean> {
    const asking = '.ask[aria-busy="false"]:is([data-tone="yours"], [data-tone="must"])';
    const over = `.table:has(${asking}) .focus-body :is(.offer[aria-disabled="false"], [data-act])`;
    const ready = `${asking} .offers .offer[aria-disabled="false"], ${over}`;
    await this.page.locator(`${ready}, .ask[data-tone="over"], dialog.veil`).first().waitFor({ timeout });
    return !(await this.isOver);
  }

  /** Whether the page asks right now. */
  async isAskedNow(): Promise<boolean> {
    const asked = await this.asked();
    return asked !== undefined && !asked.isBusy && (asked.tone === 'yours' || asked.tone === 'must');
  }

  /** Takes one decision that the page asks for. Returns what was clicked; nothing if the page changed its mind meanwhile. */
  async decide(): Promise<Deed | undefined> {
    const veil = this.page.locator('dialog.veil .offer');
    if (await veil.isVisible()) {
      await veil.click();
      return undefined;
    }
    const before = await this.mark();
    const asked = await this.asked();
    const open = asked?.offers.flatMap((offer, nth) => (offer.isGreyed ? [] : [{ ...offer, nth }])) ?? [];
    const go = open.find(({ isGo }) => isGo);
    const offer = go !== undefined && this.random() >= this.curiosity ? go : this.oneOf(open);
    if (asked === undefined || offer === undefined) return undefined;
    const deed = [offer.label];
    if (!(await this.clickBefore(this.offers.nth(offer.nth), before))) return undefined;
    await this.finish(deed, before);
    this.deeds.push(deed);
    return deed;
  }

  /** An offer may be played at once, ask to be sure, or be one of several: then one is picked, on the board or in the list. */
  private async finish(deed: string[], before: string): Promise<void> {
    for (let step = 0; step < 6; step++) {
      const sure = this.page.locator('dialog[open] .dialog-offers .offer-go');
      const row = this.slip.locator('.action-list li .offer');
      const beside = this.page.locator('.table-board [role="dialog"] .offer, [popover] .offer');
      const chosen = this.offers.and(this.page.locator('[aria-pressed="true"]'));
      await this.settled(before);
      if (await this.isOver) return;
      // What lies over the table may still be on its way.
      if (await this.page.locator('.table[data-sheet]').isVisible()) {
        await this.page.locator('dialog[open]').first().waitFor();
      }
      const now = await this.mark();
      try {
        if (await sure.isVisible()) deed.push(await this.clickOn(sure));
        else if (await row.first().isVisible()) deed.push(await this.clickOn(await this.oneIn(row)));
        else if (await beside.first().isVisible()) deed.push(await this.clickOn(await this.oneIn(beside)));
        else if (await chosen.isVisible()) await this.pick(deed);
        else return;
      } catch (error) {
        // Others may have acted just then, and what was to be clicked is gone.
        if ((await this.mark()) === now) throw error;
      }
    }
    throw new Error(`Nothing came of it: ${deed.join(' > ')}`);
  }

  private async pick(deed: string[]): Promise<void> {
    const marked = this.page.locator('.table-board [role="button"][data-can="true"]');
    const count = await marked.count();
    if (count > 0 && this.random() < 0.5) deed.push(await this.clickOn(await this.oneIn(marked)));
    else await this.slip.getByRole('button', { name: /^(List|Liste)$/ }).click({ timeout: PATIENCE });
  }

  /** Waits until the page has answered the last click: something opened, or was played. */
  private async settled(before: string): Promise<void> {
    await this.page.waitForFunction(
      ({ old, open }) => {
        const slip = document.querySelector<HTMLElement>('.ask');
        if (slip === null || slip.getAttribute('aria-busy') === 'true') return false;
        return `${slip.dataset.n} ${slip.textContent}` !== old || document.querySelector(open) !== null;
      },
      { old: before, open: 'dialog[open], .action-list, [popover]:popover-open .offer, .ask [aria-pressed="true"]' },
      { polling: 50 },
    );
  }

  /** Which update the page shows, and what it asks. */
  private mark(): Promise<string> {
    return this.page.evaluate(() => {
      const slip = document.querySelector<HTMLElement>('.ask');
      return `${slip?.dataset.n} ${slip?.textContent}`;
    });
  }

  /** Clicks unless the page changes its mind: others may act, or end the game. Returns whether it was clicked. */
  private async clickBefore(target: Locator, before: string): Promise<boolean> {
    for (let tries = 0; ; tries++) {
      if ((await this.mark()) !== before) return false;
      try {
        await target.click({ timeout: PATIENCE });
        return true;
      } catch (error) {
        if (tries > 8) throw error;
      }
    }
  }

  private async clickOn(target: Locator): Promise<string> {
    const label =
      (await target.getAttribute('aria-label', { timeout: PATIENCE })) ??
      (await target.innerText({ timeout: PATIENCE }));
    await target.click({ timeout: PATIENCE });
    return label.replaceAll(/\s+/g, ' ').slice(0, 60);
  }

  private async oneIn(targets: Locator): Promise<Locator> {
    return targets.nth(Math.floor(this.random() * (await targets.count())));
  }

  private oneOf<V>(values: readonly V[]): V | undefined {
    return values[Math.floor(this.random() * values.length)];
  }
}

/** Numbers from 0 to 1 that look random and come again with the same seed (mulberry32). */
export function randomness(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
