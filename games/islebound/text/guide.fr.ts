import type { RuleGuide } from '@skerry/engine';
import type { RuleNumber } from './rule-numbers.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Parcourez l’archipel avec votre bateau et votre équipage, gagnez des villes par la force ou la diplomatie, et construisez des bâtiments. La personne qui a le plus de points à la fin gagne.',
  turn: [
    'Déplacez votre bateau : c’est obligatoire, et rien n’est possible avant.',
    'Ensuite, vous pouvez faire une action : visiter la ville où vous êtes, l’attaquer, la gagner par la diplomatie, ou chercher un trésor.',
    'Avant et après, vous pouvez accomplir des évènements et acheter des bâtiments, autant que vous pouvez en payer. C’est vous qui terminez votre tour.',
  ],
  end: [
    'La dernière manche commence dès qu’une personne a huit bâtiments, ou sept à quatre ; dans l’édition récente, aussi quand le dernier jeton Réputation est pris.',
    'Les points viennent des pièces, des bâtiments et de ce qu’ils rapportent à la fin, de votre place sur la piste de réputation, et de sept par jeton Réputation.',
  ],
  chapters: {
    'IB-1': 'Mise en place',
    'IB-21': 'Le tour',
    'IB-27': 'Se déplacer',
    'IB-37': 'Équipage',
    'IB-48': 'Visiter',
    'IB-59': 'Ce qu’offrent les villes',
    'IB-83': 'Attaquer',
    'IB-103': 'Diplomatie',
    'IB-110': 'Chasse au trésor',
    'IB-111': 'Évènements',
    'IB-116': 'Cubes d’influence',
    'IB-118': 'Acheter et construire',
    'IB-126': 'Réputation',
    'IB-133': 'Cartes Réputation',
    'IB-138': 'Cale',
    'IB-140': 'Bâtiments',
    'IB-175': 'La fin',
    'IB-181': 'Variantes',
    'IB-203': 'Précisions',
  },
};
