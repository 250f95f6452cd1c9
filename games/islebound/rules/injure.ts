import { at, type ListBy } from '@skerry/engine';
import { CREW_KINDS, type CrewNumber } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { bonus } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { count, injureOne, kindsIn } from './crew.ts';
import { isAt, notAsked, top, whyNotYou } from './current-step.ts';
import { RETREAT } from './retreat.ts';
import { attackOf, attackWith, playerOf, type Step } from './state.ts';
import type { Rules, StepRules } from './types.ts';

const INJURIES: ListBy<CrewNumber, ActionOf<'injure'>> = CREW_KINDS.map(
  (crew): ActionOf<'injure'> => ({ act: 'injure', crew }),
);

const COMPARE: Step = { do: 'compare' };
const TAKE_TOWN: Step = { do: 'takeTown' };

/** IB-91: placed dice, crew injured in this attack, and modifiers. */
export const compare = (world: World): StepRules<'compare'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    const { need, strength, injured } = attackOf(state);
    const missing = need - strength - injured - bonus(world, state, seat, 'attackStrength');
    if (missing <= 0) {
      state.agenda.push(TAKE_TOWN);
      return;
    }
    dealer.tell?.({ fact: 'fellShort', seat, missing });
    state.agenda.push({ do: 'short', missing });
  },
});

export const short: StepRules<'short'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['injure', 'retreat'],
  offers(state, { missing }, seat, offers) {
    const { deck } = playerOf(state, seat);
    if (count(deck) >= missing) for (const kind of kindsIn(deck)) offers.push(at(INJURIES, kind));
    offers.push(RETREAT);
  },
  run() {},
};

/** IB-92: +1 each, one at a time, only while the need can be met. */
export const injure: Rules<'injure'> = {
  fields: { crew: CREW_KINDS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'short')) return;
    for (const kind of kindsIn(playerOf(state, seat).deck)) tries.push(at(INJURIES, kind));
  },
  why(state, seat, { crew }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    if (step.do === 'freeVisit' && state.attack !== null) return { why: 'enoughAlready' };
    if (step.do !== 'short') return notAsked(state);
    const { deck } = playerOf(state, seat);
    if (count(deck) < step.missing) return { why: 'cannotReach', missing: step.missing, onDeck: count(deck) };
    return kindsIn(deck).includes(CREW_KINDS.indexOf(crew)) ? undefined : { why: 'notOnDeck' };
  },
  take(state, seat, { crew }, dealer) {
    state.agenda.pop();
    injureOne(state, seat, CREW_KINDS.indexOf(crew), dealer);
    state.attack = attackWith(attackOf(state), { injured: attackOf(state).injured + 1 });
    state.agenda.push(COMPARE);
  },
};
