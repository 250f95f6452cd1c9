import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginTogether, makeTable } from './lobby.ts';
import { party } from './party.ts';

const server = party();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Ada, who begins, has a desk and reads English; Bruno has a phone and reads French. */
async function team() {
  const ada = await server.guest();
  const bruno = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const table = await makeTable(ada, { game: 'forbidden-island', seats, options: { firstSeat: 0 } });
  await beginTogether(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
    ],
    table,
  );
  return { ada: ada.page, bruno: bruno.page };
}

test('people of a team point, propose and say phrases, each in their own language', async () => {
  const { ada, bruno } = await team();

  // A phrase, read in the language of each.
  await button(ada, 'Signals').click();
  await button(ada, 'What would you do?').click();
  await bruno.getByText('Ada : Que feriez-vous ?').waitFor();

  // Bruno points at a tile with a touch. Both see it.
  await button(bruno, 'Signaux').tap();
  await button(bruno, 'Montrer quelque chose').tap();
  await bruno.locator('[data-tile="fools-landing"]').tap();
  await ada.locator('.pointer', { hasText: 'Bruno' }).waitFor();
  await ada.getByRole('status').getByText('Bruno points at Fools’ Landing.').waitFor();
  await bruno.getByRole('status').getByText('Vous montrez : Héliport.').waitFor();

  // Ada points at a card by keyboard, and does nothing else by it.
  await ada.keyboard.press('5');
  await ada.keyboard.press('Enter');
  // The list takes the focus when it has come.
  const isInList = () => ada.evaluate(() => document.activeElement?.closest('.action-list li') !== null);
  await expect.poll(isInList).toBe(true);
  await ada.getByPlaceholder('Find').fill('Bruno’s hand');
  await ada.locator('.action-list li', { hasNotText: 'Bruno’s hand' }).first().waitFor({ state: 'detached' });
  await ada.keyboard.press('Tab');
  await ada.keyboard.press('Tab');
  await ada.keyboard.press('Enter');
  await bruno
    .getByText(/^Ada montre\s: .*, dans votre main\.$/)
    .first()
    .waitFor();
  expect(await ada.locator('.ask[data-tone="yours"] .ask-sentence').innerText()).toContain('three actions');

  // It is Ada's turn: Bruno proposes a move, which she takes up with one click.
  await button(bruno, 'Signaux').tap();
  await button(bruno, /^Proposer une action/).tap();
  await bruno.getByRole('heading', { name: 'Choisissez ce que vous proposez à Ada.' }).waitFor();
  // A tile may be a place to go to and one to shore up.
  await button(bruno, /^Se déplacer/).tap();
  const target = bruno.locator('[data-can="true"]').first();
  const tile = await target.getAttribute('data-tile');
  await target.tap();
  const proposal = ada.locator('.proposal');
  await proposal.getByText(/^Bruno proposes: “.*\.”$/).waitFor();
  await bruno
    .locator('.proposal')
    .getByText(/^Vous proposez à Ada\s: «/)
    .waitFor();
  expect(await ada.locator(`[data-tile="${tile}"]`).getAttribute('aria-label')).toContain('Bruno proposes');
  await button(ada, 'Do it').click();
  await proposal.waitFor({ state: 'detached' });
  await bruno.locator('.proposal').waitFor({ state: 'detached' });
  expect(await ada.locator('.ask-sentence').innerText()).toContain('two actions');

  // By now nothing is marked any more.
  await expect.poll(() => ada.locator('.pointer').count()).toBe(0);
});
