import { at, type ListBy, type Seat } from '@skerry/engine';
import { CREW_KINDS, type CrewNumber, crewKind, NOBODY } from '../content/vocabulary.ts';
import { slotWorth, type World } from '../content/world.ts';
import { bonus } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { count, exhaustOne, kindsIn } from './crew.ts';
import { isAt, top, whyNoAction, whyNotAt, whyNotYou } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { cubeIn, playerOf, type State, type Step, talksOf } from './state.ts';
import { SLOT_NUMBERS } from './take-town.ts';
import { needFor, ownerAt, townAt } from './town.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

export const DIPLOMACY: ActionOf<'diplomacy'> = { act: 'diplomacy' };
const PAY_CUBES = SLOT_NUMBERS.map((slot): ActionOf<'payCube'> => ({ act: 'payCube', slot }));
const NEGOTIATIONS: ListBy<CrewNumber, ActionOf<'negotiate'>> = CREW_KINDS.map(
  (crew): ActionOf<'negotiate'> => ({ act: 'negotiate', crew }),
);
const INFLUENCE: Step = { do: 'influence' };
const TAKE_TOWN: Step = { do: 'takeTown' };

/** The influence of a seat's cubes on the track. */
export function influenceOf(world: World, state: State, seat: Seat): number {
  let sum = 0;
  for (let slot = 0; slot < state.influence.length; slot++)
    if (state.influence[slot] === seat) sum += world.slots[slot] ?? 0;
  return sum;
}

/** IB-103, IB-108 */
export function whyNoDiplomacy(world: World, state: State, seat: Seat): Reason | undefined {
  if (ownerAt(state, seat) === seat) return { why: 'ownTown' };
  if (!townAt(world, state, seat).isBlueGreen) return { why: 'noBlueGreenBanner' };
  const cubes = influenceOf(world, state, seat);
  if (cubes === 0) return { why: 'noCubeOnTrack' };
  const talkers = count(playerOf(state, seat).deck & world.skilled.negotiate);
  const have = cubes + talkers + bonus(world, state, seat, 'influence');
  const need = needFor(world, state, seat);
  return have < need ? { why: 'tooLittleInfluence', need, have } : undefined;
}

export const diplomacy = (world: World): Rules<'diplomacy'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act')) tries.push(DIPLOMACY);
  },
  why: (state, seat) => whyNoAction(state, seat) ?? whyNoDiplomacy(world, state, seat),
  take(state, seat) {
    state.acted = true;
    const paid = bonus(world, state, seat, 'influence');
    state.talks = { need: needFor(world, state, seat), paid, slots: [], crew: [] };
    state.agenda.push(INFLUENCE);
  },
});

export const influenceStep = (world: World): StepRules<'influence'> => ({
  asks: (state, _step, seat) => seat === state.active,
  acts: ['payCube', 'negotiate'],
  offers(state, _step, seat, offers) {
    for (let n = 0; n < state.influence.length; n++) if (state.influence[n] === seat) offers.push(at(PAY_CUBES, n));
    const { paid, need, slots } = talksOf(state);
    if (slots.length === 0 && paid + 1 >= need) return;
    for (const kind of kindsIn(playerOf(state, seat).deck & world.skilled.negotiate))
      offers.push(at(NEGOTIATIONS, kind));
  },
  run() {},
});

function whyNotPaying(state: State, seat: Seat): Reason | undefined {
  const notYou = whyNotYou(state, seat);
  if (notYou !== undefined) return notYou;
  if (top(state).do === 'freeVisit' && state.talks !== null) return { why: 'needMet' };
  return whyNotAt(state, seat, 'influence');
}

/** IB-105: own cubes in any order, each for the value of its slot. */
export const payCube = (world: World): Rules<'payCube'> => ({
  fields: { slot: SLOT_NUMBERS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'influence')) return;
    for (const action of PAY_CUBES) if (cubeIn(state, action.slot) === seat) tries.push(action);
  },
  why: (state, seat, { slot }) =>
    whyNotPaying(state, seat) ?? (cubeIn(state, slot) === seat ? undefined : { why: 'notYourCube' }),
  take(state, seat, { slot }, dealer) {
    const { need, paid, slots, crew } = talksOf(state);
    state.influence[slot - 1] = NOBODY;
    playerOf(state, seat).cubes++;
    state.talks = { need, paid: paid + slotWorth(world, slot), slots: [...slots, slot], crew };
    checkNeed(state, seat, dealer);
  },
});

/** IB-106: each Negotiate crew member exhausted adds 1; one cube must be removed all the same. */
export const negotiate = (world: World): Rules<'negotiate'> => ({
  fields: { crew: CREW_KINDS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'influence')) return;
    for (const kind of kindsIn(playerOf(state, seat).deck & world.skilled.negotiate))
      tries.push(at(NEGOTIATIONS, kind));
  },
  why(state, seat, { crew }) {
    const notNow = whyNotPaying(state, seat);
    if (notNow !== undefined) return notNow;
    const { deck } = playerOf(state, seat);
    const able = kindsIn(deck & world.skilled.negotiate);
    if (able.length === 0) return { why: 'noNegotiateCrew' };
    const kind = CREW_KINDS.indexOf(crew);
    if (!kindsIn(deck).includes(kind)) return { why: 'notOnDeck' };
    if (!able.includes(kind)) return { why: 'lacksSkill', skill: 'negotiate' };
    const { paid, need, slots } = talksOf(state);
    return slots.length === 0 && paid + 1 >= need ? { why: 'oneCubeAtLeast' } : undefined;
  },
  take(state, seat, { crew }, dealer) {
    const { need, paid, slots, crew: before } = talksOf(state);
    const kind = CREW_KINDS.indexOf(crew);
    exhaustOne(state, seat, kind, 'diplomacy', dealer);
    state.talks = { need, paid: paid + 1, slots, crew: [...before, kind] };
    checkNeed(state, seat, dealer);
  },
});

/** IB-107: paying stops as soon as the need is met; nothing comes back. */
function checkNeed(state: State, seat: Seat, dealer: Dealer): void {
  const { need, paid, slots, crew } = talksOf(state);
  if (paid < need || slots.length === 0) return;
  state.agenda.pop();
  state.agenda.push(TAKE_TOWN);
  if (dealer.tell)
    dealer.tell({ fact: 'influencePaid', seat, slots, crew: crew.map((kind) => crewKind(kind)), sum: paid });
}
