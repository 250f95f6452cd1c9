import { LONGEST_TABLE_NAME } from './seating.ts';

const BOT_NAMES = ['Marin', 'Isla', 'Finn', 'Nerys', 'Corin', 'Skye', 'Morgan', 'Ondine'] as const;

export const botName = (taken: readonly string[]): string =>
  BOT_NAMES.find((name) => !taken.some((each) => looksLike(each, name))) ?? BOT_NAMES[0];

/** Letters that are drawn as nothing: fillers of Hangul, vowels of Khmer, the blank of Braille. */
const BLANKS = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g;

/** A name as others will see it: no invisible letters, no blanks around it. Empty if there is nothing to see. */
export function cleanName(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(BLANKS, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : '';
}

/** Letters of other alphabets, and figures, that are drawn like Latin letters; a letter, then those that look like it. */
const LOOK_ALIKES = [
  ...['aаα', 'bвβь', 'cсϲ', 'dԁ', 'eеεё', 'hнһ', 'jј', 'kкκ', 'li1|íіι!', 'mм', 'nηп', 'oоο0', 'pрρ', 'sѕ5$'],
  ...['tтτ', 'uυ', 'vνѵ', 'wԝω', 'xхχ', 'yуγү', 'zζ2'],
];
const DRAWN_LIKE = new Map(LOOK_ALIKES.flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])));

/** How a name is drawn, roughly: without case, accents, blanks and the alphabet it is written in. */
const drawn = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .filter((letter) => !/[\p{M}\s._-]/u.test(letter))
    .map((letter) => DRAWN_LIKE.get(letter) ?? letter)
    .join('');

/** Whether one name may be taken for the other. */
export const looksLike = (name: string, other: string): boolean => drawn(name) === drawn(other);

/** The name of the table that follows one: `Evening tide`, `Evening tide (2)`, `Evening tide (3)`. */
export function nextTableName(name: string): string {
  const [, stem = name, count = '1'] = /^(.*) \((\d{1,4})\)$/u.exec(name) ?? [];
  const ending = ` (${Number(count) + 1})`;
  return stem.slice(0, LONGEST_TABLE_NAME - ending.length).trimEnd() + ending;
}

/** This name, or the first one after it that no other table has. */
export function freeTableName(name: string, taken: readonly string[]): string {
  let free = name;
  while (taken.includes(free)) free = nextTableName(free);
  return free;
}
