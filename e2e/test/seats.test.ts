import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** As long as names may be, with and without a place to break them. */
const LONG = [
  'Maximiliana von Hohenfel',
  'Bartholomew the Younger',
  'Wilhelmina-Charlotte',
  'Anastasiaconstantinovnaa',
  'Eleonora of the West Isle',
  'Ferdinand Archibald III',
].map((name) => name.slice(0, 24));

/** What stands outside its panel, its panel outside the window, or panels over each other or over what is asked. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const panels = [...document.querySelectorAll('.panel')];
    const others = [...panels, document.querySelector('.ask')!];
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return panels.flatMap((panel) => {
      const name = panel.getAttribute('aria-label') ?? '';
      const frame = box(panel);
      const isOut = frame.left < 0 || frame.top < 0 || frame.right > innerWidth || frame.bottom > innerHeight;
      const parts = [...panel.querySelectorAll('.panel-who, .panel-name, .panel-hand, .panel-right')];
      const seen = parts.filter((part) => box(part).width > 0);
      const spilt = seen.filter(
        (part) =>
          box(part).top < frame.top - 1 || box(part).bottom > frame.bottom + 1 || box(part).right > frame.right + 1,
      );
      const over = others.filter((other) => other !== panel && overlaps(frame, box(other)));
      return [
        ...(isOut ? [`${name} is out of the window`] : []),
        ...spilt.map((part) => `${name}: ${part.className} is out of its panel`),
        ...over.map((other) => `${name} lies over ${other.getAttribute('aria-label')}`),
      ];
    });
  });

const sixOf = (names: readonly string[]) =>
  preparedTable({
    game: 'trails-of-tucana',
    seed: 'six seats',
    name: 'Full table',
    seats: names.map((name, seat) => (seat === 0 ? { who: 'person', name } : { who: 'bot', name, level: 'calm' })),
    until: (state) => (state as { readonly turn?: number }).turn === 6,
  });

test('six at a table have room on every screen, with names as long as they may be', async () => {
  const { page } = await server.guest();
  for (const [names, sizes] of [
    [LONG, SIZES],
    [['Ada', 'Bruno', 'Chiara', 'Dario', 'Eleonora', 'Ferdinand'], SIZES.slice(-1)],
  ] as const) {
    await takeIn(page, await sixOf(names));
    await page.locator('.panel').nth(5).waitFor();
    for (const size of sizes) {
      await resize(page, size);
      await expect.poll(() => crowded(page), { message: `at ${size.width}` }).toEqual([]);
      // No name is broken into a column of letters.
      const lines = await page.evaluate(() =>
        [...document.querySelectorAll('.panel-first > b')].map((name) => {
          const { height } = name.getBoundingClientRect();
          return height / Number.parseFloat(getComputedStyle(name).lineHeight);
        }),
      );
      expect(Math.max(...lines)).toBeLessThan(3.2);
    }
  }
});
