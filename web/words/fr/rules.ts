import type { Said } from '@skerry/engine';
import { withFigure } from '@skerry/speech/fr';
import type { rules as en } from '../en/rules.ts';

export const rules: Said<typeof en> = {
  title: (game) => `Règles : ${game}`,
  glance: 'Les règles en bref',
  aim: 'Le but',
  turn: 'Un tour',
  end: 'La fin de la partie',
  signs: 'Légende des symboles',
  contents: 'Sommaire',
  pages: 'Pages des règles',
  all: 'Règles par numéro',
  find: 'Chercher dans les règles',
  found: (n) => withFigure(n, { one: '# règle', other: '# règles' }),
  none: 'Aucune règle ne contient ces mots.',
  link: (rule) => `Lien vers la règle ${rule}`,
  opening: 'On ouvre les règles…',
  noGame: 'Il n’y a pas de jeu de ce nom ici.',
  origins: 'D’où viennent ces règles ?',
  marks: { R: 'Livret', P: 'Pages publiques', M: 'De mémoire', J: 'Les nôtres' },
  meanings: {
    R: 'Le livret de règles le dit, ou cela en découle.',
    P: 'Une règle du jeu de base que des pages publiques décrivent. À vérifier si vous avez la boîte.',
    M: 'Une règle du jeu de base, de mémoire ; nous n’avons pas trouvé de source. À vérifier en premier.',
    J: 'Notre décision, notre nombre ou notre texte, là où nous n’avons pas trouvé de source.',
  },
  whose: { R: 'Du livret de règles.', P: 'De pages publiques.', M: 'De mémoire.', J: 'Notre décision.' },
  gap: {
    R: 'Un nombre ou un détail : du livret.',
    P: 'Un nombre ou un détail : de pages publiques.',
    M: 'Un nombre ou un détail : de mémoire.',
    J: 'Un nombre ou un détail : de nous.',
  },
  home: 'Aller à la page d’accueil',
};
