import { list, nameOf } from '@skerry/speech/fr';
import { draftOf } from '../../outlook/position.ts';
import { kindsOf, type Text } from '../context.ts';
import { pair } from './grammar.ts';
import { names } from './names.ts';

export const asks: Text['asks'] = {
  draw: (_, seat, context) => {
    const name = nameOf(context, seat);
    if (seat !== context.reader) return `${name} trace son sentier.`;
    const { drawn, owed } = draftOf(context, seat) ?? { drawn: [], owed: [] };
    const { shown } = context.state;
    if (drawn.length === 0) return `${name}, tracez votre sentier : ${pair([shown.at(-2)!, shown.at(-1)!])}.`;
    if (owed.length === 0) return `${name}, votre sentier est tracé : choisissez « J’ai fini », ou annulez-le.`;
    const kinds = list(kindsOf(owed).map((kind) => `tous les ${names.sights[kind].many}`));
    return `${name}, vous avez relié ${kinds} : tracez votre sentier bonus où vous voulez.`;
  },
};
