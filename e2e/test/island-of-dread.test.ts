import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

const READY = '.ask[aria-busy="false"]:is([data-tone="yours"], [data-tone="must"])';
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
  readonly combat: object | null;
  readonly turn: { readonly bought: readonly number[]; readonly looked: boolean };
  readonly players: readonly { readonly gold: number; readonly items: readonly number[]; readonly points: number }[];
}

/** Ada is asked this. */
const asked =
  (step: string, more: (seen: Seen) => boolean = () => true) =>
  (state: object): boolean => {
    const seen = state as Seen;
    return seen.active === 0 && seen.agenda.at(-1)?.do === step && more(seen);
  };

/** Ada has just come to a market, with a purse that buys something and one thing to sell: there is room for a second Weapon. */
const atMarket = asked('market', ({ turn, players: [ada] }) => {
  const { gold, items } = ada!;
  return turn.bought.length === 0 && !turn.looked && gold >= 8 && items.length === 1;
});
const inMiddle = asked('move', ({ round }) => round >= 6);
const withPoints = asked('experience', ({ players }) => players[0]!.points >= 2);

const TABLE: Preparation = { game: 'island-of-dread', seed: 'dread', name: 'Friday crew', seats: SEATS };

async function openPrepared(page: Page, more: Partial<Preparation>): Promise<void> {
  await takeIn(page, await preparedTable({ ...TABLE, ...more }));
  await page.locator(`${READY}, ${OVER}`).first().waitFor();
}

const slip = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
const offer = (page: Page, name: string | RegExp): Locator =>
  page.locator('.ask .offers').getByRole('button', { name }).first();
const panel = (page: Page, name: string): Locator => page.locator('.panel').filter({ hasText: name }).first();
const goldOf = async (page: Page, name: string): Promise<number> =>
  Number.parseInt((await panel(page, name).locator('[data-what="gold"]').first().innerText()) || 'NaN', 10);

/** What can be bought without giving another card of its kind up. */
const waresOf = (market: Locator): Locator =>
  market.locator('[data-act="buy"][data-state="open"]').filter({ hasNotText: /Armour|Ally/ });

test('alone with two bots from the home page: a stranger finds a way through the first turns', async () => {
  const ada = await house.guest();
  const { page } = ada;
  await ada.go('/');
  await page
    .locator('section, article, li')
    .filter({ has: page.getByText('The Island of Dread', { exact: true }) })
    .last()
    .getByRole('button', { name: 'Play now' })
    .click();
  await page.locator(READY).waitFor();
  const player = new Player(page, { seed: 7, curiosity: 0.5 });
  for (let decisions = 0; decisions < 20; decisions++) {
    expect(await player.isAsked()).toBe(true);
    await player.decide();
  }
});

test('a stranger chooses one of the options of an Encounter, which stand beside its card', async () => {
  const { page } = await house.guest();
  await openPrepared(page, { seed: 'dread-5', until: asked('choose', ({ combat }) => combat === null) });
  const player = new Player(page, { seed: 1, curiosity: 0.5 });
  expect(await player.isAsked(10_000)).toBe(true);
  const options = () => page.locator('.iod-options .offer').allInnerTexts();
  const before = await options();
  expect(before.length).toBeGreaterThan(1);
  expect(before).toContain((await player.decide())?.[0]);
  await expect.poll(options).not.toEqual(before);
});

test('a turn begins with the chart free and the roll in sight, whatever the screen', async () => {
  const { page } = await house.guest({ locale: 'fr-FR' });
  // Chiara has just won a fight.
  await openPrepared(page, { until: asked('move', ({ round }) => round === 2) });
  expect(await page.locator('.log').innerText()).toContain('Naufrageurs');
  expect(await page.locator('.iod-happening').count()).toBe(0);
  const sizes = [SCREENS.desk, SCREENS.tablet, SCREENS.phone, SCREENS.smallPhone, SCREENS.shortPhone];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const isInSight = () =>
      page.locator('.ask .offer-go').evaluate((go) => {
        const { left, right, top, bottom } = go.getBoundingClientRect();
        const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
        return seen.every((each) => each !== null && go.contains(each));
      });
    await expect.poll(isInSight, { message: `${size.width} x ${size.height}` }).toBe(true);
  }
});

