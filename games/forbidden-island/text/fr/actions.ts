import { list, nameOf } from '@skerry/speech/fr';
import { swimmerFlies, type Text } from '../context.ts';
import { card, le, pawns, place, upTo } from './grammar.ts';

export const actions: Text['actions'] = {
  move: ({ to }, context) => `Rejoindre ${place(context, to)}`,
  fly: ({ to }, context) => `Voler ${upTo(context, to)}`,
  guide: ({ pawn, to }, context) =>
    `Guider ${pawn === context.reader ? 'votre propre pion' : nameOf(context, pawn)} ${upTo(context, to)}`,
  shoreUp: ({ tiles }, context) => `Assécher ${list(tiles.map((space) => place(context, space)))}`,
  give: ({ card: given, to }, context) =>
    `Donner une ${card(given)} à ${to === context.reader ? 'vous-même' : nameOf(context, to)}`,
  take: ({ card: taken, from }, context) =>
    `Prendre une ${card(taken)} à ${from === context.reader ? 'vous-même' : nameOf(context, from)}`,
  capture: ({ treasure }) => `Prendre ${le(treasure)}`,
  endActions: () => 'Terminer vos actions',

  sandbags: ({ on }, context) => `Assécher ${place(context, on)} avec des sacs de sable`,
  lift: ({ pawns: passengers, to }, context) =>
    `Transporter ${pawns(context, passengers)} en hélicoptère ${upTo(context, to)}`,
  liftOff: () => 'Décoller avec toute l’équipe et les quatre trésors',
  pass: ({ until }) => (until === 'turn' ? 'Passer ce tour-ci' : 'Passer'),

  discard: ({ card: laid }) => `Défausser une ${card(laid)}`,
  swim: ({ to }, context) => `${swimmerFlies(context) ? 'Voler' : 'Nager'} ${upTo(context, to)}`,
};
