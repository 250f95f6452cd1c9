import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();
const SEATS = ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name }) as const);

/** What these tests look at in a state. */
interface Seen {
  readonly agenda: readonly { readonly do: string }[];
  readonly combat: {
    readonly seat: number;
    readonly rival: number;
    readonly phase: number;
    readonly card: number;
  } | null;
  readonly players: readonly { readonly at: number; readonly allies: readonly number[] }[];
  readonly active: number;
  readonly round: number;
  readonly deal: { readonly give: { readonly gold: number } } | null;
}
const seen = (state: object): Seen => state as Seen;
const step = (state: object): string | undefined => seen(state).agenda.at(-1)?.do;

async function sitDown(page: Page, preparation: Partial<Preparation>): Promise<void> {
  await takeIn(
    page,
    await preparedTable({ game: 'island-of-dread', seed: 'dread', name: 'Slips', seats: SEATS, ...preparation }),
  );
  await page.locator('.ask').waitFor();
}

const slip = (page: Page): Locator => page.locator('.focus');
const go = (page: Page): Locator => page.locator('.ask .offer-go');

/** Goes on with whatever is proposed until the fight is decided. */
async function fightOn(page: Page): Promise<void> {
  for (let blows = 0; blows < 60 && (await page.locator('.iod-combat').count()) > 0; blows++) {
    await go(page).click();
    await expect.poll(() => page.locator('.ask[aria-busy="true"]').count()).toBe(0);
  }
}

/** In the melee phase of a round in which an Ally may act too. */
const inMelee = (state: object): boolean => {
  const { combat, players, round } = seen(state);
  return step(state) === 'phase' && combat?.phase === 1 && round > 2 && players[combat.seat]!.allies.length > 0;
};

test('a combat by keys: who acts is a radio group, R rolls, the roll is read once, and the end is told', async () => {
  const { page } = await house.guest();
  await sitDown(page, { until: inMelee });
  const who = page.getByRole('radiogroup', { name: 'Who acts' });
  const checked = () => who.getByRole('radio', { checked: true }).textContent();
  const before = await checked();
  expect(before).toMatch(/\d+%$/);
  await who.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(checked).not.toBe(before);
  await expect.poll(() => go(page).textContent()).toContain('%');
  expect(await findings(page)).toEqual([]);
  const roll = slip(page)
    .getByRole('status')
    .getByText(/^\d+ and \d+, plus .+ is \d+ against \d+: (hit|missed|held off|struck)/);
  // Where a card could be used before the roll, there is a stop, and R goes on from it.
  const rolled = async () => {
    await page.keyboard.press('r');
    return roll.count();
  };
  await expect.poll(rolled, { interval: 500 }).toBe(1);
  await fightOn(page);
  await page
    .locator('.iod-happening')
    .getByText(/defeated|knocked out/)
    .first()
    .waitFor();
});

test('a fight of Heroes shows both sides and the dice of both', async () => {
  const { page } = await house.guest();
  await sitDown(page, {
    until: (state) => step(state) === 'phase' && (seen(state).combat?.rival ?? -1) >= 0,
    prefers: (action) => action.act === 'attackHero' || ('to' in action && action.act === 'step' && action.to === 'j9'),
  });
  await expect.poll(() => slip(page).locator('.iod-party').count()).toBe(2);
  await go(page).click();
  await slip(page).locator('.iod-against').first().waitFor();
});

test('two players deal: gold is named, proposed and agreed to', async () => {
  const { page } = await house.guest();
  await sitDown(page, {
    prefers: (action) => action.act === 'stay' || action.act === 'negotiate',
    until: (state) => step(state) === 'give',
  });
  await slip(page).getByRole('button', { name: 'Give 1 gold' }).click();
  await slip(page).getByText('1 gold', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await go(page).click();
  await page.locator('.ask').getByRole('button', { name: 'Make the proposal' }).click();
  await page.locator('.ask').getByRole('button', { name: 'Agree' }).click();
  await slip(page).locator('.iod-talk').waitFor({ state: 'detached' });
});

test('at sea the Captain stands beside the chart; on a phone in a strip that is pulled up', async () => {
  const { page } = await house.guest({ screen: 'phone' });
  await sitDown(page, { until: (state) => step(state) === 'sail' && seen(state).round > 4 });
  const captain = page.getByRole('complementary', { name: /^At sea with / });
  await captain.waitFor();
  expect((await captain.boundingBox())!.height).toBeLessThanOrEqual(116);
  await captain.getByRole('button', { name: 'More about the voyage' }).click();
  await captain.getByText('Toll', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
});

test('on a tablet the Captain at sea covers neither the small chart nor its tools', async () => {
  const { page } = await house.guest({ screen: 'tablet' });
  await sitDown(page, { until: (state) => step(state) === 'sail' && seen(state).round > 4 });
  const captain = page.getByRole('complementary', { name: /^At sea with / });
  await captain.waitFor();
  await page.locator('.iod-overview').waitFor();
  const covered = await captain.evaluate((slip) => {
    const { left, top, bottom } = slip.getBoundingClientRect();
    return ['.iod-overview', '.iod-tools'].filter((part) => {
      const box = document.querySelector(part)!.getBoundingClientRect();
      return box.right > left && box.bottom > top && box.top < bottom;
    });
  });
  expect(covered).toEqual([]);
});

test('a shipwreck is told while the left neighbour is asked for a shore', async () => {
  const { page } = await house.guest();
  await sitDown(page, { seed: 'dread-9', until: (state) => step(state) === 'castAshore' });
  await page
    .locator('.iod-happening')
    .getByText(/shipwrecked/)
    .waitFor();
});

test('on the Island the chart dims, and a fight has no escape phase', async () => {
  const { page } = await house.guest();
  await sitDown(page, {
    until: (state) => step(state) === 'phase' && seen(state).players[seen(state).active]!.at < 0,
  });
  await page.locator('.iod-island').waitFor({ state: 'attached' });
  await expect.poll(() => slip(page).locator('.iod-steps li').count()).toBe(3);
});

test('where a Hero who fell on the Island is put is chosen on the chart, and nothing covers the towns', async () => {
  const { page } = await house.guest();
  await sitDown(page, { seed: 'through', until: (state) => step(state) === 'sendHome' });
  await page.locator('.ask').getByText('choose a town for the knocked-out Hero').waitFor();
  const towns = page.locator('.table-board [role="button"][data-can="true"]');
  await towns.first().waitFor();
  const covered = await towns.evaluateAll((places) =>
    places.flatMap((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there === place ? [] : [place.ariaLabel];
    }),
  );
  expect(covered).toEqual([]);
  await towns.first().click();
  await expect.poll(() => page.locator('.ask').innerText()).not.toContain('knocked-out');
});
