import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { SCREENS, shownUpdate } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

const READY = '.ask[aria-busy="false"]:is([data-tone="yours"], [data-tone="must"])';
const OVER = '.ask[data-tone="over"]';

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', name: 'Bruno', level: 'calm' },
  { who: 'bot', name: 'Chiara', level: 'calm' },
] as const;

/** What these tests look at in a state. */
interface Seen {
  readonly round: number;
  readonly active: number;
  readonly agenda: readonly { readonly do: string }[];
  readonly combat: { readonly seat: number } | null;
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
/** Anyone is asked this. */
const step = (wanted: string) => (state: object) => (state as Seen).agenda.at(-1)?.do === wanted;
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

/** Whether the button that goes on is seen whole. */
const isGoInSight = (page: Page): Promise<boolean> =>
  page.locator('.ask .offer-go').evaluate((go) => {
    const { left, right, top, bottom } = go.getBoundingClientRect();
    const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
    return seen.every((each) => each !== null && go.contains(each));
  });

test('alone with two bots: a stranger finds a way from the home page, chooses in an Encounter and strikes the last blows', async () => {
  const ada = await server.guest();
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
  for (let decisions = 0; decisions < 6; decisions++) {
    expect(await player.isAsked()).toBe(true);
    await player.decide();
  }

  // The options of an Encounter stand beside its card.
  await openPrepared(page, { seed: 'dread-5', until: asked('choose', ({ combat }) => combat === null) });
  expect(await player.isAsked()).toBe(true);
  const options = () => page.locator('.iod-reading .offer').allInnerTexts();
  const before = await options();
  expect(before.length).toBeGreaterThan(1);
  expect(before).toContain((await player.decide())?.[0]);
  await expect.poll(options).not.toEqual(before);

  // To the result, with its careers.
  const whole = JSON.parse(await preparedTable(TABLE)) as { readonly lines: readonly object[] };
  await openPrepared(page, { until: (_, n) => n === whole.lines.length - 4 });
  while (!(await page.locator(OVER).isVisible())) {
    const n = await shownUpdate(page);
    await page.locator('.ask .offer-go, .focus-body [data-act], .ask .offer').first().click();
    await expect.poll(() => shownUpdate(page)).toBeGreaterThan(n);
    await page.locator(`${READY}, ${OVER}`).first().waitFor();
  }
  const result = page.getByRole('dialog');
  const picture = result.locator('.iod-result');
  await picture.waitFor();
  const told = (await picture.getAttribute('aria-label')) ?? '';
  for (const name of ['Ada', 'Bruno', 'Chiara']) expect(told).toContain(`${name}: `);
  await result.getByText('Yes: the seed matches its seal').waitFor();
});

test('a market by touch and by keys, where the slips keep step, and experience that raises a value', async () => {
  const { page } = await server.guest();
  await openPrepared(page, { until: atMarket });
  const market = slip(page, /^Market of /);
  const before = await goldOf(page, 'Ada');
  const ware = waresOf(market).first();
  const price = Number(await ware.locator('.iod-price b').innerText());
  const name = await ware.locator('.iod-face-name').innerText();
  const next = await waresOf(market).nth(1).elementHandle();
  const place = async () => {
    const { x, y } = (await next!.boundingBox())!;
    return { x, y };
  };
  const stood = await place();
  await ware.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => goldOf(page, 'Ada')).toBe(before - price);
  // What was bought leaves its place empty: nothing slides under the pointer.
  await market.getByText('Bought', { exact: true }).waitFor();
  expect(await place()).toEqual(stood);
  await panel(page, 'Ada').getByRole('button', { name }).waitFor();
  await page.keyboard.press('Escape');
  await market.waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await market.waitFor();
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

  // The sheets of all Heroes are one touch away.
  await openPrepared(page, { until: withPoints });
  const spending = slip(page, 'Spend experience');
  const spirit = spending.locator('.iod-attributes > li').last().locator('strong');
  const had = Number(await spirit.innerText());
  // The last points end the turn, so they wait until it is ended.
  for (const counter of ['Mind', 'Spirit']) await spending.getByRole('button', { name: counter }).click();
  await spending.getByRole('button', { name: 'Spirit', pressed: true }).waitFor();
  await offer(page, /^End your turn\s*Train: \+2 Spirit/).click();
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/\bgained .*\+2 Spirit/);
  await panel(page, 'Ada').locator('.panel-who').click();
  const sheet = page.getByRole('dialog');
  expect(Number(await sheet.locator('.iod-attributes > li').last().locator('strong').innerText())).toBe(had + 2);
  await page.keyboard.press('Escape');
  await panel(page, 'Bruno').locator('.panel-who').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Attributes' }).waitFor();
  // A skill explains itself.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sneak/ })
    .click();
  await page
    .locator('[popover]:popover-open')
    .getByText(/^A test is two dice plus \d+: Mind/)
    .waitFor();

