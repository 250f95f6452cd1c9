import type { Offer, OfferDrawing, Scene } from '@skerry/look';
import type { Action } from '../rules/actions.ts';
import type { Islebound } from '../rules/types.ts';
import { boxOf, type DrawingName, drawingAddress } from './parts/drawing.tsx';

export const drawn = (name: DrawingName): OfferDrawing => ({ drawing: drawingAddress(name), box: boxOf(name) });

const ICONS: Readonly<Record<Action['act'], Offer['icon']>> = {
  homePort: drawn('skill-sail'),
  draft: 'hand',
  sail: drawn('skill-sail'),
  visit: drawn('building-18'),
  visitByParts: drawn('building-18'),
  attack: drawn('skill-combat'),
  diplomacy: drawn('skill-negotiate'),
  hunt: drawn('map'),
  raid: drawn('pirate'),
  event: drawn('event'),
  buy: drawn('building-10'),
  buyFromHand: drawn('building-10'),
  heal: drawn('bed'),
  trade: drawn('building-21'),
  exhaust: drawn('skill-any'),
  healCrew: drawn('bed'),
  doPart: 'done',
  gainOne: drawn('coin'),
  pay: drawn('coin'),
  hire: drawn('skill-any'),
  reputation: drawn('renown'),
  build: drawn('skill-work'),
  buyCard: drawn('building-10'),
  buildCard: drawn('skill-work'),
  payCard: drawn('book'),
  skip: 'close',
  noSkip: 'done',
  group: drawn('pirate'),
  combat: drawn('skill-combat'),
  reroll: drawn('die-6'),
  placeByHand: 'hand',
  placeDie: drawn('die-6'),
  placeNone: 'close',
  injure: drawn('bandage'),
  lose: drawn('pirate'),
  retreat: 'leave',
  payCube: drawn('skill-negotiate'),
  negotiate: drawn('skill-negotiate'),
  freeCube: drawn('skill-negotiate'),
  decline: 'close',
  dump: drawn('wood'),
  give: 'give',
  ask: 'take',
  drop: 'close',
  agree: 'done',
  refuse: 'close',
  leaveOut: 'close',
  endTurn: 'pass',
  done: 'done',
  roll: drawn('die-6'),
  keep: 'done',
  placeBest: 'done',
  next: 'forward',
  propose: 'give',
};

export function iconOf(action: Action, { state }: Scene<Islebound>['telling']): Offer['icon'] {
  switch (action.act) {
    case 'reroll':
    case 'placeDie':
      return drawn(`die-${action.face}`);
    case 'lose':
      return drawn(action.card);
    case 'group': {
      const step = state.agenda.at(-1)?.do;
      return drawn(step === 'groupSerpents' ? 'serpent' : step === 'groupIchor' ? 'ichor' : 'pirate');
    }
    case 'give':
    case 'ask':
      return drawn(action.what);
    default:
      return ICONS[action.act];
  }
}