test('a touch in the market buys, sells and hires on loan, and the slips keep step', async () => {
  const { page } = await house.guest();
  await openPrepared(page, { until: atMarket });
  const market = slip(page, /^Market of /);
  const before = await goldOf(page, 'Ada');
  const wares = waresOf(market);
  const price = Number(await wares.first().locator('.iod-price b').innerText());
  const name = await wares.first().locator('.iod-face-name').innerText();
  await wares.first().click();
  await expect.poll(() => goldOf(page, 'Ada')).toBe(before - price);
  await panel(page, 'Ada').getByRole('button', { name }).waitFor();
  // What was bought in this turn says why it cannot be sold; what was there before is sold by one touch.
  await market.locator('[data-act="sell"][aria-disabled="true"] .reason').first().waitFor();
  const sale = market.locator('[data-act="sell"][aria-disabled="false"]').first();
  const worth = Number(await sale.locator('.iod-price b').innerText());
  await sale.click();
  await expect.poll(() => goldOf(page, 'Ada')).toBe(before - price + worth);
  await market.getByRole('button', { name: /^Look for Captains/ }).click();
  const captain = market.locator('.iod-captain').first();
  const hired = await captain.getByRole('heading').innerText();
  await captain.getByRole('button', { name: /^On loan/ }).click();
  await panel(page, 'Ada').getByRole('button', { name: hired }).click();
  await page.locator('[popover]:popover-open').getByText('On loan').waitFor();
  await page.keyboard.press('Escape');
  await offer(page, /^Leave the market/).click();
  await market.waitFor({ state: 'detached' });
});

test('experience raises a value, and the sheets of all Heroes are one touch away', async () => {
  const { page } = await house.guest();
  await openPrepared(page, { until: withPoints });
  const spending = slip(page, 'Spend experience');
  const spirit = spending.locator('.iod-attributes > li').last().locator('strong');
  const before = Number(await spirit.innerText());
  await spending.getByRole('button', { name: /^Spirit/ }).click();
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/bought an experience counter: \+2 Spirit/);
  await panel(page, 'Ada').locator('.panel-who').click();
  const sheet = page.getByRole('dialog');
  expect(Number(await sheet.locator('.iod-attributes > li').last().locator('strong').innerText())).toBe(before + 2);
  await page.keyboard.press('Escape');
  await panel(page, 'Bruno').locator('.panel-who').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Attributes' }).waitFor();
});

test('the last blows by clicking, to the result with its careers', async () => {
  const { page } = await house.guest();
  const whole = JSON.parse(await preparedTable(TABLE)) as { readonly lines: readonly object[] };
  await openPrepared(page, { until: (_, n) => n === whole.lines.length - 4 });
  for (;;) {
    await page.locator(`${READY}, ${OVER}`).first().waitFor();
    if (await page.locator(OVER).isVisible()) break;
    await page.locator('.ask .offer-go, .focus-body [data-act], .ask .offer').first().click();
  }
  const result = page.getByRole('dialog');
  const picture = result.locator('.iod-result');
  await picture.waitFor();
  const told = (await picture.getAttribute('aria-label')) ?? '';
  for (const name of ['Ada', 'Bruno', 'Chiara']) expect(told).toContain(`${name}: `);
  await result.getByText('Yes: the seed matches its seal').waitFor();
});

