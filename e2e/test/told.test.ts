import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** Ada and Bruno at one device, when a turn begins. */
const atSea = await preparedTable({
  game: 'forbidden-island',
  seed: 'told',
  name: 'A calm day',
  seats: ['Ada', 'Bruno'].map((name) => ({ who: 'person', name })),
  options: { firstSeat: 0 },
  until: (state) => 'turn' in state && state.turn === 13,
});

test('a table tells what matters, what happened, what cannot be done and what its signs mean, also when one looks back', async () => {
  const { page } = await server.guest();
  await takeIn(page, atSea);
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();

  // The question stresses what matters, the log sets places in italics, and the panel says what one can do.
  expect(await page.locator('.ask-sentence b').allInnerTexts()).toEqual(['three actions']);
  // The log is drawn when the rest is there.
  await page.locator('.log-line i').first().waitFor();
  const places = await page.locator('.log-line i').allInnerTexts();
  const tiles = await page
    .locator('.fi-space')
    .evaluateAll((each) => each.map((tile) => tile.getAttribute('aria-label')));
  for (const place of places) expect(tiles.some((label) => label?.startsWith(place))).toBe(true);
  expect(await page.locator('.panel[data-large="true"] .panel-power').innerText()).not.toBe('');

  // A turn that is over is told in a line for each who did something, and opens.
  const turns = page.locator('.log > section');
  const folded = turns.filter({ has: page.locator('.log-gist') });
  await folded.first().waitFor();
  const lines = () => page.locator('.log-line').count();
  const before = await lines();
  for (let left = await folded.count(); left > 0; left--) await folded.first().locator('.log-fold').click();
  expect(await lines()).toBeGreaterThan(2 * before);

  // In the log the mark stands for its name, which is only heard; what others did names them.
  const told = await page.locator('.log-line:has(svg)').evaluateAll((all) =>
    all.map((line) => {
      const read = line.cloneNode(true) as Element;
      for (const hidden of read.querySelectorAll('.visually-hidden')) hidden.remove();
      return { heard: (line.textContent ?? '').trim(), seen: (read.textContent ?? '').trim() };
    }),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const name of ['Ada', 'Bruno']) {
    const named = told.filter(({ heard }) => heard.startsWith(`${name} `));
    for (const { seen } of named) expect(seen).not.toMatch(/^(Ada|Bruno)/);
  }
  expect(told.some(({ heard }) => /^(Ada|Bruno) /.test(heard))).toBe(true);

  // What cannot be done is told by kind, what one would look for first.
  await page.getByRole('button', { name: 'Why not…?' }).click();
  const refused = page.getByRole('dialog', { name: 'What you can’t do right now' });
  await refused.locator('.refused').first().waitFor();
  const kinds = await refused.locator('.refused > h3').allInnerTexts();
  expect(kinds.slice(0, 2)).toEqual(['Capture a treasure', 'Give a card']);
  for (const kind of await refused.locator('.refused').all()) {
    const reasons = await kind.locator('.reason').allInnerTexts();
    expect(new Set(reasons).size).toBe(reasons.length);
  }
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  await close();

  // The instruments explain themselves at a touch.
  for (const screen of ['phone', 'desk'] as const) {
    await resize(page, SCREENS[screen]);
    await page.locator(`.table[data-layout="${screen === 'desk' ? 'wide' : 'narrow'}"]`).waitFor();
    await page.getByRole('button', { name: 'Key to the symbols' }).click();
    await page.getByRole('dialog').getByText('When the water reaches the skull, the game is lost.').waitFor();
    await close();
  }

  // What was chosen says what to do next.
  await page.locator('.ask .offer', { hasText: 'Move' }).first().click();
  await page.locator('.ask-sentence').getByText('Choose where to move.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ask-sentence').getByText('three actions').waitFor();

  // Whoever plays is offered to give up; whoever looks back is not.
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const giveUp = menu.getByRole('button', { name: 'Give up' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await giveUp.waitFor();
  await menu.getByRole('button', { name: 'Replay' }).click();
  await page.locator('.replay').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Settings' }).waitFor();
  expect(await giveUp.count()).toBe(0);
  await close();

  // Whoever looks back sees what the log says of that step, however far back it is.
  const inSight = () =>
    page.locator('.log').evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      const lines = [...list.querySelectorAll('.log-now')].map((line) => line.getBoundingClientRect());
      return lines.length > 0 && lines.every((line) => line.top >= top - 1 && line.bottom <= bottom + 1);
    });
  for (const step of ['45', '25', '10', '2', '35']) {
    await page.getByRole('slider', { name: 'Step' }).fill(step);
    await page.getByText(`step ${step} of`).waitFor();
    await expect.poll(inSight, { message: `step ${step}` }).toBe(true);
  }
});

/** Ada with three bots, when her turn begins. */
const CREW = ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name, n) =>
  n === 0 ? ({ who: 'person', name } as const) : ({ who: 'bot', name, level: 'calm' } as const),
);
const atHer = 0;

const FROM = { 'forbidden-island': 30, islebound: 400, 'island-of-dread': 400 };

test.each([
  ['forbidden-island', 'evening tide 5', /moved to|shored up/],
  ['islebound', 'friday crew 4', /sailed to|visited|rested/],
  ['island-of-dread', 'friday crew 2', /went to|sailed to|defeated|rest/],
] as const)(
  'what the others did since the reader’s turn is told in a line each, until they play, in %s',
  async (game, seed, did) => {
    let last = atHer;
    const begins = (state: object, n: number) => {
      const { active } = state as { readonly active: number };
      const was = last;
      last = active;
      return n >= FROM[game] && active === atHer && was !== atHer;
    };
    const { page } = await server.guest();
    await takeIn(page, await preparedTable({ game, seed, name: 'Friday crew', seats: CREW, until: begins }));
    await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
    const since = page.getByRole('region', { name: 'Since your turn' });
    await since.waitFor();
    const told = await since.getByRole('listitem').allInnerTexts();
    for (const name of ['Bruno', 'Chiara', 'Dario'])
      expect(told.filter((line) => line.startsWith(name)).length).toBe(1);
    expect(told.join(' ')).toMatch(did);

    // What has changed on the chart is marked there.
    if (game === 'forbidden-island') {
      const marks = page.locator('.since-mark');
      await marks.first().waitFor();
      const changed = new Set(await since.locator('li i').allInnerTexts());
      const boxes = await Promise.all((await marks.all()).map(async (mark) => (await mark.boundingBox())!));
      const near = await Promise.all(
        [...changed].map(async (tile) => {
          const { x, y, width } = (await page.locator(`[data-place="${tile}"]`).boundingBox())!;
          return boxes.some((mark) => Math.hypot(mark.x - x, mark.y - y) < width / 2);
        }),
      );
      expect(near).toContain(true);
    }

    // It takes nothing from the chart. On a phone it opens on it, until that is touched or it is put away, and is not told again.
    const chart = page.locator('#chart .chart');
    const heightOf = async () => (await chart.boundingBox())!.height;
    await resize(page, SCREENS.phone);
    await page.locator('.table[data-layout="narrow"]').waitFor();
    const height = await heightOf();
    expect(await since.count()).toBe(0);
    await page.getByRole('button', { name: 'Since your turn' }).click();
    await since.waitFor();
    expect(await heightOf()).toBe(height);
    await since.getByRole('button', { name: 'Dismiss' }).click();
    await since.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Since your turn' }).count()).toBe(0);
    expect(await heightOf()).toBe(height);
  },
);
