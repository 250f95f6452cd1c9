import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { shownUpdate, type Visitor } from '../visitor.ts';
import { party } from './party.ts';

const server = party();

/** A table of Ada's for two, in its lobby. Returns the links. */
async function openTable(ada: Visitor): Promise<{ readonly sit: string; readonly watch: string }> {
  const { page } = ada;
  await ada.go('/new/forbidden-island?way=friends');
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('First turn').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Open the table' }).click();
  const sit = await page.getByLabel('Link to sit down').inputValue();
  await page.getByText('Link to watch').first().click();
  const watch = await page.getByRole('textbox', { name: 'Link to watch' }).inputValue();
  return { sit: new URL(sit).pathname, watch: new URL(watch).pathname };
}

test('a stranger comes by a word read aloud, is sent away and told so, and by the link to watch is offered nothing', async () => {
  const [ada, bruno] = [await server.guest(), await server.guest()];
  bruno.expect(/status of 404/);
  const { sit, watch } = await openTable(ada);
  // Nobody else can come to a server that only listens to its own computer.
  await ada.page.getByText('Only this computer').waitFor();
  const word = await ada.page.locator('.invite-word b').innerText();

  // An old secret and a wrong word are refused in a sentence.
  await bruno.go(`${sit.slice(0, -4)}AAAA`);
  await bruno.page.getByText(/link/i).first().waitFor();
  await bruno.go('/');
  await bruno.page.getByLabel('Join a table').fill('nonsense-word');
  await bruno.page.getByRole('button', { name: 'Join' }).click();
  await bruno.page.locator('.join-word .reason').waitFor();
  await bruno.page.getByLabel('Join a table').fill(word.toUpperCase());
  await bruno.page.getByRole('button', { name: 'Join' }).click();
  await bruno.page.getByLabel('Your name').fill('Bruno');
  await bruno.page.getByRole('button', { name: 'Sit down here' }).click();
  await ada.page.getByRole('button', { name: 'Remove Bruno' }).click();
  await bruno.page.getByText('You are not at this table. Ask for its link.').waitFor();
  await expect.poll(() => bruno.page.getByRole('button', { name: 'Leave the seat' }).count()).toBe(0);

  // To somebody else the link to watch shows the game.
  await bruno.context.clearCookies();
  await ada.page.getByRole('button', { name: 'Add a bot here' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(ada.page, { seed: 7, curiosity: 0 });
  await player.isAsked();
  await bruno.go(watch);
  await bruno.page.getByText('Ada has three actions left.').first().waitFor();
  const before = await shownUpdate(bruno.page);
  await player.decide();
  await expect.poll(() => shownUpdate(bruno.page)).toBeGreaterThan(before);
  expect(await bruno.page.getByRole('toolbar', { name: 'What you can do' }).count()).toBe(0);
  expect(await bruno.page.locator('.fi-space[data-can="true"]').count()).toBe(0);
  expect(await bruno.page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
  expect(await bruno.page.getByRole('button', { name: 'Sit down here' }).count()).toBe(0);
});

test('an address without a table or without a page says so in a sentence', async () => {
  const ada = await server.guest();
  ada.expect(/status of 40\d/);
  for (const [path, sentence] of [
    ['/t/aaaaaaaaaaaa', /no (such )?table|does not exist|There is no/i],
    ['/join/aaaaaaaaaaaa/bbbbbbbbbbbbbbbbbbbbbb', /no (such )?table|does not exist|There is no/i],
    ['/local/aaaaaaaaaaaa', /not on this device|There is no/i],
    ['/new/chess', /Off the chart/],
    ['/rules/chess', /There is no game of that name here/],
    ['/nowhere/at/all', /Off the chart/],
  ] as const) {
    await ada.go(path);
    await ada.page.getByText(sentence).first().waitFor();
    await ada.page.getByRole('link', { name: /Back to the harbour|Go to the home page/ }).waitFor();
  }
});

test('a seat moves to another device by a code', async () => {
  const [ada, phone] = await Promise.all([server.guest(), server.guest({ screen: 'phone' })]);
  await openTable(ada);
  await ada.page.getByRole('button', { name: 'Add a bot here' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await new Player(ada.page, { seed: 8, curiosity: 0 }).isAsked();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Play on another device' }).click();
  const code = await ada.page.getByRole('dialog').locator('.move-seat dd b').innerText();
  await ada.page.getByRole('dialog').getByText(new URL(server.address).host).waitFor();
  // The field on the home page takes the code as well as a word or a link.
  await phone.go('/');
  await phone.page.getByLabel('Join a table').fill(code.toUpperCase());
  await phone.page.getByRole('button', { name: 'Join' }).click();
  // Nothing moves before the question is answered.
  await phone.page.getByRole('button', { name: 'Move it here' }).click();
  const player = new Player(phone.page, { seed: 8, curiosity: 0 });
  expect(await player.isAsked()).toBe(true);

  // The first device says where the seat is, looks on, and takes it back.
  await ada.page.getByRole('heading', { name: 'You’re now playing on another device' }).waitFor();
  await ada.page.getByRole('button', { name: 'Watch', exact: true }).click();
  await ada.page.getByText('You’re watching').waitFor();
  await ada.page.reload();
  await ada.page.getByRole('button', { name: 'Move it back' }).click();
  expect(await new Player(ada.page, { seed: 8, curiosity: 0 }).isAsked()).toBe(true);
  await phone.page.getByRole('heading', { name: 'You’re now playing on another device' }).waitFor();
});