  // A card that is asked for is chosen where it lies, too.
  await openPrepared(page, { seats: SEATS.map(({ name }) => ({ who: 'person', name })), until: step('makeRoom') });
  const lying = page.locator('.iod-thing[data-asked="true"]');
  await lying.first().waitFor();
  const things = await lying.count();
  await lying.first().click();
  await page
    .locator('[popover]:popover-open')
    .getByRole('button', { name: /^Give up / })
    .click();
  await expect.poll(() => lying.count()).toBeLessThan(things);
});

test('what a click on the chart would draw can be taken back for a moment, and then goes on by itself', async () => {
  const { page } = await server.guest();
  await openPrepared(page, {
    seats: SEATS.map(({ name }) => ({ who: 'person', name })),
    until: (state) => step('sail')(state) && (state as object as Seen).round > 4,
  });
  const before = await shownUpdate(page);
  const anchor = page.locator('[data-place][data-can="true"]').first();
  const { x, y, width, height } = (await anchor.boundingBox())!;
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  const soon = page.getByText('On your way in a moment');
  await press();
  await soon.waitFor();
  await page.keyboard.press('Escape');
  await soon.waitFor({ state: 'detached' });
  expect(await shownUpdate(page)).toBe(before);
  // By any other key it is still aimed at, and asks; a second press is meant.
  await press();
  await soon.waitFor();
  await page.keyboard.press('Shift');
  await soon.waitFor({ state: 'detached' });
  await offer(page, /^Sail to /).waitFor();
  await press();
  await expect.poll(() => shownUpdate(page)).toBeGreaterThan(before);

  await openPrepared(page, {
    seats: SEATS.map(({ name }) => ({ who: 'person', name })),
    until: (state) => step('sail')(state) && (state as object as Seen).round > 4,
  });
  await press();
  await expect.poll(() => shownUpdate(page)).toBeGreaterThan(before);
});

