import { list, nameOf } from '@skerry/speech/fr';
import { card, le, pawns, place, upTo } from './french.ts';
import type { Text } from './telling.ts';

export const actions: Text['actions'] = {
  move: ({ to }, telling) => `Rejoindre ${place(telling, to)}`,
  fly: ({ to }, telling) => `Voler ${upTo(telling, to)}`,
  guide: ({ pawn, to }, telling) =>
    `Guider ${pawn === telling.reader ? 'votre propre pion' : nameOf(telling, pawn)} ${upTo(telling, to)}`,
  shoreUp: ({ tiles }, telling) => `Assécher ${list(tiles.map((space) => place(telling, space)))}`,
  give: ({ card: given, to }, telling) =>
    `Donner une ${card(given)} à ${to === telling.reader ? 'vous-même' : nameOf(telling, to)}`,
  take: ({ card: taken, from }, telling) =>
    `Prendre une ${card(taken)} à ${from === telling.reader ? 'vous-même' : nameOf(telling, from)}`,
  capture: ({ treasure }) => `Prendre ${le(treasure)}`,
  endActions: () => 'Terminer vos actions',

  sandbags: ({ on }, telling) => `Assécher ${place(telling, on)} avec des sacs de sable`,
  lift: ({ pawns: passengers, to }, telling) =>
    `Transporter ${pawns(telling, passengers)} en hélicoptère ${upTo(telling, to)}`,
  liftOff: () => 'Décoller avec toute l’équipe et les quatre trésors',
  pass: ({ until }) => (until === 'turn' ? 'Passer ce tour-ci' : 'Passer'),

  discard: ({ card: laid }) => `Défausser une ${card(laid)}`,
  swim: ({ to }, telling) => {
    const flies = telling.reader !== undefined && telling.state.adventurers[telling.reader] === 'pilot';
    return `${flies ? 'Voler' : 'Nager'} ${upTo(telling, to)}`;
  },
};
