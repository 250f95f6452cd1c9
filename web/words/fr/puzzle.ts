import type { Said } from '@skerry/engine';
import { wholeDay, withFigure } from '@skerry/speech/fr';
import type { puzzle as en } from '../en/puzzle.ts';

export const puzzle: Said<typeof en> = {
  title: 'Énigme du jour',
  help: 'Vous jouez toute l’équipe, et aucune carte n’est tirée. Une solution est la plus courte, mais toute solution compte.',
  tryIt: 'Essayer',
  again: 'La revoir',
  startOver: 'Recommencer',
  showMe: 'Montrez-moi',
  notYet: 'Cela finirait le tour, et l’énigme n’est pas encore résolue. Annulez ou recommencez.',
  solved: (tries) => (tries === 1 ? 'Résolue au premier essai.' : `Résolue en ${tries} essais.`),
  solvedShown: 'Résolue après avoir vu la réponse.',
  answer: 'La réponse',
  move: (name, action) => `${name} : ${action}`,
  share: 'Partager',
  copyText: 'Copier le texte',
  shareTitle: (day) => `Skerry, l’énigme du ${wholeDay(day)}`,
  streak: (days) => withFigure(days, { one: '# jour de suite', other: '# jours de suite' }),
  tomorrow: 'Demain, il y en aura une autre.',
  toDaily: 'Les défis du jour',
  none: 'Il n’y a pas d’énigme ici.',
};
