import type { TableWords } from './index.ts';

export const fr: TableWords = {
  language: 'fr',
  options: {
    seatCount: (counts) => `Ce jeu se joue à ${counts}.`,
    unknown: (option, options) => `Ce jeu n’a pas d’option « ${option} ». Choisissez ${options}.`,
    value: (option, values) => `« ${option} » : choisissez ${values}.`,
    notPerSeat: (option, seats) => `« ${option} » demande une valeur pour chacune des ${seats} places, ou le hasard.`,
    twoSeats: (option) => `« ${option} » a la même valeur pour deux places.`,
    noSeat: (option, seats) => `« ${option} » doit être l’une des ${seats} places, ou le hasard.`,
    refused: (option) =>
      `« ${option} » ne va pas avec le reste. Choisissez une autre valeur, ou changez le nombre de places.`,
  },
  packs: {
    badPack: 'Ce fichier de contenu ne peut pas servir.',
    noPacks: 'Ce jeu n’accepte pas de fichier de contenu.',
    more: (count) => (count === 1 ? 'Et 1 autre.' : `Et ${count} autres.`),
  },
  reasons: {
    badMessage: () => 'Ce message est illisible. Rechargez la page, puis réessayez.',
    busy: () => 'Cela n’a pas pu être enregistré à l’instant. Rien n’a changé ; veuillez réessayer.',
    ended: () => 'Cette partie a été arrêtée avant la fin. Vous pouvez encore la revoir.',
    fault: () => 'Une erreur s’est produite à cette table. Rien n’a changé.',
    fromPosition: () => 'Cette partie commence par une position : les places et les options ne changent plus.',
    lookAgain: () => 'Quelque chose vient de changer. Regardez encore, puis décidez.',
    muted: () => 'Vous êtes en sourdine, à la demande de l’hôte.',
    nameNeeded: () => 'Choisissez d’abord un nom.',
    nameTaken: () => 'Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
    noRoom: () => 'Toutes les places sont prises.',
    notATeam: () => 'Seules les personnes qui jouent en équipe peuvent montrer et proposer.',
    notAsked: () => 'La partie n’attend rien de cette place.',
    notHere: () => 'Vous n’êtes pas à cette table. Demandez-en le lien.',
    notHost: () => 'C’est réservé à l’hôte.',
    notOver: () => 'La partie n’est pas encore terminée.',
    notStarted: () => 'La partie n’a pas encore commencé.',
    nothingThere: () => 'Impossible de montrer cela.',
    nothingToRedo: () => 'Rien à rétablir : rien n’a été annulé, ou il s’est passé autre chose depuis.',
    notYourSeat: () => 'Ce n’est pas votre place.',
    openSeats: () => 'Des places sont encore libres. Donnez-les d’abord à des personnes ou à des robots.',
    otherRules: () =>
      'Cette table a commencé avec d’autres règles et ne peut pas continuer ici. Son journal est conservé.',
    seatNotAway: () => 'Cette personne est là, ou vient de partir. Réessayez dans quelques minutes.',
    seatTaken: () => 'Cette place est déjà prise.',
    started: () => 'La partie a déjà commencé.',
    stillPlayed: () =>
      'D’autres personnes jouent encore cette partie. Vous pourrez l’arrêter quand plus personne n’y aura joué depuis un moment.',
    unknownTable: () => 'Cette table n’existe pas, ou son lien n’est plus valable.',
  },
};
