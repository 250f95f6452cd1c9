import { count, figures, nameOf } from '@skerry/speech/fr';
import { CARDS, type Card } from '../../content/cards.ts';
import { LETTERS, type Letter, type Sight } from '../../content/islands.ts';
import type { PositionWords } from '../../rules/position.ts';
import { TRAIL } from './grammar.ts';
import { names } from './names.ts';

const cardOf = (component: string): Card => CARDS.find((card) => card === component) ?? 'any';
const bonusOf = (card: Letter | Sight): string => {
  const letter = LETTERS.find((each) => each === card);
  return letter === undefined ? names.redCard : `${names.blueCard} ${letter}`;
};
const TURN = { name: 'tour', gender: 'm' } as const;
const SUM = { name: 'total', gender: 'm', many: 'totaux' } as const;
const CARD = { name: 'carte', gender: 'f' } as const;

export const position: PositionWords = {
  miscounted: ({ component, have, want }) =>
    `Il faut ${figures(want, CARD)} «\u202f${names.cards[cardOf(component)]}\u202f» dans la boîte, et non ${have}.`,
  letters: ({ seat }, telling) =>
    `Sur la feuille\u202f: ${nameOf(telling, seat)} a besoin de chaque lettre, de A à E, exactement deux fois.`,
  drawnTwice: ({ seat, between: [one, other] }, telling) =>
    `${nameOf(telling, seat)} a tracé deux fois le sentier entre ${one} et ${other}.`,
  manyTrails: ({ seat, have, most }, telling) =>
    `${nameOf(telling, seat)} a ${count(have, TRAIL)}\u202f: à ce tour, le maximum est ${most}.`,
  fewTrails: ({ seat, have, turns }, telling) =>
    `${nameOf(telling, seat)} n’a que ${count(have, TRAIL)} après ${count(turns, TURN)}.`,
  circled: ({ seat, sight, have, want }, telling) =>
    have > want
      ? `${nameOf(telling, seat)} a trop entouré\u202f: ses sentiers n’atteignent que ${want} ${names.sights[sight].many}.`
      : `Les sentiers atteignent ${want} ${names.sights[sight].many}, mais ${nameOf(telling, seat)} n’en a entouré que ${have}.`,
  pair: ({ seat, letter, isJoined }, telling) =>
    isJoined
      ? `${nameOf(telling, seat)} a relié les deux villages ${letter}\u202f: entourez-les une fois.`
      : `${nameOf(telling, seat)} a entouré les villages ${letter}, mais aucun sentier ne les relie.`,
  trail: ({ seat }, telling) => `${nameOf(telling, seat)} n’a pas les liaisons qui suivent de ses sentiers.`,
  bonusTwice: ({ seat, card }, telling) =>
    `${nameOf(telling, seat)} ne peut pas avoir deux fois les points de la même ${bonusOf(card)}.`,
  bonusUnearned: ({ seat, card }, telling) =>
    `${nameOf(telling, seat)} a les points de la ${bonusOf(card)}, mais aucun sentier ne relie ses villages.`,
  sums: ({ seat, rounds }, telling) =>
    rounds === 0
      ? `${nameOf(telling, seat)} ne doit encore avoir noté aucun total.`
      : `${nameOf(telling, seat)} doit avoir noté ${count(rounds, SUM)}, dans l’ordre croissant.`,
  draft: ({ seat }, telling) => `${nameOf(telling, seat)} n’a pas pu tracer cela en un tour avec ces cartes.`,
  redTwice: ({ card }) => `Il n’y a qu’une carte rouge pour les ${names.sights[card].many}.`,
  shown: ({ have, want }) => `À ce tour, il faut ${figures(want, CARD)} face visible, et non ${have}.`,
  waiting: ({ seat }, telling) =>
    `On attend ${nameOf(telling, seat)} exactement tant qu’il reste quelque chose à tracer.`,
  steps: () => 'La manche, le tour et la suite ne vont pas ensemble.',
};
