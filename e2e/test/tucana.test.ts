import { trailsOfTucana } from '@skerry/trails-of-tucana';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { hearing, openedCompartments } from './hearing.ts';
import { beginTogether, makeTable } from './lobby.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';
import { done, draw, inTurn, READY, sentence, turn, undo } from './trails.ts';

const server = party();
const GAME = 'trails-of-tucana';

const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

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

/** How long the shortest segment is that can be drawn, in pixels. */
async function shortestSegment(page: Page): Promise<number> {
  await page.locator(READY).first().waitFor();
  const lengths = await page.locator('.tt-segment > path').evaluateAll((paths) =>
    paths.map((path) => {
      if (!(path instanceof SVGPathElement)) return 0;
      // The bar is drawn from a fifth to four fifths of the segment.
      return (path.getTotalLength() / 0.6) * (path.getScreenCTM()?.a ?? 0);
    }),
  );
  expect(lengths.length).toBeGreaterThan(3);
  return Math.min(...lengths);
}

test('alone to the end by keys: a trail is taken back before done, and the result tells the achievement', async () => {
  const { page } = await server.guest({ screen: 'tablet' });
  await openPrepared(page, { until: inTurn(2, 13) });
  expect(await shortestSegment(page)).toBeGreaterThanOrEqual(40);

  // At a desk, the button that explains the signs covers no figure of the score sheet.
  await page.setViewportSize(SCREENS.desk);
  const total = page.locator('.table-instruments .sum-total').last();
  const signs = page.locator('.table-instruments .to-signs .icon');
  await expect
    .poll(async () => {
      const [sum, icon] = await Promise.all([total.boundingBox(), signs.boundingBox()]);
      return sum !== null && icon !== null && sum.x + sum.width <= icon.x;
    })
    .toBe(true);

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

test('play now: with bots that draw in secret, and then alone with a content pack from a file, also after a reload', async () => {
  const ada = await server.guest();
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('article', { name: 'Trails of Tucana' }).getByRole('button', { name: 'Play now' }).click();
  await page.locator(READY).first().waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await turn(page)).toBe(true);
  await seen(page, 'turn 2 of 13').waitFor();
  // Nothing is said of the bots' thinking.
  expect(await page.locator('.thinking').count()).toBe(0);

  // A pack: its faults are told by place, its name stands at the table.
  const { packs } = trailsOfTucana;
  const pack = (changed: object) => ({
    name: 'islands.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...packs?.builtIn, ...changed })),
  });
  await ada.go(`/new/${GAME}?way=alone`);
  const file = page.getByLabel('Choose a content pack');
  await file.setInputFiles(pack({ name: 'Broken', version: 3 }));
  await page
    .getByRole('alert')
    .getByText(/^version: /)
    .waitFor();
  await file.setInputFiles(pack({ name: 'Wren and Heron', version: '2.1' }));
  await expect.poll(() => page.getByRole('radio', { name: 'Wren and Heron (2.1)' }).isChecked()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('heading', { level: 1 }).getByText('Wren and Heron (2.1)').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).getByText('Wren and Heron (2.1)').waitFor();
  await page.locator(READY).first().waitFor();
});

test('on a phone a turn takes three touches, and one where drawing is done by itself, which can be taken back', async () => {
  const { page } = await server.guest({ screen: 'phone' });
  await openPrepared(page, { until: inTurn(1, 2) });
  let [touches, trails] = [0, 0];
  const touch = async (what: Locator) => {
    touches++;
    await what.tap();
  };
  /** Far from the one before: two quick touches of one place bring it nearer. */
  const touchTrail = async () => {
    touches++;
    await page.locator(READY).first().waitFor();
    const paths = page.locator('.tt-segment > path');
    const nth = Math.floor((await paths.count()) * (trails++ % 2 === 0 ? 0.4 : 0.8));
    const [x, y] = await paths.nth(nth).evaluate((path) => {
      if (!(path instanceof SVGPathElement)) return [0, 0] as const;
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM()!);
      return [x, y] as const;
    });
    await page.touchscreen.tap(x, y);
  };
  const turn = (number: number) => seen(page, `turn ${number} of 13`).waitFor();
  await touchTrail();
  await touch(page.getByRole('button', { name: 'Draw it' }));
  await touch(page.locator('.offers .offer-go'));
  await turn(3);
  expect(touches).toBe(3);

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('switch', { name: /^Done once my trail is drawn/ }).tap();
  await page.keyboard.press('Escape');
  touches = 0;
  await touchTrail();
  await turn(4);
  expect(touches).toBe(1);

  // Whoever takes a trail back is not hurried: the next cards come when they have drawn again.
  await touchTrail();
  await page.locator('.ask[data-follows="true"]').waitFor();
  await undo(page).tap();
  await expect.poll(() => sentence(page)).toMatch(/draw your trail/);
  await touchTrail();
  await turn(5);
});

