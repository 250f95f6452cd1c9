import { looksLike } from '@skerry/engine';
import { LONGEST_TABLE_NAME } from '../wire/vocabulary.ts';

const BOT_NAMES = ['Marin', 'Isla', 'Finn', 'Nerys', 'Corin', 'Skye', 'Morgan', 'Ondine'] as const;

export const botName = (taken: readonly string[]): string =>
  BOT_NAMES.find((name) => !taken.some((each) => looksLike(each, name))) ?? BOT_NAMES[0];

/** `Evening tide`, `Evening tide (2)`, `Evening tide (3)`. */
export function nextTableName(name: string): string {
  const [, stem = name, count = '1'] = /^(.*) \((\d{1,4})\)$/u.exec(name) ?? [];
  const ending = ` (${Number(count) + 1})`;
  return stem.slice(0, LONGEST_TABLE_NAME - ending.length).trimEnd() + ending;
}

/** This name, or the first one after it that is not taken. */
export function freeTableName(name: string, taken: readonly string[]): string {
  let free = name;
  while (taken.includes(free)) free = nextTableName(free);
  return free;
}
