import type { RuleGuide } from '@skerry/engine';
import type { RuleNumber } from '../en/rules.ts';
import { GUIDE_RULES } from '../guide.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Parcourez l’archipel avec votre bateau et votre équipage, gagnez des villes par la force ou la diplomatie, et bâtissez votre Capitale. La personne qui a le plus de points à la fin gagne.',
  turn: [
    'Déplacez votre bateau. C’est obligatoire, et rien n’est possible avant.',
    'Ensuite, vous pouvez faire une action : visiter la ville, l’attaquer, utiliser la diplomatie, ou partir à la chasse au trésor.',
    'Avant et après, vous pouvez accomplir des évènements et acheter des bâtiments, autant que vous pouvez en payer. Puis vous terminez votre tour.',
  ],
  end: [
    'Dès qu’une personne a huit bâtiments (sept à quatre), on finit la manche, puis on en joue une dernière. Dans la deuxième édition anglaise, prendre le dernier jeton Réputation la déclenche aussi.',
    'Les points viennent des pièces, des bâtiments et de ce qu’ils rapportent à la fin, de votre place sur la piste de réputation, et de sept par jeton Réputation.',
  ],
  rules: GUIDE_RULES,
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
