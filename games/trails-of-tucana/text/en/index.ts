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

export const en: TextWithBoard = {
  language: 'en',
  title: card.words.en.title,
  invitation: 'Two cards, one trail at a time: connect villages and sights before the others do.',
  facts,
  gist: async () => (await import('./gist.ts')).gist,
  actions,
  reasons,
  refusals: { notAlone: () => 'The special bonus needs at least two players: solo, there’s nobody to beat to it.' },
  asks,
  endings,
  merit: async () => (await import('./merit.ts')).merit,
  headings: {
    round1: 'Round 1',
    round2: 'Round 2',
    round3: 'Round 3',
    villages: 'Villages',
    bonuses: 'Bonuses',
    total: 'Total',
  },
  options,
  packOptions,
  faults,
  board,
};
