import type { ReputationCard } from './vocabulary.ts';

export const REPUTATION: readonly ReputationCard[] = [
  { number: 1, name: { en: 'A Fine City', fr: 'Une belle Capitale' }, active: 1, per: 'building', limit: null },
  { number: 2, name: { en: 'Lord of the Isles', fr: 'Seigneur des îles' }, active: 2, per: 'town', limit: 7 },
  { number: 3, name: { en: 'A Gifted Crew', fr: 'Un équipage de talent' }, active: 2, per: 'crewTwoSkills', limit: 7 },
  { number: 4, name: { en: 'Well Read', fr: 'De bonnes lectures' }, active: 2, per: 'book', limit: 7 },
  { number: 5, name: { en: 'A Hold Full of Timber', fr: 'Une cale pleine de bois' }, active: 1, per: 'wood', limit: 7 },
  { number: 6, name: { en: 'The Big Catch', fr: 'La grande pêche' }, active: 0, per: 'fish', limit: 7 },
  {
    number: 7,
    name: { en: 'Friends in Low Places', fr: 'De mauvaises fréquentations' },
    active: 1,
    per: 'fleet',
    limit: 7,
  },
  { number: 8, name: { en: 'Words of Weight', fr: 'Des mots qui pèsent' }, active: 2, per: 'cube', limit: 7 },
];
