import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import type { Visitor } from '../visitor.ts';
import { makeTable } from './lobby.ts';
import { party } from './party.ts';

const server = party();

/** A table of somebody, in its lobby. */
const open = (owner: Visitor, seat: string, name: string): Promise<string> =>
  makeTable(owner, {
    game: 'forbidden-island',
    name,
    seats: [
      { who: 'me', name: seat },
      { who: 'bot', level: 'calm' },
    ],
  });

async function showCode({ page }: Visitor): Promise<string> {
  await page.goto('/tables');
  await page.getByRole('button', { name: 'Show the code' }).click();
  return (await page.locator('.devices-words').textContent())!;
}

const dialogOf = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Also on another device' });

/** How many tables somebody has. */
const tables = async ({ context }: Visitor): Promise<number> =>
  (await (await context.request.get('/api/mine')).json()).tables.length;

test('a device is added when both say yes, plays there, and is removed; either undoes it, and no takes nothing', async () => {
  const [desk, phone] = [await server.guest(), await server.guest({ screen: 'phone' })];
  const boat = await open(desk, 'Ada', 'Slow boat');
  await open(phone, 'Bruno', 'High tide');
  const undoAdding = (device: Visitor) => dialogOf(device).getByRole('button', { name: /^Undo adding/ });
  const isMine = phone.page.getByRole('button', { name: 'Yes, it’s mine' });

  // A code in the field for tables, be it a stranger's, asks a question first.
  const code = await showCode(desk);
  await dialogOf(desk).getByText('Only this one so far.').waitFor();
  expect(await findings(desk.page, { within: 'dialog' })).toEqual([]);
  await phone.go('/');
  await phone.page.getByLabel('Join a table').fill(code.toUpperCase());
  await phone.page.getByRole('button', { name: 'Join' }).click();
  await phone.page.getByRole('heading', { name: 'Is this your own device?' }).waitFor();
  await phone.page.getByText('Ada, 1 table', { exact: false }).waitFor();
  expect(await findings(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: 'Cancel' }).click();
  expect([await tables(phone), await tables(desk)]).toEqual([1, 1]);

  // A device that is refused is told so.
  await phone.go(`/claim?code=${code}`);
  await isMine.click();
  await phone.page.getByRole('heading', { name: 'Now confirm on the other device' }).waitFor();
  await dialogOf(desk).getByRole('button', { name: 'No, refuse' }).click();
  await phone.page.getByText('The other device refused. Nothing has changed.').waitFor();
  expect([await tables(phone), await tables(desk)]).toEqual([1, 1]);

  // Both say yes: the question waits for whoever comes back.
  await phone.go(`/claim?code=${await showCode(desk)}`);
  await isMine.click();
  await phone.page.getByRole('heading', { name: 'Now confirm on the other device' }).waitFor();
  await desk.page.reload();
  await desk.page.getByRole('button', { name: 'Show the code' }).click();
  await dialogOf(desk).getByText('Bruno, 1 table').waitFor();
  await dialogOf(desk).getByRole('button', { name: 'Yes, add it' }).click();
  await phone.page.waitForURL('**/tables');
  await phone.page.getByText('Slow boat', { exact: true }).waitFor();
  expect([await tables(desk), await tables(phone)]).toEqual([2, 2]);
  await undoAdding(desk).click();
  await dialogOf(desk).getByText('Only this one so far.').waitFor();
  expect([await tables(desk), await tables(phone)]).toEqual([1, 1]);

  // Once more: the game goes on at the phone, until the desk, which sees it come, removes its seats.
  await phone.go(`/claim?code=${await showCode(desk)}`);
  await isMine.click();
  await dialogOf(desk).getByRole('button', { name: 'Yes, add it' }).click();
  await phone.page.waitForURL('**/tables');
  await phone.page.getByText('Slow boat', { exact: true }).click();
  await phone.page.waitForURL(`**${boat}`);
  await phone.page.getByRole('button', { name: /^Start/ }).click();
  await new Player(phone.page, { seed: 1, curiosity: 0 }).isAsked();
  await dialogOf(desk)
    .getByRole('button', { name: /^Remove your seats from/ })
    .click();
  await dialogOf(desk).getByText('Only this one so far.').waitFor();
  await phone.page.getByText('You are not at this table. Ask for its link.').waitFor();
  expect([await tables(desk), await tables(phone)]).toEqual([2, 0]);
  await desk.go(boat);
  await new Player(desk.page, { seed: 1, curiosity: 0 }).isAsked();

  // Even then the phone can undo that it was added.
  await phone.go('/tables');
  await phone.page.getByRole('button', { name: 'Show the code' }).click();
  await dialogOf(phone).getByText('This device was added').waitFor();
  expect(await findings(phone.page, { within: 'dialog' })).toEqual([]);
  await undoAdding(phone).click();
  await phone.page.getByText('Undone. Each device has its own seats again.').waitFor();
  expect([await tables(desk), await tables(phone)]).toEqual([1, 1]);
});
