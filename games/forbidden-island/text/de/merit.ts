import { figures, number, people, toWhom, verb, who } from '@skerry/speech/de';
import { type Merits, meritsIn } from '../merit.ts';
import { den, FLOOD_CARD } from './grammar.ts';

const UNUSED = { name: 'ungenutzte Aktion', gender: 'f', many: 'ungenutzte Aktionen' } as const;
const FLOODED = { name: 'überflutetes Feld', gender: 'n', many: 'überflutete Felder' } as const;

const words: Merits = {
  lostWithout: 'versinkt er, ist die Partie verloren',
  lastPlaceOf: (treasure) => `das letzte Feld für ${den(treasure)}`,
  sinksIfDrawn: 'versinkt, wenn die Karte wiederkommt',
  sinksLater: 'könnte nach der nächsten Flut versinken',
  holds: (context, seat, cards) =>
    `${who(context, seat)} ${verb(context, seat, 'hat', 'hast')} dann ${cards === 1 ? 'eine' : number(cards)}`,
  nthTreasure: (nth, of) => `Schatz ${nth} von ${of}`,
  canCapture: (treasure) => `um dort ${den(treasure)} zu bergen`,
  floodedNear: (tiles) => `${figures(tiles, FLOODED)} in Reichweite`,
  with: (context, seats) => `um bei ${people(context, seats, 'und', toWhom)} zu sein`,
  wins: 'gewinnt die Partie',
  free: 'kostet keine Aktion',
  keeps: (context, seat, cards) =>
    cards === 0
      ? `${seat === context.reader ? 'deine' : 'die'} einzige dieser Art`
      : `${toWhom(context, seat)} ${cards === 1 ? 'bleibt eine' : `bleiben ${number(cards)}`} dieser Art`,
  treasureTaken: 'ihr Schatz ist schon geborgen',
  unused: (actions) => figures(actions, UNUSED),
  floods: (cards) => `dann ${figures(cards, FLOOD_CARD)}`,
};

export const merit = meritsIn(words);
