import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FIREFOX, Firefox } from '../firefox.ts';
import { type Preparation, preparedTable } from '../prepared.ts';
import { TestServer } from '../test-server.ts';

/** It is in Debian's packages, but on few machines; Chromium is tried everywhere. */
const NOT_HERE = 'Firefox is not installed: Debian has it as firefox-esr, or FIREFOX_PATH names one.';

/**
 * What Firefox says of every picture, of a type face that it still has from the page before, and of a page that is left
 * while it still fetches a part. A part that is not there at all is looked for by itself.
 */
const EXPECTED =
  /Layout was forced before the page|preload was not used within|Unable to preload CSS|Loading failed for the module|error loading dynamically imported/;
const MISSING = `performance.getEntriesByType('resource').filter((each) => each.responseStatus >= 400).map(({ name }) => name)`;

let server: TestServer;
let firefox: Firefox;
beforeAll(async () => {
  if (FIREFOX === undefined) return;
  [server, firefox] = await Promise.all([
    TestServer.open({ BOT_PAUSE: '0', PASS_PAUSE: '100' }),
    Firefox.open(FIREFOX),
  ]);
});
afterEach(async () => {
  if (FIREFOX === undefined) return;
  const complaints = await firefox.complaints(server.address);
  expect(complaints.filter((each) => !EXPECTED.test(each))).toEqual([]);
  expect(await firefox.evaluate(MISSING)).toEqual([]);
});
afterAll(async () => {
  await firefox?.close();
  await server?.close();
});

const inFirefox = (title: string, journey: () => Promise<void>) =>
  test(`in Firefox ${title}`, async ({ skip }) => {
    skip(FIREFOX === undefined, NOT_HERE);
    await journey();
  });

const isThere = (selector: string) => firefox.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`);
const appears = (selector: string) => expect.poll(() => isThere(selector)).toBe(true);
const sentence = () => firefox.evaluate(`document.querySelector('.ask-sentence')?.textContent`);
const focused = () =>
  firefox.evaluate(`document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`);

/** Whose turn is asked about, and at which step. */
interface Seen {
  readonly active: number;
  readonly agenda: readonly { readonly do: string }[];
}
const atStep = (step: string) => (state: object) => {
  const { active, agenda } = state as Seen;
  return active === 0 && agenda.at(-1)?.do === step;
};

const READY = '.ask[aria-busy="false"]:is([data-tone="yours"], [data-tone="must"])';

/** A table at which Ada is asked, with a bot: chosen as a file on the home page. Its board is one stop of the Tab key. */
async function sitDown(game: string, more: Partial<Preparation> = {}): Promise<void> {
  const seats = [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Puffin', level: 'calm' },
  ] as const;
  const table = await preparedTable({ game, seed: 'arrows', name: 'By hand', seats, until: () => true, ...more });
  await firefox.go(server.address);
  await appears('input[type="file"]');
  await firefox.chooseFile('input[type="file"]', table);
  await appears(READY);
  const parts = `[...document.querySelectorAll('.table-board svg [role="button"]')]`;
  await expect.poll(() => firefox.evaluate(`${parts}.length > 5`)).toBe(true);
  expect(await firefox.evaluate(`${parts}.filter(({ tabIndex }) => tabIndex === 0).length`)).toBe(1);
  expect(await firefox.evaluate(`${parts}.every(({ tabIndex }) => tabIndex === 0 || tabIndex === -1)`)).toBe(true);
}

inFirefox('the home page shows every game with its picture, and is no wider than the window', async () => {
  await firefox.go(server.address);
  await expect.poll(() => firefox.evaluate(`document.querySelectorAll('main article').length`)).toBe(4);
  await expect
    .poll(() => firefox.evaluate(`[...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length`))
    .toBe(0);
  expect(await firefox.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

inFirefox(
  'Forbidden Island: arrows go from tile to tile, a letter chooses, Enter plays, a reload keeps it',
  async () => {
    await sitDown('forbidden-island', { options: { adventurers: ['explorer', 'diver'], firstSeat: 0 } });
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
    await expect.poll(sentence).toMatch(/two actions left/);
    await firefox.reload();
    await expect.poll(sentence).toMatch(/two actions left/);
  },
);

inFirefox('Trails of Tucana: a trail is drawn by keys', async () => {
  await sitDown('trails-of-tucana');
  await firefox.press('2');
  await expect.poll(() => isThere('[data-segment]:focus')).toBe(true);
  await firefox.press('Enter');
  await expect.poll(sentence).toMatch(/your trail is drawn/);
});

inFirefox('Islebound: a click on the chart sails there', async () => {
  await sitDown('islebound', { until: atStep('sail') });
  await firefox.click('.ib-map:not(.fading) .ib-hit[data-can="true"]');
  await expect.poll(sentence).toMatch(/you’re at/);
});

inFirefox('The Island of Dread: Tab goes to what is in reach, and Enter walks there', async () => {
  await sitDown('island-of-dread', { until: atStep('walk') });
  await firefox.press('2');
  await expect.poll(focused).toMatch(/you are here/i);
  await firefox.press('Tab');
  await expect.poll(focused).toMatch(/In reach with (die|dice) \d/);
  await firefox.press('Enter');
  await expect
    .poll(() => firefox.evaluate(`document.querySelector('.log')?.textContent`))
    .toMatch(/Your Hero moved to /);
});
