import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { SCREENS, shownUpdate } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** A turn of Ada's that waits for her, and the end of the game. */
const READY = '.ask[aria-busy="false"][data-tone="yours"]';
const OVER = '.ask[data-tone="over"]';

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', name: 'Bruno', level: 'calm' },
  { who: 'bot', name: 'Chiara', level: 'calm' },
] as const;

interface Seen {
  readonly round: number;
  readonly active: number;
  readonly agenda: readonly { readonly do: string }[];
  readonly ending: object | null;
}

/** Ada is to sail. */
const isSailing = ({ active, agenda }: Seen) => active === 0 && agenda.at(-1)?.do === 'sail';
const inThirdRound = (state: object) => isSailing(state as Seen) && (state as Seen).round >= 3;
const inLastRound = (state: object) => isSailing(state as Seen) && (state as Seen).ending !== null;

async function openPrepared(page: Page, until: (state: object) => boolean): Promise<void> {
  const table = { game: 'islebound', seed: 'archipelago', name: 'Friday crew', seats: SEATS, until };
  await takeIn(page, await preparedTable(table));
  await page.locator(READY).waitFor();
}

const sentence = (page: Page) => page.locator('.ask-sentence').innerText();
const reachable = (page: Page) => page.locator('.ib-map:not(.fading) .ib-hit[data-can="true"]');
const offer = (page: Page, name: string | RegExp) => page.locator('.ask .offers').getByRole('button', { name });
const slip = (page: Page) => page.locator('[popover]:popover-open');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Does by clicking what is asked, until it is asked no more: sails to the first region, hunts, and ends the turn. */
async function playTurn(page: Page): Promise<boolean> {
  await page.locator(`${READY}, ${OVER}`).first().waitFor();
  if (await page.locator(OVER).isVisible()) return false;
  const before = await shownUpdate(page);
  if (await offer(page, /^Sail/).isVisible()) await reachable(page).first().click();
  else if (await offer(page, /^Hunt/).isVisible()) await offer(page, /^Hunt/).click();
  else if (await page.locator('.ask .offer-go').isVisible()) await page.locator('.ask .offer-go').click();
  else await page.locator('.ask .offer[aria-disabled="false"]:not(:has-text("Buildings"))').first().click();
  // Until it is played, the page still asks the same.
  await expect.poll(() => shownUpdate(page)).toBeGreaterThan(before);
  return true;
}

test('alone with bots: from the lobby into the first turn, and through the last round to the final score', async () => {
  const ada = await server.guest();
  const { page } = ada;
  await ada.go('/');
  await page
    .locator('section, article, li')
    .filter({ has: page.getByText('Islebound', { exact: true }) })
    .last()
    .getByRole('button', { name: 'Play now' })
    .click();
  await page.locator(READY).waitFor();
  // A home port is chosen on the chart.
  await reachable(page).first().click();
  await offer(page, /^Sail/).waitFor();
  await reachable(page).first().click();
  await offer(page, /^Hunt/).click();
  await page
    .locator('.log')
    .getByText(/found \d+ coin/)
    .first()
    .waitFor();
  await offer(page, /^End turn/).click();
  await expect.poll(() => offer(page, /^End turn/).count()).toBe(0);

  await openPrepared(page, inLastRound);
  // A line in the prompt says that the end is near.
  const isCoral = await page.locator('.ask .ib-last-round').evaluate((line) => {
    const sample = document.createElement('i');
    sample.style.color = 'var(--coral)';
    line.append(sample);
    const same = getComputedStyle(sample).color === getComputedStyle(line).color;
    sample.remove();
    return same;
  });
  expect(isCoral).toBe(true);
  while (await playTurn(page));
  const result = page.getByRole('dialog');
  for (const name of ['Ada', 'Bruno', 'Chiara'])
    await result.getByText(name).filter({ visible: true }).first().waitFor();
  // Its points stand there once: where the picture can be read, the table is only read aloud.
  await page.locator('.ib-result').waitFor();
  const race = page.locator('.ib-race');
  const points = result.getByRole('table');
  expect(await race.isVisible()).toBe(false);
  expect(await points.evaluate((each) => getComputedStyle(each).clipPath)).toBe('inset(50%)');
  await page.setViewportSize(SCREENS.phone);
  await race.waitFor();
  expect(await points.evaluate((each) => getComputedStyle(each).clipPath)).toBe('none');
});

test('a turn by mouse and by keys: the way and its price, why not, from region to region, and the actions', async () => {
  const { page } = await server.guest();
  await openPrepared(page, inThirdRound);
  expect(await findings(page)).toEqual([]);

  // Whoever sails sees the way and its price, and can take it back. Where nothing may move, the chart fades.
  const target = reachable(page).last();
  const told = (await target.getAttribute('aria-label')) ?? '';
  expect(told).toMatch(/\d steps?/);
  await target.hover();
  await page.locator('.ib-route').waitFor();
  expect(await page.locator('.ib-route circle').count()).toBe(Number(/(\d) steps?/.exec(told)?.[1]));
  const before = await sentence(page);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      for (const kind of ['fading', 'flying'])
        if (added.some((node) => node.matches(`.${kind}`))) document.body.setAttribute(`data-${kind}`, '');
    }).observe(document.body, { subtree: true, childList: true });
  });
  await target.click();
  await expect.poll(() => sentence(page)).not.toBe(before);
  await page.locator('body[data-fading]').waitFor();
  expect(await page.locator('body[data-flying]').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => sentence(page)).toBe(before);

  // What is out of reach says why, in the slip of the town.
  await page.locator('.ib-map:not(.fading) .ib-hit[aria-label*="refused:"]').last().click();
  await slip(page).locator('.reason').first().waitFor();
  await page.keyboard.press('Escape');
  await slip(page).waitFor({ state: 'detached' });

  // On a walk round the chart, to the first region that can be sailed to, into its slip and back.
  await page.locator('.ask .offer').first().focus();
  await page.keyboard.press('2');
  expect(await focused(page)).toMatch(/refused: your ship must leave/i);
  for (let steps = 0; /refused/.test(await focused(page)); steps++)
    await page.keyboard.press(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'][steps % 4]!);
  const here = await focused(page);
  expect(await page.locator('.ib-map:not(.fading) .ib-hit[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Shift+Enter');
  await slip(page).waitFor();
  // Whoever closes it and goes on before the page has heard of that does not see it again.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[popover]:popover-open')!.hidePopover();
    document.querySelector<SVGElement>('.ib-hit[aria-label*="refused:"]')!.focus();
  });
  await slip(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toMatch(/refused:/);
  await page.locator('.ib-map:not(.fading)').getByRole('button', { name: here, exact: true }).focus();
  await page.keyboard.press('Shift+Enter');
  await slip(page).waitFor();
  await page.keyboard.press('Escape');
  await slip(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(here);
  await page.keyboard.press('Enter');
  await offer(page, /^Hunt/).waitFor();

  // The bar says what each action would bring, in two rows.
  const groups = page.locator('.ask .offer-group');
  expect(await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')))).toEqual([
    'one action',
    'free',
  ]);
  expect(await offer(page, /^Hunt/).innerText()).toMatch(/\d coins?/);
  await page.keyboard.press('t');
  await expect.poll(() => sentence(page)).toContain('Free actions, or end your turn.');
  await page.keyboard.press('e');
  await expect.poll(() => offer(page, /^End turn/).count()).toBe(0);
});
