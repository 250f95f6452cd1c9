import type { Said } from '@skerry/engine';
import type { live as en } from '../en/live.ts';

export const live: Said<typeof en> = {
  movedTitle: 'Vous jouez maintenant sur un autre appareil',
  movedHow: 'Votre place à cette table a été transférée là-bas. Vous pouvez regarder d’ici, ou la récupérer.',
  movedWatch: 'Regarder',
  movedBack: 'Récupérer la place',
  noTable: 'Pas de table ici',
  notOnThisDevice:
    'Cette table n’est pas sur cet appareil. Les tables restent dans le navigateur où elles ont commencé.',
  linkCutOff: 'Ce lien est incomplet : la partie qu’il contient est illisible. Copiez-le de nouveau, en entier.',
  shelfClosed:
    'Ce navigateur empêche Skerry d’enregistrer des tables. Une fenêtre privée, des données de site bloquées ou un disque plein peuvent en être la cause.',
  unknownGame: 'Cette version de Skerry ne connaît pas le jeu de cette table. Rechargez la page.',
  offlineTable: 'Vous êtes hors ligne, et cette table est gardée sur un serveur. Elle vous attend.',
};
