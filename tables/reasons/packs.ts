import { type GameText, PackError, type PackFault, sayFault, sayGeneralFault } from '@skerry/engine';
import type { TableWords } from './words/index.ts';

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
  { language, packs }: TableWords,
  { faults, more }: Extract<PackWhy, { why: 'badPack' }>,
  text?: GameText,
): string[] {
  const said = faults.map((fault) => (text ? sayFault(text, fault) : sayGeneralFault(language, fault)));
  return more > 0 ? [...said, packs.more(more)] : said;
}

export function sayPackWhy(words: TableWords, why: PackWhy, text?: GameText): string {
  return why.why === 'noPacks' ? words.packs.noPacks : [words.packs.badPack, ...sayFaults(words, why, text)].join(' ');
}
