import { createHash, randomInt } from 'node:crypto';
import type { MailAddress, NotificationRow } from '../../store/notification-store.ts';

/** Milliseconds that a code is valid, and how often a wrong one may be entered. */
const CODE_LASTS = 30 * 60_000;
const MOST_TRIES = 5;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Plain addresses only: letters, digits and the few signs that all mail servers take. */
export const isAddress = (text: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?=.{1,189}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i.test(
    text,
  );

/** The mailbox that an address leads to: most mail servers deliver `ann+games@` and `Ann@` to `ann@`. */
export function mailbox(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '')}@${host}`;
}

/** An address that is to be confirmed, and the code that its owner is sent. */
export function toConfirm(address: string, now: number): { readonly mail: MailAddress; readonly code: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, mail: { address, code: { hash: hashOf(code), until: now + CODE_LASTS, tries: 0 } } };
}

/** The address after a code was entered: confirmed, or with one try less; nothing if its own code is no longer valid. */
export function confirmed({ mail }: Pick<NotificationRow, 'mail'>, code: string, now: number): MailAddress | undefined {
  if (mail?.code === undefined || mail.code.until <= now || mail.code.tries >= MOST_TRIES) return undefined;
  const { address } = mail;
  if (mail.code.hash === hashOf(code)) return { address };
  return { address, code: { ...mail.code, tries: mail.code.tries + 1 } };
}
