import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const server = party();

interface Step {
  readonly do: string;
  readonly seat?: number;
}

const SEATS = ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name) => ({ who: 'person' as const, name }));

/** A table of Forbidden Island for four at one device, at the first stop of a kind. */
async function openAt(page: Page, seed: string, holds: (step: Step, active: number) => boolean): Promise<void> {
  const table = await preparedTable({
    game: 'forbidden-island',
    seed,
    name: 'Stop',
    seats: SEATS,
    options: { difficulty: 'legendary', firstSeat: 0 },
    until: ({ agenda, active }: { readonly [name: string]: unknown }) =>
      holds((agenda as readonly Step[]).at(-1)!, Number(active)),
  });
  await takeIn(page, table);
  await page.locator('.ask .offer').first().waitFor();
}

const tone = (page: Page) => page.locator('.ask').getAttribute('data-tone');

test('who must discard in the turn of another is pressed, who may play a special card is not; an end is told to all', async () => {
  const { page } = await server.guest();
  await openAt(page, 'stop 2', (step, active) => step.do === 'discard' && step.seat !== active);
  await page.getByText('You have six cards: discard one').first().waitFor();
  await expect.poll(() => tone(page)).toBe('must');

  await page.addInitScript(() => localStorage.setItem('skerry', '{"asking":"always"}'));
  await openAt(page, 'window', (step) => step.do === 'window');
  await page
    .getByText(/you can play a special card before the next (treasure|flood) card is drawn/)
    .first()
    .waitFor();
  await expect.poll(() => tone(page)).toBe('yours');

  // The picture of an end is for everybody and says how hard it was, though the sentence says you.
  const table = await preparedTable({
    game: 'forbidden-island',
    seed: 'won 25',
    name: 'Last tide',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'bot', name: 'Tern', level: 'calm' },
    ],
    options: { difficulty: 'elite', firstSeat: 0 },
  });
  await takeIn(page, table);
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByText('You have won together').waitFor();
  await end.getByRole('img', { name: 'The team has won' }).waitFor();
  await end.locator('.result-picture').getByText('Elite').waitFor();
});
