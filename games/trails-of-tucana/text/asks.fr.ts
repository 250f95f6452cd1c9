import { list, nameOf } from '@skerry/speech/fr';
import { pair } from './french.ts';
import { names } from './names.fr.ts';
import { draftOf, kindsOf, type Text } from './telling.ts';

export const asks: Text['asks'] = {
  draw: (_, seat, telling) => {
    const name = nameOf(telling, seat);
    if (seat !== telling.reader) return `${name} trace son sentier.`;
    const { drawn, owed } = draftOf(telling, seat) ?? { drawn: [], owed: [] };
    const { shown } = telling.state;
    if (drawn.length === 0) return `${name}, tracez votre sentier : ${pair([shown.at(-2)!, shown.at(-1)!])}.`;
    if (owed.length === 0) return `${name}, votre sentier est tracé : choisissez « J’ai fini », ou annulez-le.`;
    const kinds = list(kindsOf(owed).map((kind) => `tous les ${names.sights[kind].many}`));
    return `${name}, vous avez relié ${kinds} : tracez votre sentier bonus où vous voulez.`;
  },
};
