import { createECDH, randomBytes } from 'node:crypto';
import {
  figuresIn,
  type MailService,
  mailService,
  type PushService,
  pushService,
} from '@skerry/server/testing/services';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { TestServer } from '../test-server.ts';
import { party } from './party.ts';

let mail: MailService;
let push: PushService;
let posted: TestServer;

beforeAll(async () => {
  [mail, push] = await Promise.all([mailService(), pushService()]);
  posted = await TestServer.open({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Skerry <skerry@example.org>',
    PUBLIC_URL: 'http://localhost',
    PUSH_SERVICES: push.url,
    REQUESTS_PER_MINUTE: '100000',
  });
});
afterAll(async () => {
  mail?.close();
  push?.close();
  await posted?.close();
});

const server = party();
const slip = (page: Page) => page.locator('.my-tables-notices');

async function openNotices(page: Page, name = 'Change'): Promise<void> {
  await slip(page).getByRole('button', { name }).click();
  await page.locator('.notices-kinds').waitFor();
}

test('what is told and the quiet hours are set by the keyboard; letters are switched on by the figures of the first, and end by the link in each', async () => {
  const ada = await server.guest({ address: posted.address });
  const { page } = ada;
  await ada.go('/tables');
  await openNotices(page);
  expect(await findings(page, { within: 'dialog' })).toEqual([]);
  await page.getByLabel('A game has ended').focus();
  await page.keyboard.press('Space');
  const begin = page.getByRole('slider', { name: 'Quiet from' });
  await begin.focus();
  const isKept = page.waitForResponse((answer) => answer.request().postData()?.includes('"from":21') === true);
  await page.keyboard.press('ArrowLeft');
  await page.getByText('From 21:00 to 7:00.').waitFor();
  await isKept;
  await page.keyboard.press('Escape');
  await page.reload();
  await openNotices(page);
  await page.getByText('From 21:00 to 7:00.').waitFor();
  expect(await page.getByLabel('A game has ended').isChecked()).toBe(true);
  await page.getByRole('switch', { name: /^Quiet hours/ }).click();
  await page.getByText('Notifications can arrive at any hour.').waitFor();

  const switched = page.getByRole('switch', { name: /^Email/ });
  await switched.click();
  await page.getByLabel('Your address').fill('ada@example.org');
  await page.keyboard.press('Enter');
  const figures = page.getByRole('textbox', { name: 'Six-digit code' });
  await figures.waitFor();
  await page.getByText('not yet').waitFor();
  const code = figuresIn(mail.letters.at(-1)?.text ?? '');
  ada.expect(/403/);
  await figures.fill(code === '000000' ? '000001' : '000000');
  await page.getByText('That code is wrong or has expired').waitFor();
  await figures.fill(code);
  await expect.poll(() => switched.isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('The email is on its way.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await slip(page).getByText('ada@example.org').waitFor();

  const [link = ''] = /(?<!notices)\/letters\/[\w-]{22}/.exec(mail.letters.at(-1)?.text ?? '') ?? [];
  await ada.go(link);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByText('Done. ada@example.org has been deleted.').waitFor();
  expect(await findings(page)).toEqual([]);
});

test('letters are said to be missing where nobody has set them up, in French on a phone too', async () => {
  const ada = await server.guest({ screen: 'phone', locale: 'fr-FR' });
  const { page } = ada;
  await ada.go('/tables');
  await openNotices(page, 'Changer');
  await page.getByText('n’envoie pas d’e-mails').waitFor();
  expect(await page.getByRole('switch', { name: /^E-mail/ }).isDisabled()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await findings(page, { within: 'dialog' })).toEqual([]);
});

/** Lets the browser subscribe at the push service on this machine: none of the wide world is asked. */
async function subscribeHere(page: Page): Promise<void> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const given = {
    endpoint: `${push.url}/ada`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((subscription) => {
    let isOn = false;
    const found = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
    const fake = {
      subscribe: async () => {
        isOn = true;
        return found;
      },
      getSubscription: async () => (isOn ? found : null),
    };
    Object.assign(PushManager.prototype, fake);
    // The packed Chromium refuses them, whatever it is told.
    window.Notification = class extends Notification {
      static override get permission(): NotificationPermission {
        return 'granted';
      }
      static override requestPermission = async () => 'granted' as const;
    };
  }, given);
}

/** Keeps what switches push on from the server, until it is let through or lost. Returns who decides that. */
async function holdBack(page: Page): Promise<(server: 'there' | 'gone') => Promise<void>> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      if (String(asked[0]).endsWith('/notices/push')) {
        const server = await new Promise<'there' | 'gone'>((resolve) => Object.assign(window, { letThrough: resolve }));
        if (server === 'gone') throw new TypeError('no network');
      }
      return fetch(...asked);
    };
  });
  return async (server) => {
    await expect.poll(() => page.evaluate(() => 'letThrough' in window)).toBe(true);
    await page.evaluate(`letThrough('${server}'); delete window.letThrough`);
  };
}

test('push that the browser refuses says what to do, is not shown as on before it is, and reaches its worker', async () => {
  const ada = await server.guest({ address: posted.address, keeps: true });
  const { page, context } = ada;
  const open = async () => {
    await ada.go('/tables');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await openNotices(page);
  };
  await open();
  await page
    .getByText('Your browser is blocking notifications. Allow them for this site, then turn this on.')
    .waitFor();

  await subscribeHere(page);
  const letThrough = await holdBack(page);
  await open();
  const pushing = page.getByRole('switch', { name: /^Push to this device/ });
  await pushing.click();
  await letThrough('gone');
  await page.getByText('The server isn’t answering').waitFor();
  expect(await pushing.isChecked()).toBe(false);

  // A test that is asked for while push is being switched on waits for it.
  await pushing.click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  expect(await pushing.isChecked()).toBe(false);
  await letThrough('there');
  await page.getByText('Test sent.').waitFor();
  expect(await pushing.isChecked()).toBe(true);
  expect(push.pushed.at(-1)).toMatchObject({ path: '/ada', headers: { 'content-encoding': 'aes128gcm' } });

  // What the service would pass on to the browser. The packed Chromium has no place to show it at, so it is written down.
  const [worker] = context.serviceWorkers();
  const notice = { title: 'Slow boat', body: 'It is your turn.', page: '/t/slow' };
  await worker?.evaluate(`
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, more) => {
      self.shown.push({ title, body: more.body, page: more.data });
    };
    self.dispatchEvent(new PushEvent('push', { data: '${JSON.stringify(notice)}' }));
  `);
  const shown = () => worker?.evaluate('self.shown');
  await expect.poll(shown).toEqual([notice]);
});
