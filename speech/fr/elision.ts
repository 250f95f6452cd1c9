/** An h that is not heard joins the word before it, but these begin with one that keeps its distance: le Héros, la hache. */
const ASPIRATED =
  /^h(ach|aie|aill|ain|aïr|all|alt|am|anch|anga|ant|apper|ara|arceler|ard|arem|aren|argn|arnais|arp|asard|ât|aub|aus|aut|avre|eaum|ennir|éra|ériss|ern|éron|éros|erse|être|eurt|ibou|iér|iss|ocher|ollande|omard|onte|orde|ors|ott|oue|ouille|oul|ouppe|ousse|oux|ubl|uch|uée|uit|urle|uss|utte)(?!ï)/i;

/** Words that begin with a vowel and are spoken as if they did not. */
const UNJOINED = /^(onze|onzième|oui|ouistiti|yeti)\b/i;

/** Whether a word takes "l’" and "d’": it begins with a vowel or with an h that is not heard. */
export function isJoined(word: string): boolean {
  if (UNJOINED.test(word) || /^y[aeiouéèê]/i.test(word)) return false;
  if (/^h/i.test(word)) return !ASPIRATED.test(word);
  return /^[aeiouyàâäæéèêëîïôöœùûü]/i.test(word);
}

/** "de sel", "d’or", "d’Hélicoptère", "de Héros". */
export const de = (word: string): string => (isJoined(word) ? `d’${word}` : `de ${word}`);
