import type { ByLanguage, Language } from '@skerry/engine';

/** What a sentence can get wrong that a program can see: what to look for, and what it is called. */
type Flaw = readonly [name: string, found: RegExp];

const EVERYWHERE: readonly Flaw[] = [
  ['blank at an end', /^\s|\s$|^$/],
  ['a leak of the program', /undefined|\bnull\b|NaN|\[object|=>|[{}]/],
  ['double space', /[ \u00a0\u202f]{2}/],
  ['stray punctuation', / [.,]|,[^\s\d]|\.{2}/],
  ['typewriter quotes', /['"`]/],
  ['wide no-break space', /\u00a0/],
  ['spaced ellipsis', /\s…/],
];

const IN: ByLanguage<readonly Flaw[]> = {
  en: [
    ['French spacing', /\u202f| [:;!?%]/],
    ['French quotes', /[«»]/],
    ['wrong indefinite article', /(\ba|^A) [aeioAEIO](?!ne\b|nce\b|u)|\b[Aa]n [^aeiouhAEIOUH]/],
    ['“who” for “whoever”', /^Who (has|opens|is|gets|first)\b(?!.*\?)/],
    ['American spelling', /\b(colors?|harbors?|honors?|armor|defense|license[sd]?|center(ed|s)?)\b/i],
  ],
  fr: [
    ['no narrow space', /(?<=[^\u202f\d])[:;!?»%]|\d[:;!?»%](?!\d)|«(?!\u202f)/],
    ['English quotes', /[“”]/],
    ['article not joined', /(?<!\p{L})(à|de) les? \p{Lu}/u],
    [
      'no elision',
      /(?<![\p{L}-])([Ll][ea]|[DdNnSs]e|[Qq]ue|jusque|[Ss]i(?= ils?(?!\p{L}))) ([AEIOUÉÈÊÎÂ]\p{L}|[aeiouéèêîâ](?!\P{L}))/u,
    ],
    [
      'a word that agrees with a person',
      /(?<!\p{L})((?<!c’est |tout le monde n’est pas (?:encore )?)prêt|prête|absent|absente|(?<!un |à lui )seul(?! l)|sûr|joueurs?|joueuses?|muet|muette|ceux|renvoyé)(?!\p{L})/iu,
    ],
    ['“qui” without its person', /(?:^|[.:;] |pour |à )Qui (?!.*\?)|(?<!\p{L})(pour|à|chez) qui (?!.*\?)/u],
    [
      'not a word of the glossary',
      /(?<!\p{L})(au loin|d’un trait|Les eaux montent|Piste des Fous|offres?|montrée?s?|d’une sorte)(?!\p{L})/u,
    ],
  ],
  de: [
    ['French spacing', /\u202f(?![\d%])| [:;!?]/],
    ['quotes of another language', /[«»”]|“(?=\p{L})/u],
    ['no narrow space', /\d ?%/],
    ['article not joined', /(?<!\p{L})(?:(?:an|in|von|zu) dem|zu der) (?=\p{Lu})/u],
    ['the formal address', /(?<=\p{Ll},? )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u],
    ['a capital for “du”', /(?<=\p{Ll},? )(?:Du|Dich|Dir|Dein(?:e[mnrs]?)?|Euch)(?!\p{L})/u],
    ['not a word of the glossary', /(?<!\p{L})(?:Spieler(?:in)?|Kachel|Plättchen|Review|Score|Seed|Log)(?!\p{L})/u],
  ],
};

/** The flaws of anything that is said, by name. */
export const flaws = (language: Language, words: string): string[] =>
  [...EVERYWHERE, ...IN[language]].filter(([, found]) => found.test(words)).map(([name]) => name);

/** Of a whole sentence. */
export const sentenceFlaws = (language: Language, words: string): string[] => [
  ...flaws(language, words),
  ...(/^\p{Ll}/u.test(words) ? ['lower-case beginning'] : []),
  ...(/[.!?…]$/.test(words) ? [] : ['no final punctuation']),
];

/** Of a label: a button, a heading, a name. */
export const labelFlaws = (language: Language, words: string): string[] => [
  ...flaws(language, words),
  ...(/^\p{Ll}/u.test(words) ? ['lower-case beginning'] : []),
  ...(/[.:;,]$/.test(words) ? ['final punctuation'] : []),
];

/** What was said with its flaws, where it has any: an expectation of none shows the sentence that fails it. */
export const flawed = (
  check: (language: Language, words: string) => string[],
  language: Language,
  said: Iterable<string>,
): string[][] => [...said].map((words) => [words, ...check(language, words)]).filter((row) => row.length > 1);
