import { wholeDay, withFigure } from '@skerry/speech/fr';
import type { puzzle as en } from './puzzle.en.ts';
import type { Said } from './speak.ts';

export const puzzle: Said<typeof en> = {
  title: 'Énigme du jour',
  help: 'Vous jouez pour toute l’équipe, et la mer attend. Un chemin est plus court que les autres, mais tout chemin qui y mène compte.',
  tryIt: 'Essayer',
  again: 'La revoir',
  startOver: 'Recommencer',
  showMe: 'Montrez-moi',
  notYet: 'Cela finirait le tour, et l’énigme n’est pas encore résolue. Annulez ou recommencez.',
  solved: (tries) => (tries === 1 ? 'Résolue au premier essai.' : `Résolue à l’essai ${tries}.`),
  solvedShown: 'Résolue, la réponse sous les yeux.',
  answer: 'La réponse',
  move: (name, action) => `${name} : ${action}`,
  share: 'Partager',
  copyText: 'Copier le texte',
  shareTitle: (day) => `Skerry, l’énigme du ${wholeDay(day)}`,
  streak: (days) => withFigure(days, { one: '# jour de suite', other: '# jours de suite' }),
  tomorrow: 'Demain, il y en aura une autre.',
  toDaily: 'Tout pour aujourd’hui',
  none: 'Il n’y a pas d’énigme ici.',
};
