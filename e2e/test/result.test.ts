import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

const GAMES = ['forbidden-island', 'trails-of-tucana', 'islebound', 'island-of-dread'];

const ended = (game: string) =>
  preparedTable({
    game,
    seed: 'end',
    name: 'The end',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Puffin', level: 'calm' },
    ],
  });

/** What the sheet says below the picture, as far as it is seen: a clipped part is there for those who listen. */
const seenBelow = (page: Page) =>
  page
    .locator('dialog[open] :is(.result-sentence, .result-turns, .result-scores)')
    .evaluateAll((parts) =>
      parts.filter((part) => getComputedStyle(part).clipPath === 'none').map((part) => part.classList[0]),
    );

test.each(GAMES)(
  'on a desk the picture of the result of %s says it all, and nothing below says it again',
  async (game) => {
    const { page } = await house.guest();
    await takeIn(page, await ended(game));
    await page.locator('dialog[open] .result-picture svg').first().waitFor();
    expect(await seenBelow(page)).toEqual([]);
    // Whoever listens is told in a sentence.
    expect(await page.locator('dialog[open] .result-sentence').innerText()).not.toBe('');
  },
);

/** How large the words of the picture are on the screen, as far as they are seen, in pixels; letters are marks of the island. */
const seenWords = (page: Page) =>
  page.locator('dialog[open] .result-picture').evaluate((picture) =>
    [...picture.querySelectorAll('text')].flatMap((text) => {
      if (/^[A-Z]$/.test(text.textContent ?? '')) return [];
      text.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = right > left && there?.closest('svg') === text.ownerSVGElement;
      return isSeen ? [Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)] : [];
    }),
  );

test.each(GAMES)('on a phone, where the picture of %s is small, a sentence says how it ended', async (game) => {
  const { page } = await house.guest({ screen: 'phone' });
  await takeIn(page, await ended(game));
  await page.locator('dialog[open] .result-picture svg').first().waitFor();
  expect(await seenBelow(page)).toEqual(expect.arrayContaining(['result-sentence', 'result-turns']));
  for (const size of await seenWords(page)) expect(size).toBeGreaterThanOrEqual(13);
});

test.each(GAMES)('on the smallest phone every figure of the result of %s is in sight, the best first', async (game) => {
  const { page } = await house.guest({ screen: 'shortPhone', locale: 'fr-FR' });
  const names = ['Ada', 'Puffin', 'Heron', 'Tern'];
  const seats = names.map((name, n) =>
    n === 0 ? ({ who: 'person', name } as const) : ({ who: 'bot', name, level: 'calm' } as const),
  );
  await takeIn(page, await preparedTable({ game, seed: 'end', name: 'The end', seats }));
  const dialog = page.locator('dialog[open]');
  await dialog.locator('.result-sentence').waitFor();
  const outside = await dialog
    .locator('.result-scores :is(th, td)')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => (cell.getBoundingClientRect().right > innerWidth ? [cell.textContent] : [])),
    );
  expect(outside).toEqual([]);
  const ranks = await dialog
    .locator('.result-scores th[title]')
    .evaluateAll((names) => names.map((name) => Number(/\d+/.exec((name as HTMLElement).title))));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});
