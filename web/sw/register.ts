import { signal } from '@preact/signals';
import { HAS_SERVER } from '../address.ts';

/** A newer version, ready to use. */
export const newVersion = signal<ServiceWorker | undefined>(undefined);

/** Activates it; the page reloads once it is active. */
export const takeNewVersion = (): void => newVersion.value?.postMessage('take over');

/** Installs the service worker, and offers a new version once it is ready. */
export async function keepOnDevice(): Promise<void> {
  if (!import.meta.env.PROD || !HAS_SERVER || !('serviceWorker' in navigator)) return;
  // The very first worker takes over a page that is already the newest; only a change of workers needs a reload.
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) location.reload();
  });
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (registration.waiting) newVersion.value = registration.waiting;
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller !== null) newVersion.value = next;
    });
  });
}
