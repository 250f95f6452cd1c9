import { type Game, packsOf } from '@skerry/engine';
import builtIn from '../content/built-in.json' with { type: 'json' };
import { CARDS } from '../content/cards.ts';
import { ISLAND_NAMES, LETTERS, SIGHTS, TURNS_A_ROUND } from '../content/islands.ts';
import { type IslandPack, PACK } from '../content/pack.ts';
import { checkIslands } from './check.ts';
import { done, draw, drawStep } from './draw.ts';
import { imagine } from './imagine.ts';
import { surveyWorld } from './map.ts';
import { endRound } from './score.ts';
import { setUp } from './set-up.ts';
import { settle } from './settle.ts';
import { clone, DIRECTIONS } from './state.ts';
import { countCards, round, turn } from './turn.ts';
import type { TrailsOfTucana } from './types.ts';

const OFF_OR_ON = { kind: 'choice', values: [false, true], default: false } as const;

/** The game on the islands of a pack. */
function gameOn(pack: IslandPack): Game<TrailsOfTucana> {
  const world = surveyWorld(pack);
  return {
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
    words: [...ISLAND_NAMES, ...LETTERS, ...SIGHTS, ...CARDS, 'solo', 'won'],
    content: world,
    packs,
    setUp: (seats, options, dealer) => setUp(world, seats, options, dealer),
    steps: {
      round: round(world),
      turn: turn(world),
      draw: drawStep(world),
      settle: settle(world),
      endRound: endRound(world),
    },
    actions: { draw: draw(world), done: done(world) },
    turn: ({ round, turn }) => ({ number: (round - 1) * TURNS_A_ROUND + turn, inRound: { round, turn } }),
    outcome: (state) => state.outcome ?? undefined,
    clone,
    imagine: (view, dealer) => imagine(world, view, dealer),
    components: countCards,
  };
}

const packs = packsOf({ builtIn, shape: PACK, check: checkIslands, bind: gameOn });

/** The game on Isla Petit and Isla Grande. */
export const trailsOfTucana: Game<TrailsOfTucana> = gameOn(builtIn);
