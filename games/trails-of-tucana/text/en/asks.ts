import { list, nameOf } from '@skerry/speech/en';
import { draftOf } from '../../outlook/position.ts';
import { kindsOf, type Text } from '../context.ts';
import { pair } from './grammar.ts';
import { names } from './names.ts';

export const asks: Text['asks'] = {
  draw: (_, seat, context) => {
    const name = nameOf(context, seat);
    if (seat !== context.reader) return `${name} is drawing.`;
    const { drawn, owed } = draftOf(context, seat) ?? { drawn: [], owed: [] };
    const { shown } = context.state;
    if (drawn.length === 0) return `${name}, draw your trail: ${pair([shown.at(-2)!, shown.at(-1)!])}.`;
    if (owed.length === 0) return `${name}, your trail is drawn: press Done, or undo it.`;
    const kinds = list(kindsOf(owed).map((kind) => `every ${names.sights[kind].one}`));
    return `${name}, you have connected ${kinds}: draw your bonus trail anywhere.`;
  },
};
