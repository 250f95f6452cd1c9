import { figures, possessive } from '@skerry/speech/en';
import { editorWords } from '../editor.ts';
import { names } from './grammar.ts';

export const editor = editorWords({
  names,
  panels: {
    heroes: { title: 'Heroes', note: 'choose whose things are below' },
    cards: { title: 'Items and Allies' },
    numbers: { title: 'Counters' },
    market: { title: 'Market' },
  },
  dials: {
    gold: 'Gold',
    points: 'Experience points',
    wounds: 'Wounds',
    exhaustion: 'Exhaustion',
    mind: 'Mind counters',
    body: 'Body counters',
    spirit: 'Spirit counters',
    stamina: 'Stamina counters',
    life: 'Life counters',
    blue: 'Blue maps',
    green: 'Green maps',
    at: 'Where the Hero is',
    list: 'Where the card is',
    seat: 'Whose turn',
    part: 'Next in the turn',
    round: 'Round',
  },
  hero: (name) => `${possessive(name)} Hero`,
  items: (name) => `${possessive(name)} Items`,
  allies: (name) => `${possessive(name)} Allies`,
  market: 'Market deck',
  discards: 'Market discards',
  turn: 'Whose turn',
  parts: {
    refresh: 'refresh',
    movement: 'movement',
    adventure: 'adventure',
    marketStep: 'market',
    experienceStep: 'experience',
  },
  marketSum: (deck, discards) => `Market: ${deck} cards in the deck, ${discards} on the discards.`,
  heroSum: (name, gold, items, allies) =>
    `${name}: ${gold} gold, ${figures(items, 'Item')}, ${figures(allies, 'Ally', 'Allies')}.`,
});
