import type { RuleBook } from '@skerry/engine';

export interface Rule {
  readonly number: string;
  readonly sentence: string;
}

/** The rules in their order. */
export const rulesIn = (book: RuleBook): readonly Rule[] =>
  Object.entries(book).map(([number, sentence]) => ({ number, sentence }));

/** Rules that have all the words, in whatever order, or the number. */
export function foundIn(rules: readonly Rule[], words: string): readonly Rule[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rules;
  return rules.filter(({ number, sentence }) => {
    const text = plain(`${number} ${sentence}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Without capitals and accents, so that "echouer" finds "échouer". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
