import { endSpan, type Offers } from '@skerry/engine';
import { NONE } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { offerUses } from '../abilities.ts';
import type { Action, ActionOf } from '../actions.ts';
import { acting, isAt, notAsked, plain, top, whyNotYou } from '../current-step.ts';
import { escapeDuel } from '../duel.ts';
import { endTurnNow } from '../early-end.ts';
import type { Reason } from '../reasons.ts';
import { rollTwo, testBonus } from '../skill-test.ts';
import { isOnIsland } from '../spaces.ts';
import { combatOf, playerOf, type State, type Step } from '../state.ts';
import type { Dealer, Rules, StepRules } from '../types.ts';
import { beginPhase } from './phase.ts';
import { enemyStat, failDamage, strengthOf } from './values.ts';

const STAND: ActionOf<'stand'> = { act: 'stand' };
const TRY_ESCAPE: ActionOf<'tryEscape'> = { act: 'tryEscape' };
const BLOW: Step = { do: 'blow' };
const RANGED = 0;

/** ID-110: once in the escape phase the Hero may try to get away. */
export const escapeStep = (world: World): StepRules<'escape'> => ({
  // A card has made the escape succeed: skip the question.
  whom: acting,
  asks: (state, _step, seat) => seat === combatOf(state).seat && !combatOf(state).sure,
  acts: ['use', 'stand', 'tryEscape'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(STAND);
    offers.push(TRY_ESCAPE);
  },
  run: (state, _step, dealer) => getAway(world, state, dealer),
});

export const stand = plain(STAND, ['escape'], (state, _seat, _action, dealer) => {
  state.agenda.pop();
  beginPhase(state, RANGED, dealer);
});

export const tryEscape = (world: World): Rules<'tryEscape'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'escape') || (isAt(state, seat, 'phase') && whyNoEscape(state)?.why !== 'notAsked'))
      tries.push(TRY_ESCAPE);
  },
  why: (state, seat) => whyNotYou(state, seat) ?? whyNoEscape(state),
  take(state, _seat, _action, dealer) {
    state.agenda.pop();
    attempt(world, state, dealer);
  },
});

function whyNoEscape(state: State): Reason | undefined {
  const { combat } = state;
  if (top(state).do === 'escape') return undefined;
  if (combat === null || combat.round === 0) return notAsked(state);
  if (isOnIsland(playerOf(state, combat.seat))) return { why: 'noEscapeHere' };
  if (combat.escapeTried) return { why: 'triedThisRound' };
  return combat.round === 1 && combat.startPhase !== NONE ? { why: 'firstRoundSkipped' } : notAsked(state);
}

/** ID-110, ID-227: Sneak against the ranged value; failure costs the ranged damage. */
function attempt(world: World, state: State, dealer: Dealer): void {
  const combat = combatOf(state);
  const { seat, rival } = combat;
  const player = playerOf(state, seat);
  combat.escapeTried = true;
  combat.phase = RANGED;
  combat.actor = player.hero;
  combat.role = 'defend';
  let need = 0;
  if (rival === NONE) need = enemyStat(world, state, RANGED);
  else {
    const against = rollTwo(dealer, 'duelDice');
    const value = strengthOf(world, state, rival, playerOf(state, rival).hero, RANGED);
    need = against[0] + against[1] + value;
    dealer.tell?.({ fact: 'duelRolled', seat: rival, dice: against, value, need });
  }
  const dice = rollTwo(dealer, 'testDice');
  const bonus = testBonus(world, state, seat, world.content.numbers.escapeSkill);
  const success = dice[0] + dice[1] + bonus >= need;
  dealer.tell?.({ fact: 'escapeTried', seat, dice, bonus, need, success });
  if (success) return getAway(world, state, dealer);
  endSpan(state, 'roll');
  beginPhase(state, RANGED, dealer);
  combat.target = player.hero;
  combat.damage = failDamage(world, state);
  state.agenda.push(BLOW);
}

/** ID-111: the Hero stays in the space, and the turn ends at once. */
function getAway(world: World, state: State, dealer: Dealer): void {
  const { seat, rival } = combatOf(state);
  dealer.tell?.({ fact: 'escaped', seat });
  if (rival === NONE) endTurnNow(world, state, 'escaped', dealer);
  else escapeDuel(world, state, dealer);
}