test('passed round on a tablet, in French, on Isla Grande: the veil falls between two players', async () => {
  const { page } = await server.guest({ screen: 'tablet', locale: 'fr-FR' });
  await page.goto(`/new/${GAME}?way=pass`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  for (const [seat, name] of ['Ada', 'Bruno'].entries()) await page.getByLabel(`Nom à la place ${seat + 1}`).fill(name);
  await page.getByRole('radio', { name: 'Isla Grande' }).check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  expect(await shortestSegment(page)).toBeGreaterThanOrEqual(40);
  await seen(page, 'Ada, tracez votre sentier').waitFor();
  await turn(page);
  await page.getByRole('button', { name: 'Je suis Bruno' }).click();
  await seen(page, 'Bruno, tracez votre sentier').waitFor();
  await turn(page, 4);
  await page.getByRole('button', { name: 'Je suis Ada' }).click();
  await seen(page, 'tour 2 sur 13').waitFor();
});

test('three draw at once; nobody hears of a trail before all are done, and whoever reloads finds theirs', async () => {
  const [ada, bruno] = [await server.guest(), await server.guest({ screen: 'phone' })];
  const heard = new Map([ada, bruno].map((guest) => [guest, hearing(guest)]));
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }, { who: 'bot', level: 'calm' }];
  const table = await makeTable(ada, { game: GAME, seats });
  await beginTogether(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
    ],
    table,
  );

  // Ada draws, and draws anew; Bruno draws, reloads, and takes it back.
  await draw(ada.page, 1);
  await undo(ada.page).click();
  await expect.poll(() => sentence(ada.page)).toMatch(/draw your trail/);
  await draw(ada.page, 2);
  await draw(bruno.page, 6);
  await bruno.page.reload();
  await bruno.page.locator(READY).first().waitFor();
  await expect.poll(() => sentence(bruno.page)).toMatch(/your trail is drawn/);
  await undo(bruno.page).click();
  await expect.poll(() => sentence(bruno.page)).toMatch(/draw your trail/);
  // He looks for another in the list, and keeps it open while Ada finishes.
  await bruno.page.locator(READY).first().click();
  await bruno.page.getByRole('button', { name: 'List' }).click();
  const list = bruno.page.locator('.action-list');
  await list.waitFor();
  await done(ada.page);
  await expect.poll(() => heard.get(bruno)!.join('')).toMatch(/"fact":"done","seat":0/);
  await bruno.page
    .getByText(/Ada: .*done/)
    .first()
    .waitFor({ state: 'attached' });
  expect(await list.isVisible()).toBe(true);
  await bruno.page.keyboard.press('Escape');

  for (const [n, guest] of [ada, bruno].entries()) {
    const frames = heard.get(guest)!.join('');
    expect(frames).not.toContain('"fact":"drew"');
    // Drafts are facts and compartments of one's own seat only.
    for (const seat of [0, 1, 2].filter((each) => each !== n)) {
      expect(frames).not.toContain(`"fact":"drafted","seat":${seat}`);
    }
    expect(frames).not.toContain('"thinking"');
    expect(openedCompartments(heard.get(guest)!).filter((seat) => seat !== n)).toEqual([]);
  }

  await turn(bruno.page, 3);
  for (const guest of [ada, bruno]) {
    await seen(guest.page, 'turn 2 of 13').waitFor();
    for (const seat of [0, 1, 2]) expect(heard.get(guest)!.join('')).toContain(`"fact":"drew","seat":${seat}`);
  }
});
