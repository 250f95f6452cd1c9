import { test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

/** A game on this device that is over; the seed is one that the quick player wins. */
const won = () =>
  preparedTable({
    game: 'forbidden-island',
    seed: 'won 25',
    name: 'Last tide',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Tern', level: 'calm' },
    ],
    options: { difficulty: 'elite', firstSeat: 0 },
  });

test('a table taken in twice, a rematch and the game at the next level have names of their own', async () => {
  const { page } = await server.guest();
  const title = page.getByRole('heading', { level: 1 });
  const file = await won();
  await takeIn(page, file);
  await title.getByText('Last tide').waitFor();
  await takeIn(page, file);
  await title.getByText('Last tide (2)').waitFor();

  // Whoever has won is offered the next level.
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByRole('button', { name: 'Next level: Legendary' }).click();
  await title.getByText('Last tide (3)').waitFor();
  await page.goBack();
  await end.getByRole('button', { name: 'Play again' }).click();
  await title.getByText('Last tide (4)').waitFor();
});
