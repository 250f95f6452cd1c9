import type { Said } from '@skerry/engine';
import { de } from '@skerry/speech/fr';
import type { join as en } from '../en/join.ts';

export const join: Said<typeof en> = {
  claimTitle: 'Vos places sur cet appareil',
  claimHelp:
    'Sur l’appareil où vous jouiez jusqu’ici, ouvrez « Mes tables » et choisissez « Afficher le code » pour toutes vos places, ou « Jouer sur un autre appareil » pour une seule table. Entrez ici le code affiché, valable dix minutes.',
  code: 'Code',
  claim: 'Continuer',
  seatTitle: 'Jouer cette place ici ?',
  seatHelp: (seat, table) =>
    `Vous jouerez la place ${de(seat)} à la table « ${table} » sur cet appareil, et plus sur l’autre.`,
  seatYes: 'Jouer ici',
  no: 'Annuler',
  other: 'L’autre appareil',
  here: 'Cet appareil',
  devicesHelp:
    'Si oui, les deux appareils partageront places, tables et notifications. Si le code vient de quelqu’un d’autre, annulez : cette personne aurait toutes vos places.',
  devicesYes: 'Oui, il est à moi',
  waitTitle: 'Confirmez sur l’autre appareil',
  waitHelp:
    'Il vous demande si celui-ci est à vous. S’il ne le fait pas, ouvrez-y « Mes tables » et choisissez « Afficher le code ».',
  waiting: 'En attente d’une réponse…',
  added: 'Vos places sont maintenant sur les deux appareils.',
  refused: 'L’autre appareil a refusé. Rien n’a changé.',
  expired: 'La demande a expiré. Rien n’a changé ; affichez un nouveau code.',
};
