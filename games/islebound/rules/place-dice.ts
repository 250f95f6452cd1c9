import type { World } from '../content/world.ts';
import { bonus } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { isAt, plainAnswer, whyNotAt } from './current-step.ts';
import { FACES } from './dice.ts';
import { bestPlacing, cardAt, dieStrength, groupSize, type Placed, strengthOf } from './placing.ts';
import { type Attack, attackOf, attackWith, type State, type Step } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const PLACE_BEST: ActionOf<'placeBest'> = { act: 'placeBest' };
const PLACE_BY_HAND: ActionOf<'placeByHand'> = { act: 'placeByHand' };
const PLACE_DICE = FACES.map((face): ActionOf<'placeDie'> => ({ act: 'placeDie', face }));
const PLACE_NONE: ActionOf<'placeNone'> = { act: 'placeNone' };

const PLACE_CARD: Step = { do: 'placeCard' };

/** IB-88: the largest total, or by hand. */
export const place: StepRules<'place'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['placeBest', 'placeByHand'],
  offers(_state, _step, _seat, offers) {
    offers.push(PLACE_BEST);
    offers.push(PLACE_BY_HAND);
  },
  run() {},
};

export const placeBest = (world: World): Rules<'placeBest'> =>
  plainAnswer(PLACE_BEST, 'place', (state, _seat, _action, dealer) => {
    state.agenda.pop();
    settleDice(world, state, bestPlacing(world, attackOf(state)), dealer);
  });

export const placeByHand = plainAnswer(PLACE_BY_HAND, 'place', (state) => {
  state.agenda.pop();
  state.agenda.push(PLACE_CARD);
});

/** Card by card: Ichor, serpents, pirates. */
export const placeCard = (world: World): StepRules<'placeCard'> => ({
  asks: (state, _step, seat) => seat === state.active && attackOf(state).placed.length < groupSize(attackOf(state)),
  acts: ['placeDie', 'placeNone'],
  run: (state, _step, dealer) => settleDice(world, state, attackOf(state).placed, dealer),
});

const lie = (attack: Attack, face: number): Attack =>
  attackWith(attack, { placed: [...attack.placed, { card: cardAt(attack, attack.placed.length), face }] });

/** Unplaced dice of a face. */
function diceLeft({ dice, placed }: Attack, face: number): number {
  return dice.filter((die) => die === face).length - placed.filter((each) => each.face === face).length;
}

export const placeDie: Rules<'placeDie'> = {
  fields: { face: FACES },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'placeCard')) return;
    const { dice } = attackOf(state);
    for (const action of PLACE_DICE) if (dice.includes(action.face)) tries.push(action);
  },
  why(state, seat, { face }) {
    const notNow = whyNotAt(state, seat, 'placeCard');
    if (notNow !== undefined) return notNow;
    if (!attackOf(state).dice.includes(face)) return { why: 'noSuchFace' };
    return diceLeft(attackOf(state), face) > 0 ? undefined : { why: 'dieUsed' };
  },
  take(state, _seat, { face }) {
    state.attack = lie(attackOf(state), face);
  },
};

export const placeNone = plainAnswer(PLACE_NONE, 'placeCard', (state) => {
  state.attack = lie(attackOf(state), 0);
});

function settleDice(world: World, state: State, placed: readonly Placed[], dealer: Dealer): void {
  const strength = strengthOf(world, placed);
  state.attack = attackWith(attackOf(state), { placed, strength });
  if (dealer.tell === undefined) return;
  const seat = state.active;
  const added = bonus(world, state, seat, 'attackStrength');
  const pairs = placed
    .filter(({ face }) => face > 0)
    .map(({ card, face }) => ({ card, face, strength: dieStrength(world.byDie[card], face) }));
  dealer.tell({ fact: 'dicePlaced', seat, pairs, bonus: added, total: strength + added });
}
