import type { Said } from '@skerry/engine';
import type { shell as en } from '../en/shell.ts';

export const shell: Said<typeof en> = {
  close: 'Fermer',
  undo: 'Annuler',
  home: 'Accueil',
  rules: 'Règles',
  sound: 'Son',
  lamp: 'Thème sombre',
  about: 'À propos',
  settings: 'Réglages',
  language: 'Langue',
  skip: 'Aller au contenu',
  tools: 'Outils',
  loading: 'On déroule la carte…',
  connecting: 'On cherche la table…',
  lost: 'Connexion perdue. Skerry continue d’essayer ; votre partie est en sécurité.',
  offline: 'Vous êtes hors ligne. Les tables de cet appareil fonctionnent toujours.',
  newVersion: 'Une nouvelle version est disponible.',
  reload: 'Recharger',
  nowhereTitle: 'Hors carte',
  nowhere: 'Il n’y a pas de page à cette adresse, seulement de l’eau.',
  goHome: 'Retour au port',
  failed: 'Quelque chose s’est mal passé sur cette page. Vos parties sont en sécurité ; rechargez pour continuer.',
  tryAgain: 'Réessayer',
  noServer: 'Le serveur ne répond pas. Réessayez dans un instant, ou jouez sur cet appareil.',
  copyLink: 'Copier le lien',
  onlyThisMachine:
    'Cette adresse ne s’ouvre que sur cet ordinateur : le serveur n’est pas accessible depuis le réseau. Pour inviter, démarrez-le avec HOST=0.0.0.0 ou indiquez PUBLIC_URL.',
  copied: 'Copié.',
  untranslated: 'Ce jeu n’existe pas encore en français\u202f: il s’affiche en anglais.',
  notCopied: 'Votre navigateur empêche la copie. Sélectionnez le texte et copiez-le.',
};
