/**
 * The service worker: stores the built files on the device, so that the page opens offline. It never caches what the
 * server sends about tables. A new version waits until the reader agrees to reload.
 */
import { answerFor, CACHE_PREFIX, isPageAddress, pushedIn } from './policy.ts';

/** Set by the build: every file of this version, and a name for the version. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** The part of the service worker API that is used here; the page's own types lack it. */
interface ServiceWorkerWorld {
  addEventListener(event: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(event: 'message', hear: (event: MessageEvent) => void): void;
  addEventListener(event: 'notificationclick', hear: (event: Touched) => void): void;
  addEventListener(event: 'push', hear: (event: Pushed) => void): void;
  addEventListener(event: 'fetch', hear: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { showNotification(title: string, more: NotificationOptions): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(kind: { readonly type: 'window' }): Promise<readonly Client[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
interface Lasting {
  waitUntil(promise: Promise<void>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Touched extends Lasting {
  readonly notification: Notification;
}
interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Asked {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

declare const self: ServiceWorkerWorld;
const CACHE = `${CACHE_PREFIX}${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

/** Fetches only what is new: file names contain a hash of their content. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    __FILES__.map(async (file) => {
      const kept = isPageAddress(file) ? undefined : await caches.match(file);
      if (kept !== undefined) return cache.put(file, kept);
      const fresh = await fetch(file, { cache: 'no-cache' });
      if (!fresh.ok) throw new Error(`${file} could not be fetched.`);
      return cache.put(file, fresh);
    }),
  );
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp());
});

async function tidyUp(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

/** A push message while no page is open. A newer one replaces the older. */
self.addEventListener('push', (event) => {
  const { title, body, page } = pushedIn(event.data?.json());
  const more = { body, tag: 'skerry', icon: '/icon.svg', data: page };
  event.waitUntil(self.registration.showNotification(title, more));
});

/** A notification opens its page: in an open window, or a new one. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo(String(notification.data)));
});

async function goTo(page: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === page);
  await (there ? there.focus() : self.clients.openWindow(page));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const wanted = answerFor(request.method, new URL(request.url), location.origin, request.mode === 'navigate');
  if (wanted !== undefined) event.respondWith(answer(request, wanted));
});

async function answer(request: Request, wanted: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted)) ?? fetch(request);
}
