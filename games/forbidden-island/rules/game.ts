import { cardsIn, type Game } from '@skerry/engine';
import { ADVENTURERS } from '../content/adventurers.ts';
import { PILE_CARDS } from '../content/cards.ts';
import { LAYOUT_NAMES } from '../content/layouts.ts';
import { DIFFICULTIES } from '../content/meter.ts';
import { MISSING, TILES } from '../content/tiles.ts';
import { capture } from './capture.ts';
import { draw } from './draw.ts';
import { ENDINGS, lose } from './ending.ts';
import { flood, floodPart } from './flood.ts';
import { fly } from './fly.ts';
import { give, take } from './give.ts';
import { guide } from './guide.ts';
import { discard, discardStep } from './hand.ts';
import { move } from './move.ts';
import { setUp } from './set-up.ts';
import { shoreUp } from './shore-up.ts';
import { lift, liftOff, sandbags, specialCards } from './special.ts';
import { clone } from './state.ts';
import { drowning, swim, swimStep } from './swim.ts';
import { actions, endActions, turn } from './turn.ts';
import type { ForbiddenIsland } from './types.ts';
import { pass, window, windows } from './window.ts';

export const forbiddenIsland: Game<ForbiddenIsland> = {
  name: 'forbidden-island',
  version: 2,
  seats: [2, 3, 4],
  team: true,
  options: {
    difficulty: { kind: 'choice', values: DIFFICULTIES, default: 'novice' },
    layout: { kind: 'choice', values: LAYOUT_NAMES, default: 'diamond' },
    adventurers: { kind: 'each-seat', values: ADVENTURERS, default: 'random' },
    firstSeat: { kind: 'seat', default: 'random' },
  },
  words: [...TILES, ...PILE_CARDS, ...ADVENTURERS, ...LAYOUT_NAMES, ...ENDINGS],
  content: null,
  setUp,
  steps: { turn, actions, draw, floodPart, flood, window, discard: discardStep, swim: swimStep, drowning },
  actions: { move, fly, guide, shoreUp, give, take, capture, endActions, sandbags, lift, liftOff, pass, discard, swim },
  interrupts: specialCards,
  prompts: windows,
  turn: ({ turn, active }) => ({ number: turn, seat: active }),
  outcome: (state) => state.outcome ?? undefined,
  // FI-119
  giveUp: (state, dealer) => lose(state, { why: 'givenUp' }, dealer),
  clone,
  // Version 1 called the mark a tick.
  renew: ({ tick, ...state }, version) => (version === 1 ? { ...state, mark: tick ?? 0 } : { ...state }),
  components(state) {
    const count: Record<string, number> = {};
    const treasureCards = [...state.treasurePile.flat(), ...state.treasureDiscards, ...state.hands.flat()];
    for (const card of PILE_CARDS) count[card] = treasureCards.filter((each) => each === card).length;
    count['flood cards'] =
      cardsIn(state.floodPile) + state.floodDiscards.length + state.water.filter((water) => water === MISSING).length;
    return count;
  },
};
