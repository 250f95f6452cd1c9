import { capital, figures } from '@skerry/speech/fr';
import { counters, DECK_NAMES, gold, LIMITED_NAMES, maps } from './french.ts';
import type { SheetWords } from './sheets.ts';

const CARD = { name: 'carte', gender: 'f' } as const;

export const sheets: SheetWords = {
  sheet: {
    life: 'Vie',
    stamina: 'Vigueur',
    gold: 'Or',
    points: 'Points d’expérience',
    counters: 'Jetons d’expérience',
    items: 'Objets',
    allies: 'Alliés',
    captain: 'Capitaine',
    legendary: 'Objets légendaires',
    trophies: 'Trophées',
    onLoan: 'À crédit : toute récompense en mer est perdue',
    used: 'Face cachée : déjà servie',
    nothing: 'Rien encore',
    noAbility: 'Aucune capacité spéciale',
    suffered: (n, most, kind) => `${n} sur ${counters(most, kind)}`,
  },

  market: {
    stack: (town) => `Marché : ${town}`,
    captains: 'Capitaines à engager',
    shelves: {
      weapon: LIMITED_NAMES.weapon,
      armour: LIMITED_NAMES.armour,
      other: capital(LIMITED_NAMES.other),
      ally: LIMITED_NAMES.ally,
    },
    price: (n) => gold(n),
    sells: (n) => `Se vend ${gold(n)}`,
  },

  rails: {
    undefeated: 'Défis invaincus',
    event: 'Évènement en jeu',
    noEvent: 'Aucun Évènement en jeu',
    decks: 'Pioches',
    deck: (deck, left, discarded) => `${capital(DECK_NAMES[deck])} : ${figures(left, CARD)}, défausse ${discarded}`,
    maps: (blue, green) => `${maps(blue, 'blue')} et ${maps(green, 'green')}`,
    doom: (n, of) => `Fatalité : ${n} sur ${of}`,
  },

  result: {
    experience: 'Jetons d’expérience par manche',
    knockOuts: 'Mises hors de combat',
    voyages: 'Voyages',
    defeated: 'Défis vaincus',
  },
};
