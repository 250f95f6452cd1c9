import { card } from '../card.ts';
import { actions } from './actions.en.ts';
import { asks } from './asks.en.ts';
import { board } from './board.en.ts';
import type { TextWithBoard } from './board.ts';
import { endings } from './endings.en.ts';
import { facts } from './facts.en.ts';
import { faults } from './faults.en.ts';
import { merit } from './merit.en.ts';
import { options, packOptions } from './options.en.ts';
import { reasons } from './reasons.en.ts';

export { names } from './names.en.ts';

export const en: TextWithBoard = {
  language: 'en',
  title: card.words.en.title,
  invitation: 'Two cards, one trail at a time: connect villages and sights before the others do.',
  facts,
  actions,
  reasons,
  refusals: { notAlone: () => 'The special bonus needs at least two players: solo, there’s nobody to beat to it.' },
  asks,
  endings,
  merit,
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
