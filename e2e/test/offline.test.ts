import { test } from 'vitest';
import { party } from './party.ts';

const server = party();

test('offline in the first seconds, a page that is not there yet says so, and loads when the network is back', async () => {
  const guest = await server.guest({ locale: 'en-GB' });
  guest.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|dynamically imported module|Importing a module/);
  const { page, context } = guest;
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).first().waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.getByText('You’re offline, and this page isn’t on your device yet.').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
});
