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
