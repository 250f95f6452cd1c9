import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import type { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

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

for (const screen of ['phone', 'smallPhone'] as const satisfies readonly (keyof typeof SCREENS)[]) {
  test(`on a ${screen} nothing scrolls sideways, everything is as large as a finger, every offer is in reach`, async () => {
    const ada = await house.guest({ screen });
    const { page } = ada;
    const found: { [place: string]: readonly string[] } = {};
    const look = async (place: string, playing = false) => {
      const wrong = await troubles(page, playing);
      if (wrong.length > 0) found[place] = wrong;
    };
    await ada.go('/');
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    await look('home');
    await page.getByRole('link', { name: 'Pass and play' }).first().click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await look('new table');
    await ada.go('/new/forbidden-island?way=friends');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByLabel('Link to sit down').waitFor();
    await look('lobby');
    await takeIn(
      page,
      await preparedTable({
        game: 'forbidden-island',
        seed: 'phone',
        name: 'In a hand',
        seats: ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name })),
        options: { difficulty: 'legendary', firstSeat: 0 },
        until: () => true,
      }),
    );
    const player = new Player(page, { seed: 9, curiosity: 0.7 });
    for (let decisions = 0; decisions < 6 && (await player.isAsked()); decisions++) {
      await look(`table, ${await player.slip.locator('.ask-sentence').innerText()}`, true);
      const hidden = await outOfReach(page);
      if (hidden.length > 0) found[`out of reach, decision ${decisions}`] = hidden;
      await player.decide();
    }
    if (await player.isAsked()) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await look('menu', true);
    }
    expect(found).toEqual({});
  });
}

test('who forgets to write a name is taken to where it is asked for', async () => {
  const ada = await house.guest({ screen: 'phone' });
  const { page } = ada;
  await ada.go('/new/forbidden-island?way=friends');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect
    .poll(() => page.getByLabel('Your name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByText('Please enter a name').waitFor();
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

test.each(['en-GB', 'fr-FR'])(
  'a slip beside a tile at the edge lies inside the window and moves nothing (%s)',
  async (locale) => {
    const { page } = await house.guest({ screen: 'phone', locale });
    const typefaces = await heldBack(page, '**/more-fonts*');
    await takeIn(
      page,
      await preparedTable({
        game: 'forbidden-island',
        seed: 'edge',
        name: 'At the edge',
        seats: ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name })),
        until: () => true,
      }),
    );
    await new Player(page, { seed: 1, curiosity: 0 }).isAsked();
    const tiles = page.locator('.table-board [role="button"]');
    const rights = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().right));
    const slip = page.locator('.beside:popover-open');
    for (const [nth, right] of rights.entries()) {
      if (right < Math.max(...rights) - 5) continue;
      await tiles.nth(nth).tap();
      await slip.waitFor();
      // Typefaces that are not needed at once come while it is open: until they are there it is wider.
      const letters = await heldBack(page, '**/*.woff2');
      typefaces.letCome();
      await page.waitForFunction(() => [...document.fonts].some(({ style }) => style === 'italic'));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      // Whatever takes the focus may ask the browser to bring it into sight: there must be nowhere to go.
      const seen = await slip.evaluate((opened) => {
        const { left, right } = opened.getBoundingClientRect();
        const frames = [document.documentElement, document.body, ...document.querySelectorAll('.table')];
        for (const frame of frames) frame.scrollLeft = 100;
        const moved = frames.map(({ scrollLeft }) => scrollLeft);
        return { isInside: left >= 0 && right <= innerWidth, moved: moved.filter((by) => by !== 0) };
      });
      expect(seen).toEqual({ isInside: true, moved: [] });
      letters.letCome();
      await page.keyboard.press('Escape');
      await slip.waitFor({ state: 'detached' });
    }
  },
);
