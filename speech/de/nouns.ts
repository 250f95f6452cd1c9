import { capital } from '../lists.ts';

/** Masculine, feminine or neuter; names that exist only in the plural are "p". */
export type Gender = 'm' | 'f' | 'n' | 'p';

/** Who or what; whom or what; to whom. */
export type Case = 'nominative' | 'accusative' | 'dative';

/** A noun without its article, as printed on a board. */
export interface Noun {
  readonly name: string;
  readonly gender: Gender;
  /** No rule makes the plural of a German noun, so what is counted brings it along. */
  readonly many?: string;
  /** In all cases but the first, where a man is bent: "Pilot", "Piloten". */
  readonly bent?: string;
}

/** What goes before "der", "die", "das" and is spoken in one breath with it. */
export type Preposition = 'an' | 'auf' | 'in' | 'von' | 'zu';

const THE: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nominative: 'der', accusative: 'den', dative: 'dem' },
  f: { nominative: 'die', accusative: 'die', dative: 'der' },
  n: { nominative: 'das', accusative: 'das', dative: 'dem' },
  p: { nominative: 'die', accusative: 'die', dative: 'den' },
};

const ENDINGS: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nominative: '', accusative: 'en', dative: 'em' },
  f: { nominative: 'e', accusative: 'e', dative: 'er' },
  n: { nominative: '', accusative: '', dative: 'em' },
  p: { nominative: 'e', accusative: 'e', dative: 'en' },
};

const CONTRACTED: { readonly [words: string]: string } = {
  'an dem': 'am',
  'in dem': 'im',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
};

const named = (noun: Noun, kase: Case): string => (kase === 'nominative' ? noun.name : (noun.bent ?? noun.name));

/** "der Mondtempel", "die Gluthöhle", "das Bronzetor", "die Klippen des Vergessens". */
export const der = (noun: Noun, kase: Case = 'nominative'): string => `${THE[noun.gender][kase]} ${named(noun, kase)}`;
/** The same where a sentence begins. */
export const Der = (noun: Noun, kase?: Case): string => capital(der(noun, kase));
/** What something is done to: "den Mondtempel", "die Gluthöhle", "den Piloten". */
export const den = (noun: Noun): string => der(noun, 'accusative');

/** "kein", "ein" or "mein" before a noun: "ein Feld", "einen Tisch", "keiner Karte". */
export const bend = (word: 'ein' | 'kein' | 'dein', { gender }: Pick<Noun, 'gender'>, kase: Case): string =>
  word + ENDINGS[gender][kase];

/** "ein Bronzetor", "einen Mondtempel", "einer Gluthöhle"; several have no article. */
export const ein = (noun: Noun, kase: Case = 'nominative'): string =>
  noun.gender === 'p' ? named(noun, kase) : `${bend('ein', noun, kase)} ${named(noun, kase)}`;

/** Where it is, or where to or from: "im Mondtempel", "zur Gluthöhle", "auf den Klippen des Vergessens". */
export function at(preposition: Preposition, noun: Noun): string {
  const words = `${preposition} ${THE[noun.gender].dative}`;
  return `${CONTRACTED[words] ?? words} ${named(noun, 'dative')}`;
}

/** The form of a verb that goes with the noun: "ist versunken", "sind versunken". */
export const verb = ({ gender }: Noun, one: string, several: string): string => (gender === 'p' ? several : one);

/** Several: "Karten", and to whom: "Feldern". */
export function many({ name, gender, many = name }: Noun, kase: Case = 'nominative'): string {
  const several = gender === 'p' ? name : many;
  return kase === 'dative' && !/[ns]$/.test(several) ? `${several}n` : several;
}
