import type { about as en } from '../en/about.ts';

export const about: typeof en = {
  title: 'À propos de Skerry',
  what: 'Skerry est une table ouverte pour des jeux de société sur des îles. On y joue en solo, autour d’un appareil, ou entre amis, à distance, d’une traite ou sur plusieurs jours. Il n’y a ni compte, ni publicité, ni rien à acheter, et il ne conserve que vos parties et, si vous activez les notifications, l’adresse où les envoyer.',
  publishersTitle: 'Les jeux',
  publishers:
    'Skerry n’est affilié ni aux éditeurs ni aux auteurs de ces jeux. Leurs noms ne servent qu’à dire à quel jeu on joue. Tous les dessins et tous les textes sont les nôtres. Si un jeu vous plaît, achetez la boîte : elle en vaut la peine, et elle marche pendant une panne de courant.',
  chanceTitle: 'Un hasard vérifiable',
  chance: [
    'Avant le début d’une partie, le serveur ou l’appareil de la table tire un nombre secret, la graine. Tous les mélanges et tous les dés en viennent.',
    'Au départ, tout le monde voit son empreinte (SHA-256). Elle ne révèle rien, mais elle fait foi : aucune autre graine n’a la même empreinte.',
    'Après le dernier coup, la graine elle-même est révélée. Votre navigateur vérifie alors qu’elle porte cette empreinte, et que chaque carte et chaque dé en viennent. Personne n’a pu changer une carte en chemin.',
  ],
  devicesTitle: 'Vos parties',
  devices:
    'Les tables de cet appareil restent dans ce navigateur et fonctionnent hors ligne. On peut les enregistrer dans des fichiers. Les tables entre amis sont gardées sur le serveur ; votre place appartient à ce navigateur, et un code la déplace vers un autre.',
  privacy: 'Vie privée : ce qui est conservé, et où',
  accessibility: 'Accessibilité : ce qui a été testé, et comment',
  licenceTitle: 'Licence',
  licence: 'Skerry est un logiciel libre sous licence MIT : utilisez-le, changez-le, hébergez-le pour vos amis.',
  creditsTitle: 'Crédits',
  fonts: 'Polices',
  icons: 'Icônes des boutons et des pions, de game-icons.net',
  by: (work, author, licence) => `${work}, par ${author}, ${licence}`,
  iconsBy: (author) => `Par ${author} :`,
};
