import type { EngineWhy } from '@skerry/engine';
import type { Reason } from '../words.ts';

/** The rules that each reason rests on, most telling first. */
export const RULES_OF_REASONS: { readonly [W in Reason['why'] | EngineWhy['why']]: readonly string[] } = {
  gameOver: ['P-6'],
  noSeat: ['P-2'],
  unknownAction: ['P-3'],
  wishesFirst: ['P-2'],
  alreadyWished: ['P-2'],
  cardNotYours: ['P-2'],
  notYourTurn: ['P-3'],
  handsFull: ['P-3'],
  notOnShore: ['P-3'],
  noShell: ['P-5'],
};