test('on a phone the tabs at the foot cover the chart, and a thing explains itself', async () => {
  const { page } = await house.guest({ screen: 'phone' });
  await openPrepared(page, { until: inMiddle });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const tabs = await page.getByRole('tab').allInnerTexts();
  expect(tabs).toEqual(['Board', 'Ada', 'Others', 'Cards', 'Log']);
  expect(await page.locator('.iod-strip > li').count()).toBe(3);
  await tab('Others').tap();
  const things = page.locator('.tab-pane .iod-thing');
  await page.locator('.tab-pane .iod-portrait').first().waitFor();
  if ((await things.count()) > 0) {
    await things.first().tap();
    await page.locator('[popover]:popover-open .iod-face-text').waitFor();
    await page.keyboard.press('Escape');
  }
  await tab('Cards').tap();
  await page.getByRole('heading', { name: 'Undefeated' }).waitFor();
  await tab('Board').tap();
  expect(await page.locator('.tab-pane').count()).toBe(0);
});

test('by keys alone: the Heroes, the market, a purchase', async () => {
  const { page } = await house.guest();
  await openPrepared(page, { until: inMiddle });
  await page.keyboard.press('o');
  const heroes = slip(page, 'The Heroes');
  // The focus goes into the slip with the next frame.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.focus') !== null)).toBe(true);
  await heroes.getByRole('button', { name: /^Bruno/ }).press('Enter');
  await heroes.getByText('Bruno’s Hero').waitFor();
  await page.keyboard.press('Escape');
  await heroes.waitFor({ state: 'detached' });
  await openPrepared(page, { until: atMarket });
  const before = await goldOf(page, 'Ada');
  const ware = waresOf(slip(page, /^Market of /)).first();
  await ware.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => goldOf(page, 'Ada')).toBeLessThan(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await slip(page, /^Market of /).waitFor();
});

const onTheWay = asked('walk', ({ round }) => round >= 6);

/** The place on the chart that has the focus, as it is read aloud. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('aria-label') ?? '');

test('by keys alone: from hex to hex, with Tab to what matters, and Enter walks there', async () => {
  const { page } = await house.guest();
  await openPrepared(page, { until: onTheWay });
  const chart = page.getByRole('group', { name: /^Chart of the .+ Your Hero is here: .+ spaces are in reach\.$/ });
  await chart.locator('[data-place][tabindex="0"]').focus();
  const home = await focused(page);
  expect(home).toMatch(/you are here/i);
  await page.keyboard.press('ArrowLeft');
  const beside = await focused(page);
  expect(beside).not.toBe(home);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(home);
  const view = () => chart.getAttribute('viewBox');
  const whole = await view();
  await page.keyboard.press('+');
  await expect.poll(view).not.toBe(whole);
  await page.keyboard.press('0');
  await expect.poll(view).toBe(whole);
  await page.keyboard.press('Tab');
  const aim = await focused(page);
  expect(aim).toMatch(/(jewel\.|jewel,|^\w+\.).* In reach with (die|dice) \d/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/You rolled .+\s+Your Hero moved to /);
});

test('the calm view numbers only jewels, towns and Heroes in reach', async () => {
  const { page } = await house.guest();
  await openPrepared(page, { until: onTheWay });
  const numbers = page.locator('.iod-numbers .iod-number');
  const all = await numbers.count();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Mark only jewels and towns in reach' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(() => numbers.count()).toBeLessThan(all / 2);
  expect(await numbers.count()).toBeGreaterThan(0);
});

test('in French', async () => {
  const { page } = await house.guest({ locale: 'fr-FR' });
  await openPrepared(page, { until: atMarket });
  const market = slip(page, /^Marché/);
  await market.getByRole('heading', { name: 'Capitaines au port' }).waitFor();
  expect(await market.locator('.iod-face-sort').first().innerText()).toMatch(
    /^(Arme|Armure|Artefact|Rune|Potion|Allié)$/,
  );
});

for (const screen of ['desk', 'phone'] as const) {
  test(`axe has no serious finding on a ${screen}: the table, the Heroes, a market`, async () => {
    const { page } = await house.guest({ screen });
    await openPrepared(page, { until: inMiddle });
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('o');
    await slip(page, 'The Heroes').waitFor();
    // What lies under a slip has been looked at.
    expect(await findings(page, { within: '.focus' })).toEqual([]);
    await openPrepared(page, { until: atMarket });
    expect(await findings(page, { within: '.focus' })).toEqual([]);
  });
}
