import type { Faults } from '../context.ts';

export const faults: Faults = {
  fixed: () => 'aucun contenu ne peut changer ceci ; écrivez-le comme dans le contenu d’origine.',
  falls: () => 'ce nombre est plus petit que le précédent ; les valeurs ne baissent jamais de gauche à droite.',
  outOfOrder: ({ wanted }) => `le numéro doit être ${wanted} ; les cartes sont numérotées à partir de 1, dans l’ordre.`,
  wrongTokens: ({ have, wanted }) => `on compte ${have} jetons Réputation, et il en faut ${wanted}.`,
  noEntryCost: () => 'cette ville n’a pas de droit de visite ; il faut une pièce ou un membre d’équipage.',
  noFreeRest: ({ side }) =>
    `sur la face ${side === 'standard' ? 'standard' : 'avancée'}, toute ville où l’on se repose utilise l’équipage : il pourrait ne jamais se reposer.`,
  badPair: ({ when, does }) => `« ${does} » ne va pas avec « ${when} ».`,
  lacksPart: ({ part }) => `il manque « ${part} ».`,
  oneReward: () => 'un jeton Réputation rapporte une seule chose, ni aucune ni plusieurs.',
  badRim: () => 'un bord compte douze lettres, A, B ou C, et les trois y figurent.',
  townTwice: ({ town }) =>
    `« ${town} » n’a pas sa place ici ; chaque ville est sur un seul plateau, chaque port dans un seul coin.`,
};
