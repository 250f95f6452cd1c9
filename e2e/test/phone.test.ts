import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** A first turn at which no tile at the edge of the island can be acted on. */
const atTheEdge = await preparedTable({
  game: 'forbidden-island',
  seed: 'edge',
  name: 'At the edge',
  seats: ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name })),
  until: () => true,
});

/** LOOK: touch targets. A rounded pixel is forgiven. */
const FINGER = 43.5;

/** What is wrong with a page at a finger's tip: sideways scrolling, and what is too small to be touched. */
const troubles = (page: Page, playing: boolean) =>
  page.evaluate(
    ({ finger, playing }) => {
      const found: string[] = [];
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);
      if (playing && scrollHeight > clientHeight) found.push(`scrolls down: ${scrollHeight} in ${clientHeight}`);
      const targets = document.querySelectorAll<HTMLElement>(
        'button, a[href], input, select, textarea, summary, label',
      );
      for (const target of targets) {
        if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // Links inside a sentence, and fields that are touched through their label.
        if (target.matches('p a, .visually-hidden, .visually-hidden *, label:not(:has(input)), .skip')) continue;
        if (target.matches('label input')) continue;
        const { width, height } = target.getBoundingClientRect();
        // Cards in the hand move closer on the smallest phones; all they do is offered by buttons as well.
        if (target.matches('.card') && width >= 32 && height >= finger) continue;
        if (width < finger || height < finger) {
          const name = target.getAttribute('aria-label') ?? target.title ?? target.textContent ?? '';
          found.push(
            `${target.tagName} ${target.className} "${name || target.textContent}": ${width.toFixed(0)} x ${height.toFixed(0)}`,
          );
        }
      }
      return found;
    },
    { finger: FINGER, playing },
  );

/** Offers that nothing can bring under a finger. */
const outOfReach = (page: Page) =>
  page.locator('.ask .offer, .ask .tool').evaluateAll((offers) =>
    offers.flatMap((offer) => {
      offer.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = offer.getBoundingClientRect();
      const isInside = left >= -1 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && at !== null && offer.contains(at) ? [] : [offer.textContent ?? ''];
    }),
  );

/** A slip beside a tile at the edge lies inside the window and moves nothing. */
async function slipsAtTheEdge(page: Page, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const tiles = page.locator('.table-board [role="button"]');
  const rights = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().right));
  const slip = page.locator('.beside:popover-open');
  for (const [nth, right] of rights.entries()) {
    if (right < Math.max(...rights) - 5) continue;
    await tiles.nth(nth).tap();
    await slip.waitFor();
    await meanwhile();
    // Whatever takes the focus may ask the browser to bring it into sight: there must be nowhere to go.
    const seen = await slip.evaluate((opened) => {
      const { left, right } = opened.getBoundingClientRect();
      const frames = [document.documentElement, document.body, ...document.querySelectorAll('.table')];
      for (const frame of frames) frame.scrollLeft = 100;
      const moved = frames.map(({ scrollLeft }) => scrollLeft);
      return { isInside: left >= 0 && right <= innerWidth, moved: moved.filter((by) => by !== 0) };
    });
    expect(seen).toEqual({ isInside: true, moved: [] });
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'detached' });
  }
}

