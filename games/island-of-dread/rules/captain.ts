import type { Offers, Seat } from '@skerry/engine';
import { type CardNumber, NONE, type TownNumber } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import type { Action, ActionOf } from './actions.ts';
import { active, isAt, notAsked, plain, top, whyNotYou } from './current-step.ts';
import { layOn, remove, takeOff } from './owned-cards.ts';
import { priceOf } from './prices.ts';
import type { Reason } from './reasons.ts';
import { townAt } from './spaces.ts';
import { type Cards, playerOf, type State, type Step } from './state.ts';
import { remember } from './this-turn.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

/** ID-143, ID-146: the Captain leaves with all his counters, loan gold included. */
function partWith(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const { captain } = player;
  player.captain = NONE;
  player.captainWounds = 0;
  player.captainExhaustion = 0;
  player.loan = false;
  remove(player.down, captain);
  return captain;
}

/** ID-143: face down under the captain deck. */
function underDeck(state: State, card: CardNumber, dealer: Dealer): void {
  state.captainDeck.unshift([card]);
  dealer.tell?.({ fact: 'captainDiscarded', card });
}

export function discardCaptain(state: State, seat: Seat, dealer: Dealer): void {
  if (playerOf(state, seat).captain !== NONE) underDeck(state, partWith(state, seat), dealer);
}

/** ID-144, ID-161: on the stack of a town. */
export function returnCaptain(world: World, state: State, seat: Seat, town: TownNumber, dealer: Dealer): void {
  const captain = partWith(state, seat);
  layOn(state.captains, town, captain);
  dealer.tell?.({ fact: 'captainReturned', seat, captain, town: world.chart.ports[town]! });
}

/** ID-144, ID-145: a Hero who leaves a town by land, or is moved out of it, leaves the Captain there. */
export function leaveTown(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const player = playerOf(state, seat);
  if (player.captain === NONE) return;
  const town = townAt(world, state, player.at);
  if (town !== NONE) returnCaptain(world, state, seat, town, dealer);
}

export const LOOK: ActionOf<'lookForCaptains'> = { act: 'lookForCaptains' };
export const CAPTAINS: ActionOf<'captains'> = { act: 'captains' };
const HIRES: ActionOf<'hire'>[] = [];
const LOANS: ActionOf<'loan'>[] = [];
const KEEPS: ActionOf<'keepCaptain'>[] = [];
const hireOf = (captain: CardNumber): ActionOf<'hire'> => {
  HIRES[captain] ??= { act: 'hire', captain };
  return HIRES[captain];
};
const loanOf = (captain: CardNumber): ActionOf<'loan'> => {
  LOANS[captain] ??= { act: 'loan', captain };
  return LOANS[captain];
};
const keepOf = (captain: CardNumber): ActionOf<'keepCaptain'> => {
  KEEPS[captain] ??= { act: 'keepCaptain', captain };
  return KEEPS[captain];
};
const CAPTAINS_STEP: Step = { do: 'captains' };

const stackOf = (world: World, state: State, seat: Seat): Cards =>
  state.captains[townAt(world, state, playerOf(state, seat).at)] ?? [];

/** ID-139, ID-140: once in a Market Step the top Captain is drawn into the stack. */
export const lookForCaptains = (world: World): Rules<'lookForCaptains'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'market')) tries.push(LOOK);
  },
  why(state, seat) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const now = top(state).do;
    if ((now === 'market' || now === 'captains') && state.turn.looked) return { why: 'lookedAlready' };
    if (now === 'market') return undefined;
    return townAt(world, state, playerOf(state, seat).at) === NONE ? { why: 'notInTown' } : notAsked(state);
  },
  take(state, seat, _action, dealer) {
    remember(state, { looked: true });
    const town = townAt(world, state, playerOf(state, seat).at);
    // ID-151
    if (state.captainDeck.length > 0) {
      const card = dealer.draw(state.captainDeck, 'captains');
      layOn(state.captains, town, card);
      dealer.tell?.({ fact: 'captainDrawn', town: world.chart.ports[town]!, card });
    }
    if (state.captains[town]!.length > 0) state.agenda.push(CAPTAINS_STEP);
  },
});

/** Why the seat cannot look for Captains again. */
export function whyNoCaptains(world: World, state: State, seat: Seat): Reason | undefined {
  if (!state.turn.looked) return { why: 'lookFirst' };
  if (state.turn.hired) return { why: 'hiredAlready' };
  return stackOf(world, state, seat).length === 0 ? { why: 'noCaptainsHere' } : undefined;
}

export const captains = (world: World): Rules<'captains'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'market') && state.turn.looked) tries.push(CAPTAINS);
  },
  why(state, seat) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    return top(state).do === 'market' ? whyNoCaptains(world, state, seat) : notAsked(state);
  },
  take(state) {
    state.agenda.push(CAPTAINS_STEP);
  },
});

export const captainsStep = (world: World): StepRules<'captains'> => ({
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['hire', 'loan', 'back'],
  offers(state, _step, seat, offers: Offers<Action>) {
    const { gold } = playerOf(state, seat);
    for (const card of stackOf(world, state, seat)) {
      if (hirePrice(world, state, seat, card) <= gold) offers.push(hireOf(card));
      offers.push(loanOf(card));
    }
    offers.push(BACK);
  },
  run() {},
});

