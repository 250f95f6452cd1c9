import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Fingers } from '../fingers.ts';
import { preparedTable } from '../prepared.ts';
import { shownUpdate } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** How many times enlarged the island is, and where it has been moved to. */
const zoomOf = (page: Page) =>
  page.locator('.tt-pan').evaluate((pan) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(pan).transform);
    return { scale, x, y };
  });

test('fingers enlarge an island and move it, and draw no trail by it', async () => {
  const ada = await server.guest({ screen: 'phone' });
  const { page } = ada;
  const table = { game: 'trails-of-tucana', seed: 'touch', name: 'In a hand', until: () => true };
  await takeIn(page, await preparedTable({ ...table, seats: [{ who: 'person', name: 'Ada' }] }));
  await page.locator('.ask .offer').first().waitFor();
  const prompt = await page.locator('.ask-sentence').innerText();
  const fingers = await Fingers.on(page);
  const { x: left, y: top, width, height } = (await page.locator('.tt-surface').boundingBox())!;
  const middle = { x: left + width / 2, y: top + height / 2 };
  const apart = (by: number) => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];

  // Two fingers go apart: what was between them stays between them.
  const [near, far] = [apart(30), apart(75)];
  await fingers.go([near[0]!, far[0]!], [near[1]!, far[1]!]);
  await expect.poll(async () => (await zoomOf(page)).scale).toBeCloseTo(2.5, 1);
  const enlarged = await zoomOf(page);
  expect(enlarged.x + (width / 2) * enlarged.scale).toBeCloseTo(width / 2, 0);

  // Both go to the left: the island goes along.
  await fingers.go([far[0]!, { ...far[0]!, x: far[0]!.x - 40 }], [far[1]!, { ...far[1]!, x: far[1]!.x - 40 }]);
  await expect.poll(async () => (await zoomOf(page)).x).toBeCloseTo(enlarged.x - 40, 0);

  // They come together again: the whole island.
  await fingers.go([far[0]!, near[0]!], [far[1]!, near[1]!]);
  await expect.poll(async () => (await zoomOf(page)).scale).toBe(1);
  await expect.poll(() => page.locator('.tt-board').getAttribute('data-zoomed')).toBe('false');

  // Two taps at one place enlarge it, and two more make it whole again.
  await fingers.go([middle]);
  await fingers.go([middle]);
  await expect.poll(async () => (await zoomOf(page)).scale).toBeGreaterThan(1.5);
  await fingers.go([middle]);
  await fingers.go([middle]);
  await expect.poll(async () => (await zoomOf(page)).scale).toBe(1);

  expect(await page.locator('.ask-sentence').innerText()).toBe(prompt);
});

/** Where things are smaller than a finger, and the slip that tells what was touched. */
const SMALL = [
  ['trails-of-tucana', '[data-segment]', '.tt-slip'],
  ['islebound', '.ib-hit[data-can="true"]', '.ib-town-slip'],
  ['island-of-dread', '[data-place][data-can="true"]', '.iod-slip'],
] as const;

/** Ada is to move; in Trails of Tucana everybody draws at once. */
const isAdas = (state: object): boolean => {
  const { active = 0, agenda } = state as { active?: number; agenda: readonly { readonly do: string }[] };
  return active === 0 && ['actions', 'draw', 'sail', 'walk', 'stroll'].includes(agenda.at(-1)?.do ?? '');
};

/** A table at which Ada is to move, a place that she can touch, and the fingers of her hand. */
async function tableOf(game: string, place: string) {
  const { page } = await server.guest({ screen: 'phone' });
  const ada = { who: 'person', name: 'Ada' } as const;
  // Where all draw at once, a bot would add lines meanwhile.
  const others = game === 'trails-of-tucana' ? [] : [{ who: 'bot', name: 'Bruno', level: 'calm' } as const];
  const seats = [ada, ...others];
  await takeIn(page, await preparedTable({ game, seed: 'hover', name: 'In a hand', seats, until: isAdas }));
  await page.locator('.ask[aria-busy="false"] .offer').first().waitFor();
  await page.locator(place).first().waitFor({ state: 'attached' });
  const at = await page.locator(place).evaluateAll((places) => {
    const middles = places.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { each, x: left + width / 2, y: top + height / 2 };
    });
    const seen = middles.find(({ each, x, y }) => each.closest('svg')?.contains(document.elementFromPoint(x, y)));
    return seen && { x: seen.x, y: seen.y };
  });
  if (at === undefined) throw new Error(`Nothing to touch in ${game}.`);
  return { page, fingers: await Fingers.on(page), at };
}

test.each(SMALL)(
  'a finger on the chart of %s is told what it touched, and a second touch goes there',
  async (...asked) => {
    const [game, place, slip] = asked;
    const { page, fingers, at } = await tableOf(game, place);
    const before = await shownUpdate(page);
    await fingers.tap(at);
    await page.locator(slip).waitFor();
    expect(await shownUpdate(page)).toBe(before);
    await fingers.tap(at);
    await expect.poll(() => shownUpdate(page)).not.toBe(before);
  },
);

test('a finger that stays on a tile is told what it is; one that is lifted at once goes there', async () => {
  const { page, fingers, at } = await tableOf('forbidden-island', '.fi-space[data-can="true"]');
  const before = await shownUpdate(page);
  await fingers.hold(at, () => page.locator('.beside-tip').waitFor());
  expect(await shownUpdate(page)).toBe(before);
  await fingers.tap(at);
  await expect.poll(() => shownUpdate(page)).not.toBe(before);
});

test('the example of the guide is played by finger and by keys', async () => {
  const { page, fingers, at } = await tableOf('pebbles', '.pb-place[data-can="true"] .pb-mark');
  const before = await shownUpdate(page);
  await fingers.hold(at, () => page.locator('.beside-tip').waitFor());
  expect(await shownUpdate(page)).toBe(before);
  await fingers.tap(at);
  await expect.poll(() => shownUpdate(page)).not.toBe(before);

  const then = await shownUpdate(page);
  await page.locator('.ask[aria-busy="false"] .offer').first().waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => shownUpdate(page)).not.toBe(then);
});
