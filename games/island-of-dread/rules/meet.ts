import type { Offers, Seat } from '@skerry/engine';
import type { World } from '../content/world.ts';
import { offerUses } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { active } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { isOnLand, isVoyaging } from './spaces.ts';
import { playerOf, type State } from './state.ts';
import type { StepRules } from './types.ts';

/** Whether another Hero is on the same land space. */
export function rivalsHere(state: State, seat: Seat): boolean {
  const { at } = playerOf(state, seat);
  for (let other = 0; other < state.seats; other++) if (other !== seat && playerOf(state, other).at === at) return true;
  return false;
}

/** ID-170, ID-220: why a seat cannot deal with another here. */
function whyNotWith(state: State, seat: Seat, rival: Seat): Reason | undefined {
  if (rival === seat) return { why: 'notYourself' };
  const [own, other] = [playerOf(state, seat), playerOf(state, rival)];
  if (isVoyaging(other)) return { why: 'voyaging', seat: rival };
  if (isVoyaging(own)) return { why: 'voyaging', seat };
  return isOnLand(own) && own.at === other.at ? undefined : { why: 'notHere', seat: rival };
}

/** ID-221 */
export function whyNoAttackOn(state: State, seat: Seat, rival: Seat): Reason | undefined {
  if (!state.pvp) return { why: 'pvpOff' };
  if (state.turn.attacked) return { why: 'attackedAlready' };
  return whyNotWith(state, seat, rival);
}

/** ID-231, ID-235 */
export function whyNoTalk(world: World, state: State, seat: Seat, rival: Seat): Reason | undefined {
  if (!state.negotiate) return { why: 'negotiateOff' };
  const { proposalsPerTurn } = world.content.numbers;
  if (state.turn.proposals >= proposalsPerTurn) return { why: 'proposalsUsed', limit: proposalsPerTurn };
  return whyNotWith(state, seat, rival);
}

/** The others who could be met: who is elsewhere cannot be, whatever else is done. */
export const othersHere = (state: State, seat: Seat): Seat[] =>
  state.players.flatMap((_, rival) => (whyNotWith(state, seat, rival) === undefined ? [rival] : []));

const GO_ON: ActionOf<'goOn'> = { act: 'goOn' };
export const ATTACKS_ON = [0, 1, 2, 3, 4, 5].map((rival): ActionOf<'attackHero'> => ({ act: 'attackHero', rival }));
export const TALKS = [0, 1, 2, 3, 4, 5].map((rival): ActionOf<'negotiate'> => ({ act: 'negotiate', rival }));

function canDeal(world: World, state: State, seat: Seat): boolean {
  for (let rival = 0; rival < state.seats; rival++) {
    if (whyNoAttackOn(state, seat, rival) === undefined) return true;
    if (whyNoTalk(world, state, seat, rival) === undefined) return true;
  }
  return false;
}

/** ID-65, ID-220: at the start of the Adventure Step, with another Hero in the space. */
export const meet = (world: World): StepRules<'meet'> => ({
  isStart: true,
  whom: active,
  asks: (state, _step, seat) => seat === state.active && canDeal(world, state, seat),
  acts: ['use', 'goOn', 'attackHero', 'negotiate'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(GO_ON);
    for (let rival = 0; rival < state.seats; rival++) {
      if (whyNoAttackOn(state, seat, rival) === undefined) offers.push(ATTACKS_ON[rival]!);
      if (whyNoTalk(world, state, seat, rival) === undefined) offers.push(TALKS[rival]!);
    }
  },
  run() {},
});
