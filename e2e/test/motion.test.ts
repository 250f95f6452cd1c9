import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Preparation, preparedTable } from '../prepared.ts';
import type { Visit } from '../visitor.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const house = party();

/** What was on the page, if only for a moment, since this was called. */
async function seenSince(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const seen = new Set<Node>();
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.matches(wanted)) seen.add(node);
    }).observe(document.body, { subtree: true, childList: true });
  }, selector);
  return () => page.evaluate(() => (Reflect.get(window, 'seen') as Set<Node>).size);
}

interface Seen {
  readonly active: number;
  readonly round: number;
  readonly ending: object | null;
  readonly agenda: readonly { readonly do: string }[];
  readonly combat: { readonly seat: number } | null;
}

const SEATS = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', name: 'Bruno', level: 'calm' },
  { who: 'bot', name: 'Chiara', level: 'calm' },
] as const;

/** Ada is asked this. */
const asked =
  (step: string, more: (seen: Seen) => boolean = () => true) =>
  (state: object) => {
    const seen = state as Seen;
    return seen.active === 0 && seen.agenda.at(-1)?.do === step && more(seen);
  };

async function sitDown(visit: Visit, table: Omit<Preparation, 'name' | 'seats'> & Partial<Preparation>): Promise<Page> {
  const { page } = await house.guest({ pauses: false, ...visit });
  await takeIn(page, await preparedTable({ name: 'Friday crew', seats: SEATS, ...table }));
  await page.locator('.ask[aria-busy="false"][data-tone="yours"]').waitFor();
  return page;
}

test('in Islebound each cube that is paid for a town flies home by itself', async () => {
  const page = await sitDown(
    { motion: true },
    {
      game: 'islebound',
      seed: 'friday crew 4',
      seats: [...SEATS, { who: 'bot', name: 'Dario', level: 'calm' }],
      options: { first: 0 },
      until: asked('influence'),
    },
  );
  const cubes = page.locator('.focus [data-act="payCube"]');
  const flown = await seenSince(page, '.flying');
  await cubes.first().click();
  await expect.poll(flown).toBe(1);
});

test('in Islebound a line of coral in the prompt says that the end is near', async () => {
  const page = await sitDown(
    {},
    { game: 'islebound', seed: 'archipelago', until: asked('sail', ({ ending }) => ending !== null) },
  );
  const line = page.locator('.ask .ib-last-round');
  await line.waitFor();
  const isCoral = await line.evaluate((each) => {
    const sample = document.createElement('i');
    sample.style.color = 'var(--coral)';
    each.append(sample);
    const same = getComputedStyle(sample).color === getComputedStyle(each).color;
    sample.remove();
    return same;
  });
  expect(isCoral).toBe(true);
});

test('in Islebound, where nothing may move, the chart fades into what it becomes', async () => {
  const page = await sitDown(
    { motion: false },
    { game: 'islebound', seed: 'archipelago', until: asked('sail', ({ round }) => round >= 3) },
  );
  const faded = await seenSince(page, '.fading');
  const flown = page.locator('.flying');
  await page.locator('.ib-hit[data-can="true"]').first().click();
  await expect.poll(faded).toBeGreaterThanOrEqual(1);
  expect(await flown.count()).toBe(0);
});

test('on the Island of Dread the fight of another is shown to whoever looks back, and skipped at one touch', async () => {
  let fight = 0;
  const page = await sitDown(
    {},
    {
      game: 'island-of-dread',
      seed: 'dread',
      until: (state, n) => {
        const { combat, agenda } = state as object as Seen;
        if (fight === 0 && combat?.seat === 1 && agenda.at(-1)?.do === 'phase') fight = n;
        return fight > 0 && asked('move')(state);
      },
    },
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill(String(fight));
  const skip = page.getByRole('button', { name: 'Skip this fight' });
  await skip.waitFor();
  for (const phase of ['Ranged', 'Melee', 'Magic'])
    await page.locator('.focus .iod-ledger').getByText(phase, { exact: true }).last().waitFor();
  await skip.click();
  await page.locator('.focus').waitFor({ state: 'detached' });
});
