import type { Seat } from '@skerry/engine';
import { MAP_COLOURS, PHASES } from '../content/vocabulary.ts';
import type { Deed, Power, World } from '../content/world.ts';
import { harmTo, statOfEnemy } from './combat/enemy.ts';
import { helped } from './counters.ts';
import { isDuel } from './current-step.ts';
import { deckSize } from './decks.ts';
import { diceAtHand } from './dice.ts';
import { emptySunbursts } from './events.ts';
import { whyNoSwap } from './maps.ts';
import type { Reason } from './reasons.ts';
import { isFlooded } from './spaces.ts';
import { playerOf, type State } from './state.ts';

const NO_EFFECT: Reason = { why: 'noEffect' };

/** ID-27: why an optional ability without any effect is refused. */
export function couldChange(world: World, state: State, seat: Seat, power: Power): Reason | undefined {
  const deeds = world.lists[power.list]!;
  let reason: Reason | undefined;
  for (const deed of deeds) {
    const why = whyNothing(world, state, seat, deed);
    if (why === undefined) return undefined;
    reason ??= why;
  }
  return reason ?? NO_EFFECT;
}

function whyNothing(world: World, state: State, seat: Seat, deed: Deed): Reason | undefined {
  switch (deed.do) {
    case 'counters':
      return 'add' in deed || helped(state, seat, deed.who, deed.kind).length > 0 ? undefined : NO_EFFECT;
    case 'replenish':
      return emptySunbursts(world, state).length > 0 ? undefined : NO_EFFECT;
    case 'moveDice':
      return 'add' in deed && changedDice(world, state, seat, deed.add)
        ? undefined
        : 'add' in deed
          ? NO_EFFECT
          : undefined;
    case 'swapMap':
      return MAP_COLOURS.some((colour) => whyNoSwap(state, seat, colour) === undefined)
        ? undefined
        : whyNoSwap(state, seat, playerOf(state, seat).blue > 0 ? 'blue' : 'green');
    case 'skip':
      return deed.what === 'captainToll' && state.turn.tollSkipped ? NO_EFFECT : undefined;
    case 'damage':
      if ('as' in deed)
        return state.combat?.round === 0 || harmTo(state, seat) === 'exhaustion' ? NO_EFFECT : undefined;
      if ('none' in deed) return deed.span === undefined && state.combat?.damage === 0 ? NO_EFFECT : undefined;
      return undefined;
    case 'roll':
      return isRollSettled(state, seat, 'succeed' in deed) ? NO_EFFECT : undefined;
    case 'stat':
      return deed.who === 'enemy' && isUnchanged(world, state, seat, deed) ? NO_EFFECT : undefined;
    case 'put':
    case 'end':
      return isDuel(state) ? NO_EFFECT : undefined;
    case 'draw':
      return deed.mode === 'reveal' && deed.deck !== 'land' && deckSize(state, deed.deck) === 0 ? NO_EFFECT : undefined;
    case 'choose':
      return deed.options.some(({ list }) =>
        world.lists[list]!.some((inner) => whyNothing(world, state, seat, inner) === undefined),
      )
        ? undefined
        : NO_EFFECT;
    case 'move':
      return deed.how === 'spaces' &&
        world.chart.near[playerOf(state, seat).at]!.every((cell) => isFlooded(world, state, cell))
        ? NO_EFFECT
        : undefined;
    default:
      return undefined;
  }
}

/** A certain success needs no more; against a certain one only another helps. */
function isRollSettled({ combat }: State, seat: Seat, succeeds: boolean): boolean {
  if (combat === null) return false;
  if (combat.rival === seat) return combat.rivalSure;
  return combat.sure || (combat.rivalSure && !succeeds);
}

/** ID-49: never more than five dice. */
function changedDice(world: World, state: State, seat: Seat, add: number): boolean {
  return diceAtHand(world, state, seat) !== diceAtHand(world, state, seat, add);
}

/** Damage is never below 0; in a fight of Heroes cards never change a Hero's Life (ID-226). */
function isUnchanged(world: World, state: State, seat: Seat, deed: Extract<Deed, { do: 'stat' }>): boolean {
  if (state.combat === null || deed.who === 'hero') return false;
  if (isDuel(state) && deed.stat === 'life') return true;
  const isValue = (PHASES as readonly string[]).includes(deed.stat);
  return 'add' in deed && deed.add < 0 && !isValue && statOfEnemy(world, state, seat, deed.stat) <= 0;
}
