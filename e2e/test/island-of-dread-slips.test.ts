import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { shownUpdate } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();
const SEATS = ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name }) as const);

const READY = '.ask[aria-busy="false"]:is([data-tone="yours"], [data-tone="must"])';

/** What these tests look at in a state. */
interface Seen {
  readonly agenda: readonly { readonly do: string }[];
  readonly combat: { readonly seat: number; readonly phase: number } | null;
  readonly players: readonly { readonly at: number; readonly allies: readonly number[] }[];
  readonly active: number;
  readonly round: number;
}
const seen = (state: object): Seen => state as Seen;
const step = (state: object): string | undefined => seen(state).agenda.at(-1)?.do;

async function sitDown(page: Page, preparation: Partial<Preparation>): Promise<void> {
  await takeIn(
    page,
    await preparedTable({ game: 'island-of-dread', seed: 'dread', name: 'Slips', seats: SEATS, ...preparation }),
  );
  await page.locator(READY).waitFor();
}

const slip = (page: Page): Locator => page.locator('.focus');
const go = (page: Page): Locator => page.locator(`${READY} .offer-go`);

/** Does something that is played, and waits until the page shows it. */
async function played(page: Page, act: () => Promise<void>): Promise<void> {
  await page.locator(READY).waitFor();
  const before = await shownUpdate(page);
  await act();
  await expect.poll(() => shownUpdate(page)).toBeGreaterThan(before);
  await page.locator(READY).waitFor();
}

/** In the melee phase of a round in which an Ally may act too. */
const inMelee = (state: object): boolean => {
  const { combat, players, round } = seen(state);
  return step(state) === 'phase' && combat?.phase === 1 && round > 2 && players[combat.seat]!.allies.length > 0;
};

test('a combat by keys, a fight and a fall on the Island, and a shipwreck', async () => {
  const { page } = await server.guest();
  await sitDown(page, { until: inMelee });
  // Who acts is a radio group.
  const who = page.getByRole('radiogroup', { name: 'Who acts' });
  const checked = () => who.getByRole('radio', { checked: true }).textContent();
  const before = await checked();
  expect(before).toMatch(/\d+%$/);
  await who.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(checked).not.toBe(before);
  await expect.poll(() => go(page).textContent()).toContain('%');
  expect(await findings(page, { within: '.focus' })).toEqual([]);
  // R rolls, and the roll is read once. Where a card could be used before it, there is a stop, and R goes on from it.
  const roll = slip(page)
    .getByRole('status')
    .getByText(/^\d+ and \d+, plus .+ is \d+ against \d+: (hit|missed|held off|struck)/);
  while ((await roll.count()) === 0) await played(page, () => page.keyboard.press('r'));
  expect(await roll.count()).toBe(1);
  // On with whatever is proposed until the fight is decided, and its end is told.
  while ((await page.locator('.iod-combat').count()) > 0) await played(page, () => go(page).click());
  await page
    .locator('.iod-happening')
    .getByText(/defeated|knocked out/)
    .first()
    .waitFor();

  // On the Island the chart dims, and a fight has no escape phase.
  await sitDown(page, {
    until: (state) => step(state) === 'phase' && seen(state).players[seen(state).active]!.at < 0,
  });
  await page.locator('.iod-island').waitFor({ state: 'attached' });
  await expect.poll(() => slip(page).locator('.iod-steps li').count()).toBe(3);

  // Where a Hero who fell there is put is chosen on the chart, and nothing covers the towns.
  await sitDown(page, { seed: 'through', until: (state) => step(state) === 'sendHome' });
  await page.locator('.ask').getByText('choose a town for the knocked-out Hero').waitFor();
  const towns = page.locator('.table-board [role="button"][data-can="true"]');
  await towns.first().waitFor();
  const covered = () =>
    towns.evaluateAll((places) =>
      places.flatMap((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there === place ? [] : [place.ariaLabel];
      }),
    );
  await expect.poll(covered).toEqual([]);
  await towns.first().click();
  await expect.poll(() => page.locator('.ask').innerText()).not.toContain('knocked-out');

  // A shipwreck is told while the left neighbour is asked for a shore.
  await sitDown(page, { seed: 'dread-9', until: (state) => step(state) === 'castAshore' });
  await page
    .locator('.iod-happening')
    .getByText(/shipwrecked/)
    .waitFor();
});

test('a fight shows all chances from its first decision, keeps its past rounds, and can be fought to the end', async () => {
  const { page } = await server.guest();
  const isWreckers = (state: object) => step(state) === 'escape' && seen(state).combat?.seat === 2;
  await sitDown(page, { until: isWreckers });
  const ahead = page.locator('.iod-ahead');
  await expect.poll(() => ahead.count()).toBe(2);
  expect(await ahead.first().innerText()).toMatch(/attacks\. Deals 1 wound\s+72%[\s\S]+defends\s+72%/);
  // Who acts first can be chosen already: whoever rolls stands and fights.
  await slip(page).getByRole('radiogroup', { name: 'Who acts' }).waitFor();
  expect(await go(page).innerText()).toMatch(/^Roll for /);
  expect(await findings(page, { within: '.focus' })).toEqual([]);

  // Whoever stands and fights to the end is not asked again.
  const toTheEnd = slip(page).getByRole('button', { name: 'Fight to the end' });
  await played(page, () => toTheEnd.click());
  const past = page.locator('details.iod-past');
  while ((await past.count()) === 0) {
    await expect.poll(() => page.locator('.ask-sentence').innerText()).not.toContain('stand and fight');
    await played(page, () => go(page).click());
  }
  await slip(page).getByText('You’re fighting to the end.').waitFor();
  await past.first().locator('summary').click();
  expect(await past.first().locator('.iod-blow').count()).toBe(3);
  // What was decided for the fight can be taken back.
  await slip(page).getByRole('button', { name: 'Ask me each round' }).click();
  while (!/stand and fight/.test(await page.locator('.ask-sentence').innerText()))
    await played(page, () => go(page).click());
  expect(await toTheEnd.count()).toBe(1);

  // One click rolls all phases of a round; the next round asks again.
  await sitDown(page, { until: isWreckers });
  await slip(page).getByRole('button', { name: 'Fight the whole round' }).click();
  await past.first().waitFor();
  await past.first().locator('summary').click();
  expect(await past.first().locator('.iod-blow').count()).toBe(3);
  await expect.poll(() => page.locator('.ask-sentence').innerText()).toContain('stand and fight');
});
