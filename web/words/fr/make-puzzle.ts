import type { Said } from '@skerry/engine';
import { count, withFigure } from '@skerry/speech/fr';
import type { makePuzzle as en } from '../en/make-puzzle.ts';

const move = { name: 'coup', gender: 'm' } as const;

export const makePuzzle: Said<typeof en> = {
  title: 'En faire une énigme',
  goal: 'Ce qu’il faut réussir',
  looking: 'Recherche d’objectifs…',
  noGoals: 'Cette position n’a aucun objectif d’énigme.',
  searching: (positions) =>
    `Tous les coups sont essayés… ${withFigure(positions, { one: '# position', other: '# positions' })} jusqu’ici.`,
  possible: (moves) => `C’est possible. Le plus court chemin a ${count(moves, move)}.`,
  impossible: 'C’est impossible avant que le hasard décide.',
  unproved: 'Il y a trop de chemins pour tous les essayer : l’énigme porte la mention « non prouvée ».',
  onlyWay: 'Aucun autre chemin n’est aussi court.',
  otherWays: (ways) =>
    ways === 1
      ? 'Un autre chemin est aussi court.'
      : `${withFigure(ways, { one: '# autre chemin', other: '# autres chemins' })} sont aussi courts.`,
  howHard: (found, tries) => `Les robots calmes ont trouvé un chemin dans ${found} essais sur ${tries}.`,
  hints: 'Indices',
  hintsHow: 'Une phrase par ligne. On les voit une à une.',
  link: 'Lien vers l’énigme',
  linkHolds: 'La position est dans le lien. Le serveur ne garde rien.',
  tooLong: 'Avec ces indices, le lien est trop long. Raccourcissez-les.',
  failed: 'La recherche a échoué. La position n’a pas changé.',

  sentTitle: 'Une énigme pour vous',
  sentHelp: 'Vous jouez toute l’équipe, et aucune carte n’est piochée.',
  isUnproved: 'Personne n’a prouvé que c’est possible.',
  solved: (tries) => (tries === 1 ? 'Résolue du premier coup.' : `Résolue en ${tries} essais.`),
  hint: 'Indice',
  noAnswer: 'Aucune réponse n’a été trouvée.',
  broken: 'Ce lien ne contient pas d’énigme que Skerry puisse lire. Redemandez-le.',
};
