import { count, does, nameOf, verb, who } from '@skerry/speech/de';
import { holdsSpecial, type Text } from '../context.ts';
import { ACTION, den } from './grammar.ts';

export const asks: Text['asks'] = {
  actions: ({ left }, seat, context) => {
    const name = nameOf(context, seat);
    const has = left === 0 ? `${count(0, ACTION)} mehr` : `noch ${count(left, ACTION)}`;
    if (seat !== context.reader) return `${name} hat ${has}.`;
    return left === 0
      ? `${name}, du hast ${has}: Beende deine Aktionen, um Karten zu ziehen.`
      : `${name}, du hast ${has}.`;
  },
  window: (_, seat, context) => {
    const next = context.state.agenda.at(-2)?.do === 'flood' ? 'Flutkarte' : 'Schatzkarte';
    return seat === context.reader
      ? `${nameOf(context, seat)}, du kannst vor der nächsten ${next} eine Sonderkarte spielen oder passen.`
      : `${nameOf(context, seat)} kann vor der nächsten ${next} eine Sonderkarte spielen.`;
  },
  discard: (_, seat, context) => {
    const canPlay = holdsSpecial(context, seat);
    return seat === context.reader
      ? `Du hast sechs Karten: Leg eine ab${canPlay ? ', oder spiel eine Sonderkarte' : ''}.`
      : `${nameOf(context, seat)} hat sechs Karten und muss eine ablegen${canPlay ? ' oder eine Sonderkarte spielen' : ''}.`;
  },
  swim: ({ from }, seat, context) => {
    const tile = context.state.island.tiles[from];
    const left = tile === undefined ? 'das versunkene Feld' : den(tile);
    const flies = context.state.adventurers[seat] === 'pilot';
    return seat === context.reader
      ? `Du musst ${left} verlassen: Wähle, wohin du ${flies ? 'fliegst' : 'schwimmst'}.`
      : `${nameOf(context, seat)} muss ${left} verlassen und wählt, wohin.`;
  },
  drowning: ({ seat: drowning }, seat, context) => {
    const danger = `${who(context, drowning)} ${verb(context, drowning, 'kann', 'kannst')} nirgendwohin schwimmen`;
    return `${does(context, seat, 'muss', 'musst')} entscheiden, ob der Hubschrauber kommt: ${danger}.`;
  },
};
