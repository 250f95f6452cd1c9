import { figures, possessive } from '@skerry/speech/en';
import { editorWords } from '../editor.ts';
import { names } from './names.ts';

export const editor = editorWords({
  names,
  panels: {
    hands: { title: 'Hands', note: 'five at most' },
    water: { title: 'Water' },
    piles: { title: 'Piles' },
    treasures: { title: 'Treasures' },
    aside: { title: 'Not placed yet' },
  },
  dials: {
    water: 'Tile',
    tile: 'Change places',
    adventurer: 'Adventurer',
    list: 'Where the card is',
    mark: 'Mark',
    captor: 'Captured by',
    seat: 'Whose turn',
    left: 'Actions left',
    number: 'Turn',
    count: 'Adventurers',
    layout: 'Island',
  },
  water: { dry: 'Dry', flooded: 'Flooded', sunk: 'Sunk' },
  piles: {
    treasurePile: 'Treasure draw pile',
    treasureDiscards: 'Treasure discard pile',
    floodPile: 'Flood draw pile',
    floodDiscards: 'Flood discard pile',
  },
  onTopOf: { treasurePile: 'On top of the treasure draw pile', floodPile: 'On top of the flood draw pile' },
  layer: (pile, isTop) => `${pile}, ${isTop ? 'on top' : 'below'}`,
  pawn: (name) => `${possessive(name)} pawn`,
  hand: (name) => `${possessive(name)} hand`,
  aside: 'Not placed',
  mark: 'Water mark',
  turn: 'Whose turn',
  seats: 'Adventurers',
  island: 'Island',
  onIsland: 'Still on the island',
  left: (count) => figures(count, 'action'),
  tileSum: (all, dry, flooded, sunk) => `${all} tiles: ${dry} dry, ${flooded} flooded, ${sunk} sunk.`,
  cardSum: (pile, discards, hands) =>
    `Treasure cards: ${pile} in the pile, ${discards} on the discards, ${hands} in hands.`,
  floodSum: (pile, discards) => `Flood cards: ${pile} in the pile, ${discards} on the discards.`,
  waterSum: (mark, cards) => `Water at mark ${mark}: ${figures(cards, 'flood card')} per turn.`,
});
