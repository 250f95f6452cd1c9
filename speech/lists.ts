/** "a", "a, b", "a, b and c": British and French alike put no comma before the last word. */
export function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** As at the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** As inside a sentence: for titles that are not names. */
export const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
