import type { RuleBook, RuleGuide, RuleMark, RuleOrigins } from '@skerry/engine';

export interface Rule {
  readonly number: string;
  readonly sentence: string;
  /** The origin of the rule, then that of a number or a gap in it; none in a game without origins. */
  readonly marks: readonly RuleMark[];
}

export const rulesIn = (book: RuleBook, origins: RuleOrigins = {}): readonly Rule[] =>
  Object.entries(book).map(([number, sentence]) => ({
    number,
    sentence,
    marks: [...(origins[number] ?? '')] as RuleMark[],
  }));

export const markedIn = (rules: readonly Rule[], mark: RuleMark): readonly Rule[] =>
  rules.filter(({ marks }) => marks.includes(mark));

/** Rules that contain all the words, in any order, or the number. */
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

export interface Chapter {
  readonly title: string | undefined;
  readonly rules: readonly Rule[];
}

/** The rules in chapters: each begins with the rule that the guide names. */
export function chaptersOf(rules: readonly Rule[], guide: Pick<RuleGuide, 'chapters'> | undefined): Chapter[] {
  const chapters: { title: string | undefined; rules: Rule[] }[] = [];
  for (const rule of rules) {
    const title = guide?.chapters[rule.number];
    if (title !== undefined || chapters.length === 0) chapters.push({ title, rules: [] });
    chapters.at(-1)!.rules.push(rule);
  }
  return chapters;
}
