import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import type { Visit } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

interface Seen {
  readonly turn: number;
  readonly active: number;
  readonly hands: readonly (readonly string[])[];
  readonly agenda: readonly { readonly do: string; readonly seat?: number }[];
}
const isSpecial = (hand: readonly string[]) => hand.some((card) => card === 'sandbags' || card === 'helicopter-lift');
const step = ({ agenda }: Seen) => agenda.at(-1)?.do;

interface Stop {
  readonly seed: string;
  readonly people: readonly string[];
  readonly bots?: readonly string[];
  readonly options?: object;
  readonly at: (seen: Seen) => boolean;
}

async function openAt(page: Page, { seed, people, bots = [], options = {}, at }: Stop): Promise<void> {
  const seats = [
    ...people.map((name) => ({ who: 'person', name }) as const),
    ...bots.map((name) => ({ who: 'bot', name, level: 'calm' }) as const),
  ];
  const until = (state: object) => at(state as Seen);
  await takeIn(page, await preparedTable({ game: 'forbidden-island', seed, name: 'Words', seats, options, until }));
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
}

/** Somebody has six cards, and nothing else could be done with any of them. */
const isFullOfTreasures = (seen: Seen) =>
  step(seen) === 'discard' && !isSpecial(seen.hands[seen.agenda.at(-1)!.seat!]!);

/** Ada's turn with a full hand, a Helicopter Lift among it. */
const FULL_HAND: Stop = {
  seed: 'full',
  people: ['Ada'],
  bots: ['Puffin', 'Heron'],
  at: (seen) => seen.active === 0 && seen.hands[0]!.length === 5 && step(seen) === 'actions',
};

const come = async (visit: Visit = {}) => (await server.guest(visit)).page;
const sentence = (page: Page) => page.locator('.ask-sentence').innerText();
const marked = (page: Page) => page.locator('.table-board [data-can="true"]').count();

test('the question follows what was chosen, and speaks of marked places only where some are', async () => {
  const page = await come();
  await openAt(page, FULL_HAND);
  const hint = page.locator('.ask-hint').getByText('Choose one of the buttons, or anything highlighted.');
  await hint.waitFor();
  expect(await marked(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Helicopter Lift/ }).click();
  await expect.poll(() => sentence(page)).toBe('Choose who flies, then where.');

  // Six cards: nothing on the chart is marked, but the cards are.
  await openAt(page, { seed: 'stop 2', people: ['Ada', 'Bruno'], at: isFullOfTreasures });
  await page.locator('.ask-sentence').getByText('discard one').waitFor();
  await expect.poll(() => page.locator('.panel[data-large="true"] .card-marked').count()).toBe(6);
  expect(await marked(page)).toBe(0);
  expect(await hint.count()).toBe(0);
});

test('a question that is asked again in the same words is a new one, to see and to hear', async () => {
  const page = await come();
  await openAt(page, {
    seed: 'asked again',
    people: ['Ada', 'Bruno'],
    at: (seen) => step(seen) === 'actions' && seen.hands.filter(isSpecial).length === 1,
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Always ask me' }).check();
  await page.getByText('The game waits for you at every such moment.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ask .offers .offer-go').click();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await page.locator('.ask-sentence').getByText('before the next').waitFor();
  const live = page.locator('[role="status"][aria-live="polite"] > span').first();
  const said = page.locator('.ask-sentence');
  // Treasure cards come first; before each of two flood cards the same is asked.
  for (let passes = 0; passes < 6; passes++) {
    const before = await sentence(page);
    await expect.poll(() => live.innerText()).toContain(before);
    for (const part of [live, said]) await part.evaluate((element) => element.setAttribute('data-old', ''));
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    for (const part of [live, said]) await expect.poll(() => part.getAttribute('data-old')).toBeNull();
    if ((await sentence(page)) === before) {
      await expect.poll(() => live.innerText()).toContain(before);
      return;
    }
  }
  throw new Error('Nothing was asked twice.');
});

test('a touch on a tile or a card says the one reason', async () => {
  const page = await come({ screen: 'phone' });
  await openAt(page, FULL_HAND);
  const slip = page.locator('.beside:popover-open');
  const far = page.locator('.fi-space[data-can="false"]:not([aria-label*="sunk"])').first();
  await far.tap();
  await expect.poll(() => slip.locator('.reason').count()).toBe(1);
  await page.keyboard.press('Escape');

  // Cards of which nothing can be made: nobody is there to take them.
  await openAt(page, {
    seed: 'told',
    people: ['Ada', 'Bruno'],
    options: { firstSeat: 0 },
    at: (seen) => seen.turn === 3,
  });
  await page.locator('.panel[data-large="true"] button.card').first().tap();
  await slip.locator('.reason').first().waitFor();
  expect(await slip.locator('.offer').count()).toBe(0);
});

test('a greyed button says its reason, and leads to the rule', async () => {
  const page = await come();
  await openAt(page, {
    seed: 'evening tide 5',
    people: ['Ada'],
    bots: ['Puffin', 'Heron', 'Tern'],
    options: { firstSeat: 0, adventurers: ['navigator', 'engineer', 'diver', 'pilot'] },
    at: (seen) => seen.turn === 13 && step(seen) === 'actions',
  });
  const greyed = page.locator('.ask .offer[aria-disabled="true"]');
  await expect.poll(() => greyed.count()).toBe(1);
  await greyed.click({ force: true });
  const sheet = page.getByRole('dialog');
  await sheet.locator('.reason').waitFor();
  await sheet.getByRole('button', { name: 'Rule FI-53' }).click();
  await page.getByRole('dialog', { name: 'Rules' }).locator('#FI-53').waitFor();
});