/** The place on the chart that has the focus, as it is read aloud. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('aria-label') ?? '');

test('a turn by keys: the Heroes, a fight of another looked back at, from hex to hex, and Enter walks there', async () => {
  const { page } = await server.guest();
  let fight = 0;
  await openPrepared(page, {
    until: (state, n) => {
      const { combat, agenda } = state as object as Seen;
      if (fight === 0 && combat?.seat === 1 && agenda.at(-1)?.do === 'phase') fight = n;
      return inMiddle(state);
    },
  });
  await expect.poll(() => isGoInSight(page)).toBe(true);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('o');
  const heroes = slip(page, 'The Heroes');
  // The focus goes into the slip with the next frame.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.focus') !== null)).toBe(true);
  await heroes.getByRole('button', { name: /^Bruno/ }).press('Enter');
  await heroes.getByText('Bruno’s Hero').waitFor();
  await page.keyboard.press('Escape');
  await heroes.waitFor({ state: 'detached' });

  // The fight is shown to whoever looks back, and skipped at one touch.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill(String(fight));
  const skip = page.getByRole('button', { name: 'Skip this fight' });
  await skip.waitFor();
  for (const phase of ['Ranged', 'Melee', 'Magic'])
    await page.locator('.focus .iod-ledger').getByText(phase, { exact: true }).last().waitFor();
  await skip.click();
  await page.locator('.focus').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');

  await page.locator(`${READY} .offer-go`).click();
  const chart = page.getByRole('group', { name: /^Chart of the .+ Your Hero is here: .+ spaces are in reach\.$/ });
  await chart.locator('[data-place][tabindex="0"]').focus();
  const home = await focused(page);
  expect(home).toMatch(/you are here/i);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).not.toBe(home);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe(home);
  const view = () => chart.getAttribute('viewBox');
  const whole = await view();
  await page.keyboard.press('+');
  await expect.poll(view).not.toBe(whole);
  await page.keyboard.press('0');
  await expect.poll(view).toBe(whole);
  // The Home key goes to the Hero; H asks for a hint, here as everywhere.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).not.toBe(home);
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toBe(home);
  for (const isOpen of [true, false]) {
    await page.keyboard.press('h');
    await page.locator(`.table-bar [aria-keyshortcuts="H"][aria-expanded="${isOpen}"]`).waitFor();
  }
  await page.keyboard.press('0');
  await expect.poll(view).toBe(whole);

  // The calm view numbers only jewels, towns and Heroes in reach.
  const numbers = page.locator('.iod-numbers .iod-number');
  const all = await numbers.count();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Mark only jewels and towns in reach' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => numbers.count()).toBeLessThan(all / 2);
  expect(await numbers.count()).toBeGreaterThan(0);

  // With Tab to what matters.
  await chart.locator('[data-place][tabindex="0"]').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatch(/(jewel\.|jewel,|^\w+\.).* In reach with (die|dice) \d/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/You rolled .+\s+Your Hero moved to /);
});

test('on a phone, in French: the roll in sight, the tabs at the foot, a thing, a market and a voyage', async () => {
  const { page } = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  // Chiara has just won a fight, and the chart is free for the next turn.
  await openPrepared(page, { until: asked('move', ({ round }) => round === 2) });
  expect(await page.locator('.iod-happening').count()).toBe(0);
  for (const size of [SCREENS.tablet, SCREENS.shortPhone, SCREENS.phone]) {
    await page.setViewportSize(size);
    await expect.poll(() => isGoInSight(page), { message: `${size.width} x ${size.height}` }).toBe(true);
  }
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Plateau', 'Ada', 'Les autres', 'Cartes', 'Journal']);
  await tab('Journal').tap();
  await page.locator('.tab-pane').getByText('Naufrageurs').first().waitFor();

  await openPrepared(page, { until: inMiddle });
  expect(await findings(page)).toEqual([]);
  expect(await page.locator('.iod-strip > li').count()).toBe(3);
  await tab('Les autres').tap();
  await page.locator('.tab-pane .iod-portrait').first().waitFor();
  await page.locator('.tab-pane .iod-thing').first().tap();
  await page.locator('[popover]:popover-open .iod-face-text').waitFor();
  await page.keyboard.press('Escape');
  await tab('Cartes').tap();
  await page.getByRole('heading', { name: 'Défis invaincus' }).waitFor();
  await tab('Plateau').tap();
  await page.locator('.tab-pane').waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  await slip(page, 'Les Héros').waitFor();
  // What lies under a slip has been looked at.
  expect(await findings(page, { within: '.focus' })).toEqual([]);

  // The view shows all that is in reach. During a fight the tabs lie over its slip, which says what is won.
  await openPrepared(page, { until: asked('walk', ({ round }) => round >= 3) });
  const chart = page.locator('.iod-pane');
  const outside = () =>
    chart.evaluate((pane) => {
      const seen = pane.getBoundingClientRect();
      return [...pane.querySelectorAll('[data-place][data-can="true"]')].filter((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        return left < seen.left || right > seen.right || top < seen.top || bottom > seen.bottom;
      }).length;
    });
  await expect.poll(outside).toBe(0);
  await openPrepared(page, { until: asked('phase') });
  await page.locator('.focus .iod-foe-reward').waitFor();
  await tab('Cartes').tap();
  const isOnTop = () =>
    page.getByRole('heading', { name: 'Défis invaincus' }).evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + 4) === heading;
    });
  await expect.poll(isOnTop).toBe(true);
  await tab('Plateau').tap();

  await openPrepared(page, { until: atMarket });
  const market = slip(page, /^Marché/);
  await market.getByRole('heading', { name: 'Capitaines au port' }).waitFor();
  expect(await market.locator('.iod-face-sort').first().innerText()).toMatch(
    /^(Arme|Armure|Artefact|Rune|Potion|Allié)$/,
  );
  expect(await findings(page, { within: '.focus' })).toEqual([]);

  // At sea the Captain stands in a strip that is pulled up; on a tablet beside the chart, and over nothing of it.
  await openPrepared(page, {
    seats: SEATS.map(({ name }) => ({ who: 'person', name })),
    until: (state) => (state as object as Seen).agenda.at(-1)?.do === 'sail' && (state as object as Seen).round > 4,
  });
  const captain = page.getByRole('complementary', { name: /^En mer avec / });
  await captain.waitFor();
  expect((await captain.boundingBox())!.height).toBeLessThanOrEqual(116);
  await captain.getByRole('button', { name: 'Plus de détails' }).click();
  await captain.getByText('Tribut', { exact: true }).waitFor();
  expect(await findings(page, { within: '.iod-voyage' })).toEqual([]);
  await page.setViewportSize(SCREENS.tablet);
  await page.locator('.iod-overview').waitFor();
  const covered = () =>
    captain.evaluate((strip) => {
      const { left, top, bottom } = strip.getBoundingClientRect();
      return ['.iod-overview', '.iod-tools'].filter((part) => {
        const box = document.querySelector(part)!.getBoundingClientRect();
        return box.right > left && box.bottom > top && box.top < bottom;
      });
    });
  await expect.poll(covered).toEqual([]);
});
