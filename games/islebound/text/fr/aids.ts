import { figures } from '@skerry/speech/fr';
import { MOST_TILES } from '../../content/above-and-below.ts';
import type { AidWords } from '../aids.ts';

export const aids: AidWords = {
  playerAid: [
    {
      heading: 'Votre tour',
      lines: [
        {
          rule: 'IB-21',
          text: 'Déplacez-vous, faites une action si vous le voulez, puis terminez votre tour. Les actions gratuites se font avant et après l’action, aussi souvent que vous le voulez.',
        },
        { rule: 'IB-22', text: 'Le déplacement est obligatoire, l’action ne l’est pas.' },
        {
          rule: 'IB-24',
          text: 'Actions : visiter, attaquer, diplomatie, chasse au trésor ; abordage avec cette variante.',
        },
        {
          rule: 'IB-24',
          text: 'Actions gratuites : accomplir un évènement, acheter un bâtiment, et ce qu’ajoutent bâtiments et variantes.',
        },
        { rule: 'IB-48', text: 'Visiter : payez le droit de visite, puis faites l’action de la ville.' },
        { rule: 'IB-100', text: 'Après la prise d’une ville : le butin, puis une visite gratuite si vous le voulez.' },
      ],
    },
    {
      heading: 'Les cinq compétences',
      lines: [
        {
          rule: 'IB-34',
          sign: 'skill-administrate',
          text: 'Administratif : utilisez un membre pour terminer le déplacement dans la région d’un autre bateau.',
        },
        {
          rule: 'IB-52',
          about: 'skill-administrate',
          text: 'Administratif paie aussi le droit de visite des villes qui l’indiquent : utilisez un membre pour visiter.',
        },
        {
          rule: 'IB-85',
          sign: 'skill-combat',
          text: 'Combat : avant le lancer d’une attaque, utilisez autant de membres que vous le voulez, un dé de plus pour chacun.',
        },
        {
          rule: 'IB-106',
          sign: 'skill-negotiate',
          text: 'Négociation : en diplomatie, utilisez autant de membres que vous le voulez, +1 d’influence pour chacun.',
        },
        {
          rule: 'IB-28',
          sign: 'skill-sail',
          text: 'Voile : sur le pont, vitesse +1 pour chacun ; la vitesse est de 2, et de 4 au plus. On n’utilise personne.',
        },
        {
          rule: 'IB-43',
          sign: 'skill-work',
          text: 'Travailleur : sur le pont, compté par les villes qui donnent quelque chose pour chacun. On n’utilise personne.',
        },
        {
          rule: 'IB-37',
          sign: 'skill-any',
          text: 'Au choix : utilisez n’importe quel membre sur le pont ; un membre paie un symbole.',
        },
      ],
    },
    {
      heading: 'À quoi servent le bois et le poisson',
      lines: [
        {
          rule: 'IB-31',
          sign: 'fish',
          text: 'Poisson : pendant le déplacement, un pas de plus pour chacun, même au-delà de 4.',
        },
        {
          rule: 'IB-87',
          sign: 'wood',
          text: 'Bois : après le lancer d’une attaque, dépensez-en 1 pour relancer un dé, aussi souvent que vous le voulez.',
        },
        {
          rule: 'IB-120',
          sign: 'building-10',
          text: 'Les deux : construire là où une ville le permet, pour le bois et le poisson de la carte, sans pièces.',
        },
        { rule: 'IB-138', text: 'La cale contient 10 marchandises, bois et poisson ensemble.' },
      ],
    },
    {
      heading: 'Symboles',
      lines: [
        { rule: 'IB-83', sign: 'banner-red', text: 'Bannière rouge : la ville peut être attaquée, avec cette force.' },
        {
          rule: 'IB-103',
          sign: 'banner-blueGreen',
          text: 'Bannière bleue : la ville peut être gagnée par la diplomatie, pour autant d’influence.',
        },
        { rule: 'IB-90', text: '« +2 » à côté d’une force : quelqu’un d’autre contrôle la ville.' },
        {
          rule: 'IB-49',
          sign: 'coin',
          text: 'Une pièce près de la bannière : le droit de visite. Elle va au Trésor de l’archipel, ou à la personne qui contrôle la ville.',
        },
        {
          rule: 'IB-203',
          text: 'Le paiement sur le panneau d’une ville est facultatif : autant de fois que vous le voulez, ou au plus une fois par membre sur le pont si un symbole d’équipage est au-dessus de la flèche.',
        },
        {
          rule: 'IB-41',
          sign: 'bed',
          text: 'Un lit : repos. L’équipage en cabine monte sur le pont ; les blessés se retournent face visible et montent au repos suivant.',
        },
        {
          rule: 'IB-40',
          sign: 'bandage',
          text: 'Un bandage : blessé. Sans compétence, et deux repos avant le retour sur le pont.',
        },
        {
          rule: 'IB-119',
          sign: 'book',
          text: 'Livres : il faut les posséder, sans les payer, pour les emplacements de la piste de construction.',
        },
        {
          rule: 'IB-89',
          sign: 'pirate',
          text: 'Pirates, serpents de mer et Ichor : chaque carte apporte un dé à l’attaque ; sa table donne la force.',
        },
        {
          rule: 'IB-116',
          sign: 'cube-1',
          text: 'Un cube : va sur la première case vide, à gauche, de la piste d’influence.',
        },
        {
          rule: 'IB-111',
          sign: 'event',
          text: 'Un éclat avec « ! » : un évènement peut être accompli dans cette ville.',
        },
        { rule: 'IB-126', sign: 'renown', text: 'Réputation : votre marqueur avance sur la piste de 7.' },
        {
          rule: 'IB-127',
          sign: 'token',
          text: 'Un jeton Réputation : vous le prenez avec sa récompense chaque fois que vous atteignez 7.',
        },
        {
          rule: 'IB-110',
          sign: 'map',
          text: 'Le Trésor de l’archipel : une chasse au trésor prend toutes ses pièces, ou 1 de la réserve s’il est vide.',
        },
      ],
    },
  ],
  rule: (number) => `Règle ${number}`,
  crew: {
    unchanged:
      'Le dos des tuiles d’équipage peut servir dans Above and Below. Dans Islebound, il indique seulement que le membre est blessé.',
    setUp: 'Dans Above and Below',
    steps: [
      {
        rule: 'IB-209',
        text: 'À la mise en place, mettez les 22 tuiles d’équipage dans un sac, et aucune dans la rangée des villageois.',
      },
      {
        rule: 'IB-209',
        text: 'À la fin d’une manche, après le marqueur de manche et le cidre, décalez les villageois. Si l’emplacement à 5 pièces est alors vide, tirez une tuile d’équipage et posez-la là ; sinon, n’en tirez pas. Sans preneur, elle glisse vers la gauche comme tout villageois.',
      },
    ],
    scoring: 'À la fin de cette partie',
    worth: [
      {
        rule: 'IB-210',
        text: 'Une tuile avec une marchandise : 1 point de village par marchandise de ce type que vous possédez.',
      },
      { rule: 'IB-210', text: 'Une tuile avec un nombre : ce nombre.' },
      { rule: 'IB-210', text: 'Une tuile avec une potion ou du cidre : 1 par potion ou par cidre que vous possédez.' },
    ],
    adder: 'Comptez votre équipage',
    adderHow: 'Choisissez ce que porte chaque tuile et écrivez son nombre. Rien n’est enregistré.',
    tile: (n) => `Tuile ${n}`,
    kind: 'porte',
    kinds: { good: 'une marchandise', points: 'un nombre', potion: 'une potion', cider: 'du cidre' },
    numbers: { good: 'marchandises', points: 'son nombre', potion: 'potions', cider: 'cidres' },
    add: 'Ajouter une tuile',
    full: `Il n’y a que ${MOST_TILES} tuiles d’équipage.`,
    remove: (n) => `Retirer la tuile ${n}`,
    sum: (n) => figures(n, { name: 'point de village', gender: 'm', many: 'points de village' }),
  },
};
