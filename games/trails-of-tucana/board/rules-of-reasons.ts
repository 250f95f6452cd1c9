import type { EngineWhy } from '@skerry/engine';
import type { Reason } from '../rules/reasons.ts';
import type { RuleNumber } from '../text/en/rules.ts';

/** The rules behind each reason, most relevant first. */
export const RULES_OF_REASONS: {
  readonly [W in Reason['why'] | EngineWhy['why']]: readonly [RuleNumber, ...RuleNumber[]];
} = {
  gameOver: ['TT-84'],
  noSeat: ['TT-1'],
  unknownAction: ['TT-20'],

  done: ['TT-34', 'TT-33'],
  nothingToDraw: ['TT-31'],

  alreadyDrew: ['TT-20', 'TT-34'],
  noBonusOwed: ['TT-53', 'TT-20'],
  nameTwoHexes: ['TT-21'],
  sameHexTwice: ['TT-21'],
  sea: ['TT-32'],
  gapBetween: ['TT-32'],
  notAdjacent: ['TT-21'],
  alreadyDrawn: ['TT-28'],
  wrongTerrain: ['TT-22', 'TT-23'],

  mustDraw: ['TT-29', 'TT-34'],
  bonusOwed: ['TT-51', 'TT-50'],
};
