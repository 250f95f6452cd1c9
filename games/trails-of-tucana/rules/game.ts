import type { Game } from '@skerry/engine';
import { ISLAND_NAMES, TURNS_A_ROUND } from '../content/islands.ts';
import { done, draw, drawStep } from './draw.ts';
import { imagine } from './imagine.ts';
import { endRound } from './score.ts';
import { setUp } from './set-up.ts';
import { settle } from './settle.ts';
import { clone, DIRECTIONS } from './state.ts';
import { countCards, round, turn } from './turn.ts';
import type { TrailsOfTucana } from './types.ts';

const OFF_OR_ON = { kind: 'choice', values: [false, true], default: false } as const;

export const trailsOfTucana: Game<TrailsOfTucana> = {
  name: 'trails-of-tucana',
  version: 1,
  seats: [1, 2, 3, 4, 5, 6, 7, 8],
  team: false,
  options: {
    island: { kind: 'choice', values: ISLAND_NAMES, default: 'petit' },
    specialBonus: OFF_OR_ON,
    randomStart: OFF_OR_ON,
    direction: { kind: 'choice', values: DIRECTIONS, default: 'clockwise' },
    symmetry: OFF_OR_ON,
    pileCount: { kind: 'choice', values: [true, false], default: true },
  },
  // TT-17
  refuses: (seats, { specialBonus }) =>
    seats === 1 && specialBonus ? { option: 'specialBonus', why: { why: 'notAlone' } } : undefined,
  content: null,
  setUp,
  steps: { round, turn, draw: drawStep, settle, endRound },
  actions: { draw, done },
  turn: ({ round, turn }) => ({ number: (round - 1) * TURNS_A_ROUND + turn }),
  outcome: (state) => state.outcome ?? undefined,
  clone,
  imagine,
  components: countCards,
};
