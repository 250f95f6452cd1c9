import { figures, list, verb, who } from '@skerry/speech/fr';
import { type Merits, meritsIn } from '../merit.ts';
import { FLOOD_CARD, le } from './grammar.ts';

const words: Merits = {
  lostWithout: 's’il sombre, la partie est perdue',
  lastPlaceOf: (treasure) => `le dernier endroit pour ${le(treasure)}`,
  sinksIfDrawn: 'sombre si sa carte ressort',
  sinksLater: 'pourrait sombrer après la prochaine Montée des eaux',
  holds: (context, seat, cards) => `${who(context, seat)} en ${verb(context, seat, 'a', 'avez')} alors ${cards}`,
  nthTreasure: (nth, of) => `trésor ${nth} sur ${of}`,
  canCapture: (treasure) => `pour y prendre ${le(treasure)}`,
  floodedNear: (tiles) => `${figures(tiles, FLOODED)} à portée`,
  with: (context, seats) => `pour être avec ${list(seats.map((seat) => who(context, seat)))}`,
  wins: 'gagne la partie',
  free: 'ne coûte aucune action',
  keeps: ({ reader }, seat, cards) =>
    cards === 0
      ? `${seat === reader ? 'votre' : 'sa'} seule carte de ce type`
      : `il ${seat === reader ? 'vous' : 'lui'} en reste ${cards} de ce type`,
  treasureTaken: 'son trésor est déjà pris',
  unused: (actions) => figures(actions, UNUSED),
  floods: (cards) => `puis ${figures(cards, FLOOD_CARD)}`,
};

const UNUSED = { name: 'action inutilisée', gender: 'f', many: 'actions inutilisées' } as const;
const FLOODED = { name: 'tuile inondée', gender: 'f', many: 'tuiles inondées' } as const;

export const merit = meritsIn(words);
