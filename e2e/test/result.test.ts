import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

const GAMES = ['forbidden-island', 'trails-of-tucana', 'islebound', 'island-of-dread'];

const SEATS = ['Ada', 'Puffin', 'Heron', 'Tern'].map((name, n) =>
  n === 0 ? ({ who: 'person', name } as const) : ({ who: 'bot', name, level: 'calm' } as const),
);

/** What the sheet says below the picture, as far as it is seen: a clipped part is there for those who listen. */
const seenBelow = (page: Page) =>
  page
    .locator('dialog[open] :is(.result-sentence, .result-turns, .result-scores)')
    .evaluateAll((parts) =>
      parts.filter((part) => getComputedStyle(part).clipPath === 'none').map((part) => part.classList[0]),
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

test('how a game ended is told by its picture on a desk, and by a sentence and figures on phones, in every game', async () => {
  const { page } = await server.guest({ locale: 'fr-FR' });
  const dialog = page.locator('dialog[open]');
  for (const game of GAMES) {
    await resize(page, SCREENS.desk);
    await takeIn(page, await preparedTable({ game, seed: 'end', name: 'The end', seats: SEATS }));
    // The picture says it all, and nothing below says it again; whoever listens is told in a sentence.
    await dialog.locator('.result-picture svg').first().waitFor();
    await expect.poll(() => seenBelow(page), { message: game }).toEqual([]);
    expect(await dialog.locator('.result-sentence').innerText()).not.toBe('');

    // Where the picture is small, a sentence says it.
    await resize(page, SCREENS.phone);
    const told = expect.arrayContaining(['result-sentence', 'result-turns']);
    await expect.poll(() => seenBelow(page), { message: game }).toEqual(told);
    for (const size of await seenWords(page)) expect(size).toBeGreaterThanOrEqual(13);

    // On the smallest phone every figure is in sight, the best first.
    await resize(page, SCREENS.shortPhone);
    const outside = () =>
      dialog
        .locator('.result-scores :is(th, td)')
        .evaluateAll((cells) =>
          cells.flatMap((cell) => (cell.getBoundingClientRect().right > innerWidth ? [cell.textContent] : [])),
        );
    await expect.poll(outside, { message: game }).toEqual([]);
    const ranks = await dialog
      .locator('.result-scores th[title]')
      .evaluateAll((names) => names.map((name) => Number(/\d+/.exec((name as HTMLElement).title))));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  }
});

test('how a fight ends is told when its dice have settled: nobody is told the end before the board has shown it', async () => {
  const { page } = await server.guest({ motion: true, pauses: false });
  const preparation = { game: 'island-of-dread', seed: 'dread', name: 'The end', seats: SEATS.slice(0, 3) };
  const { lines } = JSON.parse(await preparedTable(preparation)) as { readonly lines: readonly object[] };
  await takeIn(page, await preparedTable({ ...preparation, until: (_, n) => n === lines.length - 2 }));
  const over = '.ask[data-tone="over"]';
  const ready = page.locator('.ask[data-tone="yours"][aria-busy="false"] .offer-go, .ask[data-tone="over"]');
  // What is told, and whether the dice of the last blow still roll, frame by frame.
  await page.evaluate((told) => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const dice = document.querySelector('.iod-blow[data-fresh="true"] .iod-ten > .iod-drawing');
      const rolls = dice?.getAnimations().some(({ playState }) => playState === 'running') ?? false;
      const tells = document.querySelector(`${told}, dialog[open]`) !== null;
      const frame = `${rolls ? 'rolls' : 'still'}, ${tells ? 'told' : 'untold'}`;
      if (frames.at(-1) !== frame) frames.push(frame);
      requestAnimationFrame(look);
    };
    look();
  }, over);
  for (;;) {
    await ready.first().waitFor();
    if (await page.locator(over).isVisible()) break;
    await page.locator('.ask .offer-go').click();
  }
  await page.getByRole('dialog').locator('.result-picture svg').first().waitFor();
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  expect(frames).toContain('rolls, untold');
  expect(frames).not.toContain('rolls, told');
  expect(frames.at(-1)).toBe('still, told');
});
