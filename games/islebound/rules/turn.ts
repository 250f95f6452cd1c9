import { at, type ListBy, type Seat } from '@skerry/engine';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { ATTACK, whyNoAttack } from './attack.ts';
import { offerHand, offerRow } from './buildings.ts';
import { isAt, whyNoFreeAction } from './current-step.ts';
import { DIPLOMACY, whyNoDiplomacy } from './diplomacy.ts';
import { endGame } from './ending.ts';
import { offerEvents } from './event.ts';
import { HEAL, whyNoHealing } from './heal.ts';
import { HUNT } from './hunt.ts';
import { offerRaids } from './raid.ts';
import type { Step } from './state.ts';
import { offerTrades } from './trade.ts';
import type { Rules, StepRules } from './types.ts';
import { VISIT, VISIT_BY_PARTS, whyNoEntry } from './visit.ts';

const TURNS: ListBy<Seat, Step> = [0, 1, 2, 3].map((seat) => ({ do: 'turn', seat }));
const ROUND: Step = { do: 'round' };
const SAIL: Step = { do: 'sail' };
const ACT: Step = { do: 'act' };
const END_TURN: Step = { do: 'endTurn' };
const ENDING: ActionOf<'endTurn'> = { act: 'endTurn' };

/** IB-21: one turn per seat, from the first seat on. */
export const round: StepRules<'round'> = {
  run(state, _step, dealer) {
    state.round++;
    dealer.tell?.({ fact: 'roundBegan', n: state.round });
    state.agenda.push(at(TURNS, state.first));
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
    if (state.trading) state.refusals = state.players.map(() => 0);
    dealer.tell?.({ fact: 'turnBegan', seat });
    state.agenda.push(END_TURN, ACT, SAIL);
  },
};

/** IB-24, IB-26: asks until the player ends the turn. */
export const act = (world: World): StepRules<'act'> => ({
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
  offers(state, _step, seat, offers) {
    if (!state.acted) {
      if (whyNoEntry(world, state, seat) === undefined) {
        offers.push(VISIT);
        offers.push(VISIT_BY_PARTS);
      }
      if (whyNoAttack(world, state, seat) === undefined) offers.push(ATTACK);
      if (whyNoDiplomacy(world, state, seat) === undefined) offers.push(DIPLOMACY);
      offers.push(HUNT);
      if (state.raid) offerRaids(state, seat, offers);
    }
    offerEvents(world, state, seat, offers);
    if (state.architect) offerHand(world, state, seat, offers);
    else offerRow(world, state, seat, offers);
    if (whyNoHealing(world, state, seat) === undefined) offers.push(HEAL);
    if (state.trading) offerTrades(state, seat, offers);
    offers.push(ENDING);
  },
  run() {},
});

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
    if (next !== state.first) state.agenda.push(at(TURNS, next));
    else if (state.ending?.round === state.round) endGame(world, state, dealer);
    else state.agenda.push(ROUND);
  },
});
