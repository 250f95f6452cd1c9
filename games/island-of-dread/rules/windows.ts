import type { Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { mayUseNow, offerUses } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { afterDrawn, afterPreparing } from './combat/begin.ts';
import { inflict, land } from './combat/damage.ts';
import { afterOpposing, canOppose } from './combat/opposing.ts';
import { beginRolling, isSuccess, settleUnopposed } from './combat/roll.ts';
import { afterRoundStart } from './combat/round.ts';
import { acting, active, plain, seatAsked } from './current-step.ts';
import { takeToll } from './experience.ts';
import type { State, Step } from './state.ts';
import type { Dealer, Rules, StepOf, StepRules } from './types.ts';

/**
 * Windows: steps that exist only for optional abilities, and meetings. Each is closed by one answer, under its name
 * in records and on the wire.
 */
const CLOSINGS = {
  keepDice: ['rerollAsk'],
  goOn: ['meet', 'lookout', 'drawn', 'combatRound', 'opposing'],
  fight: ['beforeCombat'],
  rollCombat: ['beforeRoll'],
  accept: ['afterRoll'],
  strike: ['hit'],
  suffer: ['damage', 'defendFail'],
  payToll: ['toll'],
} as const;

type Closing = keyof typeof CLOSINGS;
type Window = (typeof CLOSINGS)[Closing][number];
const NAMES = Object.keys(CLOSINGS) as Closing[];
const ANSWERS = Object.fromEntries(NAMES.map((act) => [act, { act }])) as { readonly [C in Closing]: ActionOf<C> };

/** `whom`: the seat asked; `after`: what follows in any case; `opens`: further conditions. */
function window<W extends Window>(
  world: World,
  name: W,
  whom: (state: State, step: StepOf<W>) => Seat,
  after: (state: State, step: StepOf<W>, dealer: Dealer) => void = () => {},
  opens: (state: State, step: StepOf<W>) => boolean = () => true,
): StepRules<W> {
  const closing = NAMES.find((each) => CLOSINGS[each].some((step) => step === name))!;
  return {
    whom,
    asks: (state, step, seat) =>
      seat === whom(state, step) && opens(state, step) && mayUseNow(world, state, step, seat),
    acts: ['use', closing],
    offers(state, _step, seat, offers) {
      offerUses(world, state, seat, offers);
      offers.push(ANSWERS[closing]);
    },
    run: after,
  };
}

export const windowsIn = (world: World) => ({
  // ID-62: after the roll and before the first space.
  rerollAsk: window(world, 'rerollAsk', active),
  // At the start of the Adventure Step on an anchor.
  lookout: window(world, 'lookout', active),
  // ID-193: after a Challenge is drawn.
  drawn: window(
    world,
    'drawn',
    active,
    (state, _step, dealer) => afterDrawn(world, state, dealer),
    ({ combat }) => combat!.startPhase === NONE,
  ),
  beforeCombat: window(world, 'beforeCombat', seatAsked, (state, step, dealer) =>
    afterPreparing(world, state, step, dealer),
  ),
  combatRound: window(world, 'combatRound', seatAsked, (state, step, dealer) =>
    afterRoundStart(world, state, step, dealer),
  ),
  beforeRoll: window(
    world,
    'beforeRoll',
    acting,
    (state, _step, dealer) => beginRolling(world, state, dealer),
    ({ combat }) => !combat!.sure,
  ),
  // ID-103: after a failed roll, one by one until it succeeds or the player accepts.
  afterRoll: window(
    world,
    'afterRoll',
    acting,
    (state) => settleUnopposed(world, state),
    (state) => !isSuccess(world, state),
  ),
  opposing: window(
    world,
    'opposing',
    seatAsked,
    (state, step, dealer) => afterOpposing(world, state, step, dealer),
    (state, step) => canOppose(world, state, step),
  ),
  // When an attack hits.
  hit: window(world, 'hit', acting, (state) => land(world, state)),
  // When a defence fails, before damage.
  defendFail: window(world, 'defendFail', acting),
  // ID-105: optional changes come last; the figure's owner decides.
  damage: window(
    world,
    'damage',
    seatAsked,
    (state, _step, dealer) => inflict(world, state, dealer),
    ({ combat }) => combat!.damage > 0,
  ),
  toll: window(world, 'toll', active, (state, _step, dealer) => takeToll(world, state, dealer)),
});

/** Declines the window's abilities and continues with what follows it. */
export function closingsOf(windows: { readonly [step in Step['do']]?: StepRules<Step['do']> }) {
  const closing = <C extends Closing>(name: C): Rules<C> =>
    plain<C>(ANSWERS[name], CLOSINGS[name], (state, _seat, _action, dealer) => {
      const step = state.agenda.pop()!;
      windows[step.do]?.run(state, step, dealer);
    });
  return {
    keepDice: closing('keepDice'),
    goOn: closing('goOn'),
    fight: closing('fight'),
    rollCombat: closing('rollCombat'),
    accept: closing('accept'),
    strike: closing('strike'),
    suffer: closing('suffer'),
    payToll: closing('payToll'),
  };
}
