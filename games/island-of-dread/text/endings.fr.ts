import { group, people } from '@skerry/speech/fr';
import { names } from './french.ts';
import { bestOf, type Endings, type TextContext } from './telling.ts';

/** Nobody wins: whoever came closest is named all the same. */
const closest = (telling: TextContext): string =>
  `Personne ne gagne. Au plus près de la victoire : ${people(telling, bestOf(telling))}.`;

export const endings: Endings = {
  defeated: (_, telling) =>
    `${names.assif(telling)} est vaincu. ${group(telling, bestOf(telling), 'gagne', 'gagnent', 'gagnez')}.`,
  limit: (_, telling) => `La dernière manche est finie, et ${names.assif(telling)} tient toujours. ${closest(telling)}`,
  doom: (_, telling) => `${names.assif(telling)} a survécu aux derniers tours. ${closest(telling)}`,
};
