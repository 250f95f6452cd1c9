import { count, does, figures, list, nameOf, ordinal, people, who } from '@skerry/speech/fr';
import type { BoardWords } from '../board.ts';
import { agree, card, FLOOD_CARD, le, pawn, TREASURE_CARD, verb } from './grammar.ts';
import { names } from './names.ts';

const TILE = { name: 'tuile', gender: 'f' } as const;
const CARD = { name: 'carte', gender: 'f' } as const;
const TURN = { name: 'tour', gender: 'm' } as const;

const STATES = [
  { masculine: 'sec', feminine: 'sèche' },
  { masculine: 'inondé', feminine: 'inondée' },
  { masculine: 'englouti', feminine: 'engloutie' },
] as const;

export const board: BoardWords = {
  names,
  stress: {
    asked: /(?:aucune|une|deux|trois) actions?|six cartes|carte (?:Inondation|Trésor)/,
    told: new RegExp([...Object.values(names.treasures), names.cards['waters-rise'], 'cran \\d+'].join('|')),
  },
  hotkeys: {
    move: 'd',
    fly: 'v',
    guide: 'g',
    shoreUp: 'a',
    give: 'o',
    take: 'u',
    capture: 'r',
    lift: 'c',
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
    passTurn: 'Passer ce tour-ci',
    pass: 'Passer',
    endActions: 'Terminer les actions',
  },
  kinds: {
    capture: 'Prendre un trésor',
    give: 'Donner une carte',
    take: 'Prendre une carte',
    shoreUp: 'Assécher',
    move: 'Se déplacer',
    fly: 'Voler',
    guide: 'Guider un autre pion',
    lift: 'Hélicoptère',
    sandbags: 'Sacs de sable',
    liftOff: 'Décoller',
    discard: 'Défausser',
    swim: 'Nager',
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
  tiles: (n) => figures(n, TILE),
  cards: (n) => figures(n, CARD),
  or: (items) => list(items, 'ou'),
  and: (items) => list(items),
  confirmEnd: 'Vous n’avez utilisé aucune de vos trois actions. Les terminer quand même ?',
  confirmSpecial: (context, active, special) =>
    `${nameOf(context, active)} joue en ce moment. Jouer votre ${card(special)} maintenant ?`,
  confirmPass: (context, drowning) =>
    `Si personne n’envoie l’hélicoptère, ${drowning === context.reader ? 'votre pion se noie' : `${nameOf(context, drowning)} se noie`} et la partie est perdue. Passer ?`,

  shortCards: { ...names.cards, 'helicopter-lift': 'Hélico', sandbags: 'Sacs', 'waters-rise': 'Montée' },

  surveyed: (turn) => ['levée', `au ${ordinal(turn)} tour`],
  island: 'L’île',
  water: (tile, water) => agree(tile, STATES[water].masculine, STATES[water].feminine),
  here: (context, seats) => `ici : ${people(context, seats)}`,
  holds: (treasure, captured) =>
    captured ? `trésor déjà pris : ${names.treasures[treasure]}` : `${le(treasure)} est ici`,
  can: (actions) => `Vous pouvez : ${actions.join(' ; ')}`,
  nextFlood: 'parmi les prochaines cartes Inondation',
  ifSunk: 'Si cette tuile sombre, tout le monde perd.',
  ifSunkWith: (treasure) =>
    `Si cette tuile sombre, ${le(treasure)} est ${agree(treasure, 'perdu')}, et la partie aussi.`,
  ifSunkUnder: (context, seat) => `Si cette tuile sombre, ${pawn(context, seat)} se noie et tout le monde perd.`,
  anySinks: (tiles) =>
    `Si ${list(tiles.map(le), 'ou')} ${tiles.length === 1 ? verb(tiles[0]!, 'sombre', 'sombrent') : 'sombrent'}, tout le monde perd.`,
  skullSinks: 'Si une tuile à tête de mort corail sombre, tout le monde perd.',
  nextRise: `Encore une carte ${names.cards['waters-rise']} et tout le monde perd.`,
  lastSite: 'plus qu’une tuile',
  landing: 'l’hélicoptère part d’ici',
  close: 'Fermer',
  who: 'Qui s’envole ?',
  chooseTarget: (special) =>
    special === 'sandbags'
      ? 'Choisissez une tuile inondée à assécher.'
      : 'Choisissez une tuile où voler, puis qui s’envole.',
  noUse: 'Vous ne pouvez pas utiliser cette carte pour l’instant.',

  how: {
    lift: 'Choisissez qui s’envole, puis vers où.',
    sandbags: 'Choisissez une tuile inondée à assécher.',
    move: 'Choisissez où aller.',
    fly: 'Choisissez où voler.',
    guide: 'Choisissez qui guider, puis vers où.',
    shoreUp: 'Choisissez une tuile inondée à assécher.',
    discard: 'Choisissez une carte à défausser.',
    swim: 'Choisissez où nager.',
  },
  howGive: (name) => `Choisissez une carte pour ${name}.`,
  remarks: {
    discard: 'Choisissez une carte de votre main.',
    window: 'Choisissez une carte spéciale de votre main, ou passez.',
    specialLeft: 'Vous pouvez encore jouer une carte spéciale.',
  },
  treasures: 'Trésors',
  takenBy: (context, seat) => `pris par ${who(context, seat)}`,
  inHands: (n) => (n === 0 ? 'aucune carte en main' : `${figures(n, CARD)} en main`),
  lost: 'perdu à jamais',
  level: (mark, cards) =>
    cards === 0
      ? 'L’eau a atteint la tête de mort'
      : `L’eau est au cran ${mark} sur 10 : ${count(cards, FLOOD_CARD)} par tour`,
  perTurn: (cards) => `${cards} par tour`,

  treasurePile: 'trésor',
  treasureDiscards: 'défausse',
  floodPile: 'inondation',
  floodDiscards: 'défausse',
  pileTitles: {
    treasurePile: 'Pioche Trésor',
    treasureDiscards: 'Défausse Trésor',
    floodPile: 'Pioche Inondation',
    floodDiscards: 'Défausse Inondation',
  },
  none: 'Aucune carte.',
  unseen: 'Les cartes qui restent, ordre inconnu :',
  onTop: 'Sur le dessus, tirées d’abord, ordre inconnu :',
  below: 'Dessous, ordre inconnu :',
  heldBy: (context, seat, card) =>
    seat === context.reader ? `${card}, dans votre main` : `${card} (main : ${nameOf(context, seat)})`,
  hand: (context, seat, cards) =>
    `${does(context, seat, 'a', 'avez')} en main : ${cards.length === 0 ? 'aucune carte' : list(cards)}.`,

  turns: (n) => figures(n, TURN),
  waterAt: (mark) => `eau au cran ${mark} sur 10`,

  headings: { island: 'L’île', people: 'L’équipe', treasures: 'Les trésors', water: 'L’eau' },
  row: (n, tiles) => `Rangée ${n} : ${tiles.join(' ; ')}.`,
  treasureIs: (treasure, state) => `${treasure} : ${state}.`,
  place: (space, tile) => `${tile} en ${space}`,
  person: (name, role, place) => `${name}, ${role} : ${place}.`,
  pileCounts: (treasure, flood) => `Il reste ${count(treasure, TREASURE_CARD)} et ${count(flood, FLOOD_CARD)} à tirer.`,

  hints: {
    tileNames: 'Afficher les noms des tuiles',
    onPhones: 'Sur les images, sur un petit écran',
    floodTop: 'Marquer les tuiles des prochaines cartes Inondation',
  },
};
