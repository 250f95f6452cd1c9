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
import { options, packOptions, refusals } from './options.fr.ts';
import { reasons } from './reasons.fr.ts';

export const fr: TextWithBoard = {
  language: 'fr',
  title: card.words.fr.title,
  invitation:
    'Combattez sur cinq îles, engagez un Capitaine, réunissez des cartes marines et affrontez Assif Shib-Sa sur l’Île de l’Effroi.',
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
  packOptions,
  board,
};
