import { signal } from '@preact/signals';
import type { NotificationState } from '@skerry/tables/wire';
import { subscribeHere, unsubscribeHere } from '../../live/api.ts';
import { askToNotify, canNotify } from '../../shell/attention.ts';

/** Whether this browser receives push messages: `refused` by the reader, or `never`, because it cannot. */
export const push = signal<'on' | 'off' | 'refused' | 'never'>('never');

/** The worker that receives the messages; undefined if the page is not installed on the device. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canNotify() || !('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration()) ?? undefined;
}

/** It is on if both the browser and the server have the subscription. */
export async function lookAtPush({ devices }: NotificationState): Promise<void> {
  const registration = await worker();
  const isRefused = registration !== undefined && Notification.permission === 'denied';
  const subscription = isRefused ? undefined : await registration?.pushManager.getSubscription();
  const id = subscription && (await sha256(subscription.endpoint));
  if (registration === undefined) push.value = 'never';
  else if (isRefused) push.value = 'refused';
  else push.value = devices.some((device) => device.id === id) ? 'on' : 'off';
}

/** Asks for permission first. Returns the server's reply, if it was asked. */
export async function subscribe({ key }: NotificationState): Promise<NotificationState | undefined> {
  const registration = await worker();
  if (registration === undefined) push.value = 'never';
  else if (!(await askToNotify())) push.value = 'refused';
  else {
    const { pushManager } = registration;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    // A subscription with the key of another server at the same address is useless.
    const subscription = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options).catch(() => undefined);
    });
    if (subscription !== undefined) {
      const { endpoint, keys } = subscription.toJSON();
      return subscribeHere({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
    }
    push.value = 'never';
  }
  return undefined;
}

export async function unsubscribe(): Promise<NotificationState | undefined> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return undefined;
  const state = await unsubscribeHere(subscription.endpoint);
  await subscription.unsubscribe();
  return state;
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
