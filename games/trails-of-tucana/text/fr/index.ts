import { card } from '../../card.ts';
import type { TextWithBoard } from '../board.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { endings } from './endings.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { options, packOptions } from './options.ts';
import { reasons } from './reasons.ts';

export { names } from './names.ts';

export const fr: TextWithBoard = {
  language: 'fr',
  title: card.words.fr.title,
  invitation: 'Deux cartes, un sentier à la fois : reliez villages et curiosités avant tout le monde.',
  facts,
  gist: async () => (await import('./gist.ts')).gist,
  actions,
  reasons,
  refusals: { notAlone: () => 'Le bonus spécial se joue à deux ou plus : en solo, il n’y a personne à devancer.' },
  asks,
  endings,
  merit: async () => (await import('./merit.ts')).merit,
  headings: {
    round1: 'Manche 1',
    round2: 'Manche 2',
    round3: 'Manche 3',
    villages: 'Villages',
    bonuses: 'Bonus',
    total: 'Total',
  },
  options,
  packOptions,
  faults,
  board,
};
