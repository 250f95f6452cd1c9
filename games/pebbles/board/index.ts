import './board.css';
import type { GameBoard } from '@skerry/look';
import { wordsOf } from '../text/board.ts';
import { RULES_OF_REASONS } from '../text/rules-of-reasons.ts';
import type { Pebbles } from '../words.ts';
import { Hand, Instruments, Piles, Won } from './beside.tsx';
import { facts } from './facts.ts';
import { offers } from './offers.ts';
import { Result } from './result.tsx';
import { Shore } from './shore.tsx';

export const board: GameBoard<Pebbles> = {
  Board: Shore,
  Hand,
  handShape: () => 'cards',
  Instruments,
  Strip: Instruments,
  Piles,
  Result,
  Won,
  caption: ({ telling, text }, seat) => wordsOf(text).animals[telling.state.animals[seat]!],
  about: ({ telling, text }, seat) => wordsOf(text).found(telling, seat),
  pips({ telling }, seat) {
    const step = telling.state.agenda.at(-1);
    return step?.do === 'stroll' && step.seat === seat ? { left: step.left, of: 2 } : undefined;
  },
  offers,
  rulesOf: ({ why }) => RULES_OF_REASONS[why],
  facts,
  describe: ({ telling: { state }, text }) => [
    { heading: wordsOf(text).shore, lines: state.shore.map((colour) => wordsOf(text).pebbles[colour]) },
    { heading: wordsOf(text).sea, lines: [wordsOf(text).count(state.sea.length)] },
  ],
  hints: () => [],
};
