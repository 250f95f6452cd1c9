import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person } from '@skerry/tables';

/** Letters that are not mistaken for each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** 31^12 of them cannot be guessed. */
export const newTableId = (): string => letters(12);

/** The secret part of a link: 128 bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** Of a browser: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const personOf = (secret: string): Person => createHash('sha256').update(secret).digest('hex');

/** Takes the same time however much of the key is right. */
export function fits(key: string | undefined, right: string): boolean {
  if (key === undefined || key.length !== right.length) return false;
  return timingSafeEqual(createHash('sha256').update(key).digest(), createHash('sha256').update(right).digest());
}

/** Moves a seat to another device; typed on a phone. */
export const newMoveCode = (): string => letters(8);

/**
 * Lets another device ask for all seats of this one: `k7mp-2xqd-9rtw`. Its twelve letters tell it from the eight of a
 * seat's code and from the code word of a table.
 */
export const newDeviceCode = (): string => [letters(4), letters(4), letters(4)].join('-');

/** Of a link that the host makes to a seat. It is valid for a day, so it has more letters than a code that people type. */
export const newLinkCode = (): string => letters(16);
export const isLinkCode = (code: string): boolean => code.length === 16;

export const readCode = (text: string): string => text.trim().toLowerCase().replaceAll(/[\s-]/g, '');
export const isDeviceCode = (code: string): boolean => new RegExp(`^[${LETTERS}]{12}$`).test(code);

function letters(count: number): string {
  let text = '';
  while (text.length < count) {
    // Bytes from 248 on would make the first letters more likely.
    for (const byte of randomBytes(count))
      if (byte < 248 && text.length < count) text += LETTERS[byte % LETTERS.length];
  }
  return text;
}
