import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { invitation, makeTable, sitDown } from './lobby.ts';
import { party } from './party.ts';

const server = party();

/** What the browser is asked to show is written down, and the page can be put out of sight. */
const listenIn = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown, isAway: false });
    Object.defineProperty(document, 'hidden', { get: () => Reflect.get(window, 'isAway') });
    const note = (title: string, more?: NotificationOptions) => void shown.push(`${title}: ${more?.body}`);
    // The page shows them itself until its service worker has come.
    window.Notification = class extends Notification {
      // A browser without a window allows none, whatever it was told.
      static override get permission(): NotificationPermission {
        return 'granted';
      }

      constructor(title: string, more?: NotificationOptions) {
        super(title, more);
        note(title, more);
      }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, more) => note(title, more);
    // Out of sight, the bell is all that is heard.
    window.GainNode = class extends GainNode {
      constructor(context: BaseAudioContext, more?: GainOptions) {
        super(context, more);
        if (document.hidden) shown.push('bell');
      }
    };
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void shown.push(`badge ${count}`),
      clearAppBadge: async () => void shown.push('no badge'),
    });
  });

const shownTo = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shown') as string[]);
const iconOf = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

test('nobody is in doubt about the line, whose turn it is, and who only watches', async () => {
  const [ada, bruno, carla] = [await server.guest(), await server.guest(), await server.guest({ screen: 'phone' })];
  for (const guest of [ada, bruno]) {
    guest.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await guest.context.grantPermissions(['notifications']);
    await listenIn(guest.context);
  }
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const table = await makeTable(ada, { game: 'forbidden-island', seats, options: { firstSeat: 0 } });
  await sitDown(bruno, await invitation(ada, table), 'Bruno');
  await ada.page.locator('summary').click();
  const watching = new URL(await ada.page.getByLabel('Link to watch').inputValue()).pathname;
  await ada.page.getByText('Bruno').first().waitFor();
  // The browser is asked for notifications by a touch on the switch, and never by itself.
  for (const { page } of [ada, bruno]) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Notifications' }).click({ force: true });
    await expect.poll(() => page.getByRole('switch', { name: 'Notifications' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
  }
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await carla.go(watching);
  await carla.page.getByText('You’re watching.').waitFor();
  const [first, second] = [ada, bruno].map(({ page }) => new Player(page, { seed: 1, curiosity: 0 })) as [
    Player,
    Player,
  ];
  await first.isAsked();
  await second.slip.waitFor();

  // Title, icon and badge say whose turn it is.
  await expect.poll(() => ada.page.title()).toMatch(/^● Your turn · /);
  expect(await bruno.page.title()).not.toMatch(/^●/);
  expect([await iconOf(ada.page), await iconOf(bruno.page)]).toEqual(['/icon-called.svg', '/icon.svg']);
  expect((await shownTo(ada.page)).at(-1)).toBe('badge 1');

  // What can lie over the table has been fetched by now, or the question before a move could not be asked in a tunnel.
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('dialog').waitFor();
  await ada.page.keyboard.press('Escape');

  // A train enters a tunnel: both see it at once, and what is done there is kept.
  await ada.context.setOffline(true);
  await ada.page.getByText('Connection lost').waitFor();
  await bruno.page.locator('.panel-away').waitFor();
  await ada.page.locator('.ask .offers .offer-go').click();
  await ada.page.getByRole('button', { name: 'Yes, do it' }).click();
  await ada.page.getByText('No connection. Your move is saved and will be sent.').waitFor();
  // Meanwhile Bruno looks elsewhere.
  await bruno.page.evaluate(() => Reflect.set(window, 'isAway', true));
  await ada.context.setOffline(false);
  await ada.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await ada.page.getByText('Your move is saved').waitFor({ state: 'detached' });
  await bruno.page.locator('.panel-away').waitFor({ state: 'detached' });

  // The turn goes round; Bruno, who looks elsewhere, is called.
  const called = bruno.page.waitForFunction(() => document.title.startsWith('●')).then(() => 'called' as const);
  called.catch(() => undefined);
  let next = await Promise.race([called, first.isAsked()]);
  for (; next === true; next = await Promise.race([called, first.isAsked()])) await first.decide();
  // The deal is random: in one game of sixty Fools’ Landing sinks in the first turn, and nobody is called.
  if (next === false) return expect((await shownTo(bruno.page)).join()).not.toContain('Your turn');
  await expect
    .poll(async () => (await shownTo(bruno.page)).filter((each) => each.startsWith('Your turn')))
    .toHaveLength(1);
  expect(await shownTo(bruno.page)).toContain('bell');

  // Whoever wants none of it has none of it.
  await bruno.page.evaluate(() => Reflect.set(window, 'isAway', false));
  await bruno.page.getByRole('button', { name: 'Menu' }).click();
  await bruno.page.getByRole('button', { name: 'Settings' }).click();
  await bruno.page.getByRole('switch', { name: 'Alert me when it’s my turn' }).uncheck({ force: true });
  await bruno.page.keyboard.press('Escape');
  await expect.poll(() => bruno.page.title()).not.toMatch(/^●/);
});
