import './board.css';
import { type BoardProps, type Ending, fetched, type GameBoard } from '@skerry/look';
import { draftOf, mapOf } from '../outlook/position.ts';
import { pointsSoFar } from '../outlook/score.ts';
import { sheetNow, stateOf } from '../outlook/sheet.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { DONE_BY_ITSELF, Island } from './chart/island.tsx';
import { shownSeat } from './chart/shown-island.ts';
import { describe } from './describe.ts';
import { facts } from './facts.ts';
import { Hand, Strip } from './hand/hand.tsx';
import { offers } from './offers.ts';
import { Won } from './panels/piles.tsx';
import { RULES_OF_REASONS } from './rules-of-reasons.ts';
import { ScoreSheet } from './sheet/score-sheet.tsx';

const Piles = fetched<BoardProps<TrailsOfTucana>>(async () => (await import('./later/piles.tsx')).Piles);
const Result = fetched<Ending<TrailsOfTucana>>(async () => (await import('./later/result.tsx')).Result);

export const board: GameBoard<TrailsOfTucana> = {
  Board: Island,
  zooms: true,
  Hand,
  Instruments: ScoreSheet,
  Strip,
  Piles,
  pilesInSheet: true,
  Result,
  resultTells: true,
  resultHoldsScores: true,
  Won,
  handShape: ({ telling }, seat) => (seat === shownSeat(telling) ? 'sheet' : 'picture'),
  stress: (text) => wordsOf(text).stress,
  standing: pointsSoFar,
  goals: ({ telling, text }) =>
    mapOf(telling).levels.map((points, n) => {
      const { names, levelFrom } = wordsOf(text);
      return { label: levelFrom(names.levels[n] ?? '', points), points };
    }),
  caption: ({ telling, text }, seat) => wordsOf(text).caption(pointsSoFar(telling, seat), stateOf(telling, seat)),
  about({ telling, text }, seat) {
    const { pairs, circled } = sheetNow(telling, seat).sheet;
    const sights = circled.reduce((sum, each) => sum + each, 0);
    return wordsOf(text).about(telling, seat, pointsSoFar(telling, seat), pairs, sights);
  },
  /** Trails to draw: one, and the bonus trails owed. Other seats' drafts are secret. */
  pips({ telling }, seat) {
    if (stateOf(telling, seat) !== 'drawing') return undefined;
    const { drawn, owed } = draftOf(telling, seat) ?? { drawn: [], owed: [] };
    const left = drawn.length === 0 ? 1 : owed.length;
    return { left, of: drawn.length + left };
  },
  offers,
  rulesOf: ({ why }) => RULES_OF_REASONS[why],
  facts,
  describe,
  hints(text) {
    const { hexNames, doneByItself, untilDone } = wordsOf(text).hints;
    return [
      { key: DONE_BY_ITSELF, label: doneByItself, detail: untilDone },
      { key: 'hexNames', label: hexNames },
    ];
  },
  byItself: { act: 'done', hint: DONE_BY_ITSELF },
};
