import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

test('who listens hears what is asked and what happened, and finds the island in words and the offers in a list', async () => {
  const { page } = await server.guest();
  const table = await preparedTable({
    game: 'forbidden-island',
    seed: 'listening',
    name: 'By ear',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Puffin', level: 'calm' },
    ],
    options: { adventurers: ['explorer', 'diver'], firstSeat: 0 },
    until: () => true,
  });
  await takeIn(page, table);
  await new Player(page, { seed: 2, curiosity: 0 }).isAsked();

  // The live region tells what is asked, and after an action what happened and what is asked next.
  const told = page.locator('[role="status"][aria-live="polite"]').first();
  await expect.poll(() => told.textContent()).toMatch(/three actions left/);
  await page.getByRole('button', { name: /^Move/ }).click();
  await page.locator('.fi-space[data-can="true"]').first().click();
  await expect.poll(() => told.textContent()).toMatch(/two actions left/);
  expect(await told.textContent()).toMatch(/^You (walked|moved|went|flew|swam|dived)/);

  // The island in words: every tile by name, with its state.
  const words = page.getByRole('region', { name: 'The board in words' });
  for (const heading of ['The island', 'The adventurers', 'The treasures', 'The water']) {
    await words.getByRole('heading', { name: heading }).waitFor({ state: 'attached' });
  }
  expect(await words.getByText('Fools’ Landing').count()).toBeGreaterThan(0);
  const tiles = await page.getByRole('group', { name: 'The island' }).getByRole('button').all();
  expect(tiles).toHaveLength(24);
  for (const tile of tiles) expect(await tile.getAttribute('aria-label')).toMatch(/, [a-f][1-6], (dry|flooded|sunk)/);

  // The offers, as a toolbar and as a list of sentences.
  const offers = page.getByRole('toolbar', { name: 'What you can do' }).getByRole('button');
  expect(await offers.count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: /^Move/ }).click();
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('heading', { name: /^Move: \d+ options?$/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Move to / }).count()).toBeGreaterThan(0);
});
