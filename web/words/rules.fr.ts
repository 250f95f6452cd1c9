import { intl } from './intl.ts';
import type { rules as en } from './rules.en.ts';
import type { Said } from './speak.ts';

const { count } = intl('fr');

export const rules: Said<typeof en> = {
  title: (game) => `Règles de ${game}`,
  find: 'Chercher dans les règles',
  found: (n) => count(n, { one: '# règle', other: '# règles' }),
  none: 'Aucune règle ne contient ces mots.',
  link: (rule) => `Lien vers la règle ${rule}`,
  opening: 'On ouvre les règles',
  noGame: 'Ce jeu n’existe pas ici ; il n’y a donc pas de règles non plus.',
  home: 'À la page d’accueil',
};
