import { inLanguage } from '@skerry/engine';
import { figures, type Noun, nameOf } from '@skerry/speech/fr';
import type { PositionWords } from '../../rules/position.ts';

const CARD: Noun = { name: 'carte', gender: 'f' };
const COMPONENTS: { readonly [component: string]: Noun } = {
  pirates: { name: 'pirate', gender: 'm' },
  serpents: { name: 'serpent de mer', gender: 'm', many: 'serpents de mer' },
  ichor: { name: 'carte Ichor', gender: 'f', many: 'cartes Ichor' },
  crew: {
    name: 'membre d’équipage à deux compétences',
    gender: 'm',
    many: 'membres d’équipage à deux compétences',
  },
  tokens: { name: 'jeton de réputation', gender: 'm', many: 'jetons de réputation' },
  buildings: { name: 'carte Bâtiment', gender: 'f', many: 'cartes Bâtiment' },
};

export const position: PositionWords = {
  miscounted: ({ component, have, want }) =>
    `Il faut ${figures(want, COMPONENTS[component] ?? { name: component, gender: 'm' })}, et non ${have}.`,
  setting: ({ option }) => `«\u202f${option}\u202f» n’est pas pareil dans les options et dans la position.`,
  layout: () => 'Les villes ne vont pas avec l’ordre des plateaux.',
  crewTwice: ({ seat }, telling) => `${nameOf(telling, seat)} a un membre d’équipage à deux endroits.`,
  starters: ({ seat }, telling) => `${nameOf(telling, seat)} doit avoir ses trois membres d’équipage de départ.`,
  cubes: ({ seat, have, want }, telling) => `${nameOf(telling, seat)} utilise ${have} cubes\u202f; il y en a ${want}.`,
  hold: ({ seat, have, most }, telling) =>
    `${nameOf(telling, seat)} transporte ${have} bois et poissons\u202f: il n’y a de la place que pour ${most}.`,
  noShip: ({ seat }, telling) => `${nameOf(telling, seat)} doit avoir son navire dans une région.`,
  sevens: ({ seat }, telling) =>
    `${nameOf(telling, seat)} ne peut pas garder de sept tant qu’il reste des jetons de réputation.`,
  cardTwice: ({ name }) => `${inLanguage('fr', name)} ne peut pas être à deux endroits.`,
  tokenKinds: () => 'Les jetons de réputation ne sont pas les seize de la boîte.',
  deckSize: ({ have, said }) => `La pioche compte ${figures(have, CARD)}, et non ${said}.`,
  gap: ({ row }) =>
    row === 'crew'
      ? 'La rangée d’équipage a un trou\u202f: complétez-la avec la pile.'
      : 'La rangée de bâtiments a un trou\u202f: complétez-la avec la pioche.',
  noEvent: () => 'Au moins un événement doit être face visible.',
  blocked: ({ slots }) =>
    slots === 0
      ? 'Aucune case de la piste d’influence n’est bloquée ici.'
      : 'À deux, seules les deux premières cases de la piste d’influence sont bloquées.',
  afterEnd: ({ round }) => `La partie se termine après la manche ${round}.`,
  handSize: ({ seat }, telling) => `${nameOf(telling, seat)} n’a pas en main le nombre de cartes noté.`,
  steps: () => 'Les étapes à venir ne se suivent pas.',
};
