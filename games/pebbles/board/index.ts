import './board.css';
import type { FactTable, GameBoard, Scene } from '@skerry/look';
import { wordsOf } from '../text/board.ts';
import type { Pebbles, Reason } from '../words.ts';
import { Hand, Instruments, Piles, Won } from './beside.tsx';
import { offers } from './offers.ts';
import { Result } from './result.tsx';
import { Shore } from './shore.tsx';

/** The rules that a reason rests on. */
const RULES: { readonly [W in Reason['why']]: readonly string[] } = {
  wishesFirst: ['P-2'],
  alreadyWished: ['P-2'],
  cardNotYours: ['P-2'],
  notYourTurn: ['P-3'],
  handsFull: ['P-3'],
  notOnShore: ['P-3'],
  noShell: ['P-5'],
};

/** How each kind of fact is told and heard. */
const facts: FactTable<Pebbles> = {
  turnBegan: { line: 'heading' },
  gathered: { sound: 'wood' },
  shellThrown: { sound: 'wood' },
  waveCame: { sound: 'water' },
  washedOut: { line: 'loss', sound: 'sink' },
  seaGaveBack: { sound: 'rise' },
};

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
  rulesOf: ({ why }) => (Object.hasOwn(RULES, why) ? RULES[why as Reason['why']] : []),
  facts,
  describe: ({ telling, text }: Scene<Pebbles>) => {
    const words = wordsOf(text);
    const { shore, sea } = telling.state;
    return [
      { heading: words.shore, lines: shore.map((colour) => words.pebbles[colour]) },
      { heading: words.sea, lines: [words.count(sea.length)] },
    ];
  },
  hints: () => [],
};
