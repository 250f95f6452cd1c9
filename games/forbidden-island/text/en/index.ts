import { card } from '../../card.ts';
import type { TextWithBoard } from '../board.ts';
import { hindsightIn } from '../hindsight.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { endings } from './endings.ts';
import { facts } from './facts.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';

export { names } from './names.ts';

export const en: TextWithBoard = {
  language: 'en',
  title: card.words.en.title,
  invitation: 'Four treasures, a sinking island and one way home: win together, or go under together.',
  facts,
  gist: async () => (await import('./gist.ts')).gist,
  actions,
  reasons,
  refusals: {},
  asks,
  endings,
  merit: async () => (await import('./merit.ts')).merit,
  blunders: {
    missedCapture: 'A treasure could have been captured in this turn.',
    keptFourthCard: 'A teammate within reach lacked one card, and wasn’t given it.',
    overfilledHand: 'A card that was still needed was lost to the hand limit.',
  },
  hindsight: hindsightIn((nth) => `But it had been flooded since turning point ${nth}`),
  options,
  board,
};
