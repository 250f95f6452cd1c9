import type { Asking } from '@skerry/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { SCREENS } from '../visitor.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';
import { takeIn } from './take-in.ts';

const server = party();

interface Shown {
  readonly agenda: readonly { readonly do: string }[];
  readonly hands: readonly (readonly string[])[];
  readonly active: number;
}

/** The turn of Ada is about to end, and Bruno, at the same device, holds a special card that he could use. */
const beforeDraws = (name = 'Bruno', asking: Asking = 'matters') =>
  preparedTable({
    game: 'forbidden-island',
    seed: 'specials',
    name: 'Special cards',
    seats: [
      { who: 'person', name: 'Ada', asking },
      { who: 'person', name, asking },
      { who: 'bot', name: 'Heron', level: 'calm' },
    ],
    options: { difficulty: 'novice', firstSeat: 0 },
    until: (state, n) => {
      const { agenda, hands, active } = state as unknown as Shown;
      const holds = hands[1]?.some((card) => card === 'sandbags' || card === 'helicopter-lift');
      return n > 3 && agenda.at(-1)?.do === 'actions' && active === 0 && holds === true;
    },
  });

/** A stop goes by in a second. A busy machine cannot be that quick, so the worker that keeps the table takes its time. */
async function stretchTime(page: Page, factor: number): Promise<void> {
  for (const worker of page.workers())
    await worker.evaluate((factor) => {
      const scope = globalThis as typeof globalThis & { inTime?: typeof setTimeout };
      const inTime = scope.inTime ?? scope.setTimeout;
      const stretched = (work: () => void, delay = 0) => inTime(work, delay * factor);
      Object.assign(scope, { inTime, setTimeout: stretched });
    }, factor);
}

test('a special card costs no click where nothing is at stake; it can be held, and asked for always', async () => {
  const { page } = await server.guest();
  await takeIn(page, await beforeDraws());
  await page.locator('.ask[data-tone="yours"]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Always ask me' }).check();
  await page.getByText('The game waits for you at every such moment.').waitFor();
  await page.keyboard.press('Escape');

  // Asked always: the first stop waits.
  const end = async () => {
    await page.locator('.ask .offers .offer-go').click();
    const sure = page.getByRole('button', { name: 'Yes, do it' });
    await sure.or(page.getByText('before the next treasure card is drawn').first()).first().waitFor();
    if (await sure.isVisible()) await sure.click();
  };
  await end();
  await page.locator('.ask[data-tone="yours"]').getByText('before').waitFor();

  // When it could matter: a stop before a treasure card is seen to go by, and can be held; then it waits like any other.
  await stretchTime(page, 100);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Ask when it matters' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.ask[data-tone="spared"] .ask-hold').click();
  await page.locator('.ask[data-tone="yours"]').getByText('before').waitFor();
  await stretchTime(page, 1);

  // Never asked: the turn of Ada goes by, with every card that is drawn in it.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Never ask' }).check();
  await page.getByText('The game never waits').waitFor();
  await page.getByRole('group', { name: 'Speed of the bots' }).getByRole('radio', { name: 'Instant' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.ask .offers .offer-go').click();
  await page
    .getByText(/Turn \d+: Bruno’s turn/)
    .last()
    .waitFor();
  await page.locator('.ask[data-tone="yours"]').waitFor();
  expect(await page.locator('.log').getByText('passed').count()).toBe(0);

  // What was chosen is kept with the seats, and for the next table.
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Never ask' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'Instant' }).isChecked()).toBe(true);
});

test('to end a turn is the main button once nothing is left to do, and a special card out of turn asks once', async () => {
  const { page } = await server.guest();
  const table = await beforeDraws();
  await takeIn(page, table);
  const end = page.getByRole('button', { name: 'End actions' });
  await end.waitFor();
  const inTeal = () =>
    end.evaluate((button) => {
      const go = document.createElement('span');
      go.style.color = 'var(--teal)';
      button.append(go);
      const [own, teal] = [getComputedStyle(button).backgroundColor, getComputedStyle(go).color];
      go.remove();
      return own === teal;
    });
  expect(await inTeal()).toBe(false);
  // Bruno acts in the turn of Ada.
  await page.getByRole('button', { name: 'Act as Bruno' }).click();
  const special = page.locator('.ask .offer:is([data-offer="sandbags"], [data-offer="lift"])').first();
  await special.click();
  await page.getByRole('button', { name: 'List' }).click();
  await page.locator('.action-list li .offer').first().click();
  const sure = page.getByRole('dialog').getByText(/^It’s Ada’s turn\. Play .+ now\?$/);
  await sure.waitFor();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await sure.waitFor({ state: 'detached' });
  await page.getByText('Bruno played').or(page.locator('.log').getByText('played')).first().waitFor();
});

test('a long question leaves room for its buttons', async () => {
  const { page } = await server.guest({ locale: 'fr-FR' });
  await takeIn(page, await beforeDraws('Maximiliane-Charlotte V.', 'always'));
  await page.locator('.ask .offers .offer-go').click();
  await page.getByRole('button', { name: 'Oui' }).click();
  await page.locator('.ask').getByText('vous pouvez jouer une carte spéciale').waitFor();
  const hidden = () =>
    page.locator('.ask-act').evaluate((buttons) => Math.max(0, buttons.scrollHeight - buttons.clientHeight));
  for (const screen of ['desk', 'laptop', 'tablet'] as const) {
    await resize(page, SCREENS[screen]);
    await expect.poll(hidden, { message: screen }).toBe(0);
  }
});
