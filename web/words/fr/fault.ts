import type { fault as en } from '../en/fault.ts';

export const fault: typeof en = {
  note: 'Quel est le problème ?',
  noteHelp: 'Qu’attendiez-vous, et que s’est-il passé ?',
  whole: 'Le rapport contient toute la partie, pour que le problème puisse être reproduit.',
  seen: 'La partie n’est pas finie : le rapport contient seulement ce que vous voyez.',
  also: 'Il contient aussi les versions de Skerry, des règles et de votre navigateur, vos réglages et les dernières erreurs de cette page. Rien n’est envoyé : vous décidez où il va.',
  names: 'Inclure les noms des personnes et de la table',
  save: 'Enregistrer',
  copy: 'Copier le texte',
  failed: 'Le rapport n’a pas pu être créé. Réessayez.',
  file: 'rapport',
};
