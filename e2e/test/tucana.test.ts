import { dailySetting, dayOf } from '@skerry/games/daily';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { hearing, openedCompartments } from './hearing.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();
const GAME = 'trails-of-tucana';

/** Somebody at the table, or anybody's turn being over. */
const READY = '.ask[aria-busy="false"][data-tone="yours"] .offers .offer[aria-disabled="false"]';
const OVER = '.ask[data-tone="over"]';

const goOffer = (page: Page) => page.locator('.ask:not([data-tone="over"]) .offers .offer-go');
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const segments = (page: Page) => page.locator('.table-board [data-segment]');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const sentence = (page: Page) => page.locator('.ask-sentence').innerText();

/** Draws one trail with the keyboard: the one that is `nth` among the allowed. */
async function draw(page: Page, nth = 0): Promise<void> {
  await page.locator(READY).first().waitFor();
  const before = await sentence(page);
  const all = segments(page);
  await all.nth(nth % (await all.count())).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sentence(page)).not.toBe(before);
}

/** A whole turn: a trail, its bonus trails, done. Returns whether the game goes on. */
async function turn(page: Page, nth = 0): Promise<boolean> {
  await page.locator(`${READY}, ${OVER}`).first().waitFor();
  if (await page.locator(OVER).isVisible()) return false;
  while (!(await goOffer(page).isVisible())) await draw(page, nth);
  await done(page);
  return true;
}

async function done(page: Page): Promise<void> {
  await goOffer(page).click();
  await goOffer(page).waitFor({ state: 'detached' });
}

/** A table in the middle of its game, from a file. */
async function openPrepared(page: Page, table: Partial<Parameters<typeof preparedTable>[0]>): Promise<void> {
  const content = await preparedTable({
    game: GAME,
    seed: 'tucana',
    name: 'Prepared',
    seats: [{ who: 'person', name: 'Ada' }],
    ...table,
  });
  await takeIn(page, content);
  await page.locator('.ask').waitFor();
}

const inTurn = (round: number, turn: number) => (state: object) => {
  const { round: nowRound, turn: nowTurn } = state as { round: number; turn: number };
  return nowRound > round || (nowRound === round && nowTurn >= turn);
};

test('alone to the end by keys: a trail is taken back before done, and the result tells the achievement', async () => {
  const { page } = await house.guest();
  await openPrepared(page, { until: inTurn(2, 12) });
  const asked = await sentence(page);
  await draw(page, 2);
  await undo(page).click();
  await expect.poll(() => sentence(page)).toBe(asked);
  await draw(page, 3);
  await done(page);
  while (await turn(page)) {}
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end
    .getByText(/The journey ends with \d+ points/)
    .first()
    .waitFor();
  await end.getByRole('rowheader', { name: 'Round 2' }).waitFor();
  await end.getByText('Yes: the seed matches its seal').waitFor();
  await end.getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
});

test('play now: with bots that draw in secret, and nothing is said of their thinking', async () => {
  const { page } = await house.guest();
  await page.goto('/');
  await page.getByRole('article', { name: 'Trails of Tucana' }).getByRole('button', { name: 'Play now' }).click();
  await page.locator(READY).first().waitFor();
  expect(await findings(page)).toEqual([]);
  for (const nth of [0, 5]) expect(await turn(page, nth)).toBe(true);
  await seen(page, 'turn 3 of 13').waitFor();
  expect(await page.locator('.thinking').count()).toBe(0);
});

test('whoever passes the device round sees only their own trails: the veil falls between two players', async () => {
  const { page } = await house.guest();
  await openPrepared(page, {
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'person', name: 'Bruno' },
    ],
    until: () => true,
  });
  await turn(page);
  await page.getByRole('button', { name: 'I am Bruno' }).click();
  await page.getByText('Bruno, draw your trail').first().waitFor();
  await turn(page, 4);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await seen(page, 'turn 2 of 13').waitFor();
});

