import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();
const PACK = fileURLToPath(new URL('../../docs/examples/low-water.json', import.meta.url));

interface Seen {
  readonly agenda: readonly { readonly do: string }[];
  readonly attack: { readonly dice: readonly number[] } | null;
  readonly active: number;
  readonly acted: boolean;
  readonly players: readonly { readonly coins: number }[];
}

/** Dice lie there, and some may be rolled again. */
const rolled = (state: object) => {
  const { agenda, attack } = state as Seen;
  return agenda.at(-1)?.do === 'reroll' && (attack?.dice.length ?? 0) > 2 && new Set(attack?.dice).size > 1;
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('an attack by keys, from die to die with the odds until they are kept, and then a content pack chosen as a file', async () => {
  const ada = await server.guest();
  const { page } = ada;
  const seats = ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name }) as const);
  await takeIn(page, await preparedTable({ game: 'islebound', seed: 'dice', name: 'Dice', seats, until: rolled }));
  const slip = page.getByRole('region', { name: /^Attack on / });
  await slip
    .getByRole('button', { name: /: strength \d/ })
    .first()
    .waitFor();
  // Arrows go from die to die, and Enter rolls one again.
  await page.keyboard.press('2');
  await expect.poll(() => focused(page)).toMatch(/: strength \d\. Pay 1 wood to reroll a \d, \d+%/);
  const first = await focused(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).not.toBe(first);
  await page.keyboard.press('Enter');
  await page
    .getByText(/rerolled a \d and got a \d/)
    .first()
    .waitFor({ state: 'attached' });
  // What the dice give is read aloud after each roll.
  await slip
    .getByRole('status')
    .getByText(/ gives? .+; \d+ of \d+\.$/)
    .waitFor({ state: 'attached' });
  await slip.getByText('if these dice are kept').waitFor();
  await slip.getByText(/^also injuring up to \d crew$/).waitFor();
  await page.locator('.ask [data-offer="keep"] small').waitFor();
  // Escape shows the chart.
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await slip.waitFor();

  // The pack is played on the chart, and its name stands at the table, also after a reload.
  await ada.go('/new/islebound?way=alone');
  await page.getByLabel('Choose a content pack').setInputFiles(PACK);
  expect(await page.getByRole('radio', { name: 'Low Water (1.0)' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const title = page.getByRole('heading', { level: 1 }).getByText('Low Water (1.0)');
  await title.waitFor();
  // Twelve slots of influence, where the built-in content has fifteen.
  await page.getByRole('group', { name: 'Influence track: 12 slots' }).waitFor();
  await page.reload();
  await title.waitFor();
  await page.getByRole('group', { name: 'Influence track: 12 slots' }).waitFor();
});

test('cards say what buildings do, a double click buys one, and points so far are shown to whoever wants them', async () => {
  const { page } = await server.guest();
  const seats = ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name }) as const);
  // All hunt for treasure until Ada could buy more than one building.
  const prefers = ({ act }: { readonly act: string }, state: object) =>
    act === 'hunt' || (act === 'endTurn' && (state as Seen).acted);
  const until = (state: object) => {
    const { agenda, active, players } = state as Seen;
    return agenda.at(-1)?.do === 'act' && active === 0 && (players[0]?.coins ?? 0) > 14;
  };
  await takeIn(page, await preparedTable({ game: 'islebound', seed: 'rich', name: 'Rich', seats, until, prefers }));
  await page.locator('.ask').getByRole('button', { name: /^Buy/ }).click();
  const slip = page.getByRole('region', { name: 'The building row' });
  const cards = slip.locator('.ib-row-large .ib-building');
  await cards.first().waitFor();
  const effects = await cards.locator('.ib-building-effects').allInnerTexts();
  expect(effects.filter((effect) => /\.$/.test(effect))).toHaveLength(await cards.count());
  const own = slip.locator('.ib-city-places > button');
  const before = await own.count();
  await slip.getByRole('button', { name: /^Buy / }).dblclick();
  await expect.poll(() => own.count()).toBe(before + 1);
  await expect.poll(() => page.locator('.ask').getAttribute('aria-busy')).toBe('false');
  expect(await slip.getByRole('button', { name: /^Buy / }).count()).toBe(0);
  expect(await own.count()).toBe(before + 1);

  expect(await page.getByText(/points so far$/).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Show points so far' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText(/^\d+ points so far$/).count()).toBe(3);
});

test('a stranger finds a way through whatever lies over the chart', async () => {
  const { page } = await server.guest({ screen: 'phone' });
  const seats = [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Bruno', level: 'calm' },
  ] as const;
  const options = { trading: true, raid: true, first: 0 };
  const until = (state: object) => (state as { round: number }).round === 6;
  await takeIn(page, await preparedTable({ game: 'islebound', seed: 'stranger', name: 'Sea', seats, options, until }));
  const player = new Player(page, { seed: 12, curiosity: 0.9 });
  for (let decisions = 0; decisions < 10; decisions++) {
    expect(await player.isAsked()).toBe(true);
    await player.decide();
  }
  expect(player.deeds.length).toBeGreaterThan(7);
});
