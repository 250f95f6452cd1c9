import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { endGame } from './ending.ts';
import type { Step } from './state.ts';
import { isAt, whyNoFreeAction } from './stops.ts';
import type { Rules, StepRules } from './types.ts';

const TURNS: readonly Step[] = [0, 1, 2, 3].map((seat) => ({ do: 'turn', seat }));
const ROUND: Step = { do: 'round' };
const SAIL: Step = { do: 'sail' };
const ACT: Step = { do: 'act' };
const END_TURN: Step = { do: 'endTurn' };
const ENDING: ActionOf<'endTurn'> = { act: 'endTurn' };

/** IB-21: one turn for each player, from the first player on. */
export const round: StepRules<'round'> = {
  run(state, _step, dealer) {
    state.round++;
    dealer.tell?.({ fact: 'roundBegan', n: state.round });
    state.agenda.push(TURNS[state.first]!);
  },
};

/** IB-21: move; then at most one action, and free actions; then the player ends it. */
export const turn: StepRules<'turn'> = {
  run(state, { seat }, dealer) {
    state.active = seat;
    state.turns++;
    state.acted = false;
    state.built = false;
    state.healed = false;
    state.proposals = 0;
    dealer.tell?.({ fact: 'turnBegan', seat });
    state.agenda.push(END_TURN, ACT, SAIL);
  },
};

/** IB-24, IB-26: asks until the player ends the turn. */
export const act: StepRules<'act'> = {
  isStart: true,
  asks: (state, _step, seat) => seat === state.active,
  acts: [
    'visit',
    'visitByParts',
    'attack',
    'diplomacy',
    'hunt',
    'raid',
    'event',
    'buy',
    'buyFromHand',
    'heal',
    'trade',
    'endTurn',
  ],
  run() {},
};

export const endTurn: Rules<'endTurn'> = {
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act')) tries.push(ENDING);
  },
  why: whyNoFreeAction,
  take(state) {
    state.agenda.pop();
  },
};

/** IB-177: after a trigger the round is played to its end, then one more. */
export const endTurnStep = (world: World): StepRules<'endTurn'> => ({
  run(state, _step, dealer) {
    dealer.tell?.({ fact: 'turnEnded', seat: state.active });
    const next = (state.active + 1) % state.seats;
    if (next !== state.first) state.agenda.push(TURNS[next]!);
    else if (state.ending?.round === state.round) endGame(world, state, dealer);
    else state.agenda.push(ROUND);
  },
});
