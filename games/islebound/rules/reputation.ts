import { at } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { World } from '../content/world.ts';
import { announce } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { isAt, whyNotAt } from './current-step.ts';
import { countOf } from './ending.ts';
import { LEAVE_OUT } from './parts.ts';
import { reputationIn } from './state.ts';
import type { Rules, StepRules } from './types.ts';

const PLACES = Array.from({ length: CONSTANTS.reputationShown }, (_, place) => place + 1);
const ACTIVATIONS = PLACES.map((place): ActionOf<'reputation'> => ({ act: 'reputation', place }));

/** IB-133, IB-137: one of the shown cards. */
export const reputationStep: StepRules<'reputation'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['reputation', 'leaveOut'],
  offers(state, _step, _seat, offers) {
    for (const action of ACTIVATIONS) if (reputationIn(state, action.place) > 0) offers.push(action);
    offers.push(LEAVE_OUT);
  },
  run() {},
};

export const reputation = (world: World): Rules<'reputation'> => ({
  fields: { place: PLACES },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'reputation')) tries.push(...ACTIVATIONS);
  },
  why(state, seat, { place }) {
    const notNow = whyNotAt(state, seat, 'reputation');
    if (notNow !== undefined) return notNow;
    if (state.reputation.every((card) => card === 0)) return { why: 'noReputationLeft' };
    return reputationIn(state, place) === 0 ? { why: 'noCardThere' } : undefined;
  },
  take(state, seat, { place }, dealer) {
    state.agenda.pop();
    const card = reputationIn(state, place);
    dealer.tell?.({ fact: 'reputationActivated', seat, card });
    // The agenda is a stack: the first to happen is pushed last.
    state.agenda.push({ do: 'repNext', place });
    // IB-134: active first, then clockwise.
    for (let n = state.seats - 1; n >= 0; n--)
      state.agenda.push({ do: 'repScore', card, seat: (seat + n) % state.seats });
    announce(world, state, seat, { when: 'reputationActivated' });
    const { active } = at(world.reputation, card);
    if (active > 0) state.agenda.push({ do: 'renown', seat, left: active });
  },
});

/** IB-134, IB-135: counted when that player's scoring begins. */
export const repScore = (world: World): StepRules<'repScore'> => ({
  run(state, { card, seat }, dealer) {
    const { per, limit } = at(world.reputation, card);
    const counted = countOf(state, seat, per);
    const n = Math.min(counted, limit);
    dealer.tell?.({ fact: 'reputationScored', seat, n, capped: n < counted });
    if (n > 0) state.agenda.push({ do: 'renown', seat, left: n });
  },
});

/** IB-136: the card is out of the game, and the next is shown. */
export const repNext: StepRules<'repNext'> = {
  run(state, { place }, dealer) {
    const next = state.reputationPile.length > 0 ? dealer.draw(state.reputationPile, 'reputation') : 0;
    state.reputation[place - 1] = next;
    if (next > 0) dealer.tell?.({ fact: 'reputationShown', card: next });
  },
};
