import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIREFOX, Firefox } from '../firefox.ts';
import { House } from '../house.ts';
import { preparedTable } from '../prepared.ts';

// It is in Debian's packages, but on few machines; Chromium is tried everywhere.
const inFirefox = test.runIf(FIREFOX !== undefined);

let house: House;
let firefox: Firefox;
beforeAll(async () => {
  if (FIREFOX === undefined) return;
  [house, firefox] = await Promise.all([House.open({ BOT_PAUSE: '0', PASS_PAUSE: '100' }), Firefox.open(FIREFOX)]);
});
afterAll(async () => {
  await firefox?.close();
  await house?.close();
});

/** A table at which Ada begins, with a bot: taken in from a file on the home page. */
async function sitDown(game: string, options: object = {}): Promise<void> {
  const table = await preparedTable({
    game,
    seed: 'arrows',
    name: 'By hand',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Puffin', level: 'calm' },
    ],
    options,
    until: () => true,
  });
  await firefox.go(house.address);
  await expect.poll(() => firefox.evaluate(`document.querySelector('input[type="file"]') !== null`)).toBe(true);
  await firefox.evaluate(`(() => {
    const input = document.querySelector('input[type="file"]');
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(table)}], 'table.json', { type: 'application/json' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  const asked = '.ask[aria-busy="false"]:is([data-tone="yours"], [data-tone="must"]) .offers .offer';
  await expect.poll(() => firefox.evaluate(`document.querySelector('${asked}') !== null`)).toBe(true);
}

const focused = () =>
  firefox.evaluate(`document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`);

const GAMES = ['forbidden-island', 'trails-of-tucana', 'islebound', 'island-of-dread'];

inFirefox.each(GAMES)('in Firefox the board of %s is one stop of the Tab key', async (game) => {
  await sitDown(game);
  const parts = `[...document.querySelectorAll('.table-board svg [role="button"]')]`;
  await expect.poll(() => firefox.evaluate(`${parts}.length > 5`)).toBe(true);
  expect(await firefox.evaluate(`${parts}.filter(({ tabIndex }) => tabIndex === 0).length`)).toBe(1);
  expect(await firefox.evaluate(`${parts}.every(({ tabIndex }) => tabIndex === 0 || tabIndex === -1)`)).toBe(true);
});

inFirefox('in Firefox arrows go from tile to tile, letters choose, and Enter plays', async () => {
  await sitDown('forbidden-island', { adventurers: ['explorer', 'diver'], firstSeat: 0 });
  const tile = /, [a-f][1-6], (dry|flooded|sunk)/;
  await firefox.press('2');
  await expect.poll(focused).toMatch(tile);
  const seen = new Set([await focused()]);
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await firefox.press(arrow);
    seen.add(await focused());
  }
  expect(seen.size).toBeGreaterThan(2);
  for (const name of seen) expect(name).toMatch(tile);
  // Tab leaves the board, and comes back to the tile it left.
  const left = await focused();
  await firefox.press('Tab');
  expect(await focused()).not.toMatch(tile);
  await firefox.press('Shift+Tab');
  expect(await focused()).toBe(left);
  // By its letter: the list opens, Enter takes.
  await firefox.press('m');
  await expect.poll(focused).toMatch(/^Move to /);
  await firefox.press('Enter');
  await expect
    .poll(() => firefox.evaluate(`document.querySelector('.ask-sentence').textContent`))
    .toMatch(/two actions left/);
});
