import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../shell/attention.ts';

const CALL = { title: 'Your turn', body: 'Slow boat: play.', tag: 'k3mz', page: '/t/k3mz' };
const shown: string[] = [];

/** A notification of the page itself. */
class Shown {
  static permission = 'granted';
  onclick: (() => void) | undefined;
  constructor(title: string, { body, tag, data }: { body: string; tag: string; data: string }) {
    shown.push(`page: ${title}, ${body} ${tag} ${data}`);
  }
  close(): void {
    shown.push('page: closed');
  }
}

/** Notifications of the service worker: a phone shows no others. */
const registration = {
  showNotification: async (title: string, { body, tag, data }: { body: string; tag: string; data: string }) =>
    void shown.push(`worker: ${title}, ${body} ${tag} ${data}`),
  getNotifications: async ({ tag }: { tag: string }) => [{ close: () => void shown.push(`worker: closed ${tag}`) }],
};

beforeEach(() => {
  shown.length = 0;
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  Shown.permission = 'granted';
  vi.unstubAllGlobals();
});

test('where a service worker is at work, it shows the notification and takes it away', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, ready: Promise.resolve(registration) } });
  const takeAway = call(CALL);
  await vi.waitFor(() => expect(shown).toEqual(['worker: Your turn, Slow boat: play. k3mz /t/k3mz']));
  takeAway();
  await vi.waitFor(() => expect(shown.at(-1)).toBe('worker: closed k3mz'));
});

test('where there is none yet, the page shows it itself; where it may not, nothing is shown', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, ready: new Promise(() => {}) } });
  call(CALL)();
  expect(shown).toEqual(['page: Your turn, Slow boat: play. k3mz /t/k3mz', 'page: closed']);
  Shown.permission = 'denied';
  call(CALL)();
  expect(shown).toHaveLength(2);
});
