import { capital, figures, list, people, theyDo } from '@skerry/speech/fr';
import type { SheetWords } from '../sheets.ts';
import {
  ATTRIBUTE_NAMES,
  cardOf,
  counters,
  DECK_NAMES,
  du,
  gold,
  heroOf,
  LIMITED_NAMES,
  le,
  maps,
  names,
  PHASE_LABELS,
  placeOf,
} from './grammar.ts';

const CARD = { name: 'carte', gender: 'f' } as const;
const POINT = { name: 'point', gender: 'm' } as const;
const COUNTER = { name: 'jeton', gender: 'm' } as const;
const WOUND = { name: 'blessure', gender: 'f' } as const;
const ROUND = { name: 'manche', gender: 'f' } as const;
const VOYAGE = { name: 'voyage', gender: 'm' } as const;
const XP_COUNTER = { name: 'jeton d’expérience', gender: 'm', many: 'jetons d’expérience' } as const;
const DEFEATED = { name: 'Défi vaincu', gender: 'm', many: 'Défis vaincus' } as const;
const KNOCK_OUT = { name: 'mise hors de combat', gender: 'f', many: 'mises hors de combat' } as const;

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
    used: 'Face cachée : déjà utilisée',
    nothing: 'Rien encore',
    noAbility: 'Aucune capacité spéciale',
    suffered: (n, most, kind) => `${n} sur ${counters(most, kind)}`,
    heroOf: (context, seat) => capital(heroOf(context, seat)),
    attributes: 'Caractéristiques',
    raised: ATTRIBUTE_NAMES,
    sorts: {
      weapon: 'Arme',
      armour: 'Armure',
      artefact: 'Artefact',
      rune: 'Rune',
      potion: 'Potion',
      ally: 'Allié',
      captain: 'Capitaine',
      legendary: 'Légendaire',
      trophy: 'Trophée',
    },
    damage: (n) => `Dégâts ${n}`,
    strengths: (all) =>
      capital(all.map(({ phase, value, damage }) => `${PHASE_LABELS[phase]} ${value}, dégâts ${damage}`).join(' ; ')),
    goldOf: gold,
    pointsOf: (have, price) => (have > price ? figures(have, POINT) : `${have} sur ${figures(price, POINT)}`),
    nextCounter: (price) => `Le prochain jeton coûte ${figures(price, POINT)}`,
    trained: (n, counter) => `${ATTRIBUTE_NAMES[counter]} : ${figures(n, COUNTER)}`,
    skill: (attribute, value, bonus) =>
      `Un test, c’est deux dés plus ${value + bonus} : ${ATTRIBUTE_NAMES[attribute]} ${value} ${bonus > 0 ? `et un bonus de ${bonus}` : 'sans bonus'}. Des cartes peuvent s’y ajouter.`,
    mapsOf: maps,
    room: { weapon: 'Place pour une Arme', armour: 'Place pour une Armure', ally: 'Place pour un Allié' },
    within: (n, most) => `${n} sur ${most}`,
    noCaptain: 'À engager en ville pour appareiller',
    noTrophies: 'Place des trophées de l’Île',
    noLegendary: 'Contre une paire de cartes marines',
    thing: (name, sort, isDown) => [name, sort, ...(isDown ? ['face cachée'] : [])].join(', '),
    useGroup: 'utiliser',
    heroes: 'Les Héros',
    aside: { label: 'Héros', hotkey: 'o' },
    adds: (n) => `+${n}`,
    forMaps: 'Contre une paire de cartes marines',
    experience: {
      title: 'Dépenser l’expérience',
      remark: 'Chaque jeton augmente une valeur jusqu’à la fin de la partie.',
      label: 'Expérience',
      hotkey: 'x',
    },
  },

  market: {
    stack: (context, town) => `Marché ${du(placeOf(context, town))}`,
    goods: 'À vendre',
    captains: 'Capitaines au port',
    shelves: {
      weapon: LIMITED_NAMES.weapon,
      armour: LIMITED_NAMES.armour,
      other: capital(LIMITED_NAMES.other),
      ally: LIMITED_NAMES.ally,
    },
    price: (n) => gold(n),
    sells: (n) => `Se vend ${gold(n)}`,
    yours: 'À vous',
    soldFor: 'Vendu à moitié prix',
    hire: 'Engager',
    loan: 'À crédit',
    loanHow: 'Sans récompense en mer',
    lookHow: 'Un Capitaine de plus arrive au port',
    empty: 'Cet étal est vide',
    gone: 'Acheté',
    sold: 'Vendu',
    hired: 'Engagé',
    healed: 'Plus de blessure',
    nothingToSell: 'Rien à vendre',
    noCaptains: 'Aucun Capitaine au port',
    heal: (context, figure, wounds) => `Soigner ${le(cardOf(context, figure))} : ${figures(wounds, WOUND)}`,
    healOne: '1 blessure',
    healFor: (price) => (price === 0 ? 'Gratuitement' : gold(price)),
    left: (n) => `Il reste ${gold(n)} à dépenser`,
    aside: { label: 'Le marché', hotkey: 'm' },
  },

  pick: {
    keepCaptain: 'Quel Capitaine reste avec vous ?',
    keepOne: 'Quel Capitaine reste en ville ?',
    makeRoom: 'Trop de cartes de ce type : cédez-en une',
    loseCostliest: 'Laquelle de vos cartes les plus chères est perdue ?',
    legendary: 'Choisissez un Objet légendaire',
    aside: { label: 'Les cartes', hotkey: 'c' },
  },

  rails: {
    tab: 'Cartes',
    undefeated: 'Défis invaincus',
    event: 'Évènement en jeu',
    inPlay: (context, card) => {
      const text = names.cardText(context, card) ?? '';
      const [, lasts] = /En jeu : (.+)$/s.exec(text) ?? [];
      return lasts === undefined ? 'Pas d’effet durable.' : capital(lasts);
    },
    toWin: 'À vaincre pour gagner',
    noEvent: 'Aucun Évènement en jeu',
    decks: 'Pioches',
    discarded: 'Défausse',
    faceUp: (cards) => `Face visible sur la pioche : ${cards}`,
    noCards: 'Aucune carte encore',
    deck: (deck, left, discarded) => `${capital(DECK_NAMES[deck])} : ${figures(left, CARD)}, défausse ${discarded}`,
    pile: (what, left) =>
      `${what === 'market' ? capital(DECK_NAMES.market) : 'Pioche de Capitaines'} : ${figures(left, CARD)}`,
    maps: (blue, green) => `${maps(blue, 'blue')} et ${maps(green, 'green')}`,
    mapPool: 'Cartes marines encore à trouver',
    doom: (n, of) => `Fatalité : ${n} sur ${of}`,
    places: (n, of) => `${n} sur ${of}`,
    place: (n, name, space) => `Place ${n} : ${name}, ${space}`,
    freePlace: (n) => `Place ${n} libre`,
  },

  result: {
    experience: 'L’expérience, tour après tour',
    knockOuts: 'Mises hors de combat',
    voyages: 'Voyages',
    defeated: 'Défis vaincus',
    title: (context, winners) =>
      winners.length === 0
        ? `${names.assif(context)} tient toujours : personne ne gagne`
        : `${capital(people(context, winners))} ${theyDo(context, winners, 'vainc', 'vainquent', 'vainquez')} ${names.assif(context)}`,
    rounds: (n) => figures(n, ROUND),
    career: ({ name, counters: n, gold: has, knockOuts, voyages, defeated }) =>
      `${name} : ${list([
        figures(n, XP_COUNTER),
        gold(has),
        figures(defeated, DEFEATED),
        figures(knockOuts, KNOCK_OUT),
        figures(voyages, VOYAGE),
      ])}.`,
  },
};