test('on phones nothing scrolls sideways, everything is as large as a finger, every offer is in reach', async () => {
  // What is not painted counts as hidden.
  const ada = await server.guest({ screen: 'phone', isPainted: true });
  const { page } = ada;
  const found: { [place: string]: readonly string[] } = {};
  let screens: readonly (keyof typeof SCREENS)[] = ['phone', 'smallPhone'];
  const look = async (place: string, at: 'page' | 'table' | 'menu' = 'page') => {
    for (const screen of screens) {
      await resize(page, SCREENS[screen]);
      const wrong = [...(await troubles(page, at !== 'page')), ...(at === 'table' ? await outOfReach(page) : [])];
      if (wrong.length > 0) found[`${place}, on a ${screen}`] = wrong;
    }
    screens = screens.toReversed();
  };
  await ada.go('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await look('home');
  await page.getByRole('link', { name: 'Pass and play' }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await look('new table');
  await ada.go('/new/forbidden-island?way=friends');
  // Who forgets to write a name is taken to where it is asked for.
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect
    .poll(() => page.getByLabel('Your name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByText('Please enter a name').waitFor();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link to sit down').waitFor();
  await look('lobby');
  await takeIn(page, atTheEdge);
  const player = new Player(page, { seed: 9, curiosity: 0.7 });
  await player.isAsked();
  await slipsAtTheEdge(page);
  for (let decisions = 0; decisions < 6 && (await player.isAsked()); decisions++) {
    await look(`table, ${await player.slip.locator('.ask-sentence').innerText()}`, 'table');
    await player.decide();
  }
  expect(await player.isAsked()).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await look('menu', 'menu');
  expect(found).toEqual({});
});

/** What the page asks for at these addresses comes only when it is let. */
async function heldBack(page: Page, addresses: string): Promise<{ letCome: () => void }> {
  let letCome = () => {};
  const isTime = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(addresses, (route) => isTime.then(() => route.continue()));
  return { letCome };
}

test('in French, a slip beside a tile at the edge lies inside the window while typefaces are still to come', async () => {
  const { page } = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  const typefaces = await heldBack(page, '**/more-fonts*');
  await takeIn(page, atTheEdge);
  await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
  // Typefaces that are not needed at once come while a slip is open: until they are there it is wider.
  const letters = await heldBack(page, '**/*.woff2');
  await slipsAtTheEdge(page, async () => {
    typefaces.letCome();
    await page.waitForFunction(() => [...document.fonts].some(({ style }) => style === 'italic'));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  });
  letters.letCome();
});

test('on a phone the log under its tab opens at its newest line, and no letters are underlined for keys', async () => {
  const { page } = await server.guest({ screen: 'phone' });
  const seats = ['Ada', 'Bruno'].map((name) => ({ who: 'person', name }) as const);
  const until = (state: object, n: number) =>
    n >= 120 && (state as { agenda: readonly { do: string }[] }).agenda.at(-1)?.do === 'act';
  await takeIn(page, await preparedTable({ game: 'islebound', seed: 'log', name: 'A long log', seats, until }));
  await page.locator('.ask .offer u').first().waitFor();
  const lines = await page
    .locator('.ask .offer u')
    .evaluateAll((all) => all.map((u) => getComputedStyle(u).textDecorationLine));
  expect(new Set(lines)).toEqual(new Set(['none']));
  await page.getByRole('tab', { name: 'Log' }).tap();
  const newest = page.locator('.log .log-line').last();
  await newest.waitFor();
  const isInSight = () =>
    newest.evaluate((line) => {
      const { left, top, height } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(left + 30, top + height / 2));
    });
  await expect.poll(isInSight).toBe(true);
});

interface Flood {
  readonly agenda: readonly { readonly do: string }[];
  readonly active: number;
  readonly island: { readonly tiles: readonly string[] };
  readonly water: readonly number[];
}

test('the board shows how everybody loses before it happens', async () => {
  const { page } = await server.guest({ screen: 'phone' });
  const flooded = await preparedTable({
    game: 'forbidden-island',
    seed: 'look 1',
    name: 'Evening tide',
    seats: ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name) => ({ who: 'person', name })),
    options: { firstSeat: 0 },
    until: (state, n) => {
      const { agenda, active, island, water } = state as unknown as Flood;
      const isOwn = agenda.at(-1)?.do === 'actions' && active === 0;
      return n > 12 && isOwn && water[island.tiles.indexOf('fools-landing')] === 1;
    },
  });
  await takeIn(page, flooded);
  const warning = page.locator('.fi-warning').getByText('If Fools’ Landing sinks, everyone loses.');
  await warning.waitFor();
  // It lies on the water, not on a tile.
  const covered = await warning.evaluate((said) => {
    const box = said.getBoundingClientRect();
    const tiles = [...document.querySelectorAll('.fi-space .fi-look')].map((tile) => tile.getBoundingClientRect());
    const over = tiles.filter(
      (tile) => tile.left < box.right && tile.right > box.left && tile.top < box.bottom && tile.bottom > box.top,
    );
    return over.length;
  });
  expect(covered).toBe(0);
  await page.locator('[data-tile="fools-landing"]').tap();
  await page.locator('.beside').getByText('If this sinks, everyone loses.').waitFor();
});
