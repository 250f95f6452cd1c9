import { capital } from '../lists.ts';
import { isJoined } from './elision.ts';

/** Masculine or feminine; names that exist only in the plural are "mp" or "fp". */
export type Gender = 'm' | 'f' | 'mp' | 'fp';

/** A noun without its article, as printed on a board. */
export interface Noun {
  readonly name: string;
  readonly gender: Gender;
  /** The plural, where the rule of `plural` does not make it: "cartes Inondation". */
  readonly many?: string;
}

const isPlural = ({ gender }: Noun): boolean => gender === 'mp' || gender === 'fp';
export const isFeminine = ({ gender }: Noun): boolean => gender === 'f' || gender === 'fp';

/** The plural of a word by the usual rule: "actions", "bateaux", "choix", "signaux". */
export function plural(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(eau|au|eu)$/.test(word)) return `${word}x`;
  return word.endsWith('al') ? `${word.slice(0, -2)}aux` : `${word}s`;
}

/** "trésors", "cartes Inondation". */
export const many = (noun: Noun): string => (isPlural(noun) ? noun.name : (noun.many ?? plural(noun.name)));

const withArticle = (noun: Noun, m: string, f: string, joined: string, several: string): string => {
  if (isPlural(noun)) return several + noun.name;
  if (isJoined(noun.name)) return joined + noun.name;
  return (isFeminine(noun) ? f : m) + noun.name;
};

/** "le Jardin des Hurlements", "la Tour du Guet", "l’Observatoire", "les Falaises de l’Oubli". */
export const le = (noun: Noun): string => withArticle(noun, 'le ', 'la ', 'l’', 'les ');
/** The same where a sentence begins. */
export const Le = (noun: Noun): string => capital(le(noun));
/** "au Jardin des Hurlements", "à la Tour du Guet", "à l’Observatoire", "aux Falaises de l’Oubli". */
export const au = (noun: Noun): string => withArticle(noun, 'au ', 'à la ', 'à l’', 'aux ');
/** "du Jardin des Hurlements", "de la Tour du Guet", "de l’Observatoire", "des Falaises de l’Oubli". */
export const du = (noun: Noun): string => withArticle(noun, 'du ', 'de la ', 'de l’', 'des ');
/** "un obélisque", "une carte", "des Falaises de l’Oubli". */
export const un = (noun: Noun): string => (isPlural(noun) ? 'des ' : isFeminine(noun) ? 'une ' : 'un ') + noun.name;

/** The form of a verb that goes with the noun: "a sombré", "ont sombré". */
export const verb = (noun: Noun, one: string, several: string): string => (isPlural(noun) ? several : one);

/** The form of an adjective: "inondé", "inondée", "inondées"; `feminine` where it is not just an e: "sec", "sèche". */
export function agree(noun: Noun, adjective: string, feminine = `${adjective}e`): string {
  const form = isFeminine(noun) ? feminine : adjective;
  return isPlural(noun) ? plural(form) : form;
}
