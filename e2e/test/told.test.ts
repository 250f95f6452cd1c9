import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

const atSea = (turn = 3) =>
  preparedTable({
    game: 'forbidden-island',
    seed: 'told',
    name: 'A calm day',
    seats: ['Ada', 'Bruno'].map((name) => ({ who: 'person', name })),
    options: { firstSeat: 0 },
    until: (state) => 'turn' in state && state.turn === turn,
  });

test('the question stresses what matters, the log sets places in italics, and the panel says what one can do', async () => {
  const { page } = await house.guest();
  await takeIn(page, await atSea());
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  expect(await page.locator('.ask-sentence b').allInnerTexts()).toEqual(['three actions']);
  // The log is drawn when the rest is there.
  await page.locator('.log-line i').first().waitFor();
  const places = await page.locator('.log-line i').allInnerTexts();
  const tiles = await page
    .locator('.fi-space')
    .evaluateAll((each) => each.map((tile) => tile.getAttribute('aria-label')));
  for (const place of places) expect(tiles.some((label) => label?.startsWith(place))).toBe(true);
  expect(await page.locator('.panel[data-large="true"] .panel-power').innerText()).not.toBe('');
  // What was chosen says what to do next.
  await page.locator('.ask .offer', { hasText: 'Move' }).first().click();
  await page.locator('.ask-sentence').getByText('Choose where to move.').waitFor();
});

test('in the log the mark stands for its name, which is only heard; what others did names them', async () => {
  const { page } = await house.guest();
  await takeIn(page, await atSea());
  const lines = page.locator('.log-line:has(svg)');
  await lines.first().waitFor();
  const told = await lines.evaluateAll((all) =>
    all.map((line) => {
      const heard = line.textContent ?? '';
      for (const hidden of line.querySelectorAll('.visually-hidden')) hidden.remove();
      return { heard: heard.trim(), seen: (line.textContent ?? '').trim() };
    }),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const name of ['Ada', 'Bruno']) {
    const named = told.filter(({ heard }) => heard.startsWith(`${name} `));
    for (const { seen } of named) expect(seen).not.toMatch(/^(Ada|Bruno)/);
  }
  expect(told.some(({ heard }) => /^(Ada|Bruno) /.test(heard))).toBe(true);
});

test('whoever looks back is not offered to give up; whoever plays is', async () => {
  const { page } = await house.guest();
  await takeIn(page, await atSea());
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const giveUp = menu.getByRole('button', { name: 'Give up' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await giveUp.waitFor();
  await menu.getByRole('button', { name: 'Replay' }).click();
  await page.locator('.replay').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Settings' }).waitFor();
  expect(await giveUp.count()).toBe(0);
});

test('whoever looks back sees what the log says of that step, however far back it is', async () => {
  const { page } = await house.guest();
  await takeIn(page, await atSea(12));
  await page.locator('.log-line').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  const log = page.locator('.log');
  const inSight = () =>
    log.evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      const lines = [...list.querySelectorAll('.log-now')].map((line) => line.getBoundingClientRect());
      return lines.length > 0 && lines.every((line) => line.top >= top - 1 && line.bottom <= bottom + 1);
    });
  for (const step of ['45', '25', '10', '2', '35']) {
    await slider.fill(step);
    await page.getByText(`step ${step} of`).waitFor();
    await expect.poll(inSight, { message: `step ${step}` }).toBe(true);
  }
});

test('what cannot be done is told by kind, what one would look for first', async () => {
  const { page } = await house.guest();
  await takeIn(page, await atSea());
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  await page.getByRole('button', { name: 'Why not…?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What you can’t do right now' });
  await dialog.locator('.refused').first().waitFor();
  const kinds = await dialog.locator('.refused > h3').allInnerTexts();
  expect(kinds.slice(0, 2)).toEqual(['Capture a treasure', 'Give a card']);
  for (const kind of await dialog.locator('.refused').all()) {
    const reasons = await kind.locator('.reason').allInnerTexts();
    expect(new Set(reasons).size).toBe(reasons.length);
  }
});

test('the instruments explain themselves at a touch', async () => {
  for (const screen of ['desk', 'phone'] as const) {
    const { page } = await house.guest({ screen });
    await takeIn(page, await atSea());
    await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
    await page.getByRole('button', { name: 'Key to the symbols' }).click();
    await page.getByRole('dialog').getByText('When the water reaches the skull, the game is lost.').waitFor();
  }
});

test.each([
  ['forbidden-island', 'Waters Rise!', 'FI-64'],
  ['trails-of-tucana', 'Sights', 'TT-44'],
  ['islebound', 'Diplomacy', 'IB-103'],
  ['island-of-dread', 'Combat', 'ID-90'],
])('the rules of %s begin with a page to read, and have chapters', async (game, chapter, first) => {
  const ada = await house.guest();
  const { page } = ada;
  await ada.go(`/rules/${game}`);
  const glance = page.getByRole('region', { name: 'The rules at a glance' });
  await glance.waitFor();
  expect(await glance.getByRole('heading').allInnerTexts()).toEqual(['The aim', 'A turn', 'How it ends']);
  await page.getByText('Key to the symbols').click();
  expect(await page.locator('.signs svg, .signs b').count()).toBeGreaterThan(5);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: chapter }).click();
  await page.getByRole('heading', { name: chapter, exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(first);
});
