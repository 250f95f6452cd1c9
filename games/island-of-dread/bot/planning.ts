import { type Game, type Planning, type Seat, same } from '@skerry/engine';
import { cellOf } from '../content/world.ts';
import type { Action } from '../rules/actions.ts';
import { isOnLand, isVoyaging } from '../rules/spaces.ts';
import type { State, Step } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { Valuer } from './value.ts';

/** The stops of a turn that are planned: where a Hero goes on land. At sea, at the market and in the Experience Step the quick player decides. */
const PLANNED: ReadonlySet<Step['do']> = new Set<Step['do']>(['move', 'walk', 'fly']);

/** What a bot needs to plan a turn: each plan ends where dice or cards have their say. */
export function planningOf(
  { content: world }: Game<IslandOfDread>,
  valuer: Valuer,
  quick: (state: State) => Action,
): Planning<IslandOfDread> {
  /**
   * Where chance has its say the position before it is judged, with what may be expected of the place where the Hero stops.
   */
  function weigh(after: State, seat: Seat, before?: State): number {
    if (before === undefined) return valuer.judge(after, seat, 0);
    const { at } = after.players[seat]!;
    return valuer.judge(before, seat, valuer.hope(before, seat, at));
  }

  /** Without abilities and steps that lead nowhere. The quick player's choice comes first. */
  function worthPlanning(state: State, _seat: Seat, offers: readonly Action[]): readonly Action[] {
    const first = quick(state);
    return [first, ...offers.filter((offer) => !same(offer, first) && isWorthPlanning(state, offer))];
  }

  function isWorthPlanning(state: State, offer: Action): boolean {
    switch (offer.act) {
      case 'step': {
        const cell = cellOf(offer.to);
        const jewel = world.chart.jewelAt[cell]!;
        return world.chart.townAt[cell]! >= 0 || (jewel >= 0 && state.jewels[jewel] === 1);
      }
      case 'rest':
        return offer.n <= 2;
      case 'use':
      case 'stay':
        return false;
      default:
        return true;
    }
  }

  return {
    isOn: ({ agenda }) => PLANNED.has(agenda[agenda.length - 1]!.do),
    key,
    worthPlanning,
    weigh,
    widths: {
      calm: { beam: 16, ends: 1, futures: 0 },
      keen: { beam: 16, ends: 3, futures: 12 },
      fierce: { beam: 24, ends: 5, futures: 32 },
    },
    trust: 0.6,
    narrow: 0,
  };
}

/** All that the planned moves of a turn can change. */
function key(state: State): string {
  const { active, walk, turn, agenda } = state;
  const own = state.players[active]!;
  const where = isOnLand(own) || isVoyaging(own) ? own.at : 'island';
  let key = `${state.turns}.${where}.${own.gold}.${own.points}.${own.wounds}.${own.exhaustion}.${own.trained}.${own.items}.${own.allies}`;
  key += `.${own.allyWounds}.${own.captain}.${own.loan}.${own.blue}.${own.green}.${own.legendary}.${own.down}`;
  key += `|${turn.bought}.${turn.looked}.${turn.hired}.${turn.dice}|${state.captains}|${state.stacks}`;
  if (walk !== null) key += `|${walk.dice}.${walk.ways}`;
  for (const step of agenda) key += `/${step.do}`;
  return key;
}
