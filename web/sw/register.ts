import { signal } from '@preact/signals';

/** A newer Skerry that lies ready. */
export const newVersion = signal<ServiceWorker | undefined>(undefined);

/** Goes over to it; the page reloads as soon as it is there. */
export const takeNewVersion = (): void => newVersion.value?.postMessage('take over');

/** Keeps Skerry on the device, and offers a new version once it lies ready. */
export async function keepOnDevice(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
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
