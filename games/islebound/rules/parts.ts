import { at, endSpan, type Seat } from '@skerry/engine';
import type { Part } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { count, rest, workers } from './crew.ts';
import { isAt, notAsked, pop, top, whyNotAt, whyNotYou } from './current-step.ts';
import { gain } from './gain.ts';
import { ANY_NUMBER, playerOf, type State, type Step, visitOf, visitWith } from './state.ts';
import { townAt } from './town.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const DO_PART: ActionOf<'doPart'> = { act: 'doPart' };
export const LEAVE_OUT: ActionOf<'leaveOut'> = { act: 'leaveOut' };
const PARTS: readonly Step[] = Array.from({ length: 12 }, (_, part) => ({ do: 'parts', part }));

export const partsHere = (world: World, state: State): readonly Part[] => townAt(world, state, state.active).parts;

const isPlain = (part: Part | undefined): boolean => part?.do === 'rest' || part?.do === 'gain';

/** IB-55: the parts in order. IB-56: plain ones run automatically, unless the visit goes part by part. */
export const parts = (world: World): StepRules<'parts'> => ({
  asks: (state, { part }, seat) =>
    visitOf(state).careful && seat === state.active && isPlain(partsHere(world, state)[part]),
  acts: ['doPart', 'leaveOut'],
  offers(_state, _step, _seat, offers) {
    offers.push(DO_PART);
    offers.push(LEAVE_OUT);
  },
  run(state, { part }, dealer) {
    if (part < partsHere(world, state).length) {
      carryOut(world, state, part, dealer);
      return;
    }
    state.visit = null;
    endSpan(state, 'visit');
  },
});

export const doPart = (world: World): Rules<'doPart'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'parts')) tries.push(DO_PART);
  },
  why: (state, seat) => whyNotAt(state, seat, 'parts'),
  take(state, _seat, _action, dealer) {
    const step = pop(state, 'parts');
    carryOut(world, state, step.part, dealer);
  },
});

/** The one executor of the parts of towns' actions. */
function carryOut(world: World, state: State, n: number, dealer: Dealer): void {
  const seat = state.active;
  const visit = visitOf(state);
  const part = at(partsHere(world, state), n);
  state.agenda.push(at(PARTS, n + 1));
  if (visit.books > 0) state.visit = visitWith(visit, { books: 0 });
  switch (part.do) {
    case 'rest':
      rest(world, state, seat, dealer);
      return;
    case 'gain': {
      const amount = part.per === 'work' ? part.n * workers(world, state, seat) : part.n;
      if (amount > 0) gain(world, state, seat, part.what, amount, 'town', dealer);
      return;
    }
    case 'gainOne':
      state.agenda.push({ do: 'gainOne', part: n });
      return;
    case 'pay': {
      const times = timesFor(state, seat, part.times);
      state.agenda.push({ do: 'pay', part: n, left: times, times });
      return;
    }
    case 'hire':
      state.agenda.push({ do: 'hire', part: n });
      return;
    case 'reputation':
      state.agenda.push({ do: 'reputation', part: n });
      return;
    case 'build':
      state.agenda.push({ do: 'build', part: n });
  }
}

/** IB-203: counted as the part begins (IB-43). */
function timesFor(state: State, seat: Seat, times: 'any' | 'perCrewOnDeck' | 'once'): number {
  switch (times) {
    case 'any':
      return ANY_NUMBER;
    case 'perCrewOnDeck':
      return count(playerOf(state, seat).deck);
    case 'once':
      return 1;
  }
}

/** IB-55: any part may be left out. */
export const leaveOut: Rules<'leaveOut'> = {
  fields: {},
  tries(state, seat, tries) {
    if (whyNotYou(state, seat) === undefined && mayLeaveOut(top(state))) tries.push(LEAVE_OUT);
  },
  why(state, seat) {
    const step = top(state);
    return whyNotYou(state, seat) ?? (mayLeaveOut(step) ? undefined : notAsked(state));
  },
  take(state, seat, _action, dealer) {
    const step = top(state);
    state.agenda.pop();
    if (step.do === 'parts') state.agenda.push(at(PARTS, step.part + 1));
    if ('part' in step) dealer.tell?.({ fact: 'partLeftOut', seat, part: step.part });
  },
};

const mayLeaveOut = ({ do: what }: Step): boolean =>
  what === 'parts' ||
  what === 'gainOne' ||
  what === 'hire' ||
  what === 'reputation' ||
  what === 'build' ||
  what === 'buyCard';

const CHOICES = [1, 2, 3, 4];
const GAINS_OF_ONE = CHOICES.map((choice): ActionOf<'gainOne'> => ({ act: 'gainOne', choice }));

export const gainOneStep = (world: World): StepRules<'gainOne'> => ({
  asks: (state, _step, seat) => seat === state.active,
  acts: ['gainOne', 'leaveOut'],
  offers(state, step, _seat, offers) {
    const { length } = alternatives(world, state, step.part);
    for (const action of GAINS_OF_ONE) if (action.choice <= length) offers.push(action);
    offers.push(LEAVE_OUT);
  },
  run() {},
});

function alternatives(world: World, state: State, n: number): Extract<Part, { do: 'gainOne' }>['of'] {
  const part = partsHere(world, state)[n];
  return part?.do === 'gainOne' ? part.of : [];
}

/** One of the alternatives, from 1. */
export const gainOne = (world: World): Rules<'gainOne'> => ({
  fields: { choice: CHOICES },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do !== 'gainOne' || seat !== state.active) return;
    tries.push(...GAINS_OF_ONE.slice(0, alternatives(world, state, step.part).length));
  },
  why(state, seat, { choice }) {
    const notNow = whyNotAt(state, seat, 'gainOne');
    const step = top(state);
    if (notNow !== undefined || step.do !== 'gainOne') return notNow;
    return choice > alternatives(world, state, step.part).length ? { why: 'noSuchChoice' } : undefined;
  },
  take(state, seat, { choice }, dealer) {
    const step = pop(state, 'gainOne');
    const { what, n } = at(alternatives(world, state, step.part), choice - 1);
    gain(world, state, seat, what, n, 'town', dealer);
  },
});
