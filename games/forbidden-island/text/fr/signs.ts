import type { Said } from '@skerry/engine';
import type { signs as en } from '../en/signs.ts';

export const signs: Said<typeof en> = {
  gauge: 'Le nombre sur laiton est le cran que l’eau a atteint.',
  boxes:
    'Les chiffres à côté indiquent combien de cartes Inondation on tire à chaque tour ; le chiffre actuel est en corail.',
  skull: 'Quand l’eau atteint la tête de mort, la partie est perdue.',
  dry: 'Une tuile sèche.',
  flooded: 'Une tuile inondée : asséchez-la, ou elle sombre quand sa carte ressort.',
  sunk: 'Une tuile engloutie : elle a disparu pour toujours.',
  fatal: 'Une tête de mort sur une tuile : si elle sombre, tout le monde perd. En corail, elle est inondée.',
  pennant: 'Un fanion : ce trésor se prend ici, ou sur son autre tuile.',
  corners: 'Des coins de laiton : vous pouvez aller ici, ou y faire quelque chose.',
  shore: 'Un disque de laiton avec des sacs de sable : vous pouvez assécher cette tuile.',
  pips: 'Des disques de laiton à côté d’un nom : les actions restantes.',
};
