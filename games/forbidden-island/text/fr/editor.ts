import { de, figures } from '@skerry/speech/fr';
import { editorWords } from '../editor.ts';
import { ACTION, FLOOD_CARD } from './grammar.ts';
import { names } from './names.ts';

const agreed = (n: number, word: string): string => `${n} ${n < 2 ? word : `${word}s`}`;

export const editor = editorWords({
  names,
  panels: {
    hands: { title: 'Mains', note: 'cinq cartes au plus' },
    water: { title: 'Eau' },
    piles: { title: 'Pioches' },
    treasures: { title: 'Trésors' },
    aside: { title: 'Pas encore placées' },
  },
  dials: {
    water: 'Tuile',
    tile: 'Échanger',
    adventurer: 'Aventurier',
    list: 'Où est la carte',
    mark: 'Niveau',
    captor: 'Pris par',
    seat: 'À qui de jouer',
    left: 'Actions restantes',
    number: 'Tour',
    count: 'Aventuriers',
    layout: 'Île',
  },
  water: { dry: 'Sèche', flooded: 'Inondée', sunk: 'Engloutie' },
  piles: {
    treasurePile: 'Pioche Trésor',
    treasureDiscards: 'Défausse Trésor',
    floodPile: 'Pioche Inondation',
    floodDiscards: 'Défausse Inondation',
  },
  onTopOf: { treasurePile: 'Sur la pioche Trésor', floodPile: 'Sur la pioche Inondation' },
  layer: (pile, isTop) => `${pile}, ${isTop ? 'dessus' : 'dessous'}`,
  pawn: (name) => `Pion ${de(name)}`,
  hand: (name) => `Main ${de(name)}`,
  aside: 'Pas placée',
  mark: 'Niveau de l’eau',
  turn: 'À qui de jouer',
  seats: 'Aventuriers',
  island: 'Île',
  onIsland: 'Encore sur l’île',
  left: (count) => figures(count, ACTION),
  tileSum: (all, dry, flooded, sunk) =>
    `${all} tuiles\u202f: ${agreed(dry, 'sèche')}, ${agreed(flooded, 'inondée')}, ${agreed(sunk, 'engloutie')}.`,
  cardSum: (pile, discards, hands) =>
    `Cartes Trésor\u202f: ${pile} dans la pioche, ${discards} à la défausse, ${hands} en main.`,
  floodSum: (pile, discards) => `Cartes Inondation\u202f: ${pile} dans la pioche, ${discards} à la défausse.`,
  waterSum: (mark, cards) => `Eau au niveau ${mark}\u202f: ${figures(cards, FLOOD_CARD)} par tour.`,
});
