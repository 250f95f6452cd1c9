import { card } from '../card.ts';
import { actions } from './actions.fr.ts';
import { asks } from './asks.fr.ts';
import { board } from './board.fr.ts';
import type { TextWithBoard } from './board.ts';
import { endings } from './endings.fr.ts';
import { facts } from './facts.fr.ts';
import { faults } from './faults.fr.ts';
import { headings } from './headings.fr.ts';
import { merit } from './merit.fr.ts';
import { options, refusals } from './options.fr.ts';
import { panels } from './panels.fr.ts';
import { reasons } from './reasons.fr.ts';
import { slips } from './slips.fr.ts';

export const fr: TextWithBoard = {
  language: 'fr',
  title: card.words.fr.title,
  invitation:
    'Allez de ville en ville, gagnez-les par la force ou la diplomatie, et bâtissez la Capitale dont tout le monde parle.',
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
