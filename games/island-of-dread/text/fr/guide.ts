import type { RuleGuide } from '@skerry/engine';
import type { RuleNumber } from '../en/rules.ts';
import { GUIDE_RULES } from '../guide.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Menez un Héros à travers cinq îles. Gagnez en force au combat, trouvez des cartes marines et, avant tout le monde, terrassez Assif Shib-Sa sur l’Île de l’Effroi.',
  turn: [
    'Réactivation : vos cartes activées se retournent face visible.',
    'Déplacement : lancez les dés et marchez, ou continuez votre route si vous êtes en mer.',
    'Aventure : sur un jeton d’aventure ou un mouillage, tirez une carte. Combattez un Défi phase par phase, jusqu’à ce qu’un camp tombe ou que vous preniez la fuite.',
    'Marché : dans une ville, soignez-vous, achetez des Objets et des Alliés, engagez un Capitaine.',
    'Expérience : dépensez vos points en Esprit, Corps, Âme, Vie ou Vigueur.',
  ],
  end: [
    'Une carte marine verte et une bleue vous mènent d’un mouillage à l’Île de l’Effroi.',
    'La personne qui vainc Assif Shib-Sa gagne aussitôt. Un Héros assommé perd son or et une carte, se réveille dans une ville et continue la partie.',
  ],
  rules: GUIDE_RULES,
  chapters: {
    'ID-1': 'Mise en place',
    'ID-20': 'Valeurs, jetons et cartes',
    'ID-41': 'Le tour',
    'ID-46': 'Déplacement sur terre',
    'ID-65': 'Aventure sur terre',
    'ID-74': 'Évènements et tuiles',
    'ID-90': 'Combat',
    'ID-114': 'Victoire sur un Défi',
    'ID-126': 'Étape de marché',
    'ID-138': 'Capitaines',
    'ID-152': 'En mer',
    'ID-175': 'Expérience, cartes marines, Objets légendaires',
    'ID-196': 'L’Île de l’Effroi',
    'ID-209': 'Hors de combat',
    'ID-218': 'L’ordre d’une chute',
    'ID-220': 'Les autres Héros',
    'ID-236': 'La fin',
    'ID-240': 'Piste de fatalité',
  },
};
