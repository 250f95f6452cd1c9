import { card } from '../card.ts';
import { actions } from './actions.fr.ts';
import { asks } from './asks.fr.ts';
import { board } from './board.fr.ts';
import type { TextWithBoard } from './board.ts';
import { endings } from './endings.fr.ts';
import { facts } from './facts.fr.ts';
import { faults } from './faults.fr.ts';
import { merit } from './merit.fr.ts';
import { options, packOptions } from './options.fr.ts';
import { reasons } from './reasons.fr.ts';

export { names } from './names.fr.ts';

export const fr: TextWithBoard = {
  language: 'fr',
  title: card.words.fr.title,
  invitation: 'Deux cartes, un sentier à la fois : reliez villages et curiosités avant tout le monde.',
  facts,
  actions,
  reasons,
  refusals: { notAlone: () => 'Le bonus spécial se joue à deux ou plus : en solo, il n’y a personne à devancer.' },
  asks,
  endings,
  merit,
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
