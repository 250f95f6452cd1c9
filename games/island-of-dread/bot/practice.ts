import type { Practice } from '@skerry/bots/profile';
import { type Game, isAsked, Random, readOptions, SampleDealer, settle, take } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import { top } from '../rules/current-step.ts';
import { playerOf, type State, type Step } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { Describer } from './description.ts';
import { offersIn } from './offers.ts';
import type { QuickPlayer } from './quick-player.ts';
import { LONGEST_RACE, wait } from './race.ts';

/** The racer; the other seat only has to be present. */
const RACER = 0;
const SEATS = 2;

/** Percentage of exploratory choices: a policy that never varies yields no samples of alternatives. */
const EXPLORING: { readonly [S in Step['do']]?: number } = {
  experience: 20,
  shelf: 15,
  market: 12,
  captains: 12,
  course: 6,
  sail: 5,
  move: 3,
  walk: 1,
};

/** Actions never explored. */
const NOT_TRIED: ReadonlySet<Action['act']> = new Set<Action['act']>(['use', 'sellOne', 'loan']);

/** A longer race is going in circles. */
const MOST_MOVES = 5000;

/**
 * Solo races that yield the spending evaluator's samples: positions where points may be spent or a turn has ended,
 * with the turns still needed.
 */
export function practiceOf(game: Game<IslandOfDread>, describer: Describer, player: QuickPlayer): Practice {
  function racing(state: State, random: Random): Action {
    const { action } = player.pick(state, random);
    const often = EXPLORING[top(state).do] ?? 0;
    if (random.below(100) >= often) return action;
    const others = offersIn(game, state, RACER).filter(({ act }) => !NOT_TRIED.has(act));
    return others.length === 0 ? action : others[random.below(others.length)]!;
  }

  function play(seed: number): ReturnType<Practice['play']> {
    const dealer = new SampleDealer(seed);
    const random = new Random(seed);
    const state = game.setUp(SEATS, readOptions(game, SEATS, {}), dealer);
    settle(game, state, dealer);
    const rows: number[][] = [];
    const turns: number[] = [];
    const note = (turn: number): void => {
      rows.push(describer.describe(state, playerOf(state, RACER)));
      turns.push(turn);
    };
    let turn = 0;
    let begun = 0;
    let ended = 0;
    for (let moves = 0; state.outcome === null && begun < LONGEST_RACE && moves < MOST_MOVES; moves++) {
      if (state.active === RACER && state.turns !== turn) {
        turn = state.turns;
        begun++;
      } else if (state.active !== RACER && ended < begun) {
        ended = begun;
        note(begun);
      }
      if (!isAsked(game, state, RACER)) {
        take(game, state, 1, wait(game, state, 1, random), dealer);
        continue;
      }
      if (top(state).do === 'experience') note(begun);
      take(game, state, RACER, racing(state, random), dealer);
    }
    const all = state.outcome?.ranks[RACER] === 1 ? begun : LONGEST_RACE;
    return { rows, results: turns.map((n) => (all - n) / LONGEST_RACE) };
  }

  return { play };
}
