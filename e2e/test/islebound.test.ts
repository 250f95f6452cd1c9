import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

/** A turn of Ada's that waits for her, and the end of the game. */
const READY = '.ask[aria-busy="false"][data-tone="yours"]';
const OVER = '.ask[data-tone="over"]';

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', name: 'Bruno', level: 'calm' },
  { who: 'bot', name: 'Chiara', level: 'calm' },
] as const;

interface Seen {
  readonly round: number;
  readonly active: number;
  readonly agenda: readonly { readonly do: string }[];
  readonly ending: object | null;
}

/** Ada is asked this, from a round on. */
const asked = (round: number, step: string) => (state: object) => {
  const { round: now, active, agenda } = state as Seen;
  return now >= round && active === 0 && agenda.at(-1)?.do === step;
};

/** Ada sails in the last round. */
const lastTurn = (state: object) => {
  const { ending, active, agenda } = state as Seen;
  return ending !== null && active === 0 && agenda.at(-1)?.do === 'sail';
};

async function openPrepared(page: Page, until: (state: object) => boolean, options: object = {}): Promise<void> {
  const table = { game: 'islebound', seed: 'archipelago', name: 'Friday crew', seats: SEATS, options, until };
  await takeIn(page, await preparedTable(table));
  await page.locator(READY).waitFor();
}

const sentence = (page: Page) => page.locator('.ask-sentence').innerText();
const region = (page: Page, town: string) => page.locator(`.ib-hit[aria-label^="${town},"]`);
const reachable = (page: Page) => page.locator('.ib-map:not(.fading) .ib-hit[data-can="true"]');
const offer = (page: Page, name: string | RegExp) => page.locator('.ask .offers').getByRole('button', { name });
const slip = (page: Page) => page.locator('[popover]:popover-open');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** What is asked and what was told so far: any move changes it. */
const standing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.ask, .log')].map(({ textContent }) => textContent).join());

/** Does by clicking what is asked, until it is asked no more: sails to the first region, hunts, and ends the turn. */
async function playTurn(page: Page): Promise<boolean> {
  await page.locator(`${READY}, ${OVER}`).first().waitFor();
  if (await page.locator(OVER).isVisible()) return false;
  const before = await standing(page);
  if (await offer(page, /^Sail/).isVisible()) await reachable(page).first().click();
  else if (await offer(page, /^Hunt/).isVisible()) await offer(page, /^Hunt/).click();
  else if (await page.locator('.ask .offer-go').isVisible()) await page.locator('.ask .offer-go').click();
  else await page.locator('.ask .offer[aria-disabled="false"]:not(:has-text("Buildings"))').first().click();
  // Until it is played, the page still asks the same.
  await expect.poll(() => standing(page)).not.toBe(before);
  return true;
}

test('alone with bots from the lobby: a home port is chosen on the chart, and the first turn is played', async () => {
  const ada = await house.guest();
  const { page } = ada;
  await ada.go('/');
  await page
    .locator('section, article, li')
    .filter({ has: page.getByText('Islebound', { exact: true }) })
    .last()
    .getByRole('button', { name: 'Play now' })
    .click();
  await page.locator(READY).waitFor();
  await reachable(page).first().click();
  await expect.poll(() => offer(page, /^Sail/).isVisible(), { timeout: 60_000 }).toBe(true);
  const log = page.locator('.log');
  await reachable(page).first().click();
  await offer(page, /^Hunt/).click();
  await offer(page, /^End turn/).click();
  await log
    .getByText(/found \d+ coin/)
    .first()
    .waitFor();
});

test('alone with bots to the final score, by clicking', async () => {
  const { page } = await house.guest();
  await openPrepared(page, lastTurn);
  while (await playTurn(page));
  const result = page.getByRole('dialog');
  for (const name of ['Ada', 'Bruno', 'Chiara'])
    await result.getByText(name).filter({ visible: true }).first().waitFor();
});

