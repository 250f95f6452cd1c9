import { type GameText, type Language, PackError, type PackFault, sayFault, sayGeneralFault } from '@skerry/engine';

export type PackWhy =
  | { readonly why: 'badPack'; readonly faults: readonly PackFault[]; readonly more: number }
  /** The game does not take packs. */
  | { readonly why: 'noPacks' };

const MOST_FAULTS = 12;

/** Rethrows any other error. */
export function packWhy(error: unknown): PackWhy {
  if (!(error instanceof PackError)) throw error;
  const { faults } = error;
  if (faults.length === 0) return { why: 'noPacks' };
  return { why: 'badPack', faults: faults.slice(0, MOST_FAULTS), more: Math.max(0, faults.length - MOST_FAULTS) };
}

/** A sentence for each fault, which begins with its place. */
export function sayFaults(
  language: Language,
  { faults, more }: Extract<PackWhy, { why: 'badPack' }>,
  text?: GameText,
): string[] {
  const said = faults.map((fault) => (text ? sayFault(text, fault) : sayGeneralFault(language, fault)));
  return more > 0 ? [...said, WORDS[language].more(more)] : said;
}

export function sayPackWhy(language: Language, why: PackWhy, text?: GameText): string {
  const words = WORDS[language];
  return why.why === 'noPacks' ? words.noPacks : [words.badPack, ...sayFaults(language, why, text)].join(' ');
}

const WORDS = {
  en: {
    badPack: 'This content pack can’t be used.',
    noPacks: 'This game doesn’t take content packs.',
    more: (count: number) => `And ${count} more.`,
  },
  fr: {
    badPack: 'Ce fichier de contenu ne peut pas servir.',
    noPacks: 'Ce jeu n’accepte pas de fichier de contenu.',
    more: (count: number) => (count === 1 ? 'Et 1 autre.' : `Et ${count} autres.`),
  },
};
