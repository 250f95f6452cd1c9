import { capital, count, does, figures, list, nameOf, ordinal, people, theyDo, verb, who } from '@skerry/speech/de';
import type { BoardWords } from '../board.ts';
import { CARD, card, Der, der, FLOOD_CARD, TILE, TREASURE_CARD, verb as tileVerb } from './grammar.ts';
import { names } from './names.ts';

const TURN = { name: 'Zug', gender: 'm', many: 'Züge' } as const;

const STATES = ['trocken', 'überflutet', 'versunken'] as const;

export const board: BoardWords = {
  names,
  stress: {
    asked: /(?:keine|eine|zwei|drei) Aktion(?:en)?|sechs Karten|(?:Flut|Schatz)karte/,
    told: new RegExp([...Object.values(names.treasures), names.cards['waters-rise'], 'Marke \\d+'].join('|')),
  },
  hotkeys: {
    move: 'g',
    fly: 'f',
    guide: 'l',
    shoreUp: 't',
    give: 'b',
    take: 'k',
    capture: 'r',
    lift: 'u',
    sandbags: 's',
    liftOff: 'a',
    discard: 'n',
    swim: 'w',
    passTurn: 'z',
    pass: 'p',
    endActions: 'e',
  },
  labels: {
    move: 'Gehen',
    fly: 'Fliegen',
    guide: 'Lotsen',
    shoreUp: 'Trockenlegen',
    take: 'Karte nehmen',
    lift: 'Hubschrauber',
    sandbags: 'Sandsäcke',
    liftOff: 'Abheben',
    discard: 'Ablegen',
    swim: 'Schwimmen',
    passTurn: 'In diesem Zug passen',
    pass: 'Passen',
    endActions: 'Aktionen beenden',
  },
  kinds: {
    capture: 'Einen Schatz bergen',
    give: 'Eine Karte geben',
    take: 'Eine Karte nehmen',
    shoreUp: 'Trockenlegen',
    move: 'Gehen',
    fly: 'Fliegen',
    guide: 'Eine andere Figur lotsen',
    lift: 'Hubschrauber',
    sandbags: 'Sandsäcke',
    liftOff: 'Abheben',
    discard: 'Ablegen',
    swim: 'Schwimmen',
    pass: 'Passen',
    endActions: 'Aktionen beenden',
  },
  give: (name) => `An ${name} geben`,
  giveNobody: 'Karte geben',
  captures: {
    earth: 'Stein bergen',
    wind: 'Statue bergen',
    fire: 'Kristall bergen',
    water: 'Kelch bergen',
  },
  flyAway: 'Wegfliegen',
  tiles: (n) => figures(n, TILE),
  cards: (n) => figures(n, CARD),
  or: (items) => list(items, 'oder'),
  and: (items) => list(items),
  confirmEnd: 'Du hast noch keine deiner drei Aktionen genutzt. Trotzdem beenden?',
  confirmSpecial: (context, active, special) =>
    `${nameOf(context, active)} ist am Zug. Jetzt deine ${card(special)} spielen?`,
  confirmPass: (context, drowning) =>
    `Wenn niemand den Hubschrauber schickt, ${drowning === context.reader ? 'ertrinkst du' : `ertrinkt ${nameOf(context, drowning)}`}, und die Partie ist verloren. Passen?`,

  shortCards: { ...names.cards, 'helicopter-lift': 'Heli', sandbags: 'Säcke', 'waters-rise': 'Flut!' },

  surveyed: (turn) => ['vermessen', `im ${ordinal(turn)} Zug`],
  island: 'Die Insel',
  water: (_, water) => STATES[water],
  here: (context, seats) =>
    `${people(context, seats)} ${theyDo(context, seats, { one: 'ist', you: 'bist', many: 'sind', youAll: 'seid' })} hier`,
  holds: (treasure, captured) => (captured ? `${Der(treasure)} war hier` : `${Der(treasure)} ist hier`),
  can: (actions) => `Du kannst: ${actions.join('; ')}`,
  nextFlood: 'unter den nächsten Flutkarten',
  ifSunk: 'Versinkt dieses Feld, verlieren alle.',
  ifSunkWith: (treasure) => `Versinkt dieses Feld, ist ${der(treasure)} verloren und die Partie auch.`,
  ifSunkUnder: (context, seat) =>
    `Versinkt dieses Feld, ${verb(context, seat, `ertrinkt ${nameOf(context, seat)}`, 'ertrinkst du')}, und alle verlieren.`,
  anySinks: (tiles) =>
    `${tiles.length === 1 ? tileVerb(tiles[0]!, 'Versinkt', 'Versinken') : 'Versinkt'} ${list(tiles.map(der), 'oder')}, verlieren alle.`,
  skullSinks: 'Versinkt ein Feld mit rotem Totenkopf, verlieren alle.',
  nextRise: 'Steigt die Flut noch einmal, verlieren alle.',
  lastSite: 'nur noch ein Feld',
  landing: 'von hier startet der Hubschrauber',
  close: 'Schließen',
  who: 'Wer fliegt mit?',
  chooseTarget: (special) =>
    special === 'sandbags'
      ? 'Wähle ein überflutetes Feld zum Trockenlegen.'
      : 'Wähle ein Ziel für den Flug, dann, wer mitfliegt.',
  noUse: 'Diese Karte kannst du gerade nicht einsetzen.',

  how: {
    lift: 'Wähle, wer fliegt, dann, wohin.',
    sandbags: 'Wähle ein überflutetes Feld zum Trockenlegen.',
    move: 'Wähle, wohin du gehst.',
    fly: 'Wähle, wohin du fliegst.',
    guide: 'Wähle, wen du lotst, dann, wohin.',
    shoreUp: 'Wähle ein überflutetes Feld zum Trockenlegen.',
    discard: 'Wähle eine Karte zum Ablegen.',
    swim: 'Wähle, wohin du schwimmst.',
  },
  howGive: (name) => `Wähle eine Karte für ${name}.`,
  remarks: {
    discard: 'Wähle eine Karte auf deiner Hand.',
    window: 'Wähle eine Sonderkarte auf deiner Hand, oder passe.',
    specialLeft: 'Du kannst noch eine Sonderkarte spielen.',
  },
  treasures: 'Schätze',
  takenBy: (context, seat) => `geborgen von ${seat === context.reader ? 'dir' : who(context, seat)}`,
  inHands: (n) => (n === 0 ? 'keine Karten auf der Hand' : `${figures(n, CARD)} auf der Hand`),
  lost: 'für immer verloren',
  level: (mark, cards) =>
    cards === 0
      ? 'Das Wasser hat den Totenkopf erreicht'
      : `Das Wasser steht bei Marke ${mark} von 10: ${count(cards, FLOOD_CARD)} pro Zug`,
  perTurn: (cards) => `${cards} pro Zug`,

  treasurePile: 'Schatz',
  treasureDiscards: 'Ablage',
  floodPile: 'Flut',
  floodDiscards: 'Ablage',
  pileTitles: {
    treasurePile: 'Nachziehstapel Schatzkarten',
    treasureDiscards: 'Ablagestapel Schatzkarten',
    floodPile: 'Nachziehstapel Flutkarten',
    floodDiscards: 'Ablagestapel Flutkarten',
  },
  none: 'Keine Karten.',
  unseen: 'Die übrigen Karten, Reihenfolge unbekannt:',
  onTop: 'Obenauf, kommen zuerst, Reihenfolge unbekannt:',
  below: 'Darunter, Reihenfolge unbekannt:',
  heldBy: (context, seat, card) =>
    seat === context.reader ? `${card} auf deiner Hand` : `${card}, auf der Hand von ${nameOf(context, seat)}`,
  hand: (context, seat, cards) =>
    `${does(context, seat, 'hat', 'hast')} ${cards.length === 0 ? 'keine Karten' : list(cards)} auf der Hand.`,

  turns: (n) => figures(n, TURN),
  waterAt: (mark) => `Wasser bei Marke ${mark} von 10`,

  headings: { island: 'Die Insel', people: 'Die Abenteurer', treasures: 'Die Schätze', water: 'Das Wasser' },
  row: (n, tiles) => `Reihe ${n}: ${tiles.join('; ')}.`,
  treasureIs: (treasure, state) => `${treasure}: ${state}.`,
  place: (space, tile) => `${space} ${tile}`,
  person: (name, role, place) => `${name}, ${role}: ${place}.`,
  pileCounts: (treasure, flood) =>
    `${capital(count(treasure, TREASURE_CARD))} und ${count(flood, FLOOD_CARD)} sind noch zu ziehen.`,

  hints: {
    tileNames: 'Namen der Felder anzeigen',
    onPhones: 'Über den Bildern, auf kleinen Bildschirmen',
    floodTop: 'Felder markieren, deren Flutkarten als Nächstes kommen',
  },
};
