import type { Offer } from '@skerry/look';
import type { World } from '../../content/world.ts';
import type { Action } from '../../rules/actions.ts';
import { drawn } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';

export const ICONS: Readonly<Record<Action['act'], Offer['icon']>> = {
  use: 'done',
  sailOn: drawn('anchor'),
  toIsland: drawn('jewel-silver'),
  roll: drawn('die-1'),
  rest: drawn('tired'),
  step: drawn('mark-plains'),
  stay: 'pass',
  relieve: drawn('tired'),
  enough: 'done',
  keepDice: 'done',
  mark: drawn('die-1'),
  rollAgain: drawn('die-1'),
  enter: drawn('mark-road'),
  halt: 'done',
  row: 'list',
  teleport: drawn('item-rune'),
  lane: drawn('anchor'),
  stopHere: drawn('anchor'),
  goOn: 'forward',
  attackHero: drawn('act-melee'),
  negotiate: drawn('skill-bargain'),
  putGold: drawn('gold'),
  putCard: 'give',
  putMap: drawn('map-back'),
  next: 'forward',
  propose: 'give',
  drop: 'close',
  agree: 'done',
  refuse: 'close',
  takeGold: drawn('gold'),
  takeCard: 'take',
  choose: 'done',
  place: drawn('mark-town'),
  take: 'take',
  decline: 'close',
  putBack: drawn('back-market'),
  whichDeck: drawn('back-green'),
  startPhase: drawn('act-ranged'),
  fight: drawn('act-melee'),
  stand: drawn('act-melee'),
  tryEscape: drawn('act-escape'),
  defend: drawn('act-defend'),
  attack: drawn('act-melee'),
  rollCombat: drawn('d10'),
  accept: 'done',
  strike: drawn('wound'),
  suffer: drawn('wound'),
  claim: 'take',
  takeMap: drawn('map-back'),
  loseCard: 'close',
  giveUp: 'close',
  swapMap: drawn('map-back'),
  leave: 'leave',
  buy: drawn('gold'),
  shelf: 'list',
  sellOne: drawn('gold'),
  sell: drawn('gold'),
  heal: drawn('wound'),
  lookForCaptains: drawn('back-captain'),
  captains: drawn('back-captain'),
  hire: drawn('gold'),
  loan: drawn('back-captain'),
  back: 'back',
  keepCaptain: 'done',
  payToll: drawn('tired'),
  train: drawn('xp-mind'),
  find: drawn('map-back'),
  done: 'pass',
};

/** Cards and figures are drawn themselves. */
export function iconOf(content: World, action: Action): Offer['icon'] {
  const picture = (card: number): Offer['icon'] => {
    const found = content.cards[card];
    return found === undefined ? ICONS[action.act] : drawn(pictureOf(found));
  };
  switch (action.act) {
    case 'use':
    case 'putCard':
    case 'takeCard':
    case 'take':
    case 'putBack':
    case 'loseCard':
    case 'giveUp':
    case 'buy':
    case 'sell':
      return picture(action.card);
    case 'relieve':
    case 'attack':
    case 'heal':
      return picture(action.figure);
    case 'hire':
    case 'loan':
    case 'keepCaptain':
      return picture(action.captain);
    case 'claim':
    case 'find':
      return picture(action.item);
    case 'train':
      return drawn(`xp-${action.counter}`);
    case 'startPhase':
      return drawn(`act-${action.phase}`);
    case 'whichDeck':
      return drawn(`back-${action.deck}`);
    case 'takeMap':
    case 'swapMap':
    case 'putMap':
      return drawn(`map-${action.colour}`);
    default:
      return ICONS[action.act];
  }
}
