import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import type { Visitor } from '../visitor.ts';
import { party } from './party.ts';

const house = party();

/** Ada opens a table, Bruno sits down, and one of them begins. Returns its address. */
async function begin(ada: Visitor, bruno: Visitor, name: string, firstSeat: 0 | 1): Promise<string> {
  const { page } = ada;
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const wish = { game: 'forbidden-island', name, seats, options: { firstSeat } };
  const { id } = await page.evaluate(async (body): Promise<{ id: string }> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }, wish);
  await ada.go(`/t/${id}`);
  const link = new URL(await page.getByLabel('Link to sit down').inputValue());
  await bruno.go(link.pathname);
  await bruno.page.getByLabel('Your name').fill('Bruno');
  await bruno.page.getByRole('button', { name: 'Sit down here' }).click();
  await bruno.page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.ask').waitFor();
  return `/t/${id}`;
}

test('my tables: what waits comes first, is found and is gone on to; whoever comes back reads what happened', async () => {
  const [ada, bruno] = [await house.guest(), await house.guest()];
  const { page } = ada;
  await ada.go('/');
  const tide = await begin(ada, bruno, 'Evening tide', 1);
  const boat = await begin(ada, bruno, 'Slow boat', 0);

  // At the table where Bruno is to play, the prompt and the bar lead to the one that waits.
  await ada.go(tide);
  await page.getByRole('link', { name: 'Next: Slow boat' }).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL(`**${boat}`);
  // The table that was left has noted how far Ada has seen.
  await expect.poll(() => page.title()).toContain('Slow boat');

  // Ada was away for two hours while Bruno played.
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('skerry-seen') ?? '{}');
    for (const id of Object.keys(seen)) seen[id].at -= 7_200_000;
    localStorage.setItem('skerry-seen', JSON.stringify(seen));
  });
  await bruno.go(tide);
  const player = new Player(bruno.page, { seed: 2, curiosity: 0 });
  await player.isAsked();
  const lines = bruno.page.locator('.log-line');
  await lines.first().waitFor();
  const before = await lines.count();
  await player.decide();
  await expect.poll(() => lines.count(), { timeout: 30_000 }).toBeGreaterThan(before);
  await ada.go(tide);
  const since = page.getByRole('region', { name: 'Since you were here' });
  await since.getByText('2 hours').waitFor();
  await since.getByRole('listitem').first().waitFor();
  await page.getByText('you were here', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await since.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('slider').waitFor();

  // The page of all tables groups them, and finds one by a person and a word.
  await ada.go('/tables');
  const rows = (group: string) => page.getByRole('region', { name: group }).getByRole('listitem');
  await rows('Waits for you').filter({ hasText: 'Slow boat' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('/');
  await page.keyboard.type('bruno tide');
  await rows('Found').filter({ hasText: 'Evening tide' }).waitFor();
  expect(await rows('Found').count()).toBe(1);
});
