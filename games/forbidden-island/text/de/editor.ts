import { figures, possessive } from '@skerry/speech/de';
import { editorWords } from '../editor.ts';
import { ACTION, FLOOD_CARD } from './grammar.ts';
import { names } from './names.ts';

export const editor = editorWords({
  names,
  panels: {
    hands: { title: 'Handkarten', note: 'höchstens fünf' },
    water: { title: 'Wasser' },
    piles: { title: 'Stapel' },
    treasures: { title: 'Schätze' },
    aside: { title: 'Noch nicht gelegt' },
  },
  dials: {
    water: 'Feld',
    tile: 'Plätze tauschen',
    adventurer: 'Abenteurer',
    list: 'Wo die Karte liegt',
    mark: 'Marke',
    captor: 'Geborgen von',
    seat: 'Am Zug',
    left: 'Übrige Aktionen',
    number: 'Zug',
    count: 'Abenteurer',
    layout: 'Insel',
  },
  water: { dry: 'Trocken', flooded: 'Überflutet', sunk: 'Versunken' },
  piles: {
    treasurePile: 'Nachziehstapel Schatzkarten',
    treasureDiscards: 'Ablagestapel Schatzkarten',
    floodPile: 'Nachziehstapel Flutkarten',
    floodDiscards: 'Ablagestapel Flutkarten',
  },
  onTopOf: { treasurePile: 'Oben auf den Stapel der Schatzkarten', floodPile: 'Oben auf den Stapel der Flutkarten' },
  layer: (pile, isTop) => `${pile}, ${isTop ? 'obenauf' : 'darunter'}`,
  pawn: (name) => `${possessive(name)} Figur`,
  hand: (name) => `${possessive(name)} Hand`,
  aside: 'Nicht gelegt',
  mark: 'Wassermarke',
  turn: 'Am Zug',
  seats: 'Abenteurer',
  island: 'Insel',
  onIsland: 'Noch auf der Insel',
  left: (count) => figures(count, ACTION),
  tileSum: (all, dry, flooded, sunk) => `${all} Felder: ${dry} trocken, ${flooded} überflutet, ${sunk} versunken.`,
  cardSum: (pile, discards, hands) => `Schatzkarten: ${pile} im Stapel, ${discards} abgelegt, ${hands} auf den Händen.`,
  floodSum: (pile, discards) => `Flutkarten: ${pile} im Stapel, ${discards} abgelegt.`,
  waterSum: (mark, cards) => `Wasser bei Marke ${mark}: ${figures(cards, FLOOD_CARD)} pro Zug.`,
});
