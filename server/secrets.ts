import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person } from '@skerry/tables';

/** Letters that are not mistaken for each other when read aloud or copied by hand. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** 31^12 ids: nobody finds a table by guessing. */
export const newTableId = (): string => letters(12);

/** The secret part of a link: 128 bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** What a browser keeps: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const personOf = (secret: string): Person => createHash('sha256').update(secret).digest('hex');

/** Whether a key is the right one, without telling by the time how much of it is. */
export function fits(key: string | undefined, right: string): boolean {
  if (key === undefined || key.length !== right.length) return false;
  return timingSafeEqual(createHash('sha256').update(key).digest(), createHash('sha256').update(right).digest());
}

/** The code that moves a seat to another device, to be typed on a phone. */
export const newMoveCode = (): string => letters(8);

/**
 * The code by which another device asks for all seats of this one: `k7mp-2xqd-9rtw`. Twelve letters are neither the eight
 * of a seat's code nor the words and figures of a table. There are 31^12 of them, each for ten minutes.
 */
export const newDeviceCode = (): string => [letters(4), letters(4), letters(4)].join('-');

/** As people type it: any case, with blanks or without. */
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
