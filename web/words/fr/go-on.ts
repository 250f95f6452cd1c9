import type { Said } from '@skerry/engine';
import { figure } from '@skerry/speech/fr';
import type { goOn as en } from '../en/go-on.ts';

const step = (page: number, pages: number): string => `étape ${figure(page)} sur ${figure(pages)}`;

export const goOn: Said<typeof en> = {
  goOn: 'Continuer d’ici',
  whyNot: {
    stillPlayed: 'Cette partie est encore en cours.',
    atEnd: 'La partie est terminée ici. Reculez d’abord.',
  },
  where: (when, page, pages) => `À partir de : ${when}, ${step(page, pages)}`,
  ways: {
    playOn: {
      label: 'Jouer la suite',
      how: 'Une nouvelle table commence ici. Vous choisissez qui joue à chaque place.',
    },
    whatIf: {
      label: 'Et si… ?',
      how: 'Essayez d’autres coups sur ce plateau. Ils deviennent des variantes à côté de la partie.',
    },
    change: {
      label: 'Changer la position',
      how: 'Déplacez d’abord ce que vous voulez, sur le plateau et dans les mains.',
    },
  },
  stays: (name) => `« ${name} » reste inchangée.`,

  playOnTitle: 'Jouer la suite à partir d’ici',
  who: (name) => `Qui joue pour ${name} ?`,
  sitters: { me: 'Moi', bot: 'Robot', friend: 'Ami·e' },
  level: (name) => `Niveau du robot qui joue pour ${name}`,
  friendsHow: 'Vous aurez un lien à envoyer dès que la table sera ouverte.',
  chance: 'Cartes et dés',
  chances: {
    anew: { label: 'Mélangés à nouveau', how: 'Personne ne sait ce qui vient.' },
    same: { label: 'Comme dans la partie', how: 'Les mêmes cartes et les mêmes dés, dans le même ordre.' },
  },
  imagined: 'Ce que vous ne pouvez pas savoir dans cette partie est redistribué.',
  called: (name) => `La nouvelle table s’appelle « ${name} ».`,
  tableName: (name, page) => `${name}, à partir de l’étape ${figure(page)}`,
  setUpName: (game) => `${game}, position composée`,
  copyLink: 'Copier un lien',
  copyLinkHow: 'vers ce moment',
  open: 'Ouvrir la table',
  failed: 'Impossible d’ouvrir ce moment. La partie n’a pas changé.',

  begun: (page, pages, name, when) => `Commencée à l’${step(page, pages)} de « ${name} », ${when}.`,
  begunFrom: (name) => `Commencée à partir de « ${name} ».`,
  begunSetUp: 'Commencée à partir d’une position composée.',
  begunAnew: 'Tout ce qui suit a été mélangé à nouveau.',
  begunSame: 'Les mêmes cartes et les mêmes dés viennent dans le même ordre.',
  begunImagined: 'Ce que personne ne pouvait savoir a été redistribué.',
  seeThat: 'Voir cette partie',
};
