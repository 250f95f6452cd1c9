import { card } from '../card.ts';
import { actions } from './actions.en.ts';
import { asks } from './asks.en.ts';
import { board } from './board.en.ts';
import type { TextWithBoard } from './board.ts';
import { endings } from './endings.en.ts';
import { facts } from './facts.en.ts';
import { faults } from './faults.en.ts';
import { headings } from './headings.en.ts';
import { merit } from './merit.en.ts';
import { options, refusals } from './options.en.ts';
import { panels } from './panels.en.ts';
import { reasons } from './reasons.en.ts';
import { slips } from './slips.en.ts';

export const en: TextWithBoard = {
  language: 'en',
  title: card.words.en.title,
  invitation: 'Sail from town to town, win them by force or diplomacy, and build the city everyone talks about.',
  facts,
  actions,
  reasons,
  refusals,
  asks,
  endings,
  merit,
  headings,
  options,
  faults,
  board,
  panels,
  slips,
};
