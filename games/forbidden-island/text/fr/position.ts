import { capital, nameOf, number } from '@skerry/speech/fr';
import { HAND_LIMIT, PILE_CARDS, type PileCard } from '../../content/cards.ts';
import type { PositionWords } from '../../rules/position.ts';
import { losses } from './endings.ts';
import { au, card, du, Le, le } from './grammar.ts';
import { names } from './names.ts';

const cardOf = (component: string): PileCard => PILE_CARDS.find((each) => each === component) ?? 'fire';

export const position: PositionWords = {
  miscounted({ component, have, want }) {
    const { [cardOf(component)]: name } = names.cards;
    const off = Math.abs(want - have);
    const cards = off === 1 ? `une ${card(cardOf(component))}` : `${number(off)} cartes ${name}`;
    return have < want
      ? `Il manque ${cards}\u202f: il en faut ${number(want)}.`
      : `Il y a ${cards} de trop\u202f: il en faut ${number(want)}.`;
  },
  tileTwice: ({ tile }) => `${Le(tile)} ne peut pas être à deux endroits.`,
  adventurerTwice: ({ seat }, telling) =>
    `${nameOf(telling, seat)} doit jouer un autre rôle\u202f: chacun ne sert qu’une fois.`,
  floodCard({ tile, trouble }) {
    if (trouble === 'sunk') return `${Le(tile)} a sombré\u202f: sa carte Inondation est retirée du jeu.`;
    return trouble === 'missing'
      ? `La carte Inondation ${du(tile)} manque.`
      : `La carte Inondation ${du(tile)} ne peut pas être à deux endroits.`;
  },
  emptyPile: ({ pile }) =>
    `La pioche ${pile === 'treasure' ? 'Trésor' : 'Inondation'} est vide\u202f: mélangez sa défausse pour la refaire.`,
  tooManyCards: ({ seat, have }, telling) =>
    `${nameOf(telling, seat)} a ${number(have)} cartes\u202f: la limite est de ${number(HAND_LIMIT)}.`,
  pawnInSea: ({ seat, tile }, telling) =>
    `${nameOf(telling, seat)} ne peut pas être ${au(tile)}\u202f: ${le(tile)} a sombré.`,
  lost: ({ loss }) => (loss.why === 'treasure' ? losses.treasure(loss.treasure) : losses[loss.why]()),
  turnOrder: ({ seat }, telling) =>
    `${capital(nameOf(telling, seat))} n’est pas à jouer ensuite\u202f: on joue dans le sens horaire.`,
  steps: () => 'Les étapes à venir ne se suivent pas.',
  markUnlikely: ({ risen }) =>
    `Le niveau d’eau est bas pour ${number(risen)} ${risen === 1 ? 'carte' : 'cartes'} ${names.cards['waters-rise']} à la défausse.`,
};
