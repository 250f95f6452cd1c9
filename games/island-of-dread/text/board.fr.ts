import { capital, count, figures, list, people, theyDo } from '@skerry/speech/fr';
import type { Deck } from '../content/vocabulary.ts';
import type { BoardWords } from './board.ts';
import { counters, DECK_NAMES, gold, LIMITED_NAMES, maps, TILE_NAMES } from './french.ts';
import type { Telling } from './telling.ts';

const JEWELS: { readonly [D in Deck]: string } = {
  green: 'joyau vert',
  yellow: 'joyau jaune',
  sea: 'joyau de mer',
  red: 'joyau rouge',
  silver: 'joyau argent',
};

const DIE = { name: 'dé', gender: 'm' } as const;
const SPACE = { name: 'case', gender: 'f' } as const;
const WOUND = { name: 'blessure', gender: 'f' } as const;
const CARD = { name: 'carte', gender: 'f' } as const;
const TURN = { name: 'tour', gender: 'm' } as const;

const here = (telling: Telling, heroes: readonly number[]): string[] =>
  heroes.length === 0
    ? []
    : [`${people(telling, heroes)} ${theyDo(telling, heroes, 's’y trouve', 's’y trouvent', 'vous y trouvez')}`];

/** « le dé 1 », « les dés 1, 2 et 3 ». */
const dice = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'le dé' : 'les dés'} ${list(numbers.map(String))}`;

const sentence = (parts: readonly string[]): string => `${capital(parts.join(', '))}.`;

export const board: BoardWords = {
  chart: (sea, hero, reach) =>
    [
      `Carte : ${sea}.`,
      ...(hero === undefined ? [] : [`Votre Héros est ici : ${hero}.`]),
      `À portée : ${count(reach, SPACE)}.`,
    ].join(' '),
  space: (telling, { name, jewel, isPresent, sunburst, undefeated, tile, heroes, dice: by, why }) => {
    const parts = [
      name,
      ...(jewel === undefined ? [] : [`${JEWELS[jewel]}${isPresent ? '' : ' pris'}`]),
      ...(sunburst ? ['soleil'] : []),
      ...(undefeated === undefined ? [] : [`Défi invaincu : ${undefeated}`]),
      ...(tile === undefined ? [] : [TILE_NAMES[tile]]),
      ...here(telling, heroes),
      ...(by === undefined ? [] : [by.length === 0 ? 'à portée' : `à portée avec ${dice(by)}`]),
    ];
    return [sentence(parts), ...(why === undefined ? [] : [why])].join(' ');
  },
  anchor: (telling, { name, lanes, heroes }) =>
    sentence([name, `routes maritimes : ${list(lanes)}`, ...here(telling, heroes)]),
  withDice: (n) => (n === 0 ? 'Sans dé' : `Avec ${count(n, DIE)}`),
  toHero: 'Aller à mon Héros',
  wholeChart: 'Carte entière',
  calm: 'Marquer seulement joyaux et villes',
  walk: 'Y aller',

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

  combat: {
    against: (name) => `Combat : ${name}`,
    round: (n) => `Round ${n}`,
    phases: { escape: 'Fuite', ranged: 'Distance', melee: 'Corps à corps', magic: 'Magie' },
    value: 'Valeur',
    damage: 'Dégâts',
    who: 'Personnage qui agit',
    dice: 'Dés',
    sum: 'Somme',
    hit: 'Touché',
    missed: 'Manqué',
    held: 'Repoussé',
    struck: 'Frappé',
    chance: (need, percent) => (need <= 2 ? 'Ne peut pas échouer' : `Il faut ${need} ou plus : ${percent} %`),
    usable: 'Vous pouvez utiliser',
    reward: 'Récompense',
    roll: ({ dice: [one, other], added, need, success, wounds }) => {
      const total = one + other + added.reduce((sum, n) => sum + n, 0);
      const more = added.length === 0 ? '' : `, plus ${list(added.map(String))},`;
      const end = wounds > 0 ? `, ${figures(wounds, WOUND)}` : '';
      return `${one} et ${other}${more} font ${total} contre ${need} : ${success ? 'réussite' : 'échec'}${end}.`;
    },
    skip: 'Passer ce combat',
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

  voyage: {
    title: (captain) => `En mer : ${captain}`,
    toll: 'Tribut après chaque tour sur un mouillage',
    endures: (turns) => (turns === 0 ? 'Ne tient plus' : `Tient encore ${count(turns, TURN)} sans combat`),
    lane: (n) => `Route maritime ${n}`,
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
