/** Nouns of the games whose plural no rule makes. */
const IRREGULAR: { readonly [one: string]: string } = { fish: 'fish', wolf: 'wolves', man: 'men', die: 'dice' };

/** The plural of a noun, or of the last word of several: "flood cards", "boxes", "allies", "fish". */
export function plural(one: string): string {
  const last = one.slice(one.lastIndexOf(' ') + 1);
  const irregular = IRREGULAR[last];
  if (irregular !== undefined) return one.slice(0, -last.length) + irregular;
  if (/(s|x|z|ch|sh)$/.test(one)) return `${one}es`;
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}

/** A vowel that sounds like "you" or "won", and an h that is not heard. */
const CONSONANT = /^(u[nst][aeiou]|eu|ewe|one\b|once\b)/i;
const SILENT_H = /^(heir|honest|honour|hour)/i;

/** With its article: "a Fire card", "an Earth card", "an hour", "a unicorn". */
export function a(noun: string): string {
  const vowel = SILENT_H.test(noun) || (/^[aeiou]/i.test(noun) && !CONSONANT.test(noun));
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

/** "Ada’s", "Gus’s". */
export const possessive = (name: string): string => `${name}’s`;
