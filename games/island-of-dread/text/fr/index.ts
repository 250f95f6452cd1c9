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

export const fr: TextWithBoard = {
  language: 'fr',
  title: card.words.fr.title,
  invitation:
    'Combattez sur cinq îles, engagez un Capitaine, réunissez des cartes marines et affrontez Assif Shib-Sa sur l’Île de l’Effroi.',
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
