import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { preparedTable } from '../prepared.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';

const PUBLIC = 'http://play.example.test';
const house = party({ PUBLIC_URL: PUBLIC });

test('an invitation names the address that others use, and the field takes it from there', async () => {
  const [ada, bruno] = await Promise.all([house.guest(), house.guest()]);
  const { page } = ada;
  await ada.go('/new/forbidden-island?way=friends');
  const table = await page.getByLabel('Name of the table').inputValue();
  expect(table).not.toBe('Alone at sea');
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to sit down').inputValue();
  expect(link).toMatch(new RegExp(`^${PUBLIC}/join/`));
  await page.getByText(`They enter it at ${new URL(PUBLIC).host}.`).waitFor();
  expect(await page.getByText('Only this computer').count()).toBe(0);

  await bruno.go('/');
  const field = bruno.page.getByLabel('Join a table');
  await field.fill('https://elsewhere.example.test/join/a/b');
  await bruno.page.getByRole('button', { name: 'Join' }).click();
  await bruno.page.getByText('This link leads to another server, elsewhere.example.test.').waitFor();
  await field.fill(link);
  await bruno.page.getByRole('button', { name: 'Join' }).click();

  // Whoever has no name is asked for one, and nobody takes another's.
  const sit = bruno.page.getByRole('button', { name: 'Sit down here' });
  await sit.click();
  await bruno.page.getByText('Please enter a name first.').waitFor();
  const name = bruno.page.getByLabel('Your name');
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  await name.fill('ADA');
  await sit.click();
  await bruno.page.getByText('Somebody at this table has that name').waitFor();
  await name.fill('Bruno');
  await sit.click();
  await bruno.page.getByText('you, not ready yet').waitFor();
});

test('a moment of a game on this device goes along in its link, with its names, and is taken in once', async () => {
  const [ada, bruno] = await Promise.all([house.guest(), house.guest()]);
  const table = await preparedTable({
    game: 'forbidden-island',
    seed: 'a link',
    name: 'Evening tide',
    seats: [
      { who: 'person', name: 'Ada' },
      { who: 'person', name: 'Heron' },
    ],
    until: (_, n) => n >= 20,
  });
  await takeIn(ada.page, table);
  await ada.page.locator('.ask').waitFor();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Replay' }).click();
  await ada.page.getByRole('slider', { name: 'Step' }).fill('7');
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await ada.page.getByText('Copied.').waitFor();
  const link = new URL(await ada.page.evaluate(() => navigator.clipboard.readText()));
  expect(link.origin).toBe(PUBLIC);
  const path = link.pathname + link.search + link.hash;

  await bruno.go(path);
  await bruno.page.getByText('step 7 of').waitFor();
  await bruno.page.getByRole('region', { name: 'Heron' }).waitFor();
  await bruno.page.getByRole('heading', { level: 1 }).getByText('Evening tide').waitFor();
  const first = new URL(bruno.page.url()).pathname;
  await bruno.go('/');
  await bruno.go(path);
  await bruno.page.getByText('step 7 of').waitFor();
  expect(new URL(bruno.page.url()).pathname).toBe(first);
  await bruno.go(path.slice(0, -40));
  await bruno.go('/about');
  await bruno.go(path.slice(0, -40));
  await bruno.page.getByText('This link is incomplete').waitFor();
});

const isNetworked = Object.values(networkInterfaces()).some((all) => all?.some(({ internal }) => !internal));

test.runIf(isNetworked)(
  'without a public address a host at localhost invites to the address in the network',
  async () => {
    const { House } = await import('../house.ts');
    const open = await House.open({ HOST: '0.0.0.0' });
    const ada = await house.guest({ address: open.address });
    await ada.go('/new/forbidden-island?way=friends');
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    const link = new URL(await ada.page.getByLabel('Link to sit down').inputValue());
    expect(link.hostname).not.toBe('localhost');
    const bruno = await house.guest({ address: link.origin });
    // Plain http in a network at home, where some headers mean nothing.
    bruno.expect(/Cross-Origin-Opener-Policy/);
    await bruno.go(link.pathname);
    await bruno.page.getByRole('button', { name: 'Sit down here' }).first().waitFor();
    await ada.leave();
    await bruno.leave();
    await open.close();
  },
);
