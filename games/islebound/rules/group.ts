import { CONSTANTS } from '../content/constants.ts';
import type { ActionOf } from './actions.ts';
import { notAsked, top, whyNotYou } from './current-step.ts';
import { groupSize } from './placing.ts';
import { attackOf, attackWith, playerOf, type State, type Step } from './state.ts';
import type { Rules, StepRules } from './types.ts';

const SIZES = Array.from({ length: CONSTANTS.dice + 1 }, (_, n) => n);
const GROUPS = SIZES.map((cards): ActionOf<'group'> => ({ act: 'group', cards }));

type GroupStep = 'groupPirates' | 'groupSerpents' | 'groupIchor';

/** The number of cards of the step's kind that can join; IB-84: at least one card in all, at most ten. */
function groupRange(state: State, what: GroupStep): { least: number; most: number; have: number } {
  const { pirates, serpents, ichor } = playerOf(state, state.active);
  const chosen = groupSize(attackOf(state));
  const room = CONSTANTS.dice - chosen;
  const have = what === 'groupPirates' ? pirates : what === 'groupSerpents' ? serpents : Number(ichor);
  const later = what === 'groupPirates' ? serpents + Number(ichor) : what === 'groupSerpents' ? Number(ichor) : 0;
  return { least: chosen + later === 0 ? 1 : 0, most: Math.min(have, room), have };
}

const groupStep = <K extends GroupStep>(what: K): StepRules<K> => ({
  asks(state, _step, seat) {
    if (seat !== state.active) return false;
    const { least, most } = groupRange(state, what);
    return least < most;
  },
  acts: ['group'],
  run(state) {
    join(state, what, groupRange(state, what).most);
  },
});

export const groupPirates = groupStep('groupPirates');
export const groupSerpents = groupStep('groupSerpents');
export const groupIchor = groupStep('groupIchor');

function join(state: State, what: GroupStep, cards: number): void {
  const before = attackOf(state);
  switch (what) {
    case 'groupPirates':
      state.attack = attackWith(before, { pirates: cards });
      return;
    case 'groupSerpents':
      state.attack = attackWith(before, { serpents: cards });
      return;
    case 'groupIchor':
      state.attack = attackWith(before, { ichor: cards > 0 });
  }
}

const groupAt = ({ do: what }: Step): GroupStep | undefined =>
  what === 'groupPirates' || what === 'groupSerpents' || what === 'groupIchor' ? what : undefined;

/** A number of pirates, serpents, or Ichor, by the step. */
export const group: Rules<'group'> = {
  fields: { cards: SIZES },
  tries(state, seat, tries) {
    const what = groupAt(top(state));
    if (what === undefined || seat !== state.active) return;
    const { most } = groupRange(state, what);
    for (const action of GROUPS) if (action.cards <= most) tries.push(action);
  },
  why(state, seat, { cards }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    const what = groupAt(step);
    if (what === undefined) return notAsked(state);
    const { least, most, have } = groupRange(state, what);
    if (cards < least) return { why: 'groupEmpty' };
    if (cards > have) return { why: 'notThatMany', have };
    return cards > most ? { why: 'tenDice' } : undefined;
  },
  take(state, _seat, { cards }) {
    const what = groupAt(top(state));
    if (what === undefined) return;
    state.agenda.pop();
    join(state, what, cards);
  },
};
