import { FLEET_KINDS, type FleetKind } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { isAt, notAsked, plainAnswer, top, whyNotAt, whyNotYou } from './current-step.ts';
import { returnIchor } from './gain.ts';
import { attackOf, playerOf, type State, type Step } from './state.ts';
import { townAt } from './town.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

export const RETREAT: ActionOf<'retreat'> = { act: 'retreat' };
const LOSSES = FLEET_KINDS.map((card): ActionOf<'lose'> => ({ act: 'lose', card }));

const RETREATING: Step = { do: 'retreat' };

/** IB-93 */
export const retreat = plainAnswer(RETREAT, 'short', (state) => {
  state.agenda.pop();
  state.agenda.push(RETREATING);
});

/** IB-94: if Ichor was in the group, it is the one card lost. */
export const retreatStep = (world: World): StepRules<'retreat'> => ({
  asks(state, _step, seat) {
    const { pirates, serpents, ichor } = attackOf(state);
    return seat === state.active && !ichor && pirates > 0 && serpents > 0;
  },
  acts: ['lose'],
  run(state, _step, dealer) {
    const { serpents, ichor } = attackOf(state);
    loseCard(world, state, ichor ? 'ichor' : serpents > 0 ? 'serpent' : 'pirate', dealer);
  },
});

export const lose = (world: World): Rules<'lose'> => ({
  fields: { card: FLEET_KINDS },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'retreat')) tries.push(...LOSSES);
  },
  why(state, seat, { card }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    const fight = state.attack;
    if (fight === null || (step.do !== 'short' && step.do !== 'retreat')) return notAsked(state);
    if (fight.ichor && card !== 'ichor') return { why: 'ichorIsLost' };
    const isInGroup = card === 'ichor' ? fight.ichor : card === 'serpent' ? fight.serpents > 0 : fight.pirates > 0;
    return isInGroup ? whyNotAt(state, seat, 'retreat') : { why: 'notInGroup' };
  },
  take(state, _seat, { card }, dealer) {
    state.agenda.pop();
    loseCard(world, state, card, dealer);
  },
});

function loseCard(world: World, state: State, card: FleetKind, dealer: Dealer): void {
  const seat = state.active;
  const player = playerOf(state, seat);
  if (card === 'ichor') returnIchor(state, seat, dealer);
  else if (card === 'serpent') {
    player.serpents--;
    state.serpents++;
  } else {
    player.pirates--;
    state.pirates++;
  }
  state.attack = null;
  dealer.tell?.({ fact: 'retreated', seat, town: townAt(world, state, seat).name, lost: card });
}
