import type { NotificationSettings, NotificationState } from '@skerry/tables/wire';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { learnWords } from '../../words/speak.ts';
import { choose, lookAtNotifications, notificationSettings, state } from '../state.ts';

const KINDS = { turn: true, must: true, clock: true, ended: false, said: false, puzzle: false };

/** A server that answers each request only on demand. */
class SlowServer {
  kept: NotificationSettings = { what: KINDS, quiet: { from: 22, to: 7 }, zone: 'UTC', language: 'en' };
  isBroken = false;
  private readonly waiting: (() => void)[] = [];

  readonly fetch = (_: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    if (this.isBroken) return Promise.reject(new Error('no network'));
    if (method === 'PUT') this.kept = JSON.parse(String(body));
    const answer: Partial<NotificationState> = { devices: [], wishes: this.kept };
    return new Promise((resolve) => {
      this.waiting.push(() => resolve(Response.json(answer)));
    });
  };

  /** Answers the oldest pending request, and lets the page process the reply. */
  async answer(): Promise<void> {
    await vi.waitUntil(() => this.waiting.length > 0);
    this.waiting.shift()!();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let server: SlowServer;
beforeAll(learnWords);
beforeEach(() => {
  server = new SlowServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  state.value = undefined;
});

/** The page has sent its first request, and has the reply. */
async function open(): Promise<void> {
  const look = lookAtNotifications();
  await server.answer();
  await look;
}

test('two wishes made while the first is on its way are both kept', async () => {
  await open();
  const first = choose({ what: { ...KINDS, ended: true } });
  const second = choose({ quiet: { from: 21, to: 7 } });
  await server.answer();
  await server.answer();
  await Promise.all([first, second]);
  expect(server.kept).toMatchObject({ what: { ended: true }, quiet: { from: 21 } });
  expect(notificationSettings()).toMatchObject({ what: { ended: true }, quiet: { from: 21 } });
});

test('what was asked before a wish and answered after it does not undo the wish', async () => {
  await open();
  const look = lookAtNotifications();
  const first = choose({ what: { ...KINDS, ended: true } });
  await server.answer();
  expect(notificationSettings().what.ended).toBe(true);
  const second = choose({ quiet: { from: 21, to: 7 } });
  await server.answer();
  await server.answer();
  await Promise.all([look, first, second]);
  expect(server.kept).toMatchObject({ what: { ended: true }, quiet: { from: 21 } });
  expect(notificationSettings()).toMatchObject({ what: { ended: true }, quiet: { from: 21 } });
});

test('a wish that the server could not hear is taken back', async () => {
  await open();
  server.isBroken = true;
  await choose({ quiet: undefined });
  server.isBroken = false;
  await open();
  expect(notificationSettings().quiet).toEqual({ from: 22, to: 7 });
});
