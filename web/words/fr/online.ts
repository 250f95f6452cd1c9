import type { online as en } from '../en/online.ts';

export const online: typeof en = {
  help: 'Pour jouer entre amis, chaque personne sur son appareil, ouvrez un serveur Skerry. Vos tables d’ici restent sur cet appareil.',
  server: 'Jouer en ligne sur un serveur',
  example: 'skerry.exemple.fr',
  open: 'Ouvrir le serveur',
  notAnAddress: 'Ce n’est pas l’adresse d’un serveur. Saisissez par exemple skerry.exemple.fr.',
  noLinks:
    'Un lien vers une page de votre disque ne s’ouvre nulle part ailleurs. Enregistrez la partie dans un fichier et envoyez-le.',
};
