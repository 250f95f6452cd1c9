import type { NotificationState } from '@skerry/tables/wire';
import { pushHere, pushNoMore } from '../live/api.ts';
import { askToNotify, canNotify } from '../shell/calling-card.ts';

/** Whether this browser can be told things while no page of Skerry is open. */
export type PushState = 'on' | 'off' | 'refused' | 'never';

/** The worker that takes the messages; none where the page is not kept on the device. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canNotify() || !('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration()) ?? undefined;
}

/** How it stands with this browser, as the server and the browser see it. */
export async function pushState({ devices }: NotificationState): Promise<PushState> {
  const registration = await worker();
  if (registration === undefined) return 'never';
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null) return 'off';
  const id = await sha256(subscription.endpoint);
  return devices.some((device) => device.id === id) ? 'on' : 'off';
}

/** Switches push on for this browser, after asking the reader; or says that it was refused. */
export async function switchPushOn({ key }: NotificationState): Promise<NotificationState | 'refused' | 'never'> {
  const registration = await worker();
  if (registration === undefined) return 'never';
  if (!(await askToNotify())) return 'refused';
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // A subscription by the key of another server, at the same address, is of no use.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options).catch(() => undefined);
  });
  if (subscription === undefined) return 'never';
  const { endpoint, keys } = subscription.toJSON();
  return pushHere({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

export async function switchPushOff(): Promise<NotificationState | undefined> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return undefined;
  const now = await pushNoMore(subscription.endpoint);
  await subscription.unsubscribe();
  return now;
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
