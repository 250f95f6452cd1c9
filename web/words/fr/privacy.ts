import type { privacy as en } from '../en/privacy.ts';

export const privacy: typeof en = {
  title: 'Vie privée',
  lead: 'Skerry n’a ni compte, ni publicité, ni traceur, et ses pages ne chargent rien d’autres sites. Cette page dit ce qui est conservé, où, et combien de temps.',
  what: 'Quoi',
  why: 'Pourquoi',
  until: 'Jusqu’à',
  deviceTitle: 'Dans ce navigateur',
  device: [
    {
      what: 'Les réglages, votre nom, les leçons suivies',
      why: 'Pour ne pas les saisir à nouveau.',
      until: 'L’effacement des données de ce site.',
    },
    {
      what: 'Les tables de cet appareil, les résultats des îles et des énigmes du jour',
      why: 'Ce sont vos parties. Aucun serveur ne les a, sauf les résultats du jour que vous faites compter.',
      until: 'Le retrait d’une table, ou l’effacement des données de ce site.',
    },
    { what: 'Les fichiers de la page', why: 'Pour qu’elle s’ouvre hors ligne.', until: 'La version suivante.' },
    {
      what: 'Un cookie avec un nombre tiré au hasard',
      why: 'Vos places aux tables entre amis lui appartiennent. Aucun script ne peut le lire.',
      until: '400 jours après sa dernière mise à jour, ou *Supprimer mes données*.',
    },
  ],
  serverTitle: 'Sur ce serveur, si vous jouez entre amis',
  server: [
    {
      what: 'Votre nom à chaque table, les coups avec leur heure, la discussion',
      why: 'Les autres à la table les voient. Le serveur ne garde qu’une empreinte (SHA-256) du nombre de votre cookie.',
      until:
        'Le retrait de la table par l’hôte, ou *Supprimer mes données*. Une table qui ne commence jamais est retirée après 30 jours.',
    },
    {
      what: 'Le type et le navigateur de vos appareils, comme « Firefox sur un téléphone »',
      why: 'Seulement si vous ajoutez un appareil : pour le reconnaître.',
      until: 'Le retrait de l’appareil, ou *Supprimer mes données*.',
    },
    {
      what: 'Les adresses push, l’adresse e-mail, les heures calmes et leur fuseau horaire',
      why: 'Seulement si vous activez les notifications.',
      until: 'Leur désactivation, le retrait de l’adresse, ou *Supprimer mes données*.',
    },
    {
      what: 'Les points d’une île du jour, sous une empreinte qui change chaque jour',
      why: 'Pour que chaque personne compte une fois, sans que ses résultats puissent être reliés.',
      until: '*Supprimer mes données*.',
    },
    {
      what: 'Les packs de contenu que vous avez utilisés',
      why: 'Pour que les autres à la table puissent les charger.',
      until: '30 jours sans table qui les utilise.',
    },
    {
      what: 'Votre adresse réseau',
      why: 'Pour limiter les requêtes. Elles ne sont pas consignées.',
      until: 'Un jour au plus.',
    },
  ],
  othersTitle: 'Ce que d’autres apprennent',
  others: [
    'Les notifications passent par le service push de l’éditeur de votre navigateur (Google, Mozilla, Microsoft ou Apple). Il apprend que quelqu’un reçoit un message, pas ce qu’il dit.',
    'Les e-mails passent par le serveur de courrier choisi par l’hôte de ce serveur.',
    'Les bots, les conseils et les analyses travaillent sur ce serveur ou dans votre navigateur. Rien n’est envoyé à d’autres.',
    'Un rapport de problème ne va que là où vous l’envoyez.',
  ],
  deleteTitle: 'Tout supprimer',
  delete:
    '*Supprimer mes données*, dans les réglages, efface ce que ce serveur sait de vous : des bots prennent vos places, vos messages disparaissent, et les données supprimées sont écrasées dans le fichier de la base. L’hôte peut garder des sauvegardes un certain temps ; demandez-lui.',
};
