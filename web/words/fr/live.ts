import type { Said } from '@skerry/engine';
import { list } from '@skerry/speech/fr';
import type { live as en } from '../en/live.ts';

export const live: Said<typeof en> = {
  movedTitle: 'Vous jouez maintenant sur un autre appareil',
  movedHow: 'Votre place à cette table a été transférée là-bas. Vous pouvez regarder d’ici, ou la récupérer.',
  movedWatch: 'Regarder',
  movedBack: 'Récupérer la place',
  takenTitle: 'Votre place a changé d’appareil',
  takenHow:
    'Quelqu’un a repris votre place avec un nouveau lien de l’hôte. Si ce n’était pas vous, récupérez-la : le lien ne servira plus.',
  inProgress: 'Partie en cours',
  playedBy: (game, names) => `${game}, avec ${list(names)}.`,
  mySeat: 'C’est ma place',
  mySeatHow: (host) =>
    `Demandez un nouveau lien à l’hôte${host === undefined ? '' : `, ${host}`}. C’est possible sous votre nom à la table, quelques minutes après votre départ.`,
  copyRequest: 'Copier un message',
  askForLink: (table, address) =>
    `Je n’arrive plus à reprendre ma place à la table « ${table} ». Il suffit d’y choisir mon nom, puis « Nouveau lien » : ${address}`,
  lostSeat: 'Si vous y avez une place, l’hôte peut créer un nouveau lien.',
  noTable: 'Pas de table ici',
  notOnThisDevice:
    'Cette table n’est pas sur cet appareil. Les tables restent dans le navigateur où elles ont commencé.',
  linkCutOff: 'Ce lien est incomplet : la partie qu’il contient est illisible. Copiez-le de nouveau, en entier.',
  shelfClosed:
    'Ce navigateur empêche Skerry d’enregistrer des tables. Une fenêtre privée, des données de site bloquées ou un disque plein peuvent en être la cause.',
  unknownGame: 'Cette version de Skerry ne connaît pas le jeu de cette table. Rechargez la page.',
  offlineTable: 'Vous êtes hors ligne, et cette table est gardée sur un serveur. Elle vous attend.',
};
