import type { BoardWords } from './board.ts';
import { agree, count, does, le, list, nameOf, people } from './french.ts';
import { names } from './names.fr.ts';

const ADJECTIVES = ['', 'inondé', 'englouti'] as const;

export const board: BoardWords = {
  names,
  hotkeys: {
    move: 'd',
    fly: 'v',
    guide: 'g',
    shoreUp: 'a',
    give: 'o',
    take: 'u',
    capture: 'r',
    lift: 'h',
    sandbags: 's',
    liftOff: 'l',
    discard: 'f',
    swim: 'n',
    passTurn: 't',
    pass: 'p',
    endActions: 'm',
  },
  labels: {
    move: 'Se déplacer',
    fly: 'Voler',
    guide: 'Guider',
    shoreUp: 'Assécher',
    take: 'Prendre une carte',
    lift: 'Hélicoptère',
    sandbags: 'Sacs de sable',
    liftOff: 'Décoller',
    discard: 'Défausser',
    swim: 'Nager',
    passTurn: 'Passer ce tour',
    pass: 'Passer',
    endActions: 'Terminer les actions',
  },
  give: (name) => `Donner à ${name}`,
  giveNobody: 'Donner une carte',
  captures: {
    earth: 'Prendre la Pierre',
    wind: 'Prendre la Statue',
    fire: 'Prendre le Cristal',
    water: 'Prendre le Calice',
  },
  flyAway: 'S’envoler',
  tiles: (n) => `${n} ${n < 2 ? 'tuile' : 'tuiles'}`,
  cards: (n) => `${n} ${n < 2 ? 'carte' : 'cartes'}`,
  or: (items) => list(items, 'ou'),
  and: (items) => list(items),
  confirmEnd: 'Vous n’avez utilisé aucune de vos trois actions. Les terminer quand même ?',
  confirmPass: (telling, drowning) =>
    `Si personne n’envoie l’hélicoptère, ${drowning === telling.reader ? 'votre pion se noie' : `${nameOf(telling, drowning)} se noie`} et la partie est perdue. Passer ?`,

  shortCards: { ...names.cards, 'helicopter-lift': 'Hélico', sandbags: 'Sacs', 'waters-rise': 'Montée' },

  surveyed: (turn) => ['levée', turn === 1 ? 'au 1er tour' : `au ${turn}e tour`],
  island: 'L’île',
  water: (tile, water) => (water === 0 ? agree(tile, 'sec').replace('sece', 'sèche') : agree(tile, ADJECTIVES[water])),
  here: (telling, seats) => `Ici : ${people(telling, seats)}`,
  holds: (treasure, captured) =>
    captured ? `trésor déjà pris : ${names.treasures[treasure]}` : `${le(treasure)} est ici`,
  can: (actions) => `Vous pouvez : ${actions.join(' ; ')}`,
  nextFlood: 'parmi les prochaines cartes Inondation',
  landing: 'l’hélicoptère part d’ici',
  close: 'Fermer',
  who: 'Qui s’envole ?',
  touchTarget: (special) =>
    special === 'sandbags'
      ? 'Touchez une tuile inondée pour l’assécher.'
      : 'Touchez la tuile où voler, puis dites qui s’envole.',
  noUse: 'Cette carte ne sert à rien pour l’instant.',

  treasures: 'Trésors',
  takenBy: (telling, seat) => (seat === telling.reader ? 'pris par vous' : `pris par ${nameOf(telling, seat)}`),
  inHands: (n) => `${n === 0 ? 'aucune' : n} ${n < 2 ? 'carte' : 'cartes'} en main`,
  lost: 'perdu à jamais',
  level: (tick, cards) =>
    cards === 0
      ? 'L’eau a atteint la tête de mort'
      : `Niveau de l’eau : ${tick} sur 10, ${count(cards, 'carte Inondation', 'cartes Inondation')} par tour`,
  perTurn: (cards) => `${cards} par tour`,

  treasurePile: 'trésor',
  treasureDiscards: 'jouées',
  floodPile: 'inondation',
  floodDiscards: 'tirées',
  pileTitles: {
    treasurePile: 'Pioche Trésor',
    treasureDiscards: 'Défausse Trésor',
    floodPile: 'Pioche Inondation',
    floodDiscards: 'Défausse Inondation',
  },
  none: 'Aucune carte.',
  unseen: 'Les cartes qui restent, sans ordre :',
  onTop: 'Sur le dessus, à tirer d’abord, sans ordre :',
  below: 'Dessous, sans ordre :',
  hand: (telling, seat, cards) =>
    `${does(telling, seat, 'a', 'avez')} en main : ${cards.length === 0 ? 'aucune carte' : list(cards)}.`,

  won: 'L’équipe a gagné.',
  lostGame: 'L’île a gagné.',
  turns: (n) => `${n} ${n < 2 ? 'tour' : 'tours'}`,
  waterAt: (tick) => `eau à ${tick} sur 10`,

  headings: { island: 'L’île', people: 'L’équipe', treasures: 'Les trésors', water: 'L’eau' },
  row: (n) => `Rangée ${n}`,
  place: (space, tile) => `${tile} en ${space}`,
  person: (name, role, place) => `${name}, ${role} : ${place}.`,
  pileCounts: (treasure, flood) =>
    `Il reste ${count(treasure, 'carte Trésor', 'cartes Trésor')} et ${count(flood, 'carte Inondation', 'cartes Inondation')} à tirer.`,

  hints: { floodTop: 'Marquer les tuiles des prochaines cartes Inondation' },
};
