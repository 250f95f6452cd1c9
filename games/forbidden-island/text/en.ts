import { card } from '../card.ts';
import { actions } from './actions.en.ts';
import { asks } from './asks.en.ts';
import { board } from './board.en.ts';
import type { TextWithBoard } from './board.ts';
import { endings } from './endings.en.ts';
import { facts } from './facts.en.ts';
import { hindsightIn } from './hindsight.ts';
import { merit } from './merit.en.ts';
import { options } from './options.en.ts';
import { reasons } from './reasons.en.ts';

export { names } from './names.en.ts';

export const en: TextWithBoard = {
  language: 'en',
  title: card.words.en.title,
  invitation: 'Four treasures, a sinking island and one way home: win together, or go under together.',
  facts,
  actions,
  reasons,
  refusals: {},
  asks,
  endings,
  merit,
  hindsight: hindsightIn((nth) => `But it had been flooded since turning point ${nth}`),
  options,
  board,
};
