import { capital, figures } from '@skerry/speech/en';
import { counters, DECK_NAMES, gold, LIMITED_NAMES, maps } from './english.ts';
import type { SheetWords } from './sheets.ts';

export const sheets: SheetWords = {
  sheet: {
    life: 'Life',
    stamina: 'Stamina',
    gold: 'Gold',
    points: 'Experience points',
    counters: 'Experience counters',
    items: 'Items',
    allies: 'Allies',
    captain: 'Captain',
    legendary: 'Legendary Items',
    trophies: 'Trophies',
    onLoan: 'On loan: all rewards at sea are lost',
    used: 'Face down: used',
    nothing: 'Nothing yet',
    noAbility: 'No special ability',
    suffered: (n, most, kind) => `${n} of ${counters(most, kind)}`,
  },

  market: {
    stack: (town) => `Market of ${town}`,
    captains: 'Captains for hire',
    shelves: {
      weapon: LIMITED_NAMES.weapon,
      armour: LIMITED_NAMES.armour,
      other: capital(LIMITED_NAMES.other),
      ally: LIMITED_NAMES.ally,
    },
    price: (n) => gold(n),
    sells: (n) => `Sells for ${gold(n)}`,
  },

  rails: {
    undefeated: 'Undefeated',
    event: 'Event in play',
    noEvent: 'No Event is in play',
    decks: 'Decks',
    deck: (deck, left, discarded) =>
      `${capital(DECK_NAMES[deck])}: ${figures(left, 'card')}, ${figures(discarded, 'discard')}`,
    maps: (blue, green) => `${maps(blue, 'blue')} and ${maps(green, 'green')}`,
    doom: (n, of) => `Doom: ${n} of ${of}`,
  },

  result: {
    experience: 'Experience counters by round',
    knockOuts: 'Knock-outs',
    voyages: 'Voyages',
    defeated: 'Challenges defeated',
  },
};
