import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import type { Visitor } from '../visitor.ts';
import { beginTogether, makeTable } from './lobby.ts';
import { party } from './party.ts';

// The bot makes one move, and then waits for ever.
const server = party({ BOT_PAUSE: '60000' });

/** A table of Forbidden Island with seats of one's own and of others. */
const make = (visitor: Visitor, seats: readonly object[], firstSeat: number): Promise<string> =>
  makeTable(visitor, { game: 'forbidden-island', name: 'Sunday', seats, options: { firstSeat } });

const ADA = { who: 'me', name: 'Ada' };

test('whoever comes back after a bot played for them takes its last move back', async () => {
  const [ada, bruno] = [await server.guest({ pauses: true }), await server.guest({ pauses: true })];
  const table = await make(ada, [ADA, { who: 'open' }], 1);
  await beginTogether(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
    ],
    table,
  );
  await bruno.go('/about');
  const lines = ada.page.getByRole('region', { name: 'Log' }).locator('.log-line');
  await lines.last().waitFor();
  const before = await lines.count();
  await ada.page
    .getByRole('button', { name: /^Bruno/ })
    .first()
    .click();
  await ada.page.getByRole('button', { name: 'Let a bot play for Bruno' }).click();
  await ada.page.keyboard.press('Escape');
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await bruno.go(table);
  await bruno.page.getByText('A bot played for you while you were away.').waitFor();
  await bruno.page.getByRole('button', { name: 'Undo its last move' }).click();
  await new Player(bruno.page, { seed: 1, curiosity: 0 }).slip.waitFor();
});

test('a game of one’s own is ended from the menu, and all data is deleted from the settings', async () => {
  const ada = await server.guest();
  await ada.go(await make(ada, [ADA, { who: 'bot', level: 'calm' }], 0));
  await ada.page.getByRole('button', { name: /^Start/ }).click();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'End without a result' }).click();
  await ada.page.getByRole('button', { name: 'End the game' }).click();
  await ada.page.locator('.ask').getByText('This game was stopped before the end.').waitFor();
  // What lay over the table stands in nobody's way to another page.
  await ada.go('/');
  await ada.page.getByRole('link', { name: /Sunday/ }).waitFor();
  await ada.page.getByRole('button', { name: 'Settings' }).click();
  await ada.page.getByRole('button', { name: 'Delete my data' }).click();
  await ada.page.getByRole('button', { name: 'Delete everything' }).click();
  await ada.page.getByText('Your data has been deleted from this server.').waitFor();
  await ada.go('/');
  await ada.page.getByText('No tables yet.').waitFor();
});
