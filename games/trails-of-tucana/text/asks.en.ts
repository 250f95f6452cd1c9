import { list, nameOf } from '@skerry/speech/en';
import { pair } from './english.ts';
import { names } from './names.en.ts';
import { draftOf, kindsOf, type Text } from './telling.ts';

export const asks: Text['asks'] = {
  draw: (_, seat, telling) => {
    const name = nameOf(telling, seat);
    if (seat !== telling.reader) return `${name} is drawing.`;
    const { drawn, owed } = draftOf(telling, seat) ?? { drawn: [], owed: [] };
    const { shown } = telling.state;
    if (drawn.length === 0) return `${name}, draw your trail: ${pair([shown.at(-2)!, shown.at(-1)!])}.`;
    if (owed.length === 0) return `${name}, your trail is drawn: press Done, or undo it.`;
    const kinds = list(kindsOf(owed).map((kind) => `every ${names.sights[kind].one}`));
    return `${name}, you have connected ${kinds}: draw your bonus trail anywhere.`;
  },
};
