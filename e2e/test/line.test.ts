import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from '../player.ts';
import { party } from './party.ts';

const house = party();

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
  const guests = await Promise.all([house.guest({ keeps: true }), house.guest(), house.guest({ screen: 'phone' })]);
  const [ada, bruno, carla] = guests;
  for (const guest of [ada, bruno]) {
    guest.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await guest.context.grantPermissions(['notifications']);
    await listenIn(guest.context);
  }
  await ada.go('/new/forbidden-island?way=friends');
  await ada.page.getByRole('radio', { name: '2' }).check();
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = new URL(await ada.page.getByLabel('Link to sit down').inputValue()).pathname;
  await ada.page.locator('summary').click();
  const watching = new URL(await ada.page.getByLabel('Link to watch').inputValue()).pathname;
  await bruno.go(link);
  await bruno.page.getByLabel('Your name').fill('Bruno');
  await bruno.page.getByRole('button', { name: 'Sit down here' }).click();
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

  const players = [ada, bruno].map(({ page }) => new Player(page, { seed: 1, curiosity: 0 }));
  await Promise.all(players.map((player) => player.slip.waitFor()));
  const isFirst = await Promise.race(players.map((player, n) => player.isAsked().then(() => n === 0)));
  const [one, other] = isFirst ? [ada, bruno] : [bruno, ada];
  const [first, second] = isFirst ? [players[0]!, players[1]!] : [players[1]!, players[0]!];

  // Title, icon and badge say whose turn it is.
  await expect.poll(() => one.page.title()).toMatch(/^● Your turn · /);
  expect(await other.page.title()).not.toMatch(/^●/);
  expect([await iconOf(one.page), await iconOf(other.page)]).toEqual(['/icon-called.svg', '/icon.svg']);
  expect((await shownTo(one.page)).at(-1)).toBe('badge 1');

  // What can lie over the table has been fetched by now, or the question before a move could not be asked in a tunnel.
  await one.page.getByRole('button', { name: 'Menu' }).click();
  await one.page.getByRole('dialog').waitFor();
  await one.page.keyboard.press('Escape');

  // A train enters a tunnel: both see it at once, and what is done there is kept.
  await one.context.setOffline(true);
  await one.page.getByText('Connection lost').waitFor();
  await other.page.locator('.panel-away').waitFor();
  await one.page.locator('.ask .offers .offer-go').click();
  if (await one.page.getByRole('button', { name: 'Yes, do it' }).isVisible()) {
    await one.page.getByRole('button', { name: 'Yes, do it' }).click();
  }
  await one.page.getByText('No connection. Your move is saved and will be sent.').waitFor();
  // Meanwhile the other one looks elsewhere.
  await other.page.evaluate(() => Reflect.set(window, 'isAway', true));
  await one.context.setOffline(false);
  await one.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await one.page.getByText('Your move is saved').waitFor({ state: 'detached' });
  await other.page.locator('.panel-away').waitFor({ state: 'detached' });

  // The turn goes round; whoever is out of sight is called.
  for (let n = 0; n < 40 && !(await other.page.title()).startsWith('●'); n++) {
    if (await first.isAskedNow()) await first.decide();
    else await Promise.race([first.isAsked(), second.isAsked()]);
  }
  await expect
    .poll(async () => (await shownTo(other.page)).filter((each) => each.startsWith('Your turn')))
    .toHaveLength(1);
  expect(await shownTo(other.page)).toContain('bell');

  // Whoever wants none of it has none of it.
  await other.page.evaluate(() => Reflect.set(window, 'isAway', false));
  await other.page.getByRole('button', { name: 'Menu' }).click();
  await other.page.getByRole('button', { name: 'Settings' }).click();
  await other.page.getByRole('switch', { name: 'Alert me when it’s my turn' }).uncheck({ force: true });
  await other.page.keyboard.press('Escape');
  await expect.poll(() => other.page.title()).not.toMatch(/^●/);
});
