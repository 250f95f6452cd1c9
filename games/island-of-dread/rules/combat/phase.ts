import { endSpan, type Offers, type Seat } from '@skerry/engine';
import { type CardNumber, NONE, PHASES, type Role } from '../../content/vocabulary.ts';
import { cardOf, type Statics, type World } from '../../content/world.ts';
import { AT, announce, mayUse, offerUses } from '../abilities.ts';
import type { Action, ActionOf } from '../actions.ts';
import { unmet } from '../conditions.ts';
import { acting, isAt, plain, whyNotAt } from '../current-step.ts';
import type { Reason } from '../reasons.ts';
import { isVoyaging } from '../spaces.ts';
import { combatOf, playerOf, type State, type Step } from '../state.ts';
import type { Dealer, Rules, StepRules } from '../types.ts';
import { beginRoll } from './combat.ts';

const PHASE: Step = { do: 'phase' };
const NEXT_PHASE: Step = { do: 'nextPhase' };
const BEFORE_ROLL: Step = { do: 'beforeRoll' };
const DEFEND: ActionOf<'defend'> = { act: 'defend' };
const ATTACKS: ActionOf<'attack'>[] = [];
const attackOf = (figure: CardNumber): ActionOf<'attack'> => {
  ATTACKS[figure] ??= { act: 'attack', figure };
  return ATTACKS[figure];
};

export function beginPhase(state: State, phase: number, dealer: Dealer): void {
  combatOf(state).phase = phase;
  dealer.tell?.({ fact: 'phaseBegan', seat: combatOf(state).seat, phase: PHASES[phase]! });
  state.agenda.push(PHASE);
}

/** ID-106: the card that forbids a figure to attack in this phase, or `NONE`. */
function forbiddenBy(world: World, state: State, seat: Seat, who: 'hero' | 'allies' | 'captain'): number {
  const { card } = combatOf(state);
  if (card !== NONE && forbids(world, state, seat, cardOf(world, card).textStatics, card, who)) return card;
  const { event } = state;
  return event !== NONE && forbids(world, state, seat, cardOf(world, event).textStatics, event, who) ? event : NONE;
}

function forbids(
  world: World,
  state: State,
  seat: Seat,
  { forbids }: Statics,
  bearer: CardNumber,
  whom: 'hero' | 'allies' | 'captain',
): boolean {
  for (const { if: conditions, who } of forbids)
    if (who === whom && unmet(world, state, seat, bearer, conditions) === undefined) return true;
  return false;
}

/** ID-94, ID-95, ID-163: why a figure cannot attack in this phase. */
export function whyNoAttack(world: World, state: State, seat: Seat, figure: CardNumber): Reason | undefined {
  const player = playerOf(state, seat);
  const { attacked, rival } = combatOf(state);
  const isCaptain = figure === player.captain && figure !== NONE;
  if (figure !== player.hero && !player.allies.includes(figure) && !isCaptain) return { why: 'notAFigure' };
  if (isCaptain && !isVoyaging(player)) return { why: 'captainOnlyAtSea' };
  if (attacked.includes(figure)) return { why: 'alreadyAttacked', figure };
  if (rival !== NONE) return undefined;
  const who = figure === player.hero ? 'hero' : isCaptain ? 'captain' : 'allies';
  const card = forbiddenBy(world, state, seat, who);
  return card === NONE ? undefined : { why: 'mayNotAttack', figure, card };
}

/** Whether anything but defence is possible. */
function canAttack(world: World, state: State, seat: Seat): boolean {
  const { hero, allies, captain } = playerOf(state, seat);
  if (whyNoAttack(world, state, seat, hero) === undefined) return true;
  for (const ally of allies) if (whyNoAttack(world, state, seat, ally) === undefined) return true;
  return captain !== NONE && whyNoAttack(world, state, seat, captain) === undefined;
}

/** ID-94: exactly one figure acts. */
export const phaseStep = (world: World): StepRules<'phase'> => ({
  whom: acting,
  asks: (state, step, seat) =>
    seat === combatOf(state).seat && (canAttack(world, state, seat) || mayUse(world, state, step, seat)),
  acts: ['use', 'defend', 'attack'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(DEFEND);
    const { hero, allies, captain } = playerOf(state, seat);
    if (whyNoAttack(world, state, seat, hero) === undefined) offers.push(attackOf(hero));
    for (const ally of allies) if (whyNoAttack(world, state, seat, ally) === undefined) offers.push(attackOf(ally));
    if (captain !== NONE && whyNoAttack(world, state, seat, captain) === undefined) offers.push(attackOf(captain));
  },
  run: (state, _step, dealer) => act(world, state, playerOf(state, combatOf(state).seat).hero, 'defend', dealer),
});

export const defend = (world: World): Rules<'defend'> =>
  plain(DEFEND, ['phase'], (state, seat, _action, dealer) => {
    state.agenda.pop();
    act(world, state, playerOf(state, seat).hero, 'defend', dealer);
  });

export const attack = (world: World): Rules<'attack'> => ({
  fields: { figure: [...world.heroes, ...world.allies, ...world.captains] },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'phase')) return;
    const player = playerOf(state, seat);
    const { hero, allies, captain } = player;
    // ID-163: on land a Captain never fights.
    const figures = isVoyaging(player) && captain !== NONE ? [hero, ...allies, captain] : [hero, ...allies];
    for (const figure of figures) tries.push(attackOf(figure));
  },
  why: (state, seat, { figure }) => whyNotAt(state, seat, 'phase') ?? whyNoAttack(world, state, seat, figure),
  take(state, _seat, { figure }, dealer) {
    state.agenda.pop();
    const combat = combatOf(state);
    combat.attacked = [...combat.attacked, figure];
    act(world, state, figure, 'attack', dealer);
  },
});

/** ID-102: abilities before the roll come after the choice of the figure. */
function act(world: World, state: State, figure: CardNumber, role: Role, dealer: Dealer): void {
  const combat = combatOf(state);
  beginRoll(combat, figure, role);
  endSpan(state, 'roll');
  dealer.tell?.({ fact: 'acted', seat: combat.seat, figure, role, phase: PHASES[combat.phase]! });
  state.agenda.push(NEXT_PHASE, BEFORE_ROLL);
  announce(world, state, combat.seat, AT.beforeRoll);
}
