import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import type { Visitor } from '../visitor.ts';
import { party } from './party.ts';

const house = party();

/** A table of somebody, in its lobby. */
async function makeTable({ page }: Visitor, seat: string, name: string): Promise<void> {
  const wish = { game: 'forbidden-island', name, seats: [{ who: 'me', name: seat }, { who: 'open' }] };
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
  }, wish);
}

/** Somebody with a table of their own. */
async function guest(seat: string, name: string, screen: 'desk' | 'phone' = 'desk'): Promise<Visitor> {
  const visitor = await house.guest({ screen });
  await visitor.go('/');
  await makeTable(visitor, seat, name);
  return visitor;
}

async function showCode({ page }: Visitor): Promise<string> {
  await page.goto('/tables');
  await page.getByRole('button', { name: 'Show the code' }).click();
  return (await page.locator('.devices-words').textContent())!;
}

const dialogOf = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Also on another device' });

/** How many tables somebody has. */
const tables = ({ page }: Visitor): Promise<number> =>
  page.evaluate(async () => (await (await fetch('/api/mine')).json()).tables.length);

test('the code of a stranger in the field for tables asks a question, and no takes nothing', async () => {
  const [ada, eve] = [await guest('Ada', 'Slow boat'), await guest('Eve', 'Trap')];
  const code = await showCode(eve);
  await ada.go('/');
  await ada.page.getByLabel('Join a table').fill(code.toUpperCase());
  await ada.page.getByRole('button', { name: 'Join' }).click();
  await ada.page.getByRole('heading', { name: 'Is this your own device?' }).waitFor();
  await ada.page.getByText('Eve, 1 table', { exact: false }).waitFor();
  expect(await findings(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Cancel' }).click();
  expect([await tables(ada), await tables(eve)]).toEqual([1, 1]);

  // A device that is refused is told so.
  await ada.go(`/claim?code=${code}`);
  await ada.page.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await ada.page.getByRole('heading', { name: 'Now confirm on the other device' }).waitFor();
  await dialogOf(eve).getByRole('button', { name: 'No, refuse' }).click();
  await ada.page.getByText('The other device refused. Nothing has changed.').waitFor();
  expect([await tables(ada), await tables(eve)]).toEqual([1, 1]);
});

test('a device is added when both say yes, and either undoes it, even after it was removed', async () => {
  const [desk, phone] = [await guest('Ada', 'Slow boat'), await guest('Bruno', 'High tide', 'phone')];
  const add = async () => {
    await phone.go(`/claim?code=${await showCode(desk)}`);
    await phone.page.getByRole('button', { name: 'Yes, it’s mine' }).click();
    // The question waits for whoever comes back.
    await desk.page.reload();
    await desk.page.getByRole('button', { name: 'Show the code' }).click();
    await dialogOf(desk).getByText('Bruno, 1 table').waitFor();
    await dialogOf(desk).getByRole('button', { name: 'Yes, add it' }).click();
    await phone.page.waitForURL('**/tables');
    await phone.page.getByText('Slow boat', { exact: true }).waitFor();
  };
  await add();
  expect([await tables(desk), await tables(phone)]).toEqual([2, 2]);
  await dialogOf(desk)
    .getByRole('button', { name: /^Undo adding/ })
    .click();
  await dialogOf(desk).getByText('Only this one so far.').waitFor();
  expect([await tables(desk), await tables(phone)]).toEqual([1, 1]);

  await add();
  await dialogOf(desk)
    .getByRole('button', { name: /^Remove your seats from/ })
    .click();
  await dialogOf(desk).getByText('Only this one so far.').waitFor();
  expect([await tables(desk), await tables(phone)]).toEqual([2, 0]);
  await phone.go('/tables');
  await phone.page.getByRole('button', { name: 'Show the code' }).click();
  await dialogOf(phone).getByText('This device was added').waitFor();
  expect(await findings(phone.page)).toEqual([]);
  await dialogOf(phone)
    .getByRole('button', { name: /^Undo adding/ })
    .click();
  await phone.page.getByText('Undone. Each device has its own seats again.').waitFor();
  expect([await tables(desk), await tables(phone)]).toEqual([1, 1]);
});
