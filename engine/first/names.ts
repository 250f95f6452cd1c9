import type { ByLanguage } from './languages.ts';

/** Drawn as nothing: fillers of Hangul, vowels of Khmer, the blank of Braille. */
const BLANKS = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g;

/** Without invisible letters and outer blanks; empty if there is nothing to see. */
export function cleanName(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(BLANKS, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : '';
}

/** For a terminal or a log, where control characters would be obeyed: each is written out, as `\\u001b`. */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Without case, accents, letter forms, blanks and what joins words. */
export const readAs = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s._'’-]/gu, '');

/** Whether one name may be taken for the other. The server also compares letters of other alphabets. */
export const looksLike = (name: string, other: string): boolean => readAs(name) === readAs(other);

/** No pack may have a name that could be taken for one of these. */
export const BUILT_IN_CONTENT: ByLanguage<string> = { en: 'Built in', fr: 'D’origine', de: 'Eingebaut' };

export const isReserved = (name: string, isLike = looksLike): boolean =>
  Object.values(BUILT_IN_CONTENT).some((reserved) => isLike(name, reserved));
