import { card } from '../../card.ts';
import type { TextWithBoard } from '../board.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { endings } from './endings.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { headings } from './headings.ts';
import { options, refusals } from './options.ts';
import { panels } from './panels.ts';
import { reasons } from './reasons.ts';
import { slips } from './slips.ts';

export const fr: TextWithBoard = {
  language: 'fr',
  title: card.words.fr.title,
  invitation:
    'Allez de ville en ville, gagnez-les par la force ou la diplomatie, et bâtissez la Capitale dont tout le monde parle.',
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
  board,
  panels,
  slips,
};
