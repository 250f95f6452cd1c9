import { at } from '@skerry/engine';
import './board.css';
import { type Ending, fetched, type GameBoard } from '@skerry/look';
import { CELLS } from '../content/map.ts';
import { TOWN_NAMES } from '../content/vocabulary.ts';
import { speedIn } from '../outlook/sailing.ts';
import { pointsOf } from '../outlook/seat.ts';
import type { Islebound } from '../rules/types.ts';
import { REMARKED, wordsOf } from '../text/board.ts';
import { Chart } from './chart/chart.tsx';
import { describe } from './chart/describe.ts';
import { LastRound } from './chart/last-round.tsx';
import { facts } from './facts.ts';
import { focus } from './focus.ts';
import { Hand } from './hand/hand.tsx';
import { offers } from './offers.ts';
import { panes } from './panels/panes.ts';
import { Piles } from './panels/piles.tsx';
import { Won } from './panels/won.tsx';
import { RULES_OF_REASONS } from './rules-of-reasons.ts';

const Result = fetched<Ending<Islebound>>(async () => (await import('./later/result.tsx')).Result);

export const board: GameBoard<Islebound> = {
  Board: Chart,
  Tray: LastRound,
  Hand,
  handShape: () => 'sheet',
  panes,
  proportion: 8 / 7,
  Piles,
  pilesInSheet: true,
  Result,
  resultTells: true,
  resultHoldsScores: true,
  Won,
  standing: pointsOf,
  stress: (text) => wordsOf(text).stress,
  caption({ telling, text }, seat) {
    const words = wordsOf(text);
    const cell = CELLS[at(telling.state.ships, seat)];
    if (cell === undefined) return words.notAtSea;
    return words.caption(words.names.townAt(telling, cell), speedIn(telling, seat));
  },
  about({ telling, text }, seat) {
    const words = wordsOf(text);
    const cell = CELLS[at(telling.state.ships, seat)];
    if (cell === undefined) return words.notAtSea;
    return words.about(telling, seat, words.names.townAt(telling, cell), speedIn(telling, seat));
  },
  pips: () => undefined,
  offers,
  isObvious: ({ act }) => act === 'done' || act === 'retreat',
  focus,
  remark({ telling: { state }, text }) {
    const step = state.agenda.at(-1)?.do;
    const isFree = step === 'act' && state.acted;
    const found = REMARKED.find((each) => each === step);
    return found === undefined || isFree ? undefined : wordsOf(text).remarks[found];
  },
  places: ({ telling, text }) => TOWN_NAMES.map((town) => wordsOf(text).names.town(telling, town)),
  rulesOf: ({ why }) => RULES_OF_REASONS[why],
  facts,
  describe,
  hints: (text) => [{ key: 'score', label: wordsOf(text).hints.score }],
};
