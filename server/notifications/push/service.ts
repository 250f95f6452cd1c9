import { createPublicKey } from 'node:crypto';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import type { NotificationStore, Subscription } from '../../store/notification-store.ts';
import type { NotificationText } from '../sentences.ts';

/** Of common browsers; a host may allow others. A star stands for one part of a name. */
const PUBLIC_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
];

/** Milliseconds for a push service to answer. */
const PATIENCE = 10_000;
/** Seconds that a message waits for a device that is off. */
const KEPT_FOR = 24 * 3600;
/** A later message replaces one that was not shown yet. */
const TOPIC = 'tables';
/** Push services complain to this address; a host without one cannot be reached. */
const NOBODY = 'mailto:nobody@example.org';

/** `gone`: the subscription has ended. */
export type PushResult = 'sent' | 'gone' | 'failed';

/** Whether messages may be sent to this address: anyone may name one, and the server must not call any host for them. */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return [...PUBLIC_SERVICES, ...allowed].some((service) => matches(origin, service));
}

function matches(origin: string, service: string): boolean {
  const [before, after] = service.split('*');
  if (before === undefined || after === undefined) return origin === service;
  const part = origin.slice(before.length, origin.length - after.length);
  return origin.startsWith(before) && origin.endsWith(after) && /^[a-z0-9-]+$/.test(part);
}

/** Whether it is a point of the curve: 0x04, x and y. */
export function isPushKey(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const [x, y] = [bytes.subarray(1, 33).toString('base64url'), bytes.subarray(33).toString('base64url')];
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

export class PushService {
  private readonly config: Config;
  private readonly store: NotificationStore;
  private keys: Promise<webPush.VapidKeys> | undefined;

  constructor(config: Config, store: NotificationStore) {
    this.config = config;
    this.store = store;
  }

  /** Browsers need it to subscribe. It never changes. */
  async publicKey(): Promise<string> {
    return (await this.vapidKeys()).publicKey;
  }

  private vapidKeys(): Promise<webPush.VapidKeys> {
    this.keys ??= this.store
      .key('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
      .then((text): webPush.VapidKeys => JSON.parse(text))
      .catch((error) => {
        this.keys = undefined;
        throw error;
      });
    return this.keys;
  }

  mayUse(endpoint: string): boolean {
    return isPushService(endpoint, this.config.pushServices);
  }

  async send({ endpoint, p256dh, auth }: Subscription, text: NotificationText): Promise<PushResult> {
    if (!this.mayUse(endpoint)) return 'gone';
    const keys = await this.vapidKeys();
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(text),
      { TTL: KEPT_FOR, topic: TOPIC, urgency: 'normal', vapidDetails: { subject: this.subject(), ...keys } },
    );
    const { 'Content-Length': _length, ...rest } = headers;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      body: body === null ? null : new Uint8Array(body),
      // A redirect would bypass the check of the address.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => undefined);
    await answer?.body?.cancel().catch(() => {});
    if (answer?.status === 404 || answer?.status === 410) return 'gone';
    return answer?.ok ? 'sent' : 'failed';
  }

  private subject(): string {
    const { publicUrl, mail } = this.config;
    if (publicUrl?.protocol === 'https:') return publicUrl.href;
    return mail === undefined ? NOBODY : `mailto:${mail.address}`;
  }
}
