import { nameOf, number } from '@skerry/speech/fr';
import type { Limited, MapColour } from '../../content/vocabulary.ts';
import type { PositionWords } from '../../rules/position.ts';
import { things } from './things.ts';

const COMPONENTS: { readonly [component: string]: string } = {
  heroes: 'Héros',
  adventure: 'Cartes Aventure',
  market: 'Cartes Marché',
  captains: 'Capitaines',
  legendary: 'Objets légendaires',
  tiles: 'Tuiles Événement',
};
const KINDS: { readonly [K in Limited]: string } = {
  weapon: 'd’armes',
  armour: 'd’armures',
  other: 'd’autres Objets',
  ally: 'd’Alliés',
};
const COLOURS: { readonly [C in MapColour]: string } = { blue: 'bleues', green: 'vertes' };
const card = (id: string): string => things[id]?.name ?? id;

export const position: PositionWords = {
  miscounted: ({ component, have, want }) =>
    `${COMPONENTS[component] ?? component}\u202f: il en faut ${want}, et non ${have}.`,
  setting: ({ option }) => `«\u202f${option}\u202f» n’est pas pareil dans les options et dans la position.`,
  cardTwice: ({ card: id }) => `${card(id)} ne peut pas être à deux endroits.`,
  wrongDeck: ({ card: id }) => `${card(id)} va dans une autre pioche.`,
  maps: ({ colour, have, want }) => `Il faut ${number(want)} cartes au trésor ${COLOURS[colour]}, et non ${have}.`,
  fallen: ({ card: id, wounds }) => `${card(id)} a trop de blessures pour tenir debout\u202f: ${wounds}.`,
  tired: ({ card: id, exhaustion }) => `${card(id)} a plus de fatigue que d’Endurance\u202f: ${exhaustion}.`,
  allyCounters: ({ seat }, telling) =>
    `${nameOf(telling, seat)} doit avoir un nombre de blessures et de fatigue par Allié.`,
  noCaptain: ({ seat }, telling) => `${nameOf(telling, seat)} ne peut pas être en mer sans Capitaine.`,
  captainAshore: ({ seat }, telling) =>
    `${nameOf(telling, seat)} ne peut avoir un Capitaine à terre que dans une ville.`,
  captainHurt: ({ seat }, telling) =>
    `${nameOf(telling, seat)} est dans une ville\u202f: le Capitaine n’y a pas de jetons.`,
  tooMany: ({ seat, kind }, telling) => `${nameOf(telling, seat)} a trop ${KINDS[kind]}.`,
  downTwice: ({ seat }, telling) => `${nameOf(telling, seat)} a une carte deux fois face cachée.`,
  flooded: ({ seat }, telling) => `${nameOf(telling, seat)} ne peut pas être sur une case inondée.`,
  track: ({ on }) => `La place ${on} de la piste des invaincus demande un Défi et une case avec son jeton.`,
  trackTwice: () => 'Deux Défis invaincus ne peuvent pas être sur une même case.',
  tileTwice: () => 'Deux tuiles ne peuvent pas être sur une même case Événement.',
  turnedUp: () => 'Les cartes retournées d’une pioche sont celles du dessus, une par une.',
  lastFoe: () =>
    `${card('assifShibSa')} doit être dans la pioche argent tant que personne n’est sur l’Île de l’Effroi.`,
  pastLimit: ({ round }) => `La partie se termine après la manche ${round}.`,
  steps: () => 'Les étapes à venir ne se suivent pas.',
};
