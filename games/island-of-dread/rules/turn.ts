import { endSpan, type Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { AT, announce } from './abilities.ts';
import { isDoomed } from './doom.ts';
import { endGame } from './ending.ts';
import { NO_LIMIT } from './limits.ts';
import { isVoyaging } from './spaces.ts';
import { playerOf, type State, type Step } from './state.ts';
import { goToIsland } from './the-island.ts';
import { type ThisTurn, thisTurn } from './this-turn.ts';
import type { Dealer, StepRules } from './types.ts';

const ROUND: Step = { do: 'round' };
const TURNS: readonly Step[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ do: 'turn', seat }));
/** ID-42: top of the agenda last. */
const STEPS: readonly Step[] = [
  { do: 'endTurn', cause: 'over' },
  { do: 'experienceStep' },
  { do: 'marketStep' },
  { do: 'adventure' },
  { do: 'movement' },
  { do: 'refresh' },
];
const TURN_START: Step = { do: 'turnStart' };
const COURSE: Step = { do: 'course' };
const LAST_TURN: Step = { do: 'endTurn', cause: 'over' };

export const FRESH_TURN: ThisTurn = {
  bought: [],
  sold: [],
  looked: false,
  hired: false,
  healed: 0,
  attacked: false,
  proposals: 0,
  beganAtSea: false,
  dice: 0,
  tollSkipped: false,
};
const FRESH_AT_SEA = thisTurn(FRESH_TURN, { beganAtSea: true });

/** ID-41: one turn for each seat, from the starting seat on. */
export const round: StepRules<'round'> = {
  run(state, _step, dealer) {
    state.round++;
    dealer.tell?.({ fact: 'roundBegan', n: state.round });
    state.agenda.push(TURNS[state.first]!);
  },
};

export const turn = (world: World): StepRules<'turn'> => ({
  run(state, { seat }, dealer) {
    state.active = seat;
    state.turns++;
    state.turn = isVoyaging(playerOf(state, seat)) ? FRESH_AT_SEA : FRESH_TURN;
    dealer.tell?.({ fact: 'turnBegan', seat });
    if (state.lastTurns > 0) {
      // ID-242, ID-243
      state.lastTurns--;
      state.agenda.push(LAST_TURN);
      goToIsland(world, state, seat, dealer);
      return;
    }
    for (const step of STEPS) state.agenda.push(step);
    // ID-197: on land there is no course to declare.
    if (isVoyaging(playerOf(state, seat))) state.agenda.push(TURN_START, COURSE);
    else announce(world, state, seat, AT.turnStart);
  },
});

/** ID-197: at sea, Events at the start of a turn come after the course is declared. */
export const turnStart = (world: World): StepRules<'turnStart'> => ({
  run: (state) => announce(world, state, state.active, AT.turnStart),
});

/** ID-45, ID-44: one Captain stays in each stack; then the next seat's turn. */
export const endTurn = (world: World): StepRules<'endTurn'> => ({
  run(state, step, dealer) {
    const town = crowded(state);
    if (town !== NONE) {
      state.agenda.push(step, { do: 'keepOne', town });
      return;
    }
    const seat = state.active;
    endSpan(state, 'turn');
    dealer.tell?.({ fact: 'turnEnded', seat, cause: step.cause });
    next(world, state, seat, dealer);
  },
});

/** The first town with several Captains in its stack, or `NONE`. */
function crowded({ captains }: State): number {
  for (let town = 0; town < captains.length; town++) if (captains[town]!.length > 1) return town;
  return NONE;
}

function next(world: World, state: State, seat: Seat, dealer: Dealer): void {
  if (state.lastTurns === 0) return endGame(state, 'doom', null, dealer);
  const after = (seat + 1) % state.seats;
  // ID-242
  if (state.doom && state.lastTurns === NONE && isDoomed(world, state)) {
    state.lastTurns = state.seats;
    dealer.tell?.({ fact: 'lastTurns', seat: after });
  }
  if (after !== state.first) state.agenda.push(TURNS[after]!);
  else if (isLastRound(state) && state.lastTurns === NONE) endGame(state, 'limit', null, dealer);
  else state.agenda.push(ROUND);
}

/** ID-238 */
const isLastRound = ({ round, roundLimit }: State): boolean => roundLimit !== NO_LIMIT && round >= roundLimit;
