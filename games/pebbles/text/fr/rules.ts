import type { Said } from '@skerry/engine';
import type { rules as en } from '../en/rules.ts';

export const rules: Said<typeof en> = {
  'P-1':
    'Le sac contient huit galets de chacune des quatre couleurs. Quatre sont sur la grève, tant que le sac le permet.',
  'P-2': 'Chacun reçoit deux des huit cartes de vœu et, tous en même temps, en garde une en secret.',
  'P-3': 'À votre tour, ramassez jusqu’à deux galets sur la grève, puis reposez-vous.',
  'P-4':
    'Puis vient une vague : lancez un dé. Jusqu’à 3, elle emporte un galet. Sur un 6, la mer rend tous ses galets : mélangez-les et posez-les en haut du sac. Complétez la grève.',
  'P-5':
    'À tout moment, même au tour d’un autre, vous pouvez lancer un de vos coquillages et prendre un galet sur la grève.',
  'P-6': 'Après le dernier jour, chaque galet compte un point, et deux de plus s’il a la couleur de votre vœu.',
};
