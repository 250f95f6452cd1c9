import { group, people } from '@skerry/speech/fr';
import { bestOf, type Endings, type TextContext } from '../context.ts';
import { names } from './grammar.ts';

/** There is no winner, but the closest seat is named. */
const closest = (context: TextContext): string =>
  `Personne ne gagne. Au plus près de la victoire : ${people(context, bestOf(context))}.`;

export const endings: Endings = {
  defeated: (_, context) =>
    `${names.assif(context)} est vaincu. ${group(context, bestOf(context), 'gagne', 'gagnent', 'gagnez')}.`,
  limit: (_, context) => `La dernière manche est finie, et ${names.assif(context)} tient toujours. ${closest(context)}`,
  doom: (_, context) => `${names.assif(context)} a survécu aux derniers tours. ${closest(context)}`,
};
