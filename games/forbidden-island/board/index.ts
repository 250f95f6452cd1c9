import './board.css';
import type { Seat } from '@skerry/engine';
import { type Ending, fetched, type GameBoard, type Scene } from '@skerry/look';
import { ACTIONS_A_TURN } from '../content/adventurers.ts';
import { hasOnlySpecialLeft } from '../outlook/hands.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { Island } from './chart/island.tsx';
import { describe } from './describe.ts';
import { facts } from './facts.ts';
import { Hand } from './hand/hand.tsx';
import { offers } from './offers.ts';
import { Instruments, Strip, Won } from './panels/instruments.tsx';
import { Piles } from './panels/piles.tsx';
import { pointable } from './pointable.ts';
import { RULES_OF_REASONS } from './rules-of-reasons.ts';

const Result = fetched<Ending<ForbiddenIsland>>(async () => (await import('./later/result.tsx')).Result);

const power = ({ telling: { state }, text }: Scene<ForbiddenIsland>, seat: Seat): string =>
  wordsOf(text).names.adventurers[state.adventurers[seat]!].power;

export const board: GameBoard<ForbiddenIsland> = {
  Board: Island,
  Hand,
  handShape: () => 'cards',
  Instruments,
  Strip,
  Piles,
  Result,
  resultTells: true,
  Won,
  caption({ telling: { state }, text }, seat) {
    const { names } = wordsOf(text);
    return `${names.adventurers[state.adventurers[seat]!].name}, ${names.tiles[state.island.tiles[state.pawns[seat]!]!]}`;
  },
  power,
  about: power,
  pips({ telling: { state } }, seat) {
    const step = state.agenda.find((each) => each.do === 'actions');
    return step === undefined || seat !== state.active ? undefined : { left: step.left, of: ACTIONS_A_TURN };
  },
  offers,
  // FI-82: a window may be passed.
  mayPass: ({ telling: { state } }) => state.agenda.at(-1)?.do === 'window',
  how({ telling, text }, { key, actions: [first] }) {
    const words = wordsOf(text);
    return first?.act === 'give' ? words.howGive(telling.names[first.to] ?? '') : words.how[key];
  },
  remark({ telling: { state, reader }, text }) {
    const { remarks } = wordsOf(text);
    const step = state.agenda.at(-1);
    if (step?.do === 'discard') return remarks.discard;
    if (step?.do === 'window') return remarks.window;
    return reader !== undefined && hasOnlySpecialLeft(state, reader) ? remarks.specialLeft : undefined;
  },
  places: ({ text }) => Object.values(wordsOf(text).names.tiles),
  stress: (text) => wordsOf(text).stress,
  kinds: (text) => wordsOf(text).kinds,
  rulesOf: ({ why }) => RULES_OF_REASONS[why],
  facts,
  describe,
  pointable,
  hints(text) {
    const { tileNames, onPhones, floodTop } = wordsOf(text).hints;
    return [
      { key: 'tileNames', label: tileNames, detail: onPhones },
      { key: 'floodTop', label: floodTop },
    ];
  },
};
