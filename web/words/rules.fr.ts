import { withFigure } from '@skerry/speech/fr';
import type { rules as en } from './rules.en.ts';
import type { Said } from './speak.ts';

export const rules: Said<typeof en> = {
  title: (game) => `Règles : ${game}`,
  find: 'Chercher dans les règles',
  found: (n) => withFigure(n, { one: '# règle', other: '# règles' }),
  none: 'Aucune règle ne contient ces mots.',
  link: (rule) => `Lien vers la règle ${rule}`,
  opening: 'On ouvre les règles',
  noGame: 'Il n’y a pas de jeu de ce nom ici.',
  home: 'Aller à la page d’accueil',
};