export const hirePrice = (world: World, state: State, seat: Seat, card: CardNumber): number =>
  priceOf(world, state, seat, 'captain', cardOf(world, card).cost);

function whyNoHire(world: World, state: State, seat: Seat, card: CardNumber): Reason | undefined {
  const notYou = whyNotYou(state, seat);
  if (notYou !== undefined) return notYou;
  const now = top(state).do;
  if (now === 'market') return whyNoCaptains(world, state, seat) ?? notAsked(state);
  if (now !== 'captains') {
    const isInTown = townAt(world, state, playerOf(state, seat).at) !== NONE;
    return isInTown ? notAsked(state) : { why: 'notInTown' };
  }
  return stackOf(world, state, seat).includes(card) ? undefined : { why: 'notInStack' };
}

/** ID-141: for his cost. */
export const hire = (world: World): Rules<'hire'> => ({
  fields: { captain: world.captains },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'captains')) for (const card of stackOf(world, state, seat)) tries.push(hireOf(card));
  },
  why(state, seat, { captain }) {
    const why = whyNoHire(world, state, seat, captain);
    if (why !== undefined) return why;
    const need = hirePrice(world, state, seat, captain);
    const have = playerOf(state, seat).gold;
    return need > have ? { why: 'gold', need, have } : undefined;
  },
  take(state, seat, { captain }, dealer) {
    const gold = hirePrice(world, state, seat, captain);
    playerOf(state, seat).gold -= gold;
    dealer.tell?.({ fact: 'hired', seat, card: captain, gold });
    takeOn(world, state, seat, captain, false);
  },
});

/** ID-147: nothing is paid; the card gets a gold counter. */
export const loan = (world: World): Rules<'loan'> => ({
  fields: { captain: world.captains },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'captains')) for (const card of stackOf(world, state, seat)) tries.push(loanOf(card));
  },
  why: (state, seat, { captain }) => whyNoHire(world, state, seat, captain),
  take(state, seat, { captain }, dealer) {
    dealer.tell?.({ fact: 'hiredOnLoan', seat, card: captain });
    takeOn(world, state, seat, captain, true);
  },
});

/** ID-142: of two Captains the player keeps one. */
function takeOn(world: World, state: State, seat: Seat, card: CardNumber, onLoan: boolean): void {
  state.agenda.pop();
  remember(state, { hired: true });
  if (playerOf(state, seat).captain === NONE) join(world, state, seat, card, onLoan);
  else state.agenda.push({ do: 'keepCaptain', card, loan: onLoan });
}

function join(world: World, state: State, seat: Seat, card: CardNumber, onLoan: boolean): void {
  const player = playerOf(state, seat);
  takeOff(state.captains, townAt(world, state, player.at), card);
  player.captain = card;
  player.loan = onLoan;
}

export const keepCaptainStep: StepRules<'keepCaptain'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['keepCaptain'],
  run() {},
};

/** ID-45: at the end of a turn one Captain stays in each stack. */
export const keepOneStep: StepRules<'keepOne'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['keepCaptain'],
  run() {},
};

function choiceOf(state: State, seat: Seat): readonly number[] {
  const step = top(state);
  if (step.do === 'keepCaptain') return [playerOf(state, seat).captain, step.card];
  return step.do === 'keepOne' ? state.captains[step.town]! : [];
}

/** The Captain who stays, with the Hero or in a stack. */
export const keepCaptain = (world: World): Rules<'keepCaptain'> => ({
  fields: { captain: world.captains },
  tries(state, seat, tries) {
    if (whyNotYou(state, seat) === undefined) for (const card of choiceOf(state, seat)) tries.push(keepOf(card));
  },
  why(state, seat, { captain }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const { do: now } = top(state);
    if (now !== 'keepCaptain' && now !== 'keepOne') return notAsked(state);
    return choiceOf(state, seat).includes(captain) ? undefined : { why: 'notInStack' };
  },
  take(state, seat, { captain }, dealer) {
    const step = state.agenda.pop()!;
    if (step.do === 'keepOne') {
      const gone = state.captains[step.town]!.filter((card) => card !== captain);
      state.captains[step.town] = [captain];
      for (const card of gone) state.captainDeck.unshift([card]);
      dealer.tell?.({ fact: 'captainsTrimmed', seat, town: world.chart.ports[step.town]!, kept: captain, gone });
    } else if (step.do === 'keepCaptain' && captain === step.card) {
      discardCaptain(state, seat, dealer);
      join(world, state, seat, captain, step.loan);
    } else if (step.do === 'keepCaptain') {
      takeOff(state.captains, townAt(world, state, playerOf(state, seat).at), step.card);
      underDeck(state, step.card, dealer);
    }
  },
});

export const BACK: ActionOf<'back'> = { act: 'back' };

export const back = plain(BACK, ['shelf', 'sell', 'captains'], (state) => {
  state.agenda.pop();
});
