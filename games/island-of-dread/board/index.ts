import './board.css';
import { type BoardProps, type Ending, fetched, type GameBoard } from '@skerry/look';
import { standingOf } from '../outlook/experience.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { Chart } from './chart/chart.tsx';
import { townNames } from './chart/names.ts';
import { facts } from './facts.ts';
import { Gold } from './hand/gold.tsx';
import { Hand } from './hand/hand.tsx';
import { Strip } from './hand/strip.tsx';
import { focus } from './offers/focus.ts';
import { offers } from './offers/offers.ts';
import { remark } from './offers/remark.ts';
import { RULES_OF_REASONS } from './offers/rules-of-reasons.ts';
import { panes } from './panels/panes.ts';
import { Tray } from './panels/tray.tsx';
import { describe } from './slips/space-outlook.ts';

const Piles = fetched<BoardProps<IslandOfDread>>(async () => (await import('./later/piles.tsx')).Piles);
const Result = fetched<Ending<IslandOfDread>>(async () => (await import('./later/result/result.tsx')).Result);

export const board: GameBoard<IslandOfDread> = {
  Board: Chart,
  wideChart: true,
  zooms: true,
  Tray,
  Hand,
  handShape: () => 'sheet',
  panes,
  Strip,
  Piles,
  pilesInSheet: true,
  Result,
  resultTells: true,
  resultHoldsScores: true,
  Won: Gold,
  standing: (telling, seat) => standingOf(telling, seat).counters,
  stress: (text) => wordsOf(text).stress,
  places: townNames,
  caption({ telling, text }, seat) {
    return wordsOf(text).names.card(telling, telling.state.players[seat]!.hero);
  },
  about({ telling, text }, seat) {
    const { names } = wordsOf(text);
    const { hero } = telling.state.players[seat]!;
    return names.cardText(telling, hero) ?? names.card(telling, hero);
  },
  pips: () => undefined,
  offers,
  focus,
  remark,
  rulesOf: ({ why }) => RULES_OF_REASONS[why],
  facts,
  describe,
  hints: (text) => [{ key: 'calm', label: wordsOf(text).calm }],
};
