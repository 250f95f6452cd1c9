import { card } from '../../card.ts';
import type { TextWithBoard } from '../board.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { endings } from './endings.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { headings } from './headings.ts';
import { options, packOptions, refusals } from './options.ts';
import { reasons } from './reasons.ts';

export const en: TextWithBoard = {
  language: 'en',
  title: card.words.en.title,
  invitation: 'Fight across five islands, hire a Captain, gather maps, and face Assif Shib-Sa on the Island of Dread.',
  facts,
  gist: async () => (await import('./gist.ts')).gist,
  actions,
  reasons,
  refusals,
  asks,
  endings,
  merit: async () => (await import('./merit.ts')).merit,
  headings,
  options,
  faults,
  packOptions,
  board,
};