test('three draw at once; nobody hears of a trail before all are done, and whoever reloads finds theirs', async () => {
  const ada = await house.guest();
  const bruno = await house.guest();
  const chiara = await house.guest({ screen: 'phone' });
  const heard = new Map([ada, bruno, chiara].map((guest) => [guest, hearing(guest)]));

  await ada.go(`/new/${GAME}?way=friends`);
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = new URL(await ada.page.getByLabel('Link to sit down').inputValue());
  for (const [guest, name] of [
    [bruno, 'Bruno'],
    [chiara, 'Chiara'],
  ] as const) {
    await guest.go(link.pathname);
    await guest.page.getByLabel('Your name').fill(name);
    await guest.page.getByRole('button', { name: 'Sit down here' }).first().click();
    await guest.page.getByRole('button', { name: 'I am ready' }).click();
  }
  await ada.page.getByRole('button', { name: 'Start the game' }).click();

  // Ada draws, and draws anew; Bruno draws and reloads; Chiara is still thinking.
  await draw(ada.page, 1);
  await undo(ada.page).click();
  await expect.poll(() => sentence(ada.page)).toMatch(/draw your trail/);
  await draw(ada.page, 2);
  await draw(bruno.page, 6);
  await done(ada.page);
  await bruno.page.getByText('Chiara').first().waitFor();
  await bruno.page.reload();
  await bruno.page.locator(READY).first().waitFor();
  expect(await sentence(bruno.page)).toMatch(/your trail is drawn/);
  await undo(bruno.page).click();
  await expect.poll(() => sentence(bruno.page)).toMatch(/draw your trail/);
  await draw(bruno.page, 7);
  // Chiara looks for a trail in the list, and keeps it open while others finish.
  await chiara.page.locator(READY).first().click();
  await chiara.page.getByRole('button', { name: 'List' }).click();
  const list = chiara.page.locator('.action-list');
  await list.waitFor();
  await done(bruno.page);
  await chiara.page.getByRole('region', { name: 'Bruno' }).waitFor();
  await expect.poll(() => heard.get(chiara)!.join('')).toMatch(/"fact":"done","seat":1/);
  await chiara.page
    .getByText(/Bruno: .*done/)
    .first()
    .waitFor({ state: 'attached' });
  expect(await list.isVisible()).toBe(true);
  await chiara.page.keyboard.press('Escape');

  for (const [n, guest] of [ada, bruno, chiara].entries()) {
    const frames = heard.get(guest)!.join('');
    expect(frames).not.toContain('"fact":"drew"');
    // Drafts are facts and compartments of one's own seat only.
    for (const seat of [0, 1, 2].filter((each) => each !== n)) {
      expect(frames).not.toContain(`"fact":"drafted","seat":${seat}`);
    }
    expect(frames).not.toContain('"thinking"');
    expect(openedCompartments(heard.get(guest)!).filter((seat) => seat !== n)).toEqual([]);
  }

  await turn(chiara.page, 3);
  for (const { page } of [ada, bruno, chiara]) await seen(page, 'turn 2 of 13').waitFor();
  for (const guest of [ada, bruno, chiara]) {
    for (const seat of [0, 1, 2]) expect(heard.get(guest)!.join('')).toContain(`"fact":"drew","seat":${seat}`);
  }
});

test('in French, from the set-up to the first trail', async () => {
  const { page } = await house.guest({ locale: 'fr-FR' });
  await page.goto(`/new/${GAME}?way=alone`);
  await page.getByRole('radio', { name: 'Isla Grande' }).check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator(READY).first().waitFor();
  await turn(page, 2);
  await seen(page, 'tour 2 sur 13').waitFor();
});

test('the daily island: played without a network, counted when it is back, shared without the way', async () => {
  const ada = await house.guest({ keeps: true });
  const { page, context } = ada;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.go('/daily');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByText('No games counted so far.').nth(1).waitFor();
  expect(await findings(page)).toEqual([]);
  await context.setOffline(true);
  ada.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.getByRole('region', { name: 'Isla Petit' }).getByRole('button', { name: 'Play' }).click();
  await draw(page);
  // The same island, nearly done.
  const { seed, options } = dailySetting(dayOf(Date.now()), 'petit');
  await openPrepared(page, { seed, options, until: inTurn(2, 13) });
  while (await turn(page)) {}
  await page.getByRole('link', { name: 'Go to the daily island' }).click();
  await page.getByText('It will be counted as soon as the server answers.').waitFor();
  await context.setOffline(false);
  await page.reload();
  await page.getByText('You are the first today.').waitFor();
  await page.getByText('1 game counted so far.').waitFor();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/^Skerry daily island, .+\nIsla Petit: .*\d+ points.*\n[◆◇]{6}\nhttp:.*\/daily$/);
  expect(await findings(page)).toEqual([]);

  // The other game of today goes on for fun.
  await page.getByRole('button', { name: 'Continue' }).waitFor();
});

test('a content pack is chosen as a file: its faults are told by place, its name stands at the table, also after a reload', async () => {
  const ada = await house.guest();
  const { page } = ada;
  const { packs } = trailsOfTucana;
  const pack = (changed: object) => ({
    name: 'islands.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...packs?.builtIn, ...changed })),
  });
  await ada.go('/new/trails-of-tucana?way=alone');
  const file = page.getByLabel('Choose a content pack');
  await file.setInputFiles(pack({ name: 'Broken', version: 3 }));
  await page
    .getByRole('alert')
    .getByText(/^version: /)
    .waitFor();
  await file.setInputFiles(pack({ name: 'Wren and Heron', version: '2.1' }));
  expect(await page.getByRole('radio', { name: 'Wren and Heron (2.1)' }).isChecked()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('heading', { level: 1 }).getByText('Wren and Heron (2.1)').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).getByText('Wren and Heron (2.1)').waitFor();
  await page.locator(READY).first().waitFor();
});

test.each([['petit'], ['grande']])('on a tablet a segment of Isla %s is at least 40 px long', async (island) => {
  const { page } = await house.guest({ screen: 'tablet' });
  await openPrepared(page, { options: { island }, until: inTurn(1, 3) });
  await page.locator(READY).first().waitFor();
  const lengths = await page.locator('.tt-segment > path').evaluateAll((paths) =>
    paths.map((path) => {
      if (!(path instanceof SVGPathElement)) return 0;
      // The bar is drawn from a fifth to four fifths of the segment.
      return (path.getTotalLength() / 0.6) * (path.getScreenCTM()?.a ?? 0);
    }),
  );
  expect(lengths.length).toBeGreaterThan(3);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(40);
});

test('the button that explains the signs covers no figure of the score sheet', async () => {
  const { page } = await house.guest();
  await openPrepared(page, { until: inTurn(2, 4) });
  const total = page.locator('.table-instruments .sum-total').last();
  await total.waitFor();
  const signs = (await page.locator('.table-instruments .to-signs .icon').boundingBox())!;
  const { x, width } = (await total.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(signs.x);
});