test('whoever sails sees the way and its price, and can take it back', async () => {
  const { page } = await house.guest();
  await openPrepared(page, asked(3, 'sail'));
  const target = reachable(page).last();
  const told = (await target.getAttribute('aria-label')) ?? '';
  expect(told).toMatch(/\d steps?/);
  await target.hover();
  await page.locator('.ib-route').waitFor();
  const steps = Number(/(\d) steps?/.exec(told)?.[1]);
  expect(await page.locator('.ib-route circle').count()).toBe(steps);
  const before = await sentence(page);
  await target.click();
  await expect.poll(() => sentence(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => sentence(page)).toBe(before);
});

test('what is out of reach says why, on the chart and in the slip of the town', async () => {
  const { page } = await house.guest();
  await openPrepared(page, asked(3, 'sail'));
  const refused = page.locator('.ib-hit[aria-label*="refused:"]').last();
  await refused.click();
  await slip(page).locator('.reason').first().waitFor();
  await page.keyboard.press('Escape');
  await slip(page).waitFor({ state: 'detached' });
});

test('the bar says what each action would bring, in two rows', async () => {
  const { page } = await house.guest();
  await openPrepared(page, asked(5, 'act'));
  const groups = page.locator('.ask .offer-group');
  expect(await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')))).toEqual([
    'one action',
    'free',
  ]);
  expect(await offer(page, /^Hunt/).innerText()).toMatch(/\d coins?/);
});

test('on a phone a touch opens the slip of a town, and the bar sails there', async () => {
  const { page } = await house.guest({ screen: 'phone' });
  await openPrepared(page, asked(3, 'sail'));
  expect(await page.locator('.ib-name').count()).toBe(0);
  const target = reachable(page).last();
  const town = ((await target.getAttribute('aria-label')) ?? '').split(',')[0]!;
  await target.tap();
  await slip(page).getByRole('heading', { name: town }).waitFor();
  for (const word of ['action', 'strength', 'entry', 'way'])
    await slip(page).getByText(word, { exact: true }).waitFor();
  await page.locator('.ib-route').waitFor();
  await page.touchscreen.tap(195, 20);
  await slip(page).waitFor({ state: 'detached' });
  await offer(page, new RegExp(`^Sail to ${town}`)).tap();
  await expect.poll(() => sentence(page)).toContain('you’re at');
  const { width, height } = await region(page, town).evaluate((each) => each.getBoundingClientRect());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(65);
});

test('by keys alone: from region to region, into the slip and back, and through a turn', async () => {
  const { page } = await house.guest();
  await openPrepared(page, asked(3, 'sail'));
  await page.keyboard.press('2');
  await expect.poll(() => focused(page)).toMatch(/refused: your ship must leave/i);
  // On a walk round the chart, to the first region that can be sailed to.
  for (let steps = 0; /refused/.test(await focused(page)); steps++)
    await page.keyboard.press(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'][steps % 4]!);
  const here = await focused(page);
  expect(await page.locator('.ib-hit[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Shift+Enter');
  await slip(page).waitFor();
  await page.keyboard.press('Escape');
  await slip(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(here);
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      offer(page, /^(Hunt|Administrate)/)
        .first()
        .isVisible(),
    )
    .toBe(true);
  if (!(await offer(page, /^Hunt/).isVisible())) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await offer(page, /^Hunt/).waitFor();
  }
  await page.keyboard.press('t');
  await expect.poll(() => sentence(page)).toContain('Free actions, or end your turn.');
  await page.keyboard.press('e');
  await expect.poll(() => offer(page, /^End turn/).count()).toBe(0);
});

test('in French', async () => {
  const { page } = await house.guest({ locale: 'fr-FR' });
  await openPrepared(page, asked(3, 'sail'));
  expect(await page.locator('.ib-map').getAttribute('aria-label')).toBe('L’archipel\u202f: choisissez une destination');
  expect(await reachable(page).first().getAttribute('aria-label')).toMatch(/bannière (rouge|bleue)/);
  await reachable(page).first().click();
  await expect.poll(() => sentence(page)).toMatch(/vous êtes à|choisissez/);
});

for (const screen of ['desk', 'phone'] as const) {
  test(`axe has no serious finding on a ${screen}: sailing, a slip, an action`, async () => {
    const { page } = await house.guest({ screen });
    await openPrepared(page, asked(4, 'sail'));
    expect(await findings(page)).toEqual([]);
    await page.locator('.ib-hit[aria-label*="refused:"]').first().click();
    await slip(page).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openPrepared(page, asked(4, 'act'));
    await page.locator('.ask .offer').first().waitFor();
    expect(await findings(page, { within: '.ask' })).toEqual([]);
  });
}
